import type { Deck, Slide } from '../../core/deck/types.js';
import type { GenerationSnapshot } from '../../core/generation/index.js';
import type { QueryProblem } from '../../core/query/query-problem.js';

/** Something of the dashboard that is not in the deck as it was asked for. */
export interface BuilderProblem extends QueryProblem {
  readonly widgetId?: string | undefined;
  /** Set where it is known; a widget's slide is the one that shows its rows. */
  readonly slideId?: string;
}

/** What went wrong with widgets, and with slides that the service could not write. */
export function problemsOf(generation: GenerationSnapshot | undefined): readonly BuilderProblem[] {
  if (!generation) return [];
  const { problems, slides, error: ended } = generation;
  const told = new Set(problems.map(({ widgetId }) => widgetId));
  const failed = slides.flatMap(({ slideId, widgetId, error }): BuilderProblem[] => {
    // What ended the whole run is told once.
    if (!error || error === ended || (widgetId !== undefined && told.has(widgetId))) return [];
    const { code = '', hint } = error as { code?: string; hint?: string };
    return [{ slideId, widgetId, code, message: error.message, hint }];
  });
  return [...problems, ...failed];
}

/** A problem with the slide it is about; a slide that was never written is not there. */
export interface PlacedProblem {
  problem: BuilderProblem;
  slide: Slide | undefined;
}

/** A problem whose slide has been deleted by hand is none any more, nor is one whose query has been mended. */
export function placed(problems: readonly BuilderProblem[], deck: Deck): PlacedProblem[] {
  return problems.flatMap((found) => {
    const { slideId, widgetId } = found;
    const problem = slideId === undefined ? standing(found, deck) : found;
    if (!problem) return [];
    const slide = deck.slides.find(
      ({ id, source, blocks }) =>
        id === slideId ||
        (slideId === undefined && (source === widgetId || blocks.some((block) => block.source === widgetId))),
    );
    return slide || slideId !== undefined ? [{ problem, slide }] : [];
  });
}

/** As the document has it now: another query may have another problem, or none. */
function standing(found: BuilderProblem, { sources }: Deck): BuilderProblem | undefined {
  const { widgetId = '' } = found;
  const source = Object.hasOwn(sources, widgetId) ? sources[widgetId] : undefined;
  if (!source) return found;
  return source.problem && { widgetId, ...source.problem };
}
