/// <reference types="node" preserve="true" />
import type { OutgoingHttpHeader } from 'node:http';
import type { NodeIncoming, NodeOutgoing } from './proxy/node-message.js';
import type { VendorProxyOptions } from './proxy/proxy-options.js';
import { serveNode } from './proxy/serve-node.js';
import { createVendorProxy } from './proxy/vendor-proxy.js';

/** The parts of Fastify 5 that are used: its own types need not be installed. */
interface FastifyScope {
  prefix: string;
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parser: (request: unknown, payload: unknown, done: (error: null) => void) => void,
  ): unknown;
  route(options: {
    method: string[];
    url: string;
    handler(request: { raw: NodeIncoming; ip: string }, reply: FastifyReply): void;
  }): unknown;
}
interface FastifyReply {
  raw: NodeOutgoing;
  getHeaders(): object;
  hijack(): unknown;
}
/** `prefix` is Fastify's own: where the plugin is mounted. */
export type VendorFastifyOptions = VendorProxyOptions & { prefix?: string };

/** All are the proxy's to answer, those that it refuses too. */
const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The proxy as a Fastify plugin, over HTTP/1.1 and HTTP/2:
 *
 *     await app.register(vendorFastifyPlugin, { prefix: '/api/vendor', token: process.env.SERVICE_API_TOKEN, baseUrl });
 *
 * Bodies reach the service as they came: parsers of the app do not touch those of this prefix.
 * @throws DeckError `invalid_config` naming the option that is missing or wrong.
 */
export async function vendorFastifyPlugin(app: FastifyScope, options: VendorFastifyOptions): Promise<void> {
  const proxy = createVendorProxy(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: METHODS,
    url: '/*',
    handler(request, reply) {
      // What hooks of the app have set, such as the headers of CORS, goes along.
      for (const [name, value] of Object.entries<OutgoingHttpHeader | undefined>({ ...reply.getHeaders() }))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.hijack();
      void serveNode(proxy, request.raw, reply.raw, { mountPath: app.prefix, clientAddress: request.ip });
    },
  });
  return Promise.resolve();
}
