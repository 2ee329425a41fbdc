import { nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadProblemList } from '../../shared/load.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import { placed, type BuilderProblem } from '../problems.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { ProblemList } from './problem-list.js';

/** The list of what is not in the deck as it was asked for, until a person dismisses it. */
export class ProblemsAccess {
  readonly #context: WorkbenchContext;
  readonly #queries: () => Promise<QueryDesk>;
  readonly #list: LazyModule<ProblemList>;
  #isDismissed = false;

  constructor(context: WorkbenchContext, queries: () => Promise<QueryDesk>) {
    this.#context = context;
    this.#queries = queries;
    this.#list = new LazyModule(
      context.host,
      async () => new (await loadProblemList()).ProblemList(context.host),
    );
  }

  restart(): void {
    this.#isDismissed = false;
  }

  render(found: readonly BuilderProblem[], deck: Deck): TemplateResult | typeof nothing {
    const context = this.#context;
    const problems = this.#isDismissed ? [] : placed(found, deck);
    if (problems.length === 0) return nothing;
    return (
      this.#list.value?.render({
        problems,
        deck,
        localize: context.localize,
        queries: this.#queries,
        name: (slideId) => context.name(deck, slideId),
        select: (slideId) => context.select(slideId),
        dismiss: () => {
          this.#isDismissed = true;
          context.host.requestUpdate();
        },
      }) ?? nothing
    );
  }
}
