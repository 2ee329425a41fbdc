/** The promise, or what `abort` makes as soon as the signal tells of one: hosts and engines may ignore it, and nobody waits for them. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal, abort: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(abort());
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
