import { NodeClient } from './client.js';
import {
  asHttp1,
  breakOff,
  endAnswer,
  isGone,
  type NodeIncoming,
  type NodeOutgoing,
} from './node-message.js';
import { NodeRequest } from './node-request.js';
import { sendResponse, sendServiceAnswer } from './node-response.js';
import type { ProxyTarget } from './proxy-routes.js';
import { dropUnreadBody } from './unread-body.js';
import { answerRequestOf, type AnswerRequest } from './vendor-proxy.js';

/** A handler of web requests; `target` is the raw target, which the URL of a Request no longer shows. */
export type WebHandler = (request: Request, target?: ProxyTarget) => Promise<Response>;

/** Answers one request of Node; `target` is what a framework knows of it. */
export async function serveNode(
  handler: WebHandler,
  incoming: NodeIncoming,
  response: NodeOutgoing,
  target: ProxyTarget,
): Promise<void> {
  const client = new NodeClient(response);
  dropUnreadBody(incoming, response);
  const answerRequest: AnswerRequest =
    answerRequestOf(handler) ?? ((request, known) => handler(request.asRequest(), known));
  try {
    const request = new NodeRequest(incoming, client);
    const { rawUrl, clientAddress } = request;
    const known = { rawUrl, ...(clientAddress === undefined ? {} : { clientAddress }), ...target };
    const answer = await answerRequest(request, known);
    if (answer instanceof Response) await sendResponse(answer, response);
    else sendServiceAnswer(answer, response);
  } catch {
    // Who left, or has been answered by someone else, is told nothing.
    if (isGone(response)) return;
    if (response.headersSent) return breakOff(response);
    asHttp1(response).writeHead(500);
    endAnswer(response);
  }
}
