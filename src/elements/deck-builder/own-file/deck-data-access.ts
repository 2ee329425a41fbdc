import { nothing, type TemplateResult } from 'lit';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadDeckData } from '../../shared/load.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { DeckData } from './deck-data.js';

/** The builder's way to data for a deck that is open: the dialog's code is loaded with the first file. */
export class DeckDataAccess {
  readonly #context: WorkbenchContext;
  readonly #dialog: LazyModule<DeckData>;
  /** Undefined until the first file. */
  #opened: DeckData | undefined;

  constructor(context: WorkbenchContext, refresh: RefreshAccess) {
    this.#context = context;
    this.#dialog = new LazyModule(
      context.host,
      async () => new (await loadDeckData()).DeckData(context, refresh),
    );
  }

  /** An engine of the page's own takes no tables of others. */
  get isFree(): boolean {
    const { callbacks, runQuery } = this.#context.ports.connect();
    return !callbacks && !runQuery;
  }

  async take(files: readonly File[]): Promise<void> {
    try {
      this.#opened = await this.#dialog.load();
    } catch (error) {
      this.#context.warn(this.#context.localize.error(error));
    }
    await this.#opened?.take(files);
  }

  render(): TemplateResult | typeof nothing {
    return this.#opened?.render() ?? nothing;
  }
}
