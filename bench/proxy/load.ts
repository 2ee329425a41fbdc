// The clients: bare sockets, so that what is measured is not a client library.
import { connect, type Socket } from 'node:net';
import { serveCommands } from './child.js';

export interface Target {
  port: number;
  path: string;
}

const BODY = JSON.stringify({
  prompt: 'A deck about sales',
  widgets: Array(20).fill({ id: 'w', rows: 'x'.repeat(80) }),
});
const MARK = '~'.charCodeAt(0);
const END = Buffer.from('0\r\n\r\n');
let streams: Socket[] = [];
let events = 0;

const requestTo = ({ path }: Target): string =>
  `POST ${path} HTTP/1.1\r\nhost: app.example\r\naccept: text/event-stream\r\naccept-language: en\r\n` +
  `user-agent: bench\r\ncookie: session=1\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;

function open(target: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: target.port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Milliseconds from the request to the first byte of the answer's body; resolves when the answer has ended. */
function firstByte(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let first: number | undefined;
    const read = (chunk: Buffer): void => {
      if (first === undefined && chunk.includes(MARK)) first = performance.now() - began;
      if (!chunk.subarray(-END.length).equals(END)) return;
      socket.off('data', read).off('close', broken);
      if (first === undefined) reject(new Error(chunk.toString()));
      else resolve(first);
    };
    const broken = (): void => reject(new Error('The connection closed.'));
    socket.on('data', read).once('close', broken);
    socket.write(request);
  });
}

/** One request to each target in each round, in a new order each time; gives the times of each target. */
async function firstBytes({
  targets,
  warm,
  rounds,
}: {
  targets: Target[];
  warm: number;
  rounds: number;
}): Promise<number[][]> {
  const lines = await Promise.all(
    targets.map(async (target) => ({ socket: await open(target), request: requestTo(target) })),
  );
  const times: number[][] = targets.map(() => []);
  for (let round = -warm; round < rounds; round++) {
    const order = targets.map((_, at) => ({ at, key: Math.random() })).sort((a, b) => a.key - b.key);
    for (const { at } of order) {
      const ms = await firstByte(lines[at]!.socket, lines[at]!.request);
      if (round >= 0) times[at]!.push(ms);
    }
  }
  for (const { socket } of lines) socket.destroy();
  return times;
}

/** Opens streams and counts those on which an event has come before the deadline. */
async function openStreams({
  target,
  count,
  ms = 8000,
}: {
  target: Target;
  count: number;
  ms?: number;
}): Promise<number> {
  let admitted = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    for (let at = 0; at < count; at++) {
      const socket = connect({ port: target.port, host: '127.0.0.1', noDelay: true });
      streams.push(socket);
      let begun = false;
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        for (let found = chunk.indexOf(MARK); found >= 0; found = chunk.indexOf(MARK, found + 1)) events++;
        if (begun || !chunk.includes(MARK)) return;
        begun = true;
        if (++admitted < count) return;
        clearTimeout(timer);
        resolve();
      });
      socket.write(requestTo(target));
    }
  });
  return admitted;
}

serveCommands({
  firstBytes,
  openStreams,
  /** Requests whose answers are not waited for. */
  ask: ({ target, count }: { target: Target; count: number }) => {
    for (let at = 0; at < count; at++) {
      const socket = connect({ port: target.port, host: '127.0.0.1' });
      socket.on('error', () => {});
      socket.resume();
      socket.write(requestTo(target));
      streams.push(socket);
    }
  },
  /** A client that never reads. */
  neverRead: async (target: Target) => {
    const socket = await open(target);
    socket.pause();
    socket.write(requestTo(target));
    streams.push(socket);
  },
  events: () => events,
  leave: () => {
    for (const socket of streams) socket.destroy();
    streams = [];
  },
});
