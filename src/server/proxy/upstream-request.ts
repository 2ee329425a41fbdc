import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { ServiceServerError } from '../../core/http/service-error.js';
import type { ProxyTimeouts } from './proxy-options.js';
import { roomOrEnd } from './room-or-end.js';

/**
 * Connections are reused, without a cap of our own. One that lies idle is given up before common servers close it:
 * a POST that meets a closing connection fails, and is never sent twice.
 */
const AGENT = { keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256, timeout: 4_000 };
const httpAgent = new HttpAgent(AGENT);
const httpsAgent = new HttpsAgent(AGENT);

export interface UpstreamRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | null;
  timeouts: Required<ProxyTimeouts>;
  /** Aborting it before or after the response began closes the connection. */
  signal: AbortSignal;
}

/**
 * Sends a request and resolves when the response begins. Follows no redirect.
 * @throws ServiceServerError `upstream_unreachable` or `upstream_timeout`; AbortError; what the body failed with.
 */
export function requestUpstream(options: UpstreamRequest): Promise<IncomingMessage> {
  const { url, method, headers, body, timeouts, signal } = options;
  const secure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted());
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method,
      headers,
      agent: secure ? httpsAgent : httpAgent,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
      request.destroy();
    };
    const limit = (ms: number, what: string): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(timedOut(what)), ms);
    };
    const stop = (): void => fail(aborted());
    signal.addEventListener('abort', stop, { once: true });
    request.once('close', () => signal.removeEventListener('abort', stop));

    request.once('socket', (socket) => {
      const wait = (): void => limit(timeouts.firstByte, 'did not begin to answer in time');
      if (!socket.connecting) return wait();
      limit(timeouts.connect, 'could not be connected in time');
      socket.once(secure ? 'secureConnect' : 'connect', wait);
    });
    request.on('error', (cause) => fail(signal.aborted ? aborted() : unreachable(cause)));
    request.once('response', (message) => {
      clearTimeout(timer);
      // After this an abort must end the response: destroying the request does, with an error on the message.
      signal.removeEventListener('abort', stop);
      const end = (): void => void request.destroy();
      signal.addEventListener('abort', end, { once: true });
      message.once('close', () => signal.removeEventListener('abort', end));
      resolve(message);
    });
    writeBody(request, body).catch(fail);
  });
}

/** Holds back-pressure: the next chunk is read when the connection has room. */
async function writeBody(request: ClientRequest, body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return void request.end();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return void request.end();
      if (request.destroyed) return;
      if (!request.write(value)) await roomOrEnd(request);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function unreachable(cause: unknown): ServiceServerError {
  return new ServiceServerError('upstream_unreachable', 'The service could not be reached.', {
    status: 502,
    retryable: true,
    cause,
  });
}

export function timedOut(what: string): ServiceServerError {
  return new ServiceServerError('upstream_timeout', `The service ${what}.`, { status: 504, retryable: true });
}

export function aborted(): DOMException {
  return new DOMException('The client left.', 'AbortError');
}
