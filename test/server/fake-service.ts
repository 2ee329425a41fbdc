import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** Listens on a free loopback port until the test ends. */
export async function listen(
  t: TestContext,
  listener: RequestListener,
): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A service that records what it was sent. */
export async function fakeService(
  t: TestContext,
  answer: (response: ServerResponse, seen: Seen) => void = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"ok":true}');
  },
): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const { url } = await listen(t, (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('error', () => {});
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const entry = { method: request.method, url: request.url, headers: request.headers, body };
      seen.push(entry);
      answer(response, entry);
    });
  });
  return { url, seen };
}

export function defer(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

export const TOKEN = 'dw_test_0123456789abcdef';
export const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
