import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, constants, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import type { Readable } from 'node:stream';
import type { Adapter } from './adapters.js';

export interface Sent {
  method?: string;
  /** As it goes over the wire: nothing normalises it. */
  target: string;
  headers?: Record<string, string | string[]>;
  /** Written at once; a function writes by itself. */
  body?: string | Buffer | ((stream: ClientRequest | ClientHttp2Stream) => void);
  /** The server wants the body (`100 Continue`): called before the answer. */
  onContinue?: (stream: ClientRequest | ClientHttp2Stream) => void;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
  /** Leaves: closes the connection, or resets the stream. */
  leave(): void;
}

export interface Whole {
  status: number;
  headers: Answer['headers'];
  bytes: Buffer;
  text: string;
  /** Whether the end came as an end, not as a connection that broke. */
  clean: boolean;
}

/** Sends over HTTP/1.1 or 2, as the adapter speaks, and resolves with the beginning of the answer. */
export function open(
  origin: string,
  { http2 }: Adapter,
  sent: Sent,
): Promise<Answer> & { leave: () => void } {
  return http2 ? openHttp2(origin, sent) : openHttp1(origin, sent);
}

export async function ask(origin: string, adapter: Adapter, sent: Sent): Promise<Whole> {
  const answer = await open(origin, adapter, sent);
  const { status, headers } = answer;
  const whole = await wholeOf(answer.body);
  answer.leave();
  return { status, headers, ...whole };
}

/** Everything of a body, whether it ends or breaks. */
export async function wholeOf(body: Readable): Promise<Pick<Whole, 'bytes' | 'text' | 'clean'>> {
  const parts: Buffer[] = [];
  let broke = false;
  try {
    for await (const part of body) parts.push(part as Buffer);
  } catch {
    broke = true;
  }
  const { complete } = body as IncomingMessage;
  const { rstCode = constants.NGHTTP2_NO_ERROR } = body as ClientHttp2Stream;
  const clean = !broke && complete !== false && rstCode === constants.NGHTTP2_NO_ERROR;
  const bytes = Buffer.concat(parts);
  return { bytes, text: bytes.toString(), clean };
}

function openHttp1(origin: string, { method = 'POST', target, headers = {}, body, onContinue }: Sent) {
  const { port, protocol } = new URL(origin);
  const secure = protocol === 'https:';
  const place = { host: '127.0.0.1', port, method, path: target, headers, agent: false } as const;
  const request = secure ? httpsRequest({ ...place, rejectUnauthorized: false }) : httpRequest(place);
  const leave = (): void => void request.destroy();
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('response', (message) => {
      message.on('error', () => {});
      resolve({ status: message.statusCode ?? 0, headers: message.headers, body: message, leave });
    });
    request.on('error', reject);
    if (onContinue) request.on('continue', () => onContinue(request));
  });
  send(request, body);
  return Object.assign(answer, { leave });
}

function openHttp2(origin: string, { method = 'POST', target, headers = {}, body, onContinue }: Sent) {
  const session: ClientHttp2Session = connect(origin, { rejectUnauthorized: false });
  const leave = (): void => void session.destroy();
  const answer = new Promise<Answer>((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request(
      { ':method': method, ':path': target, ...headers },
      { endStream: body === undefined },
    );
    stream.on('error', reject);
    if (onContinue) stream.on('continue', () => onContinue(stream));
    stream.on('response', (given) =>
      resolve({ status: Number(given[':status']), headers: given, body: stream, leave }),
    );
    if (body !== undefined) send(stream, body);
  });
  return Object.assign(answer, { leave });
}

function send(stream: ClientRequest | ClientHttp2Stream, body: Sent['body']): void {
  if (typeof body === 'function') body(stream);
  else stream.end(body);
}

export const JSON_HEADERS = { 'content-type': 'application/json' };
