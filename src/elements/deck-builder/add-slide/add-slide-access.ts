import { nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadAddSlide, loadSqlEditor } from '../../shared/load.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { Tool } from '../workbench/toolbar.js';
import type { AddSlide } from './add-slide.js';

/** The builder's way to a new slide: the dialog's code is loaded when it is first opened. */
export class AddSlideAccess {
  readonly #context: WorkbenchContext;
  readonly #dialog: LazyModule<AddSlide>;
  /** The button that opened the dialog, as long as that is open. */
  #opener: HTMLElement | undefined;

  constructor(context: WorkbenchContext, refresh: RefreshAccess) {
    const { host, ports, session, localize } = (this.#context = context);
    this.#dialog = new LazyModule(
      host,
      async () =>
        new (await loadAddSlide()).AddSlide(host, {
          connection: ports.connection,
          connect: ports.connect,
          write: ports.writing,
          session,
          refresh,
          localize,
          loadEditor: loadSqlEditor,
        }),
    );
  }

  tool(disabled: boolean): Tool {
    const { words, ports } = this.#context;
    return {
      name: 'plus',
      label: words.addSlide,
      disabled,
      reason: ports.hasData() ? undefined : words.noTables,
      action: (opener) => this.#show(opener),
    };
  }

  render(deck: Deck): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!this.#opener) return nothing;
    return (
      this.#dialog.value?.render({
        deck,
        afterId: context.currentId,
        opener: this.#opener,
        closed: () => this.#show(undefined),
        added: (slideId, words) => {
          context.select(slideId);
          context.say(words);
        },
      }) ?? nothing
    );
  }

  #show(opener: HTMLElement | undefined): void {
    this.#opener = opener;
    this.#context.host.requestUpdate();
  }
}
