import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import { queryFix, queryPlace } from '../../shared/query-problem.js';
import { queryProblemStyles } from '../../shared/query-problem.styles.js';
import type { BuilderProblem, PlacedProblem } from '../problems.js';
import { problemsStyles } from './problems.styles.js';
import { useFix } from './use-fix.js';

export interface ProblemsView {
  problems: readonly PlacedProblem[];
  deck: Deck;
  localize: LocalizeController;
  queries: () => Promise<QueryDesk>;
  name: (slideId: string) => string;
  select: (slideId: string) => void;
  dismiss: () => void;
}

/** How many there are, each with the way to its slide and the correction where there is one. */
export class ProblemList {
  constructor(host: ReactiveElement) {
    adoptStyles(host.renderRoot, [queryProblemStyles, problemsStyles]);
  }

  render(view: ProblemsView): TemplateResult {
    return problemSummary(view);
  }
}

function problemSummary(view: ProblemsView): TemplateResult {
  const words = allWords(view.localize.messages);
  return html`<div class="problems" part="problems">
    <details>
      <summary>${icon('alert')}<span>${words.generationProblems(view.problems.length)}</span></summary>
      <ul>
        ${view.problems.map((placed) => listItem(view, placed))}
      </ul>
    </details>
    <button class="button only" type="button" aria-label=${words.dismiss} @click=${view.dismiss}>
      ${icon('close')}
    </button>
  </div>`;
}

function listItem(view: ProblemsView, { problem, slide }: PlacedProblem): TemplateResult {
  const { deck, localize } = view;
  const words = allWords(localize.messages);
  const { widgetId } = problem;
  const source = widgetId !== undefined && Object.hasOwn(deck.sources, widgetId) && deck.sources[widgetId];
  const index = slide ? deck.slides.indexOf(slide) : -1;
  const title = (source && source.title) || (slide && view.name(slide.id)) || words.untitledSlide;
  return html`<li>
    ${
      slide
        ? html`<button class="link" type="button" @click=${() => view.select(slide.id)}>
            ${words.slideNumber(index + 1)}: ${title}
          </button>`
        : html`<strong>${title}</strong>`
    }
    <span>${localize.error(problem)}</span>
    ${fixOf(view, problem)}
  </li>`;
}

/** The place in the SQL and a corrected name, as far as the engine tells them; else what to do. */
function fixOf({ deck, localize, queries }: ProblemsView, problem: BuilderProblem): TemplateResult {
  const { widgetId = '', hint } = problem;
  const source = Object.hasOwn(deck.sources, widgetId) ? deck.sources[widgetId] : undefined;
  const sql = source?.sql ?? '';
  const shown = { sql, problem, localize, use: useFix(queries, widgetId) };
  const fix = queryFix(shown);
  const words = fix === nothing && hint !== undefined ? html`<span class="hint">${hint}</span>` : fix;
  return html`<div class="problem-fix">${queryPlace(shown)} ${words}</div>`;
}
