// What a deck and an open run cost an instance of the service behind nginx with a Redis, as `docs/scaling.md` describes
// it: processor time and memory, which a busy machine changes little.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createTokenManager, openAccessStore } from '../src/server/index.js';
import { sampleRequest } from '../test/service/sample-request.js';
import { startCluster } from '../test/services/cluster.js';
import { startRedis } from '../test/services/processes.js';
import { startModelServer } from '../test/support/model-server.js';
import { report, row, type BenchRow } from './report.js';

const DECKS = 10;
const OPEN_RUNS = 300;

const ends: (() => void | Promise<void>)[] = [];
const life = { after: (end: () => void | Promise<void>) => void ends.unshift(end) };
const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
life.after(() => rmSync(folder, { recursive: true }));
const redisUrl = await startRedis(life);
const redis = new Redis(redisUrl);
life.after(() => redis.disconnect());
const place = join(folder, 'tokens.sqlite');
const { store } = await openAccessStore(place);
const { token } = await createTokenManager(store).create({ name: 'bench' });
await store.close();
const env = { REDIS_URL: redisUrl, STORE: place, REQUESTS: '1000000' };
const rows: BenchRow[] = [];

const body = JSON.stringify(sampleRequest(12));
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
const generate = (url: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/api/generate-deck-slides`, { method: 'POST', headers, body, ...(signal ? { signal } : {}) });

const analyst = await startCluster(life, 1, env);
const [writer] = analyst.instances.values();
/** Milliseconds of processor time since the start; Linux counts them in hundredths of a second. */
const spent = async (): Promise<number> => {
  const fields = (await readFile(`/proc/${writer!.pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const whole = async (): Promise<void> => {
  const text = await (await generate(analyst.url)).text();
  if (!text.includes('event: deck.completed')) throw new Error(text.slice(0, 300));
};
for (let at = 0; at < 10; at++) await whole();
const costs: number[] = [];
for (let run = 0; run < 5; run++) {
  const began = await spent();
  for (let at = 0; at < DECKS; at++) await whole();
  costs.push(((await spent()) - began) / DECKS);
}
rows.push(row('processor time of a deck of 13 slides by the analyst', 'ms', costs));

// A model that says nothing: the runs stay open.
const model = await startModelServer(() => ({ hang: 'headers' }));
life.after(() => model.close());
const { url, instances } = await startCluster(life, 1, { ...env, MODEL_URL: model.baseUrl });
const [instance] = instances.values();
const rss = async (): Promise<number> => {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${instance!.pid}/status`, 'utf8'))![1]);
};
const used = async (): Promise<number> => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))![1]);
const leave = new AbortController();
const openRun = async (): Promise<void> => {
  const reader = (await generate(url, leave.signal)).body!.getReader();
  await reader.read();
  reader.read().catch(() => {});
};
await Promise.all(Array.from({ length: 50 }, openRun));
const before = [await rss(), await used()] as const;
await Promise.all(Array.from({ length: OPEN_RUNS }, openRun));
const after = [await rss(), await used()] as const;
rows.push(
  row(`memory of an open run in its instance, ${OPEN_RUNS} runs`, 'kB', [(after[0] - before[0]) / OPEN_RUNS]),
);
rows.push(row('memory of an open run in Redis', 'kB', [(after[1] - before[1]) / OPEN_RUNS / 1000]));
leave.abort();

report('scale', rows);
for (const end of ends) await end();
process.exit();
