import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { roomOrEnd } from './room-or-end.js';

/** What frameworks add to a Node request. */
interface FrameworkFields {
  originalUrl?: string;
  body?: unknown;
  rawBody?: unknown;
}

/** A web request for a Node one, and the target as it came over the wire. */
export function nodeRequest(
  incoming: IncomingMessage & FrameworkFields,
  signal: AbortSignal,
): { request: Request; rawUrl: string } {
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
  const request = new Request(urlOf(incoming, rawUrl), {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
  return { request, rawUrl };
}

function bodyOf(
  incoming: IncomingMessage & FrameworkFields,
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

function urlOf(incoming: IncomingMessage, rawUrl: string): string {
  const secure = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const host = incoming.headers[':authority'] ?? incoming.headers.host ?? 'localhost';
  const origin = `${secure ? 'https' : 'http'}://${String(host)}`;
  const path = rawUrl.startsWith('/') ? rawUrl : '/';
  return URL.canParse(origin + path) ? origin + path : `http://localhost${path.replace(/[^\x21-\x7e]/g, '')}`;
}

/** Sends a web response. Its body's failure destroys the connection: a truncated answer never looks whole. */
export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
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
    response.destroy();
  }
}
