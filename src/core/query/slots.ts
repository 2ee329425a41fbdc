import { abortError } from './query-cache.js';

/** Lets so many run at the same time; the others wait, first come, first served. */
export class Slots {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(size: number) {
    this.#free = size;
  }

  /** True where the next one would wait. */
  get taken(): boolean {
    return this.#free === 0;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves with what gives the slot back, which may be called twice.
   *
   * @throws AbortError where `signal` aborts before there is one
   */
  async take(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) throw abortError();
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
    return new Promise((resolve, reject) => {
      const go = (): void => {
        this.#waiting.delete(go);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(go);
        reject(abortError());
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
