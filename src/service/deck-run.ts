import { modifySlide, planDeck, writeSlide } from '../core/analyst/index.js';
import { createDeck } from '../core/deck/create-deck.js';
import { resolveSlide } from '../core/deck/resolve.js';
import type { DeckFormat, Slide, Source } from '../core/deck/types.js';
import { DeckError } from '../core/errors.js';
import { guardSlide } from '../core/guard/index.js';
import { splitSentences } from '../core/guard/sentences.js';
import type {
  DeltaPath,
  GenerateDeckRequest,
  ModifySlideRequest,
  PlannedSlide,
  WidgetInput,
} from '../core/stream/protocol.js';
import { nextTask, type Emit, type Run } from './run.js';
import { wireError } from './wire-error.js';

export const PROVIDER = 'analyst';

/**
 * A whole deck: the plan first, then up to `concurrency` slides at a time.
 * @throws DeckError `invalid` where `only` names a slide that is not in the plan.
 */
export function generateDeckRun(request: GenerateDeckRequest, concurrency: number): Run {
  const plan = planDeck(request);
  const wanted = request.only ? plan.filter((slide) => request.only!.includes(slide.slideId)) : plan;
  if (request.only && wanted.length < new Set(request.only).size) {
    throw new DeckError('invalid', 'only: names a slide that is not in the plan of this deck.', {
      path: 'only',
      hint: 'Slide ids are those of deck.started for the same widgets.',
    });
  }
  const page = pageOf(request.title, request.widgets, request.locale);
  return (emit, signal) =>
    runSlides({
      plan,
      wanted,
      concurrency,
      page,
      write: (planned) => writeSlide(planned, request),
      emit,
      signal,
    });
}

/** One slide written anew: a deck with a plan of one slide. */
export function modifySlideRun(request: ModifySlideRequest): Run {
  const { id, layout, source } = request.slide;
  const plan: PlannedSlide[] = [{ slideId: id, index: 0, layout, ...(source ? { widgetId: source } : {}) }];
  const page = pageOf(request.deck.title, request.widget ? [request.widget] : [], request.locale);
  return (emit, signal) =>
    runSlides({ plan, wanted: plan, concurrency: 1, page, write: () => modifySlide(request), emit, signal });
}

/** What the rows that came with a request let this end check and resolve. */
interface Page {
  title: string;
  format: DeckFormat;
  sources: Record<string, Source>;
}

interface SlidesRun {
  plan: PlannedSlide[];
  wanted: PlannedSlide[];
  concurrency: number;
  page: Page;
  write: (planned: PlannedSlide) => Slide;
  emit: Emit;
  signal: AbortSignal;
}

async function runSlides({ plan, wanted, concurrency, page, write, emit, signal }: SlidesRun): Promise<void> {
  const began = performance.now();
  let completed = 0;
  let failed = 0;
  await emit({ type: 'deck.started', protocol: 1, provider: PROVIDER, slides: plan });
  const queue = [...wanted];
  const worker = async (): Promise<void> => {
    for (let planned = queue.shift(); planned; planned = queue.shift()) {
      await nextTask();
      signal.throwIfAborted();
      const { slideId, index } = planned;
      await emit({ type: 'slide.started', slideId, index, attempt: 1 });
      let slide: Slide;
      try {
        slide = write(planned);
      } catch (error) {
        failed++;
        await emit({ type: 'slide.failed', slideId, index, error: wireError(error) });
        continue;
      }
      await emitSlide(planned, slide, page, emit);
      completed++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, worker));
  const durationMs = Math.round(performance.now() - began);
  await emit({ type: 'deck.completed', completed, failed, durationMs });
}

async function emitSlide(
  { slideId, index }: PlannedSlide,
  written: Slide,
  page: Page,
  emit: Emit,
): Promise<void> {
  // Without all rows of the slide nothing can be computed here; the page guards every slide on its own rows.
  const checkable = sourcesOfSlide(written).every((id) => page.sources[id]?.data?.truncated === false);
  const { slide, report } = checkable
    ? guardSlide(written, page.sources, page.format, { allowed: [page.title] })
    : { slide: written, report: { passed: false, dropped: [] } };
  const texts: [DeltaPath, string][] = [
    ['title', slide.title],
    ['text', slide.text],
    ['notes', slide.notes ?? ''],
  ];
  for (const [path, text] of texts) {
    for (const sentence of piecesOf(text)) await emit({ type: 'slide.delta', slideId, path, text: sentence });
  }
  const resolved = checkable ? { resolved: resolvedText(slide, page) } : {};
  await emit({ type: 'slide.completed', slideId, index, slide, guards: report, ...resolved });
}

/** Sentences that are the text when joined; never half a placeholder. */
function piecesOf(text: string): string[] {
  return splitSentences(text).flatMap(({ lead, sentences: [first, ...rest] }) => [
    lead + (first?.text ?? ''),
    ...rest.map((sentence) => sentence.text),
  ]);
}

function resolvedText(slide: Slide, page: Page): { title: string; text: string; notes: string } {
  const deck = createDeck({ title: page.title, format: page.format, sources: page.sources, slides: [slide] });
  const { title, text, notes } = resolveSlide(deck, slide);
  return { title: title.text, text: text.text, notes: notes.text };
}

function sourcesOfSlide(slide: Slide): string[] {
  const named = [slide.source, ...slide.blocks.map((block) => block.source)];
  const inVariables = Object.values(slide.variables).map((variable) =>
    typeof variable === 'object' && variable !== null ? variable.source : undefined,
  );
  return [...named, ...inVariables].filter((id) => id !== undefined);
}

function pageOf(title: string, widgets: WidgetInput[], locale = 'en-US'): Page {
  return {
    title,
    format: { locale, timeZone: 'UTC', currency: 'USD' },
    sources: Object.fromEntries(widgets.map((widget) => [widget.id, sourceOf(widget)])),
  };
}

function sourceOf({ columns, rows, rowCount, stats: _stats, queriedAt, ...widget }: WidgetInput): Source {
  const sql = widget.dataKey ?? '';
  const data = rows && { rows, queriedAt, fingerprint: '', truncated: rows.length < rowCount };
  return {
    widget: { ...widget, dataKey: sql },
    title: widget.title,
    sql,
    columns,
    ...(data ? { data } : {}),
  };
}
