import { ServiceRateLimitError } from '../../core/http/service-error.js';
import { Slots } from '../../core/query/slots.js';

/** Lets a number of queries run at the same time and some more wait; who comes then is told to come again. */
export class QuerySlots {
  readonly #slots: Slots;
  readonly #maxWaiting: number;

  constructor(concurrency: number, maxWaiting: number) {
    this.#slots = new Slots(concurrency);
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Resolves with what gives the slot back, which may be called twice.
   * @throws ServiceRateLimitError where too many wait already, or where `signal` aborts while it waits
   */
  async take(signal: AbortSignal): Promise<() => void> {
    if (this.#slots.taken && this.#slots.waiting >= this.#maxWaiting) throw busy();
    return this.#slots.take(signal).catch(() => {
      throw busy();
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
