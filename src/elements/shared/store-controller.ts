import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The reading side of every store in core. */
export interface ReadableStore<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
}

/** Lets an element read one value of a store, and renders the element when that value is another one. */
export class StoreController<Snapshot, Selected = Snapshot> implements ReactiveController {
  #host: ReactiveControllerHost;
  #store: ReadableStore<Snapshot>;
  #select: (snapshot: Snapshot) => Selected;
  #leave: (() => void) | undefined;
  value: Selected;

  constructor(
    host: ReactiveControllerHost,
    store: ReadableStore<Snapshot>,
    select: (snapshot: Snapshot) => Selected,
  ) {
    this.#host = host;
    this.#store = store;
    this.#select = select;
    this.value = select(store.getSnapshot());
    host.addController(this);
  }

  hostConnected(): void {
    this.#leave = this.#store.subscribe(() => this.#read());
    // Things may have changed while the element was out of the page.
    this.#read();
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  #read(): void {
    const value = this.#select(this.#store.getSnapshot());
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.#host.requestUpdate();
  }
}
