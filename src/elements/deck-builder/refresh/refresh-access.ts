import type { ReactiveElement } from 'lit';
import { DeckErrorEvent } from '../../shared/events.js';
import { loadRefresher } from '../../shared/load.js';
import type { BuilderSession } from '../builder-session.js';
import type { Refresher, RefreshState } from './refresher.js';

const IDLE: RefreshState = { state: 'idle' };

/** The builder's way to its refresher, whose code is loaded when data is refreshed for the first time. */
export class RefreshAccess {
  readonly #host: ReactiveElement;
  readonly #session: BuilderSession;
  #error: Error | undefined;
  /** Undefined until the first refresh. */
  refresher: Refresher | undefined;

  constructor(host: ReactiveElement, session: BuilderSession) {
    this.#host = host;
    this.#session = session;
  }

  get state(): RefreshState {
    if (this.#error) return { state: 'failed', error: this.#error };
    return this.refresher?.state ?? IDLE;
  }

  /** Undefined where the code could not be loaded; `state` says why. */
  async open(): Promise<Refresher | undefined> {
    this.#error = undefined;
    try {
      const { Refresher } = await loadRefresher();
      this.refresher ??= new Refresher(this.#host, this.#session);
    } catch (error) {
      this.#error = error as Error;
      this.#host.dispatchEvent(new DeckErrorEvent(this.#error));
      this.#host.requestUpdate();
    }
    return this.refresher;
  }

  dismiss(): void {
    this.#error = undefined;
    this.refresher?.cancel();
    this.#host.requestUpdate();
  }
}
