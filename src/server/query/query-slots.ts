import { ServiceRateLimitError } from '../../core/http/service-error.js';

/** Lets a number of queries run at the same time and some more wait, first come, first served. */
export class QuerySlots {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<() => void>();

  constructor(concurrency: number, maxWaiting: number) {
    this.#free = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Resolves with what gives the slot back, which may be called twice.
   * @throws ServiceRateLimitError where too many wait already, or where `signal` aborts while it waits
   */
  async take(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) throw busy();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      // Handed over, not freed: someone who comes now must not overtake those who wait.
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    };
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#maxWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const go = (): void => {
        this.#waiting.delete(go);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(go);
        reject(busy());
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}

function busy(): ServiceRateLimitError {
  return new ServiceRateLimitError('rate_limited', 'Too many queries are running.', {
    status: 429,
    retryable: true,
    retryAfterMs: 1000,
    hint: 'Ask again after the time in retry-after.',
  });
}
