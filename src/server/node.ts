/// <reference types="node" preserve="true" />
import { NodeClient } from './proxy/client.js';
import { asHttp1, breakOff, type NodeIncoming, type NodeOutgoing } from './proxy/node-message.js';
import { NodeRequest } from './proxy/node-request.js';
import { sendResponse, sendServiceAnswer } from './proxy/node-response.js';
import type { ProxyTarget } from './proxy/proxy-routes.js';
import { answerRequestOf, type AnswerRequest } from './proxy/vendor-proxy.js';

/** A handler of web requests; `target` is the raw target, which the URL of a Request no longer shows. */
export type WebHandler = (request: Request, target?: ProxyTarget) => Promise<Response>;
export type NodeHandler = (request: NodeIncoming, response: NodeOutgoing) => void;

/**
 * Serves a web handler (the proxy, the service, any other) with `node:http`, `node:https` or `node:http2`: streams
 * with back-pressure, aborts the request's signal when the client leaves, destroys a response whose body fails.
 */
export function toNodeHandler(handler: WebHandler, mountPath?: string): NodeHandler {
  const given = mountPath ? { mountPath } : {};
  return (incoming, response) => void serveNode(handler, incoming, response, given);
}

/** One request; `target` is what a framework knows of it. */
export async function serveNode(
  handler: WebHandler,
  incoming: NodeIncoming,
  response: NodeOutgoing,
  target: ProxyTarget,
): Promise<void> {
  const client = new NodeClient(response);
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
    if (response.headersSent) breakOff(response);
    else asHttp1(response).writeHead(500).end();
  }
}
