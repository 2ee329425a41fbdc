import assert from 'node:assert/strict';
import { eventually } from '../../service/runs/gated-model.js';
import type { Adapter } from './adapters.js';
import { open, type Answer } from './wire-client.js';

export const firstOf = ({ body }: Answer): Promise<string> =>
  new Promise((resolve) => body.once('data', (chunk: Buffer) => resolve(chunk.toString())));

/** A client leaves a service before it answers, and again in mid stream once it `speaks`; `running` are its open answers. */
export async function leaveBeforeAndDuring(
  origin: string,
  adapter: Adapter,
  request: Parameters<typeof open>[2],
  { running, speak }: { running: ReadonlySet<unknown>; speak: () => void },
): Promise<void> {
  const before = open(origin, adapter, request);
  before.catch(() => {});
  await eventually('the service is asked', () => running.size === 1);
  before.leave();
  await eventually('the service is left before it answered', () => running.size === 0);

  speak();
  const during = await open(origin, adapter, request);
  await firstOf(during);
  assert.equal(running.size, 1);
  during.leave();
  await eventually('the service is left in mid stream', () => running.size === 0);
}
