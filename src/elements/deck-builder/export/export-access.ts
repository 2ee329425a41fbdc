import { nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadExportDialog } from '../../shared/load.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { ExportDialog } from './export-dialog.js';
import { Exporter, type ExportState } from './exporter.js';

const IDLE: ExportState = { state: 'idle' };

/** The builder's way to its exports: the dialog's code is loaded when it is first opened. */
export class ExportAccess {
  readonly exporter: Exporter;
  readonly #context: WorkbenchContext;
  readonly #dialog: LazyModule<ExportDialog>;
  #isOpen = false;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    this.exporter = new Exporter(context.host);
    this.#dialog = new LazyModule(
      context.host,
      async () => new (await loadExportDialog()).ExportDialog(context, this.exporter),
    );
  }

  get isWorking(): boolean {
    return this.exporter.state.state === 'working';
  }

  /** What is to be told beside the slides: the dialog tells by itself, and what the page took is the page's to tell. */
  get state(): ExportState {
    const { state } = this.exporter;
    return this.#isOpen || (state.state === 'done' && !state.saved) ? IDLE : state;
  }

  dismiss(): void {
    this.exporter.dismiss();
  }

  async open(): Promise<void> {
    try {
      await this.#dialog.load();
      if (!this.isWorking) this.dismiss();
      this.#show(true);
    } catch (error) {
      this.exporter.fail(error as Error);
    }
  }

  render(deck: Deck): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const closed = (): void => {
      this.#show(false);
      if (!this.isWorking) this.dismiss();
    };
    return this.#dialog.value?.render(deck, closed) ?? nothing;
  }

  #show(open: boolean): void {
    this.#isOpen = open;
    this.#context.host.requestUpdate();
  }
}
