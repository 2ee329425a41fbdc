// What the cases of bench/proxy-cases.ts stand on: a service that each of them scripts, and requests through the proxy to it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Adapter } from '../../test/server/adapters/adapters.js';
import {
  ask,
  JSON_HEADERS,
  open,
  type Answer,
  type Sent,
  type Whole,
} from '../../test/server/adapters/wire-client.js';
import { MOUNT, type Setup } from './hosts.js';

export { JSON_HEADERS, wholeOf } from '../../test/server/adapters/wire-client.js';

/** What the service is mounted at: a path that leaves it was not the host's to forward. */
export const BASE = '/v1';
export const ROUTE = `${MOUNT}/generate-deck-slides`;
export const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };
export const LIMITS = { body: 10 * 1024 * 1024, answer: 1000 };
const HTTP1 = { name: 'HTTP/1.1' } as Adapter;

export interface Case {
  name: string;
  /** Resolves with what went wrong, and with nothing where all went well. */
  run: (ground: Ground) => Promise<string | undefined>;
}

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  response: ServerResponse;
}
type Behave = (response: ServerResponse, seen: Seen) => void;

/** The service: records what it is sent, and answers as the case says. */
export async function startService(): Promise<CaseService> {
  const server = createServer({ keepAliveTimeout: 60_000 });
  const service = new CaseService();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    const parts: Buffer[] = [];
    request.on('error', () => {}).on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => service.take(request, response, Buffer.concat(parts)));
  });
  server.on('upgrade', (_request, socket) => {
    service.upgrades++;
    socket.on('error', () => {});
    socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.port = (server.address() as AddressInfo).port;
  service.disconnect = () => sockets.forEach((socket) => socket.destroy());
  service.close = () => {
    service.disconnect();
    server.close();
  };
  return service;
}

export class CaseService {
  port = 0;
  seen: Seen[] = [];
  /** Requests whose answers are not over. */
  open = new Set<ServerResponse>();
  upgrades = 0;
  answer: Behave = succeed;
  disconnect = (): void => {};
  close = (): void => {};

  take(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const seen = { method: request.method!, url: request.url!, headers: request.headers, body, response };
    this.seen.push(seen);
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    this.answer(response, seen);
  }

  reset(): void {
    this.disconnect();
    Object.assign(this, { seen: [], upgrades: 0, answer: succeed });
    this.open.clear();
  }
}

function succeed(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
}

/** One proxy before the service. */
export interface Ground {
  service: CaseService;
  origin: (setup?: Omit<Setup, 'baseUrl'>) => Promise<string>;
}

export const POST: Sent = { target: ROUTE, headers: JSON_HEADERS, body: '{"a":1}' };
export const askAt = (origin: string, sent: Partial<Sent> = {}): Promise<Whole> =>
  ask(origin, HTTP1, { ...POST, ...sent });
export const openAt = (origin: string, sent: Partial<Sent> = {}): Promise<Answer> & { leave: () => void } =>
  open(origin, HTTP1, { ...POST, ...sent });

export const first = (...found: (string | false | undefined)[]): string | undefined =>
  found.find((text): text is string => typeof text === 'string');

/** Whether it comes true within the time. */
export async function within(ms: number, isSo: () => boolean): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until;) {
    if (isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return isSo();
}
