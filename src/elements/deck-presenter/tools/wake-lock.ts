/** Keeps the screen from going dark, where the browser can; elsewhere nothing happens. */
export class WakeLock {
  #lock: WakeLockSentinel | undefined;
  #stopped: AbortSignal | undefined;

  /** @param stopped ends it */
  start(stopped: AbortSignal): void {
    this.#stopped = stopped;
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', () => void this.#ask(), { signal: stopped });
    stopped.addEventListener('abort', () => this.#release());
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const stopped = this.#stopped;
    if (document.visibilityState !== 'visible' || (this.#lock && !this.#lock.released)) return;
    try {
      const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
      const lock = await wakeLock?.request('screen');
      if (stopped !== this.#stopped || stopped?.aborted) await lock?.release();
      else this.#lock = lock;
    } catch {
      // A low battery, or a page that may not: the talk goes on.
    }
  }

  #release(): void {
    void this.#lock?.release().catch(() => undefined);
    this.#lock = undefined;
  }
}
