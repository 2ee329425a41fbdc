import type { VendorProxyOptions } from './proxy/proxy-options.js';
import { createVendorProxy } from './proxy/vendor-proxy.js';

/** What Next.js passes beside the request; the parameters are a promise from Next 15 on. */
export interface NextRouteContext {
  params?:
    Promise<Record<string, string | string[] | undefined>> | Record<string, string | string[] | undefined>;
}
export interface VendorHandlers {
  (request: Request, context?: NextRouteContext): Promise<Response>;
  readonly GET: VendorHandlers;
  readonly POST: VendorHandlers;
}

/**
 * The proxy as a catch-all route of the App Router, `app/api/vendor/[...route]/route.ts`:
 *
 *     const handler = createVendorHandlers({ token: process.env.SERVICE_API_TOKEN, baseUrl });
 *     export { handler as GET, handler as POST };
 *
 * @throws DeckError `invalid_config` naming the option; during `next build`, which has no secrets, the first request
 * fails instead.
 */
export function createVendorHandlers(options: VendorProxyOptions): VendorHandlers {
  const proxy = createVendorProxy(options);
  const handler = async (request: Request, context?: NextRouteContext): Promise<Response> => {
    const params = (await context?.params) ?? {};
    // Only how many segments there are: decoded ones may hold slashes and question marks.
    const caught = Object.values(params).find((value) => Array.isArray(value));
    return proxy(request, caught ? { routeSegments: caught.length } : {});
  };
  const handlers = handler as VendorHandlers & { GET: VendorHandlers; POST: VendorHandlers };
  handlers.GET = handlers;
  handlers.POST = handlers;
  return handlers;
}
