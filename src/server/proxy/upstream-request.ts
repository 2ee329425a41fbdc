import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { ServiceServerError } from '../../core/http/service-error.js';
import type { Client } from './client.js';
import { bodyTooLarge } from './limited-body.js';
import type { ProxyTimeouts } from './proxy-options.js';
import type { RequestBody } from './proxy-request.js';
import { roomOrEnd } from './room-or-end.js';
import type { ServicePlace } from './service-place.js';

/**
 * Connections are reused, without a cap of our own. One that lies idle is given up before common servers close it:
 * a POST that meets a closing connection fails, and is never sent twice.
 */
const AGENT = { keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256, timeout: 4_000 };
const httpAgent = new HttpAgent(AGENT);
const httpsAgent = new HttpsAgent(AGENT);

export interface UpstreamRequest {
  place: ServicePlace;
  /** Below the place, without a leading slash. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body: RequestBody | null;
  maxBodyBytes: number;
  timeouts: Required<ProxyTimeouts>;
  /** Who leaves, before or after the response began, has the connection closed. */
  client: Client;
}

/**
 * Sends a request and resolves when the response begins. Follows no redirect.
 * @throws ServiceServerError `upstream_unreachable` or `upstream_timeout`; AbortError; DeckError `too_large`.
 */
export function requestUpstream(options: UpstreamRequest): Promise<IncomingMessage> {
  const { place, path, method, headers, timeouts, client } = options;
  const { secure, hostname, port, basePath } = place;
  return new Promise((resolve, reject) => {
    if (client.left) return reject(aborted());
    const request = (secure ? httpsRequest : httpRequest)({
      hostname,
      port,
      path: `${basePath}/${path}`,
      method,
      headers,
      agent: secure ? httpsAgent : httpAgent,
      // Only idle connections have the agent's: else every event of a stream would set it anew.
      timeout: 0,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
      request.destroy();
    };
    let answer: IncomingMessage | undefined;
    const limit = (ms: number, what: string): void => {
      clearTimeout(timer);
      if (!answer && !request.destroyed) timer = setTimeout(() => fail(timedOut(what)), ms);
    };
    // A body that is still on its way is not the service's silence.
    const sending = (): void => limit(timeouts.idle, 'was not sent the whole request in time');
    const sent = (): void => limit(timeouts.firstByte, 'did not begin to answer in time');
    // Destroying the request ends its answer too, with an error.
    const over = client.onLeave(() => void (answer ? request.destroy() : fail(aborted())));

    // Over TLS Node does not do so by itself: the end of a body would wait until its beginning is acknowledged, some 40 ms.
    if (secure) request.setNoDelay(true);
    request.once('socket', (socket) => {
      const connected = (): void => (request.writableFinished ? sent() : sending());
      if (!socket.connecting) return connected();
      limit(timeouts.connect, 'could not be connected in time');
      socket.once(secure ? 'secureConnect' : 'connect', connected);
    });
    request.once('finish', sent);
    const failed = (cause: Error): void => fail(client.left ? aborted() : unreachable(cause));
    request.on('error', (cause) => {
      if (!answer) failed(cause);
      // From here on the message alone says how it ends. Destroying the request would drop what of it nobody has read yet,
      // though it may be whole: a service may say more than its answer, which is an error of the connection.
      else if (!answer.complete) answer.destroy(cause);
    });
    request.once('close', () => {
      over();
      // An answer that wants another protocol (101) ends in this alone.
      if (!answer) failed(new Error('The connection ended before an answer.'));
    });
    request.once('response', (message) => {
      clearTimeout(timer);
      answer = message;
      // Answered before it was all sent: the rest is not wanted.
      message.once('end', () => {
        if (!request.writableEnded) request.destroy();
      });
      resolve(message);
    });
    const progress = (): void => {
      if (request.socket?.connecting === false) sending();
    };
    const { body, maxBodyBytes } = options;
    if (body === null) request.end();
    else if (typeof body !== 'string' && !(body instanceof Uint8Array))
      writeBody(request, body, maxBodyBytes, progress).catch((error: unknown) =>
        fail(client.left ? aborted() : error),
      );
    else if (Buffer.byteLength(body) > maxBodyBytes) fail(bodyTooLarge(maxBodyBytes));
    else request.end(body);
  });
}

/** Holds back-pressure: the next chunk is read when the connection has room. */
async function writeBody(
  request: ClientRequest,
  body: AsyncIterable<Uint8Array>,
  maxBodyBytes: number,
  progress: () => void,
): Promise<void> {
  let bytes = 0;
  for await (const chunk of body) {
    if (request.destroyed) return;
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw bodyTooLarge(maxBodyBytes);
    progress();
    if (!request.write(chunk)) await roomOrEnd(request);
  }
  request.end();
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

/** For hooks and traces as if the client had left: it is no failure of the service. */
export function stalled(): DOMException {
  return new DOMException('The client took nothing of the answer for too long.', 'AbortError');
}

export function aborted(): DOMException {
  return new DOMException('The client left.', 'AbortError');
}
