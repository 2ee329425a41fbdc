import { ReadableStream } from 'node:stream/web';
import type { NodeClient } from './client.js';
import type { NodeIncoming } from './node-message.js';
import { webProxyRequest, type ProxyRequest, type RequestBody } from './proxy-request.js';

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

/** What a framework has parsed it has also decompressed; its length is another one then. */
const OF_RAW_BODY = new Set(['content-encoding', 'content-length']);

/** A request of Node, as a framework may have read it already. */
export class NodeRequest implements ProxyRequest {
  readonly method: string;
  /** The target as it came over the wire. */
  readonly rawUrl: string;
  readonly clientAddress: string | undefined;
  readonly headers = { get: (name: string): string | null => this.#header(name) };
  readonly client: NodeClient;
  readonly #incoming: NodeIncoming & FrameworkFields;
  readonly #isParsed: boolean;
  #request: Request | undefined;

  constructor(incoming: NodeIncoming & FrameworkFields, client: NodeClient) {
    this.#incoming = incoming;
    this.client = client;
    this.method = incoming.method ?? 'GET';
    this.rawUrl = incoming.originalUrl ?? incoming.url ?? '/';
    this.clientAddress = incoming.ip ?? incoming.socket?.remoteAddress;
    this.#isParsed = this.#hasBody && incoming.readableDidRead;
  }

  get url(): string {
    return urlOf(this.#incoming, this.rawUrl);
  }

  get body(): RequestBody | null {
    if (!this.#hasBody) return null;
    if (this.#isParsed) return this.#parsed();
    return this.#request ? webProxyRequest(this.#request).body : this.#unread();
  }

  readonly asRequest = (): Request => (this.#request ??= this.#makeRequest());

  /** What waits for the answer has it, as long as its connection is open. */
  hold(): () => void {
    return () => void this;
  }

  get #hasBody(): boolean {
    return this.method !== 'GET' && this.method !== 'HEAD';
  }

  #header(name: string): string | null {
    const value = this.#incoming.headers[name];
    if (value === undefined || (this.#isParsed && OF_RAW_BODY.has(name))) return null;
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** Who stops reading leaves the connection as it is: the client is to be told why. */
  #unread(): AsyncIterable<Uint8Array> {
    return this.#incoming.iterator({ destroyOnReturn: false });
  }

  #parsed(): Uint8Array | string {
    const kept = this.#incoming.rawBody ?? this.#incoming.body;
    if (typeof kept === 'string' || kept instanceof Uint8Array) return kept;
    return JSON.stringify(kept ?? null);
  }

  #makeRequest(): Request {
    const { method } = this;
    const headers = new Headers();
    for (const name of Object.keys(this.#incoming.headers)) {
      if (name.startsWith(':')) continue; // a pseudo-header of HTTP/2
      const value = this.#header(name);
      if (value !== null) headers.set(name, value);
    }
    const forbidden = FORBIDDEN_METHODS.test(method);
    const body = (this.#isParsed ? this.#parsed() : ReadableStream.from(this.#unread())) as BodyInit;
    const request = new Request(this.url, {
      method: forbidden ? 'GET' : method,
      headers,
      signal: this.client.signal,
      ...(this.#hasBody && !forbidden ? { body, duplex: 'half' } : {}),
    });
    if (forbidden) Object.defineProperty(request, 'method', { value: method });
    return request;
  }
}

function urlOf(incoming: NodeIncoming, rawUrl: string): string {
  const secure = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const host = incoming.headers[':authority'] ?? incoming.headers.host ?? 'localhost';
  const origin = `${secure ? 'https' : 'http'}://${String(host)}`;
  const path = rawUrl.startsWith('/') ? rawUrl : '/';
  return URL.canParse(origin + path) ? origin + path : `http://localhost${path.replace(/[^\x21-\x7e]/g, '')}`;
}
