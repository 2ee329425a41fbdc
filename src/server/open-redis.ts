import { DeckError } from '../core/errors.js';
import { importOptional } from './import-optional.js';
import type { RateLimitRedis } from './access/request-limit.js';
import type { RedisClient } from './runs/redis-run-store.js';

/** A connection of `ioredis`, which serves runs and limits alike. */
export interface OpenedRedis extends RedisClient, RateLimitRedis {
  disconnect(): void;
  once(event: 'ready', listener: () => void): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Connects to `redis://…` or `rediss://…`, and tells of later outages once each. Commands fail at once during an outage, so that the
 * service goes on without Redis.
 * @throws DeckError `invalid_config` where it cannot be reached, and what to do; without the password of the URL
 */
export async function openRedis(url: string, report: (problem: string) => void): Promise<OpenedRedis> {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw unusable(
      'That is no address of Redis.',
      'Give redis://user:password@host:port/database, or rediss://….',
    );
  const found = await importOptional('ioredis');
  if (!found) throw unusable('Redis needs the package "ioredis".', 'Install it: npm install ioredis');
  const { Redis } = found as { Redis: new (url: string, options: object) => OpenedRedis };
  const redis = new Redis(url, { enableOfflineQueue: false });
  await new Promise<void>((resolve, reject) => {
    redis.once('ready', resolve);
    redis.once('error', reject);
  }).catch((cause: Error) => {
    redis.disconnect();
    const { host } = new URL(url);
    throw unusable(`Redis at ${host} cannot be used: ${cause.message || String(cause)}`, undefined, cause);
  });
  let last = '';
  redis.on('error', ({ message }) => {
    if (message !== last) report(`Redis fails: ${message}`);
    last = message;
  });
  return redis;
}

function unusable(message: string, hint?: string, cause?: unknown): DeckError {
  return new DeckError('invalid_config', message, { path: 'redis', ...(hint ? { hint } : {}), cause });
}
