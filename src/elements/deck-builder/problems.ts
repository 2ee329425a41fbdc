import { html, nothing, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { GenerationSnapshot } from '../../core/generation/index.js';
import { icon } from '../shared/icons.js';
import type { LocalizeController } from '../shared/localize-controller.js';

/** Something of the dashboard that is not in the deck as it was asked for. */
export interface BuilderProblem {
  readonly widgetId?: string | undefined;
  /** Set where it is known; a widget's slide is the one that shows its rows. */
  readonly slideId?: string;
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** What went wrong with widgets, and with slides that the service could not write. */
export function problemsOf({ problems, slides }: GenerationSnapshot): readonly BuilderProblem[] {
  const told = new Set(problems.map(({ widgetId }) => widgetId));
  const failed = slides.flatMap(({ slideId, widgetId, error }): BuilderProblem[] => {
    if (!error || (widgetId !== undefined && told.has(widgetId))) return [];
    const { code = '', hint } = error as { code?: string; hint?: string };
    return [{ slideId, widgetId, code, message: error.message, hint }];
  });
  return [...problems, ...failed];
}

/** A problem with the slide it is about; a slide that was never written is not there. */
interface PlacedProblem {
  problem: BuilderProblem;
  slide: Slide | undefined;
}

/** A problem whose slide has been deleted by hand is none any more. */
export function placed(problems: readonly BuilderProblem[], deck: Deck): PlacedProblem[] {
  return problems.flatMap((problem) => {
    const { slideId, widgetId } = problem;
    const slide = deck.slides.find(
      ({ id, source, blocks }) =>
        id === slideId ||
        (slideId === undefined && (source === widgetId || blocks.some((block) => block.source === widgetId))),
    );
    return slide || slideId !== undefined ? [{ problem, slide }] : [];
  });
}

export interface ProblemsView {
  problems: readonly PlacedProblem[];
  deck: Deck;
  localize: LocalizeController;
  name: (slideId: string) => string;
  select: (slideId: string) => void;
  dismiss: () => void;
}

/** How many there are, each with the way to its slide. */
export function problemSummary(view: ProblemsView): TemplateResult {
  const words = view.localize.messages;
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
  const { widgetId } = problem;
  const source = widgetId !== undefined && Object.hasOwn(deck.sources, widgetId) && deck.sources[widgetId];
  const index = slide ? deck.slides.indexOf(slide) : -1;
  const title = (source && source.title) || (slide && view.name(slide.id)) || localize.messages.untitledSlide;
  return html`<li>
    ${
      slide
        ? html`<button class="link" type="button" @click=${() => view.select(slide.id)}>
            ${localize.messages.slideNumber(index + 1)}: ${title}
          </button>`
        : html`<strong>${title}</strong>`
    }
    ${wordsOf(problem, localize)}
  </li>`;
}

const wordsOf = (problem: BuilderProblem, localize: LocalizeController): TemplateResult =>
  html`<span>${localize.error(problem)}</span>
    ${problem.hint === undefined ? nothing : html`<span class="hint">${problem.hint}</span>`}`;
