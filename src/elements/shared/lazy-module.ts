import type { ReactiveControllerHost } from 'lit';

/** Code that an element needs only now and then: asked for when it is first read, and the element is rendered when it is there. */
export class LazyModule<T> {
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<T>;
  #value: T | undefined;
  #loading = false;

  constructor(host: ReactiveControllerHost, load: () => Promise<T>) {
    this.#host = host;
    this.#load = load;
  }

  /** Undefined until it is there. What could not be loaded is tried again with the next rendering. */
  get value(): T | undefined {
    if (this.#value === undefined && !this.#loading) void this.#fetch();
    return this.#value;
  }

  async #fetch(): Promise<void> {
    this.#loading = true;
    try {
      this.#value = await this.#load();
      this.#host.requestUpdate();
    } catch {
      // The element stands without it.
    } finally {
      this.#loading = false;
    }
  }
}
