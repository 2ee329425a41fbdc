import type { ForwardedRequest } from './forwarded-request.js';
import { limitedBody } from './limited-body.js';
import { observedBody } from './observed-body.js';
import { headersDown } from './proxy-headers.js';
import type { ResolvedProxyOptions, Upstream } from './proxy-options.js';
import { checkUnread } from './proxy-request.js';
import { checkStatus } from './refusals.js';
import { aborted, timedOut } from './upstream-request.js';

type InProcess = Extract<Upstream, { kind: 'service' }>;

/** Those that are under way. A service may keep its request's signal alone, and a Request that is collected loses its abort. */
const running = new Set<Request>();

/** Asks the host's own handler, by the rules for a service elsewhere: same headers, statuses, time limits and cancel. */
export async function askInProcessService(
  { request: asked, route, headers, requestId, ended }: ForwardedRequest,
  { service }: InProcess,
  { timeouts, maxBodyBytes }: ResolvedProxyOptions,
): Promise<Response> {
  const stop = new AbortController();
  const given = route.method === 'POST' ? unreadBody(asked.asRequest()) : null;
  const request = new Request(`http://service.invalid/api/${route.path}`, {
    method: route.method,
    headers,
    signal: stop.signal,
    ...(given ? { body: limitedBody(given, maxBodyBytes), duplex: 'half' } : {}),
  });
  const stopWaiting = asked.client.onLeave(() => stop.abort(aborted()));
  const over = (): void => {
    running.delete(request);
    stopWaiting();
  };
  running.add(request);
  try {
    if (asked.client.left) throw aborted();
    const { status, body: answered, headers: from } = await inTime(service, request, timeouts.firstByte);
    const down = headersDown(from, requestId);
    if (!answered) {
      over();
      ended(status, { bytes: 0 });
      return new Response(null, { status, headers: down });
    }
    const limits = { idleMs: timeouts.idle, stop };
    const observed = observedBody(answered, limits, (end) => {
      over();
      ended(status, end);
    });
    return new Response(observed, { status, headers: down });
  } catch (error) {
    over();
    stop.abort(error);
    throw error;
  }
}

function unreadBody(request: Request): Request['body'] {
  checkUnread(request);
  return request.body;
}

/** Does not wait for a service that heeds neither the client's leaving nor the time; what it gives later is let go. */
function inTime(service: InProcess['service'], request: Request, ms: number): Promise<Response> {
  return new Promise((resolve, reject) => {
    let late = false;
    const fail = (error: Error): void => {
      late = true;
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => fail(timedOut('did not begin to answer in time')), ms);
    request.signal.addEventListener('abort', () => fail(aborted()), { once: true });
    const answer = async (): Promise<void> => {
      const given = await service(request);
      clearTimeout(timer);
      try {
        if (late) throw aborted();
        checkStatus(given.status);
        resolve(given);
      } catch (error) {
        given.body?.cancel().catch(() => {});
        throw error;
      }
    };
    answer().catch(fail);
  });
}
