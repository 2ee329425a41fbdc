import type { BodyEnd } from './observed-body.js';
import { headersDown } from './proxy-headers.js';
import { checkToken, type ResolvedProxyOptions, type Upstream } from './proxy-options.js';
import type { ForwardedRequest } from './forwarded-request.js';
import { checkStatus } from './refusals.js';
import { upstreamBody } from './upstream-body.js';
import { requestUpstream } from './upstream-request.js';

/** Asks a service elsewhere, with the host's token. */
export async function askRemoteService(
  { request, route, headers, body, requestId, ended }: ForwardedRequest,
  upstream: Extract<Upstream, { kind: 'remote' }>,
  { timeouts }: ResolvedProxyOptions,
): Promise<Response> {
  const token =
    typeof upstream.token === 'function' ? checkToken(await upstream.token(request)) : upstream.token;
  const message = await requestUpstream({
    url: `${upstream.baseUrl}/${route.path}`,
    method: route.method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
    timeouts,
    signal: request.signal,
  });
  const status = message.statusCode ?? 0;
  try {
    checkStatus(status);
  } catch (error) {
    message.destroy();
    throw error;
  }
  const answerHeaders = headersDown(message.headers, requestId);
  const encoding = message.headers['content-encoding'];
  // Asked for as it is, it came compressed all the same and goes on so: then the browser must know.
  if (encoding && encoding !== 'identity') answerHeaders.set('content-encoding', encoding);
  const empty = status === 204 || status === 205;
  if (empty) {
    message.resume();
    ended(status, { bytes: 0 });
  }
  const end = (how: BodyEnd): void => ended(status, how);
  return new Response(empty ? null : upstreamBody(message, timeouts.idle, end), {
    status,
    headers: answerHeaders,
  });
}
