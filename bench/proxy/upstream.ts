// The service behind the proxies: answers with events in one of a few ways, and counts its connections.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { serveCommands } from './child.js';

/** `~` stands in each event once, at its beginning: the load generator counts it. */
const EVENT = `event: text\ndata: {"~":"${'a sentence of a slide '.repeat(5)}"}\n\n`;
const SSE = { 'content-type': 'text/event-stream; charset=utf-8' };
const GIGABYTE = 1024 ** 3;

type Mode = 'one' | 'hold' | 'mute' | 'flood';
let mode: Mode = 'one';
let timer: NodeJS.Timeout | undefined;
let asked = 0;
const open = new Set<ServerResponse>();
const sockets = new Set<Socket>();
/** Those that wait for another request. */
const idle = new Set<Socket>();

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const { socket } = request;
  idle.delete(socket);
  response.once('finish', () => idle.add(socket));
  request.resume();
  request.once('end', () => {
    asked++;
    open.add(response);
    response.once('close', () => open.delete(response));
    answer(response);
  });
});
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => [sockets, idle].forEach((set) => set.delete(socket)));
  socket.on('error', () => {});
});

function answer(response: ServerResponse): void {
  if (mode === 'mute') return;
  response.writeHead(200, SSE);
  if (mode === 'flood') return flood(response);
  response.write(EVENT);
  if (mode === 'one') setImmediate(() => response.end());
}

function flood(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  let offered = 0;
  const offer = (): void => {
    while (offered < GIGABYTE && !response.destroyed) {
      offered += chunk.length;
      if (!response.write(chunk)) return void response.once('drain', offer);
    }
  };
  offer();
}

/** Writes `perSecond` events on each open stream, one stream after the other, so that they do not come in one burst. */
function writeEvents(perSecond: number): void {
  let streams = [...open];
  let next = 0;
  let due = performance.now();
  timer = setInterval(() => {
    const gap = 1000 / (perSecond * streams.length);
    for (const now = performance.now(); due < now; due += gap) {
      if (next === 0) streams = streams.filter((stream) => !stream.destroyed);
      streams[next++]?.write(EVENT);
      if (next >= streams.length) next = 0;
    }
  }, 1);
}

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
serveCommands({
  port: () => (server.address() as AddressInfo).port,
  mode: (wanted: Mode) => {
    mode = wanted;
    asked = 0;
  },
  counts: () => ({ open: open.size, busy: [...sockets].filter((socket) => !idle.has(socket)).length, asked }),
  disconnect: () => sockets.forEach((socket) => socket.destroy()),
  writeEvents,
  stopEvents: () => clearInterval(timer),
  /** What left for the connections that are open, without what waits in this process. */
  taken: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, 0),
});
