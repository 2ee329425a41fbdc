import { DeckError } from '../../core/errors.js';
import { webClient, type Client } from './client.js';

/** Of a Fetch `Headers`, what is read. */
export type HeaderReader = Pick<Headers, 'get'>;

/** A body as its source has it: read once, chunk by chunk, or in one piece. */
export type RequestBody = AsyncIterable<Uint8Array> | Uint8Array | string;

/**
 * What the proxy reads of a request, whichever platform it came by. A `Request` is dear to make, so a server of Node makes
 * one only for code that is to be given one: the host's functions, a service in this process.
 */
export interface ProxyRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: HeaderReader;
  readonly client: Client;
  readonly body: RequestBody | null;
  readonly asRequest: () => Request;
  /** Keeps it from being collected, with the abort of its Request, until what it returns is called. */
  hold(): () => void;
}

const held = new Set<Request>();

/** @throws DeckError `invalid_config`: what the host's own code has read cannot be forwarded any more */
export function checkUnread({ bodyUsed, body }: Request): void {
  if (!bodyUsed && !body?.locked) return;
  throw new DeckError(
    'invalid_config',
    'The body of the request was read before it could be forwarded: read that of request.clone() instead.',
  );
}

export function webProxyRequest(request: Request): ProxyRequest {
  const { method, url, headers, signal, body } = request;
  return {
    method,
    url,
    headers,
    client: webClient(signal),
    get body() {
      checkUnread(request);
      return body as (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;
    },
    asRequest: () => request,
    hold() {
      held.add(request);
      return () => held.delete(request);
    },
  };
}
