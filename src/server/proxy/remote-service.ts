import type { BodyEnd } from './observed-body.js';
import { headersDown } from './proxy-headers.js';
import { checkToken, type ResolvedProxyOptions, type Upstream } from './proxy-options.js';
import type { ForwardedRequest } from './forwarded-request.js';
import { checkStatus } from './refusals.js';
import type { ServiceAnswer } from './service-answer.js';
import { upstreamBody } from './upstream-body.js';
import { requestUpstream } from './upstream-request.js';

/** Asks a service elsewhere, with the host's token. */
export async function askRemoteService(
  { request, route, headers, requestId, ended }: ForwardedRequest,
  upstream: Extract<Upstream, { kind: 'remote' }>,
  { timeouts, maxBodyBytes }: ResolvedProxyOptions,
): Promise<ServiceAnswer> {
  const token =
    typeof upstream.token === 'function'
      ? checkToken(await upstream.token(request.asRequest()))
      : upstream.token;
  const message = await requestUpstream({
    place: upstream.place,
    path: route.path,
    method: route.method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: route.method === 'POST' ? request.body : null,
    maxBodyBytes,
    timeouts,
    client: request.client,
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
  if (encoding && encoding !== 'identity') answerHeaders['content-encoding'] = encoding;
  const empty = status === 204 || status === 205;
  if (empty) {
    // One that has no body is read to its end, for the connection to be used again. A 205 may send one all the same.
    if (status === 204) message.resume();
    else message.destroy();
    ended(status, { bytes: 0 });
  }
  const end = (how: BodyEnd): void => ended(status, how);
  const answerBody = empty ? null : upstreamBody(message, timeouts.idle, end);
  return { status, headers: answerHeaders, body: answerBody };
}
