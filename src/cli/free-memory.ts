import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Less is not worth the time that it takes. */
const WORTH_BYTES = 300_000_000;
/** The bytes of buffers go back after the collection, from another thread. */
const SWEEP_MS = 100;

/**
 * Gives memory back that reading large files has left behind. The engine works outside of JavaScript's heap: without a word V8 does not
 * see that it needs room.
 */
export async function freeMemory(): Promise<void> {
  const { heapTotal, arrayBuffers } = process.memoryUsage();
  if (heapTotal + arrayBuffers < WORTH_BYTES) return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  await setTimeout(SWEEP_MS);
}
