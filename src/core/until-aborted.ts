/** The promise, or what `abort` makes as soon as the signal tells of one: hosts and engines may ignore it, and nobody waits for them. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal, abort: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(abort());
    if (signal.aborted) leave();
    const stop = onAbort(signal, leave);
    promise.then(resolve, reject).finally(stop);
  });
}

const waiting = new WeakMap<AbortSignal, { leaves: Set<() => void>; all: () => void }>();

/** One listener a signal, however many wait for it: Node takes more than ten for a leak. */
function onAbort(signal: AbortSignal, leave: () => void): () => void {
  let group = waiting.get(signal);
  if (!group) {
    const leaves = new Set<() => void>();
    group = { leaves, all: () => leaves.forEach((one) => one()) };
    waiting.set(signal, group);
    signal.addEventListener('abort', group.all, { once: true });
  }
  const { leaves, all } = group;
  leaves.add(leave);
  return () => {
    leaves.delete(leave);
    if (leaves.size > 0) return;
    signal.removeEventListener('abort', all);
    waiting.delete(signal);
  };
}
