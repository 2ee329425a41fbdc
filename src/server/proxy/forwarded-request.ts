import type { BodyEnd } from './observed-body.js';
import type { ProxyRequest } from './proxy-request.js';
import type { ProxyRoute } from './proxy-routes.js';

/** A request that was admitted, as it goes to the service. */
export interface ForwardedRequest {
  /** The client's. */
  request: ProxyRequest;
  route: ProxyRoute;
  requestId: string;
  /** For the service, without credentials. */
  headers: Record<string, string>;
  /** To be called once the body of the answer has ended, in whatever way. */
  ended: (status: number, end: BodyEnd) => void;
}
