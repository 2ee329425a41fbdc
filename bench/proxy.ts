// The proxy beside its peers, each in a process of its own, as are the service and the clients. On two cores they share
// what there is, so only figures of the same run are compared; each round asks all of them, in a new order.
import { readFileSync } from 'node:fs';
import { createParser } from 'eventsource-parser';
import type * as Core from '../src/core/index.js';
import { startChild, wait, type Child } from './proxy/child.js';
import type { Target } from './proxy/load.js';
import { median, report, row, type BenchRow } from './report.js';

const STREAMS = 100;
const PER_SECOND = 20;
const SECONDS = 4;
const CROWD = 1000;

const version = (name: string): string =>
  `${name} ${(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version}`;
const HPM = version('http-proxy-middleware');
const HONO = `${version('hono')} proxy`;

const upstream = await startChild('upstream');
const load = await startChild('load');
const servicePort = await upstream.call<number>('port');
const proxies: Record<string, Child> = {};
for (const kind of ['express', 'hpm', 'hono', 'fastify'])
  proxies[kind] = await startChild('server', [kind, servicePort]);
const targetOf = async (kind: string, mount = '/api/vendor'): Promise<Target> => ({
  port: await proxies[kind]!.call<number>('port'),
  path: `${mount}/generate-deck-slides`,
});
const TARGETS: Record<string, Target> = {
  direct: { port: servicePort, path: '/generate-deck-slides' },
  express: await targetOf('express'),
  hpm: await targetOf('hpm'),
  web: await targetOf('hono'),
  hono: await targetOf('hono', '/peer'),
  fastify: await targetOf('fastify'),
};
const rows: BenchRow[] = [];
/** Everyone gone, and everything forgotten that can be. */
const settle = async (): Promise<void> => {
  await load.call('leave');
  await wait(500);
};

await firstByte();
await cpuPerEvent();
await crowd();
await silentClient();
await parser();
report('proxy', rows);
for (const child of [load, upstream, ...Object.values(proxies)]) await child.stop();

/** What a proxy adds: in each round its time less that of a direct request. */
async function firstByte(): Promise<void> {
  await upstream.call('mode', 'one');
  const names = Object.keys(TARGETS);
  const added: Record<string, number[]> = {};
  for (let run = 0; run < 5; run++) {
    const times = await load.call<number[][]>('firstBytes', {
      targets: Object.values(TARGETS),
      warm: 100,
      rounds: 300,
    });
    names.forEach((name, at) => {
      const differences = times[at]!.map((ms, round) => ms - times[0]![round]!);
      (added[name] ??= []).push(median(differences) * 1000);
    });
  }
  const of = (name: string): number => median(added[name]!);
  rows.push(
    row('added time to first byte, Express', 'µs', added['express']!, {
      peer: { name: HPM, value: of('hpm') },
      limit: of('hpm') * 1.05,
    }),
    row('added time to first byte, web handler in Hono', 'µs', added['web']!, {
      peer: { name: HONO, value: of('hono') },
      limit: of('hono') * 0.9,
    }),
    row('added time to first byte, Express', 'µs', added['express']!, {
      peer: { name: version('@fastify/http-proxy'), value: of('fastify') },
    }),
  );
}

async function cpuPerEvent(): Promise<void> {
  const spent: Record<string, number[]> = {};
  const kinds = ['express', 'hpm', 'web', 'hono', 'fastify'];
  for (let run = 0; run < 3; run++)
    for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
      await upstream.call('mode', 'hold');
      const proxy = proxies[kind === 'web' ? 'hono' : kind]!;
      await load.call('openStreams', { target: TARGETS[kind], count: STREAMS });
      await upstream.call('writeEvents', PER_SECOND);
      await wait(1000);
      const before = [await proxy.call<number>('cpu'), await load.call<number>('events')] as const;
      await wait(SECONDS * 1000);
      const after = [await proxy.call<number>('cpu'), await load.call<number>('events')] as const;
      await upstream.call('stopEvents');
      await settle();
      (spent[kind] ??= []).push((after[0] - before[0]) / (after[1] - before[1]));
    }
  const of = (name: string): number => median(spent[name]!);
  rows.push(
    row(`processor time per event at ${STREAMS} streams, Express`, 'µs', spent['express']!, {
      peer: { name: HPM, value: of('hpm') },
      limit: of('hpm') * 1.1,
    }),
    row(`processor time per event at ${STREAMS} streams, web handler in Hono`, 'µs', spent['web']!, {
      peer: { name: HONO, value: of('hono') },
    }),
    row(`processor time per event at ${STREAMS} streams, Express`, 'µs', spent['express']!, {
      peer: { name: version('@fastify/http-proxy'), value: of('fastify') },
    }),
  );
}

async function crowd(): Promise<void> {
  const found: Record<string, { admitted: number; bytes: number; left: number }> = {};
  for (const kind of ['express', 'hpm']) {
    await upstream.call('mode', 'hold');
    const proxy = proxies[kind]!;
    const before = await proxy.call<{ held: number }>('memory');
    const admitted = await load.call<number>('openStreams', { target: TARGETS[kind], count: CROWD });
    const after = await proxy.call<{ held: number }>('memory');
    await load.call('leave');
    await wait(1000);
    await proxy.call('collect');
    found[kind] = { admitted, bytes: (after.held - before.held) / CROWD / 1000, left: await open() };
    await settle();
  }
  const [ours, theirs] = [found['express']!, found['hpm']!];
  const mute: Record<string, number> = {};
  for (const kind of ['express', 'hpm']) {
    await upstream.call('mode', 'mute');
    await load.call('ask', { target: TARGETS[kind], count: CROWD });
    for (let at = 0; at < 100 && (await upstream.call<{ asked: number }>('counts')).asked < CROWD; at++)
      await wait(100);
    await load.call('leave');
    await wait(1000);
    await proxies[kind]!.call('collect');
    mute[kind] = await open();
    await settle();
  }
  rows.push(
    row(`streams admitted of ${CROWD}`, 'streams', [ours.admitted], {
      peer: { name: HPM, value: theirs.admitted },
      limit: CROWD,
    }),
    row(`memory of a stream at ${CROWD}, Express`, 'kB', [ours.bytes], {
      peer: { name: HPM, value: theirs.bytes },
      limit: 50,
    }),
    row('requests to the service 1 s after all left in mid stream', 'requests', [ours.left], {
      peer: { name: HPM, value: theirs.left },
      limit: 0,
    }),
    row('requests to the service 1 s after all left before an answer', 'requests', [mute['express']!], {
      peer: { name: HPM, value: mute['hpm']! },
      limit: 0,
    }),
  );
}

async function silentClient(): Promise<void> {
  const found: Record<string, { taken: number; grown: number }> = {};
  for (const kind of ['express', 'hpm']) {
    await upstream.call('mode', 'flood');
    const before = await proxies[kind]!.call<number>('rss');
    await load.call('neverRead', TARGETS[kind]);
    let taken = -1;
    for (let now = 0; now !== taken; now = await upstream.call<number>('taken')) {
      taken = now;
      await wait(1000);
    }
    found[kind] = { taken: taken / 1e6, grown: ((await proxies[kind]!.call<number>('rss')) - before) / 1e6 };
    await settle();
  }
  const [ours, theirs] = [found['express']!, found['hpm']!];
  rows.push(
    row('taken of 1 GB for a client that does not read', 'MB', [ours.taken], {
      peer: { name: HPM, value: theirs.taken },
      limit: 24,
    }),
    row('resident memory grown by it', 'MB', [ours.grown], {
      peer: { name: HPM, value: theirs.grown },
      limit: 64,
    }),
  );
}

async function open(): Promise<number> {
  return (await upstream.call<{ open: number }>('counts')).open;
}

/** Text of events through our client, and through its parser alone. */
async function parser(): Promise<void> {
  const { apiSSE } = (await import(new URL('../dist/core/index.js', import.meta.url).href)) as typeof Core;
  const decoder = new TextDecoder();
  for (const [name, data, count] of [
    ['small events', 'a sentence of a slide', 100_000],
    ['events of 64 kB', 'x'.repeat(64 * 1024), 400],
  ] as const) {
    const bytes = new TextEncoder().encode(`event: text\nid: run:1\ndata: ${data}\n\n`.repeat(count));
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += 16 * 1024) pieces.push(bytes.subarray(at, at + 16 * 1024));
    const megabytes = bytes.length / 1e6;
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let run = 0; run < 7; run++) {
      let began = performance.now();
      let events = 0;
      const body = new ReadableStream<Uint8Array>({
        start: (to) => (pieces.forEach((piece) => to.enqueue(piece)), to.close()),
      });
      const headers = { 'content-type': 'text/event-stream' };
      for await (const _event of apiSSE(
        'http://x/',
        {},
        { fetch: () => Promise.resolve(new Response(body, { headers })) },
      ))
        events++;
      ours.push(megabytes / ((performance.now() - began) / 1000));
      if (events !== count) throw new Error(`${events} of ${count} events`);
      began = performance.now();
      const bare = createParser({ onEvent: () => events-- });
      for (const piece of pieces) bare.feed(decoder.decode(piece, { stream: true }));
      theirs.push(megabytes / ((performance.now() - began) / 1000));
    }
    rows.push(
      row(`client of events, ${name}`, 'MB/s', ours, {
        peer: { name: `${version('eventsource-parser')} alone`, value: median(theirs) },
      }),
    );
  }
}
