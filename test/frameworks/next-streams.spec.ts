// The proxy in Next's own server, seen from the wire: who leaves, who does not read, what breaks off.
import { randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import type { Adapter } from '../server/adapters/adapters.js';
import { ask, JSON_HEADERS, open, wholeOf, type Answer, type Sent } from '../server/adapters/wire-client.js';

const APP = process.env['APP_URL'] ?? '';
const HTTP1 = { name: 'Next.js' } as Adapter;
const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };
const MEGABYTE = 1024 * 1024;

/** The service, where Next looks for it: each test says how it answers. */
let service: Server;
let answer: (response: ServerResponse) => void;
let received: Buffer[] = [];
const running = new Set<ServerResponse>();
let post: Sent;

test.beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('error', () => {}).on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(Buffer.concat(parts));
      running.add(response);
      response.on('close', () => running.delete(response));
      answer(response);
    });
  });
  const port = Number(process.env['RELAY_PORT']);
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
  const cookie = (await fetch(`${APP}/api/session`, { method: 'POST' })).headers.get('set-cookie');
  const headers = { ...JSON_HEADERS, 'accept-encoding': 'gzip', cookie: cookie?.split(';')[0] ?? '' };
  post = { target: '/api/vendor/generate-deck-slides', headers, body: '{}' };
});
test.beforeEach(() => (received = []));
test.afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const next = ({ body }: Answer): Promise<string> =>
  new Promise((resolve) => body.once('data', (chunk: Buffer) => resolve(chunk.toString())));
const eventually = (isRunning: number): Promise<void> => expect.poll(() => running.size).toBe(isRunning);

test('Next.js server: a client that leaves ends the request to the service, before an answer and in mid stream', async () => {
  answer = () => {};
  const before = open(APP, HTTP1, post);
  before.catch(() => {});
  await eventually(1);
  before.leave();
  await eventually(0);

  answer = (response) => void response.writeHead(200, SSE).write('data: one\n\n');
  const during = await open(APP, HTTP1, post);
  expect(await next(during)).toBe('data: one\n\n');
  during.leave();
  await eventually(0);
});

test('Next.js server: a client that does not read holds the service back', async () => {
  let offered = 0;
  answer = (response) => {
    response.writeHead(200, SSE);
    const chunk = Buffer.alloc(MEGABYTE / 4, 'x');
    const offer = (): void => {
      while (offered < 256 * MEGABYTE && !response.destroyed) {
        offered += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', offer);
      }
    };
    offer();
  };
  const given = await open(APP, HTTP1, post);
  given.body.pause();
  for (let before = -1; before !== offered; await new Promise((resolve) => setTimeout(resolve, 500)))
    before = offered;
  expect(offered).toBeLessThan(24 * MEGABYTE);
  given.leave();
  await eventually(0);
});

test('Next.js server: each event comes at once, and the end is the end of the service', async () => {
  let response: ServerResponse | undefined;
  answer = (given) => {
    response = given;
    given.writeHead(200, SSE).write('data: one\n\n');
  };
  const given = await open(APP, HTTP1, post);
  expect(given.headers['content-encoding']).toBe(undefined);
  expect(await next(given)).toBe('data: one\n\n');
  for (const event of ['data: two\n\n', 'data: three\n\n']) {
    const came = next(given);
    response!.write(event);
    expect(await came).toBe(event);
  }
  response!.end('data: four\n\n');
  expect(await wholeOf(given.body)).toMatchObject({ text: 'data: four\n\n', clean: true });
});

test('Next.js server: a body of ten megabytes goes up to the byte, a larger one not at all', async () => {
  answer = (response) => void response.writeHead(200, JSON_HEADERS).end('{}');
  const sized = (bytes: number): Buffer =>
    Buffer.from(`{"a":"${randomBytes(bytes / 2).toString('hex')}"}`.slice(0, bytes - 2) + '"}');
  const body = sized(10 * MEGABYTE);
  expect((await ask(APP, HTTP1, { ...post, body })).status).toBe(200);
  expect(received.map((bytes) => bytes.equals(body))).toEqual([true]);
  // A server may close the connection while the client still writes.
  const larger = await ask(APP, HTTP1, { ...post, body: sized(11 * MEGABYTE) }).catch(() => undefined);
  expect(larger?.status ?? 413).toBe(413);
  expect(received.length).toBe(1);
});

test('Next.js server: a service that dies is 502 before its answer, and never a clean end in mid stream', async () => {
  answer = (response) => response.destroy();
  expect((await ask(APP, HTTP1, post)).status).toBe(502);
  for (const length of [{}, { 'content-length': '1000' }]) {
    answer = (response) => {
      response.writeHead(200, { ...SSE, ...length });
      response.write('data: one\n\n', () => setTimeout(() => response.destroy(), 50));
    };
    const { status, text, clean } = await ask(APP, HTTP1, post);
    expect([status, text, clean]).toEqual([200, 'data: one\n\n', false]);
  }
});
