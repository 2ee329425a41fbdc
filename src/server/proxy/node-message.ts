import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { Readable } from 'node:stream';
import { roomOrEnd } from './room-or-end.js';

/** Requests and responses of either version of HTTP. */
export type NodeIncoming = IncomingMessage | Http2ServerRequest;
export type NodeOutgoing = ServerResponse | Http2ServerResponse;

/** A response of HTTP/2 has the same methods (its compatibility API); only their types cannot be called as one. */
export const asHttp1 = (response: NodeOutgoing): ServerResponse => response as ServerResponse;

/**
 * Ends a response so that it cannot be taken for whole. HTTP/2 has to be told the reason: a stream that is destroyed
 * without one ends like any other.
 */
export function breakOff(outgoing: NodeOutgoing): void {
  if ('stream' in outgoing) outgoing.stream.close(HTTP2_INTERNAL_ERROR);
  else outgoing.destroy();
}
/** RFC 9113, 7; the constants of node:http2 would load it for everyone. */
const HTTP2_INTERNAL_ERROR = 2;

/** What frameworks add to a Node request. */
interface FrameworkFields {
  originalUrl?: string;
  body?: unknown;
  rawBody?: unknown;
  /** Of the client, by the framework's setting of trusted proxies. */
  ip?: string;
}

/** Fetch forbids them (`TRACE`, also to tunnel), so that no `Request` may be made with them; servers are sent them all the same. */
const FORBIDDEN_METHODS = /^(TRACE|TRACK|CONNECT)$/i;

/** A web request for a Node one, the target as it came over the wire, and where it came from. */
export function nodeRequest(
  incoming: NodeIncoming & FrameworkFields,
  signal: AbortSignal,
): { request: Request; rawUrl: string; clientAddress?: string } {
  const rawUrl = incoming.originalUrl ?? incoming.url ?? '/';
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(':') || value === undefined) continue; // a pseudo-header of HTTP/2
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { body, parsed } = bodyOf(incoming, method);
  // What a framework has parsed it has also decompressed; its length is another one now.
  if (parsed) for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const forbidden = FORBIDDEN_METHODS.test(method);
  const request = new Request(urlOf(incoming, rawUrl), {
    method: forbidden ? 'GET' : method,
    headers,
    signal,
    ...(body === undefined || forbidden ? {} : { body, duplex: 'half' }),
  });
  if (forbidden) Object.defineProperty(request, 'method', { value: method });
  const clientAddress = incoming.ip ?? incoming.socket?.remoteAddress;
  return { request, rawUrl, ...(clientAddress === undefined ? {} : { clientAddress }) };
}

function bodyOf(
  incoming: NodeIncoming & FrameworkFields,
  method: string,
): { body: BodyInit | undefined; parsed: boolean } {
  if (method === 'GET' || method === 'HEAD') return { body: undefined, parsed: false };
  if (!incoming.readableDidRead) {
    return { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, parsed: false };
  }
  const kept = incoming.rawBody ?? incoming.body;
  const raw = typeof kept === 'string' || kept instanceof Uint8Array;
  return { body: raw ? (kept as BodyInit) : JSON.stringify(kept ?? null), parsed: true };
}

function urlOf(incoming: NodeIncoming, rawUrl: string): string {
  const secure = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const host = incoming.headers[':authority'] ?? incoming.headers.host ?? 'localhost';
  const origin = `${secure ? 'https' : 'http'}://${String(host)}`;
  const path = rawUrl.startsWith('/') ? rawUrl : '/';
  return URL.canParse(origin + path) ? origin + path : `http://localhost${path.replace(/[^\x21-\x7e]/g, '')}`;
}

/** Sends a web response. Its body's failure destroys the connection: a truncated answer never looks whole. */
export async function sendResponse(answer: Response, outgoing: NodeOutgoing): Promise<void> {
  const response = asHttp1(outgoing);
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (response.destroyed) return void reader?.cancel();
  const headers: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => (headers[name] = value));
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answer.status, headers);
  if (!reader) return void response.end();
  response.flushHeaders();
  const leave = (): void => void reader.cancel().catch(() => {});
  response.once('close', leave);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (response.destroyed) return;
      if (done) break;
      if (!response.write(value)) await roomOrEnd(response);
    }
    response.off('close', leave);
    response.end();
  } catch {
    breakOff(outgoing);
  }
}
