import type { Deck, Source } from '../deck/types.js';
import { slideSource } from '../deck/slide-source.js';
import { DeckError, isAbort } from '../errors.js';
import { withoutLeftOut } from '../guard/left-out.js';
import { loadPhrases } from '../statements/phrases/load.js';
import { inParallel } from '../in-parallel.js';
import type { LoadWarning } from '../query/types.js';
import {
  PROTOCOL,
  type DeckEvent,
  type GenerateDeckRequest,
  type ModifySlideRequest,
  type Privacy,
} from '../stream/protocol.js';
import { checkConfig, checkStart } from './check-config.js';
import { deckRequest } from './deck-request.js';
import type {
  DeckGeneration,
  DeckGenerationOptions,
  GeneratedSlide,
  GenerationSnapshot,
  ModifyOptions,
  RetryOptions,
  StartOptions,
  WidgetProblem,
} from './generation-types.js';
import {
  baseDeck,
  checkOf,
  deckOf,
  firstError,
  isMissing,
  placeOf,
  placesOfDeck,
  settled,
  stopped,
  waiting,
  withoutEmptyParts,
} from './generated-deck.js';
import { hiddenValues, type HiddenValues } from './hidden-values.js';
import { placesFor } from './slide-places.js';
import { betterOf, canRepair, repairRequest } from './repair-turn.js';
import { withinBytes } from './request-bytes.js';
import { SlideReceiver } from './slide-receiver.js';
import type { ReportCallbacks } from './report-callbacks.js';
import { nextPhase, type Phase, type PhaseEvent } from './transitions.js';
import { queryWidget, widgetInput, type QueriedWidget } from './widget-source.js';

const FRAME_MS = 16;

/**
 * The store behind a deck that is being made: runs the widgets' SQL, has the service write the slides, guards each on
 * the rows of this page, and holds the deck as it grows.
 */
export function createDeckGeneration(options: DeckGenerationOptions): DeckGeneration {
  const { callbacks, concurrency = 4 } = options;
  const listeners = new Set<() => void>();
  let phase: Phase = 'idle';
  let base: Deck | undefined;
  let slides: readonly GeneratedSlide[] = [];
  let queries = { done: 0, total: 0 };
  let problems: readonly WidgetProblem[] = [];
  /** What was noticed while the tables were loaded. */
  let noticed: readonly LoadWarning[] = [];
  let error: Error | undefined;
  let privacy: Privacy = 'all';
  /** The run that goes on. A run that was left behind must not write into the next one's state. */
  let run: AbortController | undefined;
  let deck: Deck | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let receiver: SlideReceiver | undefined;
  /** What the deck was made from, for slides that are written again. */
  let made: { start: StartOptions; queried: readonly QueriedWidget[] } | undefined;
  /** When a snapshot was last published, in milliseconds. */
  let published = 0;
  let snapshot = read();

  function read(): GenerationSnapshot {
    deck = deckOf(base, slides, deck);
    const done = slides.filter(({ status }) => status === 'done' || status === 'failed').length;
    const counted = phase === 'querying' ? queries : { done, total: slides.length };
    return Object.freeze({
      phase,
      slides,
      deck,
      error,
      progress: Object.freeze({ ...counted, stage: phase }),
      problems,
    });
  }
  function publish(): void {
    clearTimeout(timer);
    timer = undefined;
    if (receiver) slides = receiver.takeDrafts(slides);
    snapshot = read();
    published = performance.now();
    for (const listener of [...listeners]) listener();
  }
  /** Events of one task are one change: a page that is told of each sentence does nothing else. */
  function publishSoon(): void {
    timer ??= setTimeout(publish, 0);
  }
  /** A plan or a slide is shown at once, but not more often than a screen draws: timers may wait behind a busy stream. */
  function publishEvent({ type }: DeckEvent): void {
    const shows = type === 'deck.started' || type === 'slide.completed';
    if (shows && performance.now() - published >= FRAME_MS) publish();
    else publishSoon();
  }
  function move(event: PhaseEvent): void {
    phase = nextPhase(phase, event);
    publish();
  }

  /** Begins a run; what it does after it was left behind has no effect. */
  async function runAs(first: PhaseEvent, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    phase = nextPhase(phase, first);
    const own = new AbortController();
    run = own;
    error = undefined;
    // Who waits for the run is not kept by a service or an engine that does not hear the signal.
    const left = new Promise<void>((resolve) => {
      own.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await Promise.race([work(own.signal), left]);
      if (run === own) end('complete');
    } catch (cause) {
      if (run !== own) return;
      // An engine or a fetch may abort by itself; nothing was wrong then.
      if (isAbort(cause)) return end('cancel');
      error = cause instanceof Error ? cause : new Error(String(cause));
      end('fail');
    } finally {
      // Whatever of it still goes on, such as other queries, is of no use any more.
      own.abort();
    }
  }
  function end(event: 'complete' | 'fail' | 'cancel'): void {
    run = undefined;
    slides = slides.map((slide) => (event === 'cancel' ? stopped(slide) : settled(slide, error)));
    receiver = undefined;
    move(event);
  }

  async function queryAll(start: StartOptions, signal: AbortSignal): Promise<QueriedWidget[]> {
    const checked = checkConfig(start.config, start.title);
    queries = { done: 0, total: checked.length };
    publish();
    if (start.datasets?.length) {
      if (!callbacks.loadDatasets) {
        throw new DeckError('invalid_config', 'datasets were given, but nothing that loads them.', {
          path: 'datasets',
          hint: 'Pass loadDatasets to createReportCallbacks, or load them before start.',
        });
      }
      noticed = await callbacks.loadDatasets(start.datasets, { signal });
    }
    const queriedAt = new Date().toISOString();
    return inParallel(checked, concurrency, async (widget) => {
      signal.throwIfAborted();
      const queried = await queryWidget(widget, callbacks.runQuery, queriedAt, signal);
      signal.throwIfAborted();
      queries = { ...queries, done: queries.done + 1 };
      publishSoon();
      return queried;
    });
  }

  /** Takes the events of one answer; resolves with who wrote it. */
  async function receive(
    own: SlideReceiver,
    events: AsyncIterable<DeckEvent>,
    signal: AbortSignal,
    wanted?: ReadonlySet<string>,
    hidden?: HiddenValues,
  ): Promise<string> {
    receiver = own;
    let provider = '';
    for await (const event of events) {
      signal.throwIfAborted();
      if (event.type === 'deck.started') ({ provider } = event);
      if (wanted && 'slideId' in event && !wanted.has(event.slideId)) continue;
      slides = own.take(slides, hidden?.reveal(event) ?? event);
      publishEvent(event);
    }
    return provider;
  }

  async function generate(start: StartOptions, signal: AbortSignal): Promise<void> {
    const queried = await queryAll(start, signal);
    const sources = Object.fromEntries(queried.map(({ id, source }): [string, Source] => [id, source]));
    const found = queried.flatMap(({ problem }) => (problem ? [problem] : []));
    const order = queried.map(({ id }) => id);
    problems = Object.freeze(queried.flatMap(({ problem }) => problem ?? []));
    base = baseDeck(start, sources, options.format);
    const usable = queried.filter(({ problem }) => !problem);
    if (usable.length === 0) {
      slides = placesFor([], order, found, sources);
      const [{ code, message, hint, path }] = found as [WidgetProblem];
      throw new DeckError<string>(code, message, { ...(hint ? { hint } : {}), ...(path ? { path } : {}) });
    }
    await loadPhrases(base.format.locale);
    signal.throwIfAborted();
    move('queried');
    made = { start, queried };
    const request = deckRequest({ ...start, privacy }, base, queried);
    const only = start.only && new Set(start.only);
    const own = new SlideReceiver(checkOf(base), start.titles, (plan) =>
      placesFor(
        plan.filter(({ slideId }) => !only || only.has(slideId)),
        order,
        found,
        sources,
      ),
    );
    await write(request, own, callbacks, signal);
    if (!slides.some(({ status }) => status === 'done')) throw firstError(slides);
    slides = withoutEmptyParts(slides);
    if (!only) await endDeck(base, start, signal);
  }

  async function endDeck(own: Deck, { config, story }: StartOptions, signal: AbortSignal): Promise<void> {
    const { askOfRows, deckEnd } = await import('./appendix.js');
    const ofRows = await askOfRows(config.questions, callbacks.runQuery, signal);
    signal.throwIfAborted();
    const end = deckEnd(deckOf(own, slides, undefined) ?? own, noticed, story, ofRows);
    base = { ...own, sources: { ...own.sources, ...end.sources } };
    slides = [...slides, ...end.slides.map((slide, index) => placeOf(slide, slides.length + index))];
  }

  /** Has slides written, and those once more in which the rows of this page refute something. */
  async function write(
    request: GenerateDeckRequest,
    own: SlideReceiver,
    via: ReportCallbacks,
    signal: AbortSignal,
    wanted?: ReadonlySet<string>,
  ): Promise<void> {
    const provider = await receive(own, via.generateDeckSlides(request, { signal }), signal, wanted);
    const written = wanted ? slides.filter(({ slideId }) => wanted.has(slideId)) : slides;
    const again = repairRequest(request, written, provider);
    if (!again) return;
    const before = slides;
    try {
      await receive(own.forRepair(), via.generateDeckSlides(again, { signal }), signal, wanted);
    } catch (cause) {
      // The deck is there; without a second try it only says less.
      if (signal.aborted || isAbort(cause)) throw cause;
    }
    slides = betterOf(before, slides);
  }

  /** Has slides of the last plan written again, each in its place. */
  async function writeAgain(
    wanted: ReadonlySet<string>,
    { start, queried }: NonNullable<typeof made>,
    { deck: document, callbacks: via = callbacks }: RetryOptions,
    signal: AbortSignal,
  ): Promise<void> {
    // Rows that the page has refreshed since are those that it shows.
    const shown = document?.sources ?? {};
    const current = queried.map((one) => {
      const source = Object.hasOwn(shown, one.id) ? shown[one.id] : undefined;
      return source ? { ...one, source } : one;
    });
    const sources = Object.fromEntries(current.map(({ id, source }): [string, Source] => [id, source]));
    base = { ...base!, sources: { ...base!.sources, ...sources } };
    const before = new Map(slides.map((place) => [place.slideId, place]));
    slides = slides.map((place) => (wanted.has(place.slideId) ? waiting(place) : place));
    publish();
    await loadPhrases(base.format.locale);
    signal.throwIfAborted();
    const request = { ...deckRequest({ ...start, privacy }, base, current), only: [...wanted] };
    await write(request, new SlideReceiver(checkOf(base), start.titles), via, signal, wanted);
    const written = slides.filter(({ slideId }) => wanted.has(slideId));
    // What could not be written again stays as it was.
    slides = slides.map((place) => {
      const old = before.get(place.slideId);
      return place.status === 'failed' && old?.slide ? old : place;
    });
    if (!written.some(({ status }) => status === 'done')) {
      throw written.find((place) => place.error)?.error ?? firstError(written);
    }
  }

  async function rewrite(
    slideId: string,
    instruction: string,
    document: Deck,
    signal: AbortSignal,
  ): Promise<void> {
    const slide = document.slides.find(({ id }) => id === slideId)!;
    const before = placesOfDeck(document, slides);
    base = document;
    slides = before;
    publish();
    const source = slideSource(slide, document.sources);
    const input = source?.widget && source.data ? widgetInput(source.widget, source, privacy) : undefined;
    const [widget] = input ? withinBytes([input]) : [];
    const hidden = privacy === 'none' ? hiddenValues(document.sources) : undefined;
    const request: ModifySlideRequest = {
      protocol: PROTOCOL,
      privacy,
      slide: withoutLeftOut(hidden?.slide(slide) ?? slide),
      instruction,
      ...(widget ? { widget } : {}),
      deck: {
        title: document.title,
        outline: document.slides.map(({ title }) => hidden?.text(title) ?? title),
      },
      locale: document.format.locale,
    };
    await loadPhrases(document.format.locale);
    signal.throwIfAborted();
    const check = { ...checkOf(document), before: slide };
    const place = () => slides.find((one) => one.slideId === slideId);
    const ask = (asked: ModifySlideRequest) =>
      receive(
        new SlideReceiver(check),
        callbacks.modifyDeckSlide(asked, { signal }),
        signal,
        new Set([slideId]),
        hidden,
      );
    try {
      const provider = await ask(request);
      const violations = place()?.guards?.violations ?? [];
      if (canRepair(provider) && place()?.status === 'done' && violations.length > 0) {
        const first = slides;
        await ask({ ...request, violations });
        slides = betterOf(first, slides);
      }
      const failed = place()?.error;
      if (failed) throw failed;
    } catch (cause) {
      // A slide that could not be rewritten stays as it was.
      if (!signal.aborted) slides = before;
      throw cause;
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(start) {
      return runAs('start', (signal) => {
        slides = [];
        base = undefined;
        made = undefined;
        problems = [];
        checkStart(start);
        noticed = start.noticed ?? [];
        privacy = start.privacy ?? 'all';
        return generate(start, signal);
      });
    },
    async modify(
      slideId,
      instruction,
      { deck: current = deck, privacy: wanted = privacy }: ModifyOptions = {},
    ) {
      if (!current?.slides.some(({ id }) => id === slideId)) {
        throw new DeckError('not_found', `The deck has no slide "${slideId}".`, { path: 'slideId' });
      }
      await runAs('modify', (signal) => {
        privacy = wanted;
        return rewrite(slideId, instruction, current, signal);
      });
    },
    async retry(slideIds, options = {}) {
      nextPhase(phase, 'retry');
      const given = made;
      const asked = slideIds ?? slides.filter(isMissing).map(({ slideId }) => slideId);
      // The service knows nothing of a widget with a problem.
      const broken = new Set(problems.map(({ widgetId }) => widgetId));
      const planned = slides.filter(({ widgetId = '' }) => !broken.has(widgetId));
      const wanted = new Set(asked.filter((id) => planned.some(({ slideId }) => slideId === id)));
      if (!given || wanted.size === 0) {
        throw new DeckError('not_found', 'No slide of the last deck is to be written again.', {
          path: 'slideIds',
          hint: 'Name slides of the snapshot after `start`.',
        });
      }
      await runAs('retry', (signal) => writeAgain(wanted, given, options, signal));
    },
    cancel() {
      const own = run;
      if (!own) return;
      end('cancel');
      own.abort();
    },
    reset() {
      const own = run;
      run = undefined;
      receiver = undefined;
      slides = [];
      base = undefined;
      made = undefined;
      problems = [];
      error = undefined;
      queries = { done: 0, total: 0 };
      move('reset');
      own?.abort();
    },
  };
}
