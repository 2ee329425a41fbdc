import { nothing, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadShortcutSheet } from '../../shared/load.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { ShortcutSheet } from './shortcut-sheet.js';

/** The builder's way to the sheet of shortcuts, whose code is loaded when it is first opened. */
export class ShortcutsAccess {
  readonly #context: WorkbenchContext;
  readonly #sheet: LazyModule<ShortcutSheet>;
  #isOpen = false;

  constructor(context: WorkbenchContext, commands: () => readonly Command<AllMessages>[]) {
    this.#context = context;
    this.#sheet = new LazyModule(
      context.host,
      async () => new (await loadShortcutSheet()).ShortcutSheet(context, commands),
    );
  }

  open(): void {
    this.#show(true);
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    return this.#sheet.value?.render(() => this.#show(false)) ?? nothing;
  }

  #show(open: boolean): void {
    this.#isOpen = open;
    this.#context.host.requestUpdate();
  }
}
