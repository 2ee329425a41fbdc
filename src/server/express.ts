/// <reference types="node" preserve="true" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toNodeHandler } from './node.js';
import type { VendorProxyOptions } from './proxy/proxy-options.js';
import { createVendorProxy } from './proxy/vendor-proxy.js';

/** The parts of an Express request that are read; Express 4 and 5 both have them. */
type ExpressRequest = IncomingMessage & { baseUrl?: string };
export type VendorExpressMiddleware = (request: ExpressRequest, response: ServerResponse) => void;

/**
 * The proxy as Express middleware, before or after `express.json()`:
 *
 *     app.use('/api/vendor', vendorExpressMiddleware({ token: process.env.SERVICE_API_TOKEN, baseUrl }));
 *
 * @throws DeckError `invalid_config` naming the option that is missing or wrong.
 */
export function vendorExpressMiddleware(options: VendorProxyOptions): VendorExpressMiddleware {
  const proxy = createVendorProxy(options);
  return (request, response) => toNodeHandler(proxy, request.baseUrl)(request, response);
}
