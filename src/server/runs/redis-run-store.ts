import { DeckError } from '../../core/errors.js';
import type { DeckEvent } from '../../core/stream/protocol.js';
import { NOT_HELD, RUN_TIMES, type RunStoreOptions } from '../../service/runs/memory-run-store.js';
import { isTerminal, type KeptRecord, type RunStore } from '../../service/runs/run-store.js';
import { RedisSignals, type SubscriberSource } from './redis-signals.js';
import { APPEND, CANCEL, CREATE, HOLD, READ } from './run-scripts.js';

/** What is used of a client; `new Redis(url)` of ioredis 5 is one. */
export interface RedisClient extends SubscriberSource {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
  hgetall(key: string): Promise<Record<string, string>>;
}

export interface RedisRunStoreOptions extends RunStoreOptions {
  /**
   * The host's client, which it closes itself. With `enableOfflineQueue: false` an outage is noticed at once: decks are
   * written then without being kept.
   */
  redis: RedisClient;
  /** Before every key; `deckwright:run:` when not given. */
  prefix?: string;
}

/**
 * Runs in Redis (6 or newer, cluster too), for several instances behind a balancer: any of them reads on, cancels and takes
 * over what another one writes. Times are those of Redis, so the clocks of the instances do not matter. A run's request stands
 * there until it ends, its events for `keepMs` longer.
 */
export function createRedisRunStore(options: RedisRunStoreOptions): RunStore & { close(): Promise<void> } {
  const { redis, prefix = 'deckwright:run:' } = options;
  const { unreadMs, keepMs, leaseMs } = { ...RUN_TIMES, ...options };
  if (typeof redis?.eval !== 'function' || typeof redis.duplicate !== 'function') {
    throw new DeckError('invalid_config', 'redis must be a client of ioredis.', {
      path: 'redis',
      hint: "Pass new Redis('redis://…').",
    });
  }
  // In braces: a cluster keeps all keys of a run on one node.
  const keysOf = (runId: string): string[] => {
    const run = `${prefix}{${runId}}`;
    return [run, `${run}:lease`, `${run}:read`, `${run}:events`];
  };
  const call = (script: string, runId: string, ...args: (string | number)[]): Promise<unknown> =>
    redis.eval(script, 4, ...keysOf(runId), ...args);
  const signals = new RedisSignals(redis);
  const channelOf = (runId: string): string => `${prefix}${runId}`;
  const readNow = async (runId: string, since: number): Promise<{ events: DeckEvent[]; over: boolean }> => {
    const [over, texts] = (await call(READ, runId, unreadMs, since + 1)) as [number, string[]];
    return { events: texts.map((text) => JSON.parse(text) as DeckEvent), over: over === 1 };
  };

  return {
    leaseMs,
    async create(runId, { owner, endpoint, body }, writer) {
      const times = [leaseMs, unreadMs, keepMs];
      return (await call(CREATE, runId, owner, endpoint, JSON.stringify(body), writer, ...times)) === 1;
    },
    async find(runId) {
      const { owner, endpoint, body, ended } = await redis.hgetall(keysOf(runId)[0]!);
      if (owner === undefined || endpoint === undefined) return undefined;
      const record: KeptRecord = {
        owner,
        endpoint,
        body: body === undefined ? undefined : JSON.parse(body),
        ended: ended === '1',
      };
      return record;
    },
    async append(runId, writer, event) {
      const last = isTerminal(event) ? 1 : 0;
      const text = JSON.stringify(event);
      const answer = await call(
        APPEND,
        runId,
        writer,
        event.seq,
        text,
        last,
        keepMs,
        channelOf(runId),
        leaseMs,
      );
      return answer === 1;
    },
    async read(runId, since, waitMs, signal) {
      signal.throwIfAborted();
      if (waitMs <= 0) return (await readNow(runId, since)).events;
      // Listens before it looks: nothing can come unnoticed in between.
      const listener = await signals.listen(channelOf(runId));
      try {
        const { events, over } = await readNow(runId, since);
        signal.throwIfAborted();
        if (events.length > 0 || over) return events;
        await listener.next(waitMs, signal);
      } finally {
        listener.leave();
      }
      signal.throwIfAborted();
      return (await readNow(runId, since)).events;
    },
    async hold(runId, writer) {
      const answer = (await call(HOLD, runId, writer, leaseMs, keepMs)) as number[];
      if (answer[0] !== 1) return NOT_HELD;
      return { held: true, cancelled: answer[1] === 1, read: answer[2] === 1 };
    },
    async cancel(runId) {
      await call(CANCEL, runId);
    },
    close: () => signals.close(),
  };
}
