import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { after, test, type TestContext } from 'node:test';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createRequestLimit, type RequestLimitOptions } from '../../src/server/access/request-limit.js';
import { startRedis } from './processes.js';
import { startPostgres } from './start-postgres.js';

const postgresUrl = await startPostgres({ after });
const redisUrl = await startRedis({ after });

/** How many of `calls` are let through, over some processes’ limits. */
async function admitted(limits: ReturnType<typeof createRequestLimit>[], account: string, calls: number) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: calls }, (_, index) =>
      (limits[index % limits.length] ?? assert.fail())(account, 'live'),
    ),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

/** A way to a server that can be cut, or stopped without an answer. */
async function way(t: TestContext, url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let mode: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {}).on('close', () => sockets.delete(client));
    if (mode === 'cut') return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client
      .on('data', (data) => mode === 'open' && upstream.write(data))
      .on('close', () => upstream.destroy());
    upstream.on('data', (data) => client.write(data));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    set: (next: typeof mode) => {
      mode = next;
      // What was swallowed meanwhile would be waited for in vain.
      for (const socket of sockets) if (next !== 'silent') socket.destroy();
    },
  };
}

/** A client of each kind, connected where it can be. */
const KINDS: Record<string, { url: string; connect: (t: TestContext, url: string) => RequestLimitOptions }> =
  {
    Redis: {
      url: redisUrl,
      connect: (t, url) => {
        const redis = new Redis(url, { retryStrategy: () => 50 });
        redis.on('error', () => {});
        t.after(() => redis.disconnect());
        return { redis };
      },
    },
    Postgres: {
      url: postgresUrl,
      connect: (t, url) => {
        const postgres = new pg.Pool({ connectionString: url });
        postgres.on('error', () => {});
        t.after(() => void postgres.end().catch(() => {}));
        return { postgres };
      },
    },
  };

for (const [kind, { url, connect: client }] of Object.entries(KINDS)) {
  test(`${kind}: two processes count together, from the first call on`, async (t) => {
    const problems: string[] = [];
    const limit = () =>
      createRequestLimit({ ...client(t, url), requests: 10 }, (problem) => problems.push(problem));
    assert.equal(await admitted([limit(), limit()], randomUUID(), 40), 10);
    assert.deepEqual(problems, []);
  });

  test(`${kind}: while it is away each process counts by itself, which is said once, and then together again`, async (t) => {
    const line = await way(t, url);
    const problems: string[] = [];
    const limit = createRequestLimit({ ...client(t, line.url), requests: 5 }, (problem) =>
      problems.push(problem),
    );
    const other = createRequestLimit({ ...client(t, url), requests: 5 }, () => {});
    await limit(randomUUID(), 'live');
    for (const mode of ['cut', 'silent'] as const) {
      problems.length = 0;
      line.set(mode);
      for (let i = 0; i < 3; i += 1) assert.equal(await admitted([limit], randomUUID(), 12), 5, mode);
      assert.equal(problems.length, 1, `${mode}: ${problems.join()}`);
      line.set('open');
      const deadline = Date.now() + 20_000;
      for (let together = false; !together;) {
        assert.ok(Date.now() < deadline, 'it does not count together again');
        const account = randomUUID();
        await admitted([limit], account, 5);
        together = (await admitted([other], account, 5)) === 0;
      }
    }
  });
}
