import type { VendorProxyOptions } from './proxy/proxy-options.js';
import { createVendorProxy } from './proxy/vendor-proxy.js';

/** The parts of a Hono context that are read: its own types need not be installed. */
interface HonoContext {
  req: { raw: Request; routePath?: string; bodyCache?: object; arrayBuffer(): Promise<ArrayBuffer> };
  env?: unknown;
}
export type VendorHonoHandler = (context: HonoContext) => Promise<Response>;

/**
 * The proxy as a Hono handler, on Node, Bun or Deno:
 *
 *     app.all('/api/vendor/*', vendorHonoHandler({ token: process.env.SERVICE_API_TOKEN, baseUrl }));
 *
 * @throws DeckError `invalid_config` naming the option that is missing or wrong.
 */
export function vendorHonoHandler(options: VendorProxyOptions): VendorHonoHandler {
  const proxy = createVendorProxy(options);
  return async ({ req, env }) => {
    // On Node the target as it came: the request's own URL is normalised.
    const { incoming } = (env ?? {}) as {
      incoming?: { url?: string; socket?: { remoteAddress?: string } };
    };
    const clientAddress = incoming?.socket?.remoteAddress;
    const mountPath = /^([\w./~-]+)\/\*$/.exec(req.routePath ?? '')?.[1];
    // What middleware has read, Hono has kept.
    const isRead = req.raw.method === 'POST' && Object.keys(req.bodyCache ?? {}).length > 0;
    const request = isRead ? new Request(req.raw, { body: await req.arrayBuffer() }) : req.raw;
    return proxy(request, {
      ...(typeof incoming?.url === 'string' ? { rawUrl: incoming.url } : {}),
      ...(mountPath ? { mountPath } : {}),
      ...(clientAddress === undefined ? {} : { clientAddress }),
    });
  };
}
