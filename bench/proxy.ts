// The proxy beside its peers, each in a process of its own, as are the service and the clients. On two cores they share
// what there is, so only figures of the same run are compared; each round asks all of them, in a new order.
import { startChild, wait, type Child } from './proxy/child.js';
import type { Target } from './proxy/load.js';
import { eventsClientRows } from './proxy/events-client.js';
import type { HostName, Setup } from './proxy/hosts.js';
import { median, report, row, versionOf, type BenchRow } from './report.js';

const STREAMS = 100;
const PER_SECOND = 20;
const SECONDS = 2;
const CROWD = 1000;
/** Of what is measured of one process at a time. */
const RUNS = 3;
const PEERS: [ours: HostName, theirs: HostName] = ['express', 'http-proxy-middleware'];
/** Of the peer's added time: what ours may be. */
const ADDED_SHARE: Record<string, number> = { Express: 1.05, Hono: 0.9 };

const HPM = versionOf('http-proxy-middleware');
/** Ours beside the peer of the same framework. */
const PAIRS: [label: string, ours: HostName, peer: HostName, peerName: string][] = [
  ['Express', 'express', 'http-proxy-middleware', HPM],
  ['Hono', 'hono', 'hono/proxy', `${versionOf('hono')} proxy`],
  ['Fastify', 'fastify', '@fastify/http-proxy', versionOf('@fastify/http-proxy')],
];
const HOSTS = PAIRS.flatMap(([, ours, peer]) => [ours, peer]);
/** A host in Express has a parser before its proxy. */
const SETUPS: Partial<Record<HostName, Omit<Setup, 'baseUrl'>>> = {
  express: { parse: true },
  'http-proxy-middleware': { parse: true },
};

const upstream = await startChild('upstream');
const load = await startChild('load');
const servicePort = await upstream.call<number>('port');
const proxies: Record<string, Child> = {};
const TARGETS: Record<string, Target> = { direct: { port: servicePort, path: '/generate-deck-slides' } };
for (const host of HOSTS) {
  const proxy = (proxies[host] = await startChild('server', [host, `http://127.0.0.1:${servicePort}`]));
  const port = await proxy.call<number>('port', SETUPS[host]);
  TARGETS[host] = { port, path: '/api/vendor/generate-deck-slides' };
}
const rows: BenchRow[] = [];
const beside = (name: string, unit: string, ours: number[], peer: string, theirs: number[], limit?: number) =>
  rows.push(
    row(name, unit, ours, {
      peer: { name: peer, value: median(theirs) },
      ...(limit === undefined ? {} : { limit }),
    }),
  );
/** Everyone gone, and everything forgotten that can be. */
const settle = async (): Promise<void> => {
  await load.call('leave');
  await wait(500);
};

await firstByte();
await cpuPerEvent();
await crowd();
await silentClient();
rows.push(...(await eventsClientRows()));
report('proxy', rows);
for (const child of [load, upstream, ...Object.values(proxies)]) await child.stop();

/** What a proxy adds: in each round its time less that of a direct request. */
async function firstByte(): Promise<void> {
  await upstream.call('mode', 'one');
  const names = Object.keys(TARGETS);
  const added: Record<string, number[]> = {};
  for (let run = 0; run < 21; run++) {
    const times = await load.call<number[][]>('firstBytes', {
      targets: Object.values(TARGETS),
      warm: 200,
      rounds: 300,
    });
    names.forEach((name, at) => {
      const differences = times[at]!.map((ms, round) => ms - times[0]![round]!);
      (added[name] ??= []).push(median(differences) * 1000);
    });
  }
  for (const [label, ours, peer, name] of PAIRS) {
    beside(`added time to first byte, ${label}`, 'µs', added[ours]!, name, added[peer]!);
    // A slow minute hits both.
    const ratios = added[ours]!.map((time, run) => time / added[peer]![run]!);
    const limit = ADDED_SHARE[label];
    rows.push(row(`ratio to that, paired, ${label}`, '×', ratios, limit === undefined ? {} : { limit }));
  }
}

async function cpuPerEvent(): Promise<void> {
  const spent: Record<string, number[]> = {};
  for (let run = 0; run < 9; run++)
    for (const kind of HOSTS.toSorted(() => Math.random() - 0.5)) {
      await upstream.call('mode', 'hold');
      const proxy = proxies[kind]!;
      await load.call('openStreams', { target: TARGETS[kind], count: STREAMS });
      await upstream.call('writeEvents', PER_SECOND);
      await wait(1000);
      const before = [await proxy.call<number>('cpu'), await load.call<number>('events')] as const;
      await wait(SECONDS * 1000);
      const after = [await proxy.call<number>('cpu'), await load.call<number>('events')] as const;
      await upstream.call('stopEvents');
      await settle();
      // The first two runs compile.
      if (run > 1) (spent[kind] ??= []).push((after[0] - before[0]) / (after[1] - before[1]));
    }
  for (const [label, ours, peer, name] of PAIRS) {
    const limit = label === 'Express' ? median(spent[peer]!) * 1.1 : undefined;
    const figure = `processor time per event at ${STREAMS} streams, ${label}`;
    beside(figure, 'µs', spent[ours]!, name, spent[peer]!, limit);
  }
}

/** What is left of a crowd at the service 1 s after all have gone: requests, and the connections that they are on. */
interface Left {
  open: number;
  busy: number;
}
interface Crowd {
  admitted: number[];
  /** kB of a stream. */
  memory: number[];
  inMidStream: Left[];
  beforeAnswer: Left[];
}

async function crowd(): Promise<void> {
  const found: Record<string, Crowd> = {};
  // Some hosts of the figures before hold connections that no request is on.
  await upstream.call('disconnect');
  for (const kind of PEERS) {
    found[kind] = { admitted: [], memory: [], inMidStream: [], beforeAnswer: [] };
    for (let run = 0; run < RUNS; run++) await crowdOnce(kind, found[kind]);
  }
  const [ours, theirs] = PEERS.map((kind) => found[kind]!) as [Crowd, Crowd];
  const pair = (name: string, unit: string, figure: (of: Crowd) => number[], limit: number): unknown =>
    beside(name, unit, figure(ours), HPM, figure(theirs), limit);
  rows.push(
    row(`streams admitted of ${CROWD}`, 'streams', ours.admitted, {
      peer: { name: HPM, value: median(theirs.admitted) },
      least: CROWD,
    }),
  );
  pair(`memory of a stream at ${CROWD}, Express`, 'kB', ({ memory }) => memory, 50);
  for (const [when, key] of [
    ['in mid stream', 'inMidStream'],
    ['before an answer', 'beforeAnswer'],
  ] as const) {
    const name = (what: string): string => `${what} 1 s after all left ${when}`;
    pair(name('requests to the service'), 'requests', (of) => of[key].map(({ open }) => open), 0);
    pair(
      name('connections to the service in use'),
      'connections',
      (of) => of[key].map(({ busy }) => busy),
      0,
    );
  }
}

async function crowdOnce(kind: HostName, found: Crowd): Promise<void> {
  const proxy = proxies[kind]!;
  const gone = async (): Promise<Left> => {
    await load.call('leave');
    await wait(1000);
    await proxy.call('collect');
    const left = await upstream.call<Left>('counts');
    await settle();
    return left;
  };
  await upstream.call('mode', 'hold');
  const before = await proxy.call<{ held: number }>('memory');
  found.admitted.push(await load.call<number>('openStreams', { target: TARGETS[kind], count: CROWD }));
  const after = await proxy.call<{ held: number }>('memory');
  found.memory.push((after.held - before.held) / CROWD / 1000);
  found.inMidStream.push(await gone());
  await upstream.call('mode', 'mute');
  await load.call('ask', { target: TARGETS[kind], count: CROWD });
  for (let at = 0; at < 100 && (await upstream.call<{ asked: number }>('counts')).asked < CROWD; at++)
    await wait(100);
  found.beforeAnswer.push(await gone());
  // What a peer has not let go is not to be counted in its next run.
  await upstream.call('disconnect');
  await settle();
}

async function silentClient(): Promise<void> {
  const found: Record<string, { taken: number[]; grown: number[] }> = {};
  for (const kind of PEERS) {
    const { taken: all, grown } = (found[kind] = { taken: [] as number[], grown: [] as number[] });
    for (let run = 0; run < RUNS; run++) {
      await upstream.call('mode', 'flood');
      const before = await proxies[kind]!.call<number>('rss');
      await load.call('neverRead', TARGETS[kind]);
      let taken = -1;
      for (let now = 0; now !== taken; now = await upstream.call<number>('taken')) {
        taken = now;
        await wait(1000);
      }
      all.push(taken / 1e6);
      grown.push(((await proxies[kind]!.call<number>('rss')) - before) / 1e6);
      await settle();
    }
  }
  const [ours, theirs] = PEERS.map((kind) => found[kind]!);
  beside('taken of 1 GB for a client that does not read', 'MB', ours!.taken, HPM, theirs!.taken, 24);
  beside('resident memory grown by it', 'MB', ours!.grown, HPM, theirs!.grown, 64);
}
