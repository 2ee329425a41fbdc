import { Slots } from './slots.js';

/** Connections of an engine, each for one query at a time: a second one on a busy connection would silently end the first. */
export class ConnectionPool {
  private readonly idle: number[] = [];
  private readonly slots: Slots;
  private readonly connect: () => Promise<number>;
  private readonly disconnect: (connection: number) => Promise<unknown>;

  constructor(
    size: number,
    connect: () => Promise<number>,
    disconnect: (connection: number) => Promise<unknown>,
  ) {
    this.slots = new Slots(size);
    this.connect = connect;
    this.disconnect = disconnect;
  }

  /**
   * Runs with a connection, as soon as there is one. After a failure nobody gets it again: its transaction may still be open.
   *
   * @throws AbortError where the signal aborts before there is one; what `run` throws
   */
  async use<T>(signal: AbortSignal, run: (connection: number) => Promise<T>): Promise<T> {
    const release = await this.slots.take(signal);
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
      release();
    }
  }
}
