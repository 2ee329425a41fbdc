import type { Widget } from '../../../src/core/chart/types.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { DeckError } from '../../../src/core/errors.js';
import type { ReportCallbacks } from '../../../src/core/generation/index.js';
import type { QueryResult } from '../../../src/core/query/types.js';
import type {
  DeckEvent,
  DeckEventPayload,
  GenerateDeckRequest,
  ModifySlideRequest,
} from '../../../src/core/stream/index.js';

export const widget = (id: string, more: Partial<Widget> = {}): Widget => ({
  id,
  type: 'bar',
  title: `Revenue ${id}`,
  dataKey: `SELECT region AS category, value FROM ${id}`,
  ...more,
});

export const result = (rows: QueryResult['rows']): QueryResult => ({
  columns: [
    { name: 'category', type: 'string', dbType: 'VARCHAR' },
    { name: 'value', type: 'number', dbType: 'DOUBLE' },
  ],
  rows,
  rowCount: rows.length,
  elapsedMs: 1,
  truncated: false,
});

export const ROWS = [
  { category: 'North', value: 30 },
  { category: 'South', value: 12 },
];

export const slideFor = (slideId: string, source: string | undefined, more: Partial<Slide> = {}): Slide => ({
  id: slideId,
  layout: 'chart-text',
  title: 'Revenue',
  text: source ? 'The total is {{sum(value)}}.' : '',
  notes: '',
  ...(source ? { source } : {}),
  variables: {},
  claims: [],
  blocks: [],
  origin: 'service',
  ...more,
});

/** The events of a service that writes one slide a widget behind a title slide. */
export function* wellBehaved({ widgets }: GenerateDeckRequest): Generator<DeckEventPayload> {
  const slides = [
    { slideId: 's0', index: 0, layout: 'title' },
    ...widgets.map(({ id }, at) => ({
      slideId: `s${at + 1}`,
      index: at + 1,
      widgetId: id,
      layout: 'chart-text',
    })),
  ];
  yield { type: 'deck.started', protocol: 1, provider: 'fake', slides };
  // The last one first: places go by index, never by arrival.
  for (const { slideId, index, widgetId } of [...slides].reverse() as {
    slideId: string;
    index: number;
    widgetId?: string;
  }[]) {
    const slide = slideFor(slideId, widgetId);
    yield { type: 'slide.started', slideId, index, attempt: 1 };
    yield { type: 'slide.delta', slideId, path: 'text', text: slide.text };
    yield { type: 'slide.completed', slideId, index, slide, guards: { passed: true, dropped: [] } };
  }
  yield { type: 'deck.completed', completed: slides.length, failed: 0, durationMs: 1 };
}

export interface Script {
  generate?: (request: GenerateDeckRequest) => Iterable<DeckEventPayload | Promise<void>>;
  modify?: (request: ModifySlideRequest) => Iterable<DeckEventPayload | Promise<void>>;
  runQuery?: ReportCallbacks['runQuery'];
  loadDatasets?: ReportCallbacks['loadDatasets'];
}

/** Callbacks that play a script; a promise in it is waited for. Ends as `truncated` where the script has no end. */
export function fakeCallbacks(script: Script = {}): ReportCallbacks & { sent: string[] } {
  const sent: string[] = [];
  async function* play(
    events: Iterable<DeckEventPayload | Promise<void>>,
    signal?: AbortSignal,
  ): AsyncGenerator<DeckEvent> {
    let seq = 0;
    for (const event of events) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      if (event instanceof Promise) {
        await event;
        continue;
      }
      yield { ...event, runId: 'r', seq: seq++, ts: '2026-01-01T00:00:00Z' };
      if (event.type === 'deck.completed' || event.type === 'deck.failed') return;
    }
    throw new DeckError('truncated', 'The stream ended early.');
  }
  return {
    sent,
    generateDeckSlides: (request, options) => {
      sent.push(JSON.stringify(request));
      return play((script.generate ?? wellBehaved)(request), options?.signal);
    },
    modifyDeckSlide: (request, options) => {
      sent.push(JSON.stringify(request));
      return play(script.modify!(request), options?.signal);
    },
    runQuery: script.runQuery ?? (async () => result(ROWS)),
    ...(script.loadDatasets ? { loadDatasets: script.loadDatasets } : {}),
  };
}
