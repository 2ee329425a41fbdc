import { isAbort } from '../../core/errors.js';
import { storeUnavailable } from '../store-unavailable.js';
import type { RunStore } from './run-store.js';

/**
 * The store, with one error for whatever it fails with: the same request may succeed later. An outage is told once, on
 * standard error, with its cause.
 */
export function withOneFailure(store: RunStore): RunStore {
  let failedAt = Infinity;
  const asked = async <T>(call: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      const answer = await call();
      // Who has waited for an event since before the outage does not show that it is over.
      if (began > failedAt) failedAt = Infinity;
      return answer;
    } catch (cause) {
      if (isAbort(cause)) throw cause;
      if (failedAt === Infinity)
        console.warn('deckwright: the run store fails; runs cannot be kept or read on.', cause);
      failedAt = performance.now();
      throw storeUnavailable('The service cannot reach the store of its runs at the moment.', cause);
    }
  };
  return {
    leaseMs: store.leaseMs,
    create: (...given) => asked(() => store.create(...given)),
    find: (...given) => asked(() => store.find(...given)),
    append: (...given) => asked(() => store.append(...given)),
    read: (...given) => asked(() => store.read(...given)),
    hold: (...given) => asked(() => store.hold(...given)),
    cancel: (...given) => asked(() => store.cancel(...given)),
  };
}
