import { nothing, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadFindBar } from '../../shared/load.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { FindBar } from './find-bar.js';

/** The builder's way to its search, whose code is loaded when something is looked for for the first time. */
export class FindAccess {
  readonly #bar: LazyModule<FindBar>;
  /** Undefined until the first search. */
  #opened: FindBar | undefined;
  readonly commands: readonly Command<AllMessages>[];

  constructor(context: WorkbenchContext) {
    this.#bar = new LazyModule(context.host, async () => new (await loadFindBar()).FindBar(context));
    const enabled = (): boolean => (context.deck?.slides.length ?? 0) > 0;
    const open = (replaces: boolean): void => {
      this.#bar.load().then(
        (bar) => {
          this.#opened = bar;
          bar.open(replaces);
        },
        (error: unknown) => context.warn(context.localize.error(error)),
      );
    };
    const group = 'edit';
    this.commands = [
      {
        id: 'find',
        group,
        label: (words) => words.find,
        icon: 'search',
        keys: ['Mod+f'],
        inFields: true,
        enabled,
        run: () => open(false),
      },
      {
        id: 'replace',
        group,
        label: (words) => words.findAndReplace,
        keys: ['Mod+h'],
        inFields: true,
        enabled: () => enabled() && context.isReady,
        run: () => open(true),
      },
    ];
  }

  render(): TemplateResult | typeof nothing {
    return this.#opened?.render() ?? nothing;
  }
}
