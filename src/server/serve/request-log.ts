/// <reference types="node" preserve="true" />
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { ServiceAccess } from '../../service/access.js';
import { withoutTokens } from '../access/token-text.js';

/** What is told of a request once it is over: nothing that it carried. */
export interface RequestLogEntry {
  /** When it came, ISO 8601. */
  time: string;
  method: string;
  /** Without its query. */
  path: string;
  /** 499 where the client left before there was one. */
  status: number;
  /** Until its end, also of a stream. */
  ms: number;
  /** Sent to the client, headers included. */
  bytes: number;
  /** As the answer's `x-request-id`. */
  requestId: string;
  /** Whose token it was. */
  account?: string;
  /** The connection broke before the answer was whole. */
  aborted?: true;
}

const running = new AsyncLocalStorage<{ account?: string }>();

/** Tells of each request at its end. */
export function logRequests(
  handler: RequestListener,
  tell: (entry: RequestLogEntry) => void,
): RequestListener {
  return (request, response) => {
    // The request loses its socket where it is destroyed.
    const { socket } = request;
    const [time, start, sent] = [new Date().toISOString(), performance.now(), socket.bytesWritten];
    const known: { account?: string } = {};
    response.once('close', () => {
      const path = (request.url ?? '/').replace(/[?#].*$/s, '').slice(0, 2000);
      tell({
        time,
        method: request.method ?? '',
        path: withoutTokens(path),
        status: response.headersSent ? response.statusCode : 499,
        ms: Math.round(performance.now() - start),
        bytes: socket.bytesWritten - sent,
        requestId: withoutTokens(String(response.getHeader('x-request-id') ?? '')),
        ...known,
        ...(response.writableFinished ? {} : { aborted: true as const }),
      });
    });
    running.run(known, () => handler(request, response));
  };
}

/** The same access; the log learns whose token a request has. */
export function loggedAccess(access: ServiceAccess): ServiceAccess {
  return {
    admit: async (request, call) => {
      const admission = await access.admit(request, call);
      const known = running.getStore();
      if (known) known.account = admission.principal;
      return admission;
    },
  };
}

/** One line of JSON for each request. JSON escapes line breaks: no header and no path can write a line of its own. */
export function jsonLines(write: (line: string) => void): (entry: RequestLogEntry) => void {
  return (entry) => write(`${JSON.stringify(entry).replace(/[\u007f-\u009f\u2028\u2029]/g, '\ufffd')}\n`);
}
