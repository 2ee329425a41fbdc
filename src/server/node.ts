/// <reference types="node" preserve="true" />
import type { NodeIncoming, NodeOutgoing } from './proxy/node-message.js';
import { serveNode, type WebHandler } from './proxy/serve-node.js';

export type { WebHandler };
export type NodeHandler = (request: NodeIncoming, response: NodeOutgoing) => void;

/**
 * Serves a web handler (the proxy, the service, any other) with `node:http`, `node:https` or `node:http2`: streams
 * with back-pressure, aborts the request's signal when the client leaves, destroys a response whose body fails.
 */
export function toNodeHandler(handler: WebHandler, mountPath?: string): NodeHandler {
  const given = mountPath ? { mountPath } : {};
  return (incoming, response) => void serveNode(handler, incoming, response, given);
}
