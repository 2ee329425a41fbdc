/** What is used of a connection that listens. */
export interface RedisSubscriber {
  subscribe(channel: string): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  on(event: 'message', listener: (channel: string) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  disconnect(): void;
}

/** A further connection: one that listens can do nothing else. */
export interface SubscriberSource {
  duplicate(options: {
    enableReadyCheck: boolean;
    enableOfflineQueue: boolean;
    maxRetriesPerRequest: number;
  }): RedisSubscriber;
}

export interface Listener {
  /** Resolves at the next message since `listen`, after `ms`, or where the signal aborts. */
  next(ms: number, signal: AbortSignal): Promise<void>;
  leave(): void;
}

/** A channel that nobody listens to is kept so long: who reads event by event would come back at once. */
const LINGER_MS = 5_000;

interface Channel {
  ready: Promise<unknown>;
  waiting: Set<() => void>;
  listeners: number;
  linger?: NodeJS.Timeout | undefined;
}

/** Messages of many channels over one connection, which is opened when it is needed. */
export class RedisSignals {
  readonly #source: SubscriberSource;
  readonly #channels = new Map<string, Channel>();
  #connection: RedisSubscriber | undefined;

  constructor(source: SubscriberSource) {
    this.#source = source;
  }

  /** Resolves once messages arrive. Rejects where the connection fails. */
  async listen(name: string): Promise<Listener> {
    const channel = this.#channels.get(name) ?? this.#open(name);
    channel.listeners++;
    clearTimeout(channel.linger);
    let heard = false;
    let wake = (): void => {};
    const hear = (): void => {
      heard = true;
      wake();
    };
    channel.waiting.add(hear);
    const leave = (): void => {
      if (!channel.waiting.delete(hear) || --channel.listeners > 0) return;
      channel.linger = setTimeout(() => this.#close(name, channel), LINGER_MS).unref();
    };
    try {
      await channel.ready;
    } catch (error) {
      // Whoever comes next opens it anew, or has done so already.
      if (this.#channels.get(name) === channel) this.#channels.delete(name);
      throw error;
    }
    const next = (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        wake = go;
        signal.addEventListener('abort', go, { once: true });
        if (heard || signal.aborted) go();
      });
    return { next, leave };
  }

  close(): Promise<void> {
    for (const { linger } of this.#channels.values()) clearTimeout(linger);
    this.#channels.clear();
    this.#connection?.disconnect();
    this.#connection = undefined;
    return Promise.resolve();
  }

  #open(name: string): Channel {
    const channel = {
      ready: this.#connected().subscribe(name),
      waiting: new Set<() => void>(),
      listeners: 0,
    };
    this.#channels.set(name, channel);
    return channel;
  }

  /** Not one that was opened anew under the same name. */
  #close(name: string, channel: Channel): void {
    if (this.#channels.get(name) !== channel) return;
    this.#channels.delete(name);
    this.#connection?.unsubscribe(name).catch(() => {});
  }

  #connected(): RedisSubscriber {
    if (this.#connection) return this.#connection;
    const connection = this.#source.duplicate({
      // The check would ask something of a connection that may listen already, and does nothing else from then on.
      enableReadyCheck: false,
      // The first channel is asked for while it still connects; where it cannot, that fails soon.
      enableOfflineQueue: true,
      maxRetriesPerRequest: 1,
    });
    connection.on('message', (name) => {
      for (const hear of [...(this.#channels.get(name)?.waiting ?? [])]) hear();
    });
    // It connects again by itself; who waits meanwhile looks again after its time.
    connection.on('error', () => {});
    this.#connection = connection;
    return connection;
  }
}
