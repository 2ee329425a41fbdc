import type { ReactiveControllerHost } from 'lit';

/** Code that an element needs only now and then: asked for when it is first read, and the element is rendered when it is there. */
export class LazyModule<T> {
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<T>;
  #value: T | undefined;
  #loading: Promise<T> | undefined;

  constructor(host: ReactiveControllerHost, load: () => Promise<T>) {
    this.#host = host;
    this.#load = load;
  }

  /** Undefined until it is there. What could not be loaded is tried again with the next rendering. */
  get value(): T | undefined {
    // The element stands without it.
    if (this.#value === undefined) void this.load().catch(() => undefined);
    return this.#value;
  }

  /** Waits for it; rejects where it could not be loaded. */
  load(): Promise<T> {
    this.#loading ??= this.#load()
      .then((value) => {
        this.#value = value;
        this.#host.requestUpdate();
        return value;
      })
      .catch((error: unknown) => {
        this.#loading = undefined;
        throw error;
      });
    return this.#loading;
  }
}
