import type { RunStore } from '../../../src/service/index.js';

type Method = Exclude<keyof RunStore, 'leaseMs'>;

/** The store as an instance sees it whose calls do not arrive while `fails` says so. */
export function unsteadyStore(
  store: RunStore,
  fails: (method: Method, given: unknown[]) => boolean,
): RunStore {
  const through =
    <Args extends unknown[], T>(method: Method, call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      fails(method, args) ? Promise.reject(new Error('connect ECONNREFUSED')) : call(...args);
  return {
    leaseMs: store.leaseMs,
    create: through('create', (...given) => store.create(...given)),
    find: through('find', (...given) => store.find(...given)),
    append: through('append', (...given) => store.append(...given)),
    read: through('read', (...given) => store.read(...given)),
    hold: through('hold', (...given) => store.hold(...given)),
    cancel: through('cancel', (...given) => store.cancel(...given)),
  };
}
