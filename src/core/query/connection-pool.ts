import { abortError } from './query-cache.js';

/** Connections of an engine, each for one query at a time: a second one on a busy connection would silently end the first. */
export class ConnectionPool {
  private readonly idle: number[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly connect: () => Promise<number>;
  private readonly disconnect: (connection: number) => Promise<unknown>;
  private free: number;

  constructor(
    size: number,
    connect: () => Promise<number>,
    disconnect: (connection: number) => Promise<unknown>,
  ) {
    this.free = size;
    this.connect = connect;
    this.disconnect = disconnect;
  }

  /**
   * Runs with a connection, as soon as there is one. After a failure nobody gets it again: its transaction may still be open.
   *
   * @throws AbortError where the signal aborts before there is one; what `run` throws
   */
  async use<T>(signal: AbortSignal, run: (connection: number) => Promise<T>): Promise<T> {
    await this.turn(signal);
    let connection: number | undefined;
    try {
      connection = this.idle.pop() ?? (await this.connect());
      const result = await run(connection);
      this.idle.push(connection);
      return result;
    } catch (error) {
      if (connection !== undefined) await this.disconnect(connection).catch(() => undefined);
      throw error;
    } finally {
      this.free += 1;
      const [next] = this.waiting;
      next?.();
    }
  }

  private async turn(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw abortError();
    if (this.free === 0) {
      await new Promise<void>((resolve, reject) => {
        const done = (settle: () => void) => () => {
          this.waiting.delete(go);
          signal.removeEventListener('abort', leave);
          settle();
        };
        const go = done(resolve);
        const leave = done(() => reject(abortError()));
        this.waiting.add(go);
        signal.addEventListener('abort', leave);
      });
      // Two may have been let in at once.
      return this.turn(signal);
    }
    this.free -= 1;
  }
}
