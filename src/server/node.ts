/// <reference types="node" preserve="true" />
import {
  asHttp1,
  breakOff,
  nodeRequest,
  sendResponse,
  type NodeIncoming,
  type NodeOutgoing,
} from './proxy/node-message.js';
import type { ProxyTarget } from './proxy/proxy-routes.js';

/** A handler of web requests; `target` is the raw target, which the URL of a Request no longer shows. */
export type WebHandler = (request: Request, target?: ProxyTarget) => Promise<Response>;
export type NodeHandler = (request: NodeIncoming, response: NodeOutgoing) => void;

/**
 * Serves a web handler (the proxy, the service, any other) with `node:http`, `node:https` or `node:http2`: streams
 * with back-pressure, aborts the request's signal when the client leaves, destroys a response whose body fails.
 */
export function toNodeHandler(handler: WebHandler, mountPath?: string): NodeHandler {
  const serve = async (incoming: NodeIncoming, response: NodeOutgoing): Promise<void> => {
    const client = new AbortController();
    response.once('close', () => {
      // Not writableFinished: everything may be written, and the client gone before it was sent.
      if (!response.writableEnded) client.abort();
    });
    try {
      const { request, ...known } = nodeRequest(incoming, client.signal);
      const target = { ...known, ...(mountPath ? { mountPath } : {}) };
      await sendResponse(await handler(request, target), response);
    } catch {
      if (response.headersSent) breakOff(response);
      else asHttp1(response).writeHead(500).end();
    }
  };
  return (incoming, response) => void serve(incoming, response);
}
