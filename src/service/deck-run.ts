import { modifySlide, planDeck, writeSlide } from '../core/analyst/index.js';
import { findPlan, sectionSlides } from '../core/analyst/plan-deck.js';
import { DeckError } from '../core/errors.js';
import { loadPhrases } from '../core/statements/phrases/load.js';
import type {
  GenerateDeckRequest,
  ModifySlideRequest,
  PlannedSlide,
  Usage,
} from '../core/stream/protocol.js';
import { analystWriter } from './analyst-writer.js';
import type { LanguageModel, ModelSettings } from './model/language-model.js';
import { RowsAtHand } from './rows-at-hand.js';
import { nextTask, type Emit, type PlannedRun, type Run } from './run.js';
import { sumOf, type PlannedDeck, type SlideStage, type SlideWriter } from './slide-writer.js';
import { wireError } from './wire-error.js';

/** Who writes: the model, where there is one, else the embedded analyst. */
export interface Provider {
  concurrency: number;
  model?: LanguageModel;
  settings: ModelSettings;
}

/**
 * A whole deck: the plan first, then up to `concurrency` slides at a time. A slide of a widget in `failures` fails with what
 * stands there.
 * @throws DeckError `invalid` where `only` names a slide that is not in the plan.
 */
export function generateDeckRun(
  request: GenerateDeckRequest,
  provider: Provider,
  failures: ReadonlyMap<string, Error> = new Map(),
): PlannedRun {
  const planned = planOf(request);
  const rows = new RowsAtHand(request.title, request.widgets, request.locale);
  const { model, settings, concurrency } = provider;
  const run: Run = async (emit, signal) => {
    await loadPhrases(request.locale ?? 'en-US');
    let deck: PlannedDeck = { ...planned, writer: analystWriter((one) => writeSlide(one, request), rows) };
    if (model) {
      const { modelDeck } = await import('./model/model-deck.js');
      const failed = new Set(failures.keys());
      deck = await modelDeck({ request, rows, model, settings, ...planned, failed, signal });
    }
    const { plan, wanted } = deck;
    const checked = withoutFailures(deck.writer, (one) => {
      const failed = findPlan(one, request).widgets.find(({ id }) => failures.has(id));
      return failed && failures.get(failed.id);
    });
    await runSlides({ plan, wanted, concurrency, writer: checked, emit, signal });
  };
  return { run, slides: planned.wanted.length };
}

/** The analyst's plan, and what of it is asked for. */
function planOf(request: GenerateDeckRequest): Omit<PlannedDeck, 'writer'> {
  const plan = planDeck(request);
  const { only } = request;
  if (!only) return { plan, wanted: plan };
  const ids = new Set(only);
  const isWanted = ({ slideId }: PlannedSlide): boolean => ids.has(slideId);
  let whole = plan;
  if (plan.filter(isWanted).length < ids.size)
    whole = [...plan, ...sectionSlides(request).flatMap(({ planned }) => (isWanted(planned) ? planned : []))];
  const wanted = whole.filter(isWanted);
  if (wanted.length === ids.size) return { plan: whole, wanted };
  throw new DeckError('invalid', 'only: names a slide that is not in the plan of this deck.', {
    path: 'only',
    hint: 'Slide ids are those of deck.started for the same widgets.',
  });
}

/** Writes the slides that have nothing against them. */
function withoutFailures(
  writer: SlideWriter,
  failureOf: (planned: PlannedSlide) => Error | undefined,
): SlideWriter {
  return {
    provider: writer.provider,
    write: async (planned, stage) => {
      const failure = failureOf(planned);
      if (!failure) return writer.write(planned, stage);
      await stage.begin();
      throw failure;
    },
  };
}

/** One slide written anew: a deck with a plan of one slide. */
export function modifySlideRun(request: ModifySlideRequest, { model, settings }: Provider): PlannedRun {
  const { id, layout, source } = request.slide;
  const plan: PlannedSlide[] = [{ slideId: id, index: 0, layout, ...(source ? { widgetId: source } : {}) }];
  const widgets = request.widget ? [request.widget] : [];
  const rows = new RowsAtHand(request.deck.title, widgets, request.locale, request.slide);
  const analyst = analystWriter(() => modifySlide(request), rows);
  const run: Run = async (emit, signal) => {
    await loadPhrases(request.locale ?? 'en-US');
    const writer = model
      ? (await import('./model/model-rewriter.js')).modelRewriter({ request, rows, analyst, model, settings })
      : analyst;
    await runSlides({ plan, wanted: plan, concurrency: 1, writer, emit, signal });
  };
  return { run, slides: 1 };
}

interface SlidesRun extends PlannedDeck {
  concurrency: number;
  emit: Emit;
  signal: AbortSignal;
}

async function runSlides({ plan, wanted, concurrency, writer, emit, signal }: SlidesRun): Promise<void> {
  const began = performance.now();
  let completed = 0;
  let failed = 0;
  let spent: Usage | undefined;
  await emit({ type: 'deck.started', protocol: 1, provider: writer.provider, slides: plan });
  const queue = [...wanted];
  const worker = async (): Promise<void> => {
    for (let planned = queue.shift(); planned; planned = queue.shift()) {
      await nextTask();
      signal.throwIfAborted();
      const { slideId, index } = planned;
      try {
        const { usage, ...written } = await writer.write(planned, stageOf(planned, emit, signal));
        spent = sumOf(spent, usage);
        const cost = usage ? { usage } : {};
        await emit({ type: 'slide.completed', slideId, index, ...written, ...cost });
        completed++;
      } catch (error) {
        signal.throwIfAborted();
        failed++;
        await emit({ type: 'slide.failed', slideId, index, error: wireError(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, worker));
  const durationMs = Math.round(performance.now() - began);
  await emit({ type: 'deck.completed', completed, failed, ...(spent ? { usage: spent } : {}), durationMs });
}

function stageOf({ slideId, index }: PlannedSlide, emit: Emit, signal: AbortSignal): SlideStage {
  let attempt = 0;
  return {
    signal,
    begin: () => emit({ type: 'slide.started', slideId, index, attempt: ++attempt }),
    delta: (path, text, { claims, statements, variables }) =>
      emit({
        type: 'slide.delta',
        slideId,
        path,
        text,
        ...(claims.length > 0 ? { claims: [...claims] } : {}),
        ...(statements.length > 0 ? { statements: [...statements] } : {}),
        ...(Object.keys(variables).length > 0 ? { variables } : {}),
      }),
  };
}
