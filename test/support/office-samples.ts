import type { ChartData, WidgetType } from '../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../src/core/deck/index.js';
import type { Deck, Slide } from '../../src/core/deck/types.js';
import { layoutSlide } from '../../src/core/layout/index.js';
import type { Theme } from '../../src/core/layout/theme-types.js';
import type { ChartBox } from '../../src/core/layout/types.js';
import { SAMPLES as COMPARISONS } from './samples/comparisons.js';
import { SAMPLES as DISTRIBUTIONS } from './samples/distributions.js';
import { SAMPLES as STRUCTURES } from './samples/structures.js';
import { WIDGET_SAMPLES, type WidgetSample } from './widget-samples.js';

const SAMPLES: Partial<Record<WidgetType, WidgetSample[]>> = {
  ...WIDGET_SAMPLES,
  ...COMPARISONS,
  ...STRUCTURES,
  ...DISTRIBUTIONS,
};

/** Types that office programs have a chart or a table for. */
export const OFFICE_TYPES = [
  'bar',
  'horizontal-bar',
  'stacked-bar',
  'grouped-bar',
  'line',
  'multi-line',
  'area',
  'stacked-area',
  'pie',
  'donut',
  'radar',
  'scatter',
  'bubble',
  'histogram',
  'waterfall',
  'heatmap',
] as const satisfies readonly WidgetType[];

/** A deck for each of these types, with a slide for each sample. */
export function* sampleDecks(theme: Theme): Iterable<[WidgetType, Deck]> {
  for (const type of OFFICE_TYPES) yield [type, sampleDeck(type, theme)];
}

/** One deck of all widget types, with a slide for each sample. */
export function deckOfEveryType(theme: Theme): Deck {
  const deck = createDeck({ title: 'Every type', theme });
  for (const type of Object.keys(SAMPLES) as WidgetType[]) {
    const { slides, sources } = sampleDeck(type, theme);
    const named = (id: string | undefined): string => `${type}-${id}`;
    for (const [id, source] of Object.entries(sources)) deck.sources[named(id)] = source;
    deck.slides.push(
      ...slides.map((slide) => ({
        ...slide,
        source: named(slide.source),
        blocks: slide.blocks.map((block) =>
          'source' in block ? { ...block, source: named(block.source) } : block,
        ),
      })),
    );
  }
  return deck;
}

export function sampleDeck(type: WidgetType, theme: Theme): Deck {
  const deck = createDeck({ title: type, theme });
  for (const [index, { name, title, columns, rows, config = {} }] of (SAMPLES[type] ?? []).entries()) {
    const id = `s${index + 1}`;
    deck.sources[id] = {
      title,
      sql: 'SELECT 1',
      columns,
      data: { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false },
    };
    const spec = { type, encoding: {}, config };
    const slide = createSlide({ layout: 'chart', source: id, title: name });
    slide.blocks = [{ id: 'chart', region: 'chart', kind: 'chart', source: id, spec }];
    deck.slides.push(slide);
  }
  return deck;
}

/** The place of the chart of a slide, and its rows. */
export function chartBoxOf(deck: Deck, slide: Slide, index: number): { box: ChartBox; data: ChartData } {
  const box = layoutSlide(deck, slide, { index }).boxes.find((it) => it.kind === 'chart') as ChartBox;
  const source = deck.sources[box.source];
  return { box, data: { columns: source?.columns ?? [], rows: source?.data?.rows ?? [] } };
}
