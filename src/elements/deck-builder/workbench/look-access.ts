import { html, nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadLookMenu } from '../../shared/load.js';
import { themeSwatch } from '../start/looks.js';
import type { WorkbenchContext } from './context.js';
import type { LookMenu } from './look-menu.js';

/** The builder's way to the looks of the deck, whose code is loaded when they are first opened. */
export class LookAccess {
  readonly id = 'looks';
  readonly #context: WorkbenchContext;
  readonly #menu: LazyModule<LookMenu>;
  #isOpen = false;

  constructor(context: WorkbenchContext) {
    const { host, session, localize } = (this.#context = context);
    this.#menu = new LazyModule(
      host,
      async () => new (await loadLookMenu()).LookMenu(host, session, localize, themeSwatch),
    );
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  render(deck: Deck): TemplateResult {
    return html`<div
      id=${this.id}
      popover
      @toggle=${(event: ToggleEvent) => {
        this.#isOpen = event.newState === 'open';
        this.#context.host.requestUpdate();
      }}
    >
      ${this.#isOpen ? this.#menu.value?.render(deck) : nothing}
    </div>`;
  }
}
