// Twenty-five nasty cases, each a question to the proxy and its peers: does it hold? Every one of them runs in a process of
// its own, before a service that each case scripts, and is set up as its documentation tells a host to.
import { BASE, startService, type Case, type CaseService } from './proxy/case-ground.js';
import { HEADER_CASES } from './proxy/case-headers.js';
import { PATH_CASES } from './proxy/case-paths.js';
import { STREAM_CASES } from './proxy/case-streams.js';
import { startChild, wait, type Child } from './proxy/child.js';
import type { HostName, Setup } from './proxy/hosts.js';
import { nginxVersion } from './proxy/nginx.js';
import { report, row, versionOf, type BenchRow } from './report.js';

const CASES: Case[] = [...PATH_CASES, ...HEADER_CASES, ...STREAM_CASES];
/** Ours beside the peer that stands in the same framework. */
const PAIRS: [label: string, ours: HostName, peer: HostName, peerName: string][] = [
  ['Express', 'express', 'http-proxy-middleware', versionOf('http-proxy-middleware')],
  ['Fastify', 'fastify', '@fastify/http-proxy', versionOf('@fastify/http-proxy')],
  ['Hono', 'hono', 'hono/proxy', `${versionOf('hono')} proxy`],
  ['Node', 'node', 'nginx', nginxVersion() ?? 'nginx, not installed'],
];
/** Ends a case whose proxy leaves its client waiting. */
const PATIENCE = 20_000;

/** What went wrong in each case, by name, or `true`. */
type Outcomes = Record<string, string | true>;

async function outcomesOf(host: HostName, service: CaseService): Promise<Outcomes> {
  const start = (): Promise<Child> => startChild('server', [host, `http://127.0.0.1:${service.port}${BASE}`]);
  let child = await start();
  const outcomes: Outcomes = {};
  for (const { name, run } of CASES) {
    const origin = async (setup: Omit<Setup, 'baseUrl'> = {}): Promise<string> =>
      `http://127.0.0.1:${await child.call<number>('port', setup)}`;
    const overdue = new Promise<string>((end) => setTimeout(end, PATIENCE, 'no end').unref());
    const outcome = await Promise.race([
      run({ service, origin }).catch((error: unknown) => `the client was told ${String(error)}`),
      overdue,
    ]);
    service.reset();
    await wait(100);
    const alive = await Promise.race([child.call('cpu').then(Boolean, () => false), wait(2000)]);
    if (!alive) {
      await child.stop();
      child = await start();
    }
    outcomes[name] = alive ? (outcome ?? true) : 'the process of the proxy ended';
  }
  await child.stop();
  return outcomes;
}

const service = await startService();
const rows: BenchRow[] = [];
const found: Record<string, Outcomes> = {};
const passed = (outcomes: Outcomes): number =>
  Object.values(outcomes).filter((outcome) => outcome === true).length;
for (const [label, ours, peer, peerName] of PAIRS) {
  const own = (found[label] = await outcomesOf(ours, service));
  const isThere = peer !== 'nginx' || nginxVersion() !== undefined;
  const theirs = (found[peerName] = isThere ? await outcomesOf(peer, service) : {});
  rows.push(
    row(`cases of ${CASES.length} that hold, ${label}`, 'cases', [passed(own)], {
      ...(isThere ? { peer: { name: peerName, value: passed(theirs) } } : {}),
      least: CASES.length,
    }),
  );
}
service.close();

/** Of one case, by host. */
const across = <T>(name: string, show: (outcome: string | true | undefined) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([host, outcomes]) => [host, show(outcomes[name])]));
const word = (outcome: string | true | undefined): string =>
  outcome === undefined ? '–' : outcome === true ? 'yes' : 'no';
console.table(CASES.map(({ name }) => ({ case: name, ...across(name, word) })));
for (const [host, outcomes] of Object.entries(found))
  for (const [name, outcome] of Object.entries(outcomes))
    if (outcome !== true) console.log(`${host}: ${name}: ${outcome}`);
report('proxy-cases', rows, {
  cases: CASES.map(({ name }) => ({ name, holds: across(name, (outcome) => outcome ?? 'not tried') })),
});
