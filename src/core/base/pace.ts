import { untilAborted } from '../until-aborted.js';

export interface PaceOptions {
  signal?: AbortSignal;
  /** Told now and then how much of the work is done, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** Far under the 50 ms from which people feel a pause, so that a machine four times slower stays under them too. */
const SLICE_MS = 12;

/** Rows between two looks at the clock. */
export const ROWS_PER_LOOK = 4096;

/** Long work in slices: between two the page may paint and answer, the work can be ended, and progress is told. */
export class Pace {
  private readonly options: PaceOptions;
  private began = performance.now();
  private from = 0;
  private share = 1;
  private told = 0;

  constructor(options: PaceOptions = {}) {
    this.options = options;
  }

  /** What comes is this part of the whole: `stage(0, 0.5)`, later `stage(0.5, 1)`. */
  stage(from: number, to: number): void {
    this.from = from;
    this.share = to - from;
  }

  /** True when the slice is used up; then `turn` is due. */
  get spent(): boolean {
    return performance.now() - this.began > SLICE_MS;
  }

  /**
   * Gives the page its turn. `done`: 0 to 1 of the current stage.
   *
   * @throws the signal's reason once it is aborted
   */
  async turn(done: number): Promise<void> {
    this.check();
    // What is known of the whole may change on the way; progress only grows.
    this.told = Math.max(this.told, this.from + this.share * Math.min(1, done));
    this.options.onProgress?.(this.told);
    // Twice: a browser puts timers that became due during the slice behind the first message.
    await nextTask();
    await nextTask();
    this.check();
    this.began = performance.now();
  }

  /** @throws the signal's reason once it is aborted */
  check(): void {
    this.options.signal?.throwIfAborted();
  }

  /** Waits for what others do (a host's function, a download), and no longer than until the abort. */
  async wait<T>(promise: Promise<T>): Promise<T> {
    const { signal } = this.options;
    this.check();
    try {
      return await (signal ? untilAborted(promise, signal, () => signal.reason as Error) : promise);
    } finally {
      this.began = performance.now();
    }
  }
}

/** A message, since timers wait 4 ms once they are nested. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
