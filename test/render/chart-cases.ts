import type { ChartSpec, WidgetType } from '../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../src/core/deck/index.js';
import type { Deck } from '../../src/core/deck/types.js';
import { defaultTheme, type Theme } from '../../src/core/layout/index.js';
import type { Column, Row } from '../../src/core/query/types.js';

type Config = NonNullable<ChartSpec['config']>;

/** Languages in which every chart is compared: names of its categories and series, and how its figures are written. */
export interface Tongue {
  locale: string;
  /** Of the reader's program, whose separators stand in numbers: LibreOffice's Arabic ones are not those of Unicode. */
  reader?: string;
  currency: string;
  names: readonly string[];
  series: readonly string[];
  axis: string;
  config: Config;
}

export const TONGUES = {
  english: {
    locale: 'en-US',
    currency: 'USD',
    names: ['Direct', 'Partners', 'Retail', 'Phone', 'Market'],
    series: ['North', 'South', 'East'],
    axis: 'Orders',
    config: {},
  },
  'German with euros': {
    locale: 'de-DE',
    currency: 'EUR',
    names: ['Direkt', 'Händler', 'Läden', 'Telefon', 'Messe'],
    series: ['Norden', 'Süden', 'Osten'],
    axis: 'Umsatz',
    config: { numberFormat: 'currency:EUR,0' },
  },
  'French percents': {
    locale: 'fr-FR',
    currency: 'EUR',
    names: ['Direct', 'Agents', 'Magasin', 'Appels', 'Salons'],
    series: ['Nord', 'Sud', 'Est'],
    axis: 'Part',
    config: { numberFormat: 'percent:1' },
  },
  'Arabic with dirhams': {
    locale: 'ar-AE',
    reader: 'en-US',
    currency: 'AED',
    names: ['مباشر', 'شركاء', 'متاجر', 'هاتف', 'سوق'],
    series: ['شمال', 'جنوب', 'شرق'],
    axis: 'طلبات',
    config: { numberFormat: 'currency:AED,0' },
  },
} satisfies Record<string, Tongue>;

/**
 * None lies within a twentieth of the end of its scale: there office programs go on to the next tick, since a larger figure may be
 * typed in, and the screen does not.
 */
const FIGURES = [46.2, 31.5, 21.9, 18.4, 9.8];
const text = (name: string): Column => ({ name, type: 'string', dbType: 'VARCHAR' });
const number = (name: string): Column => ({ name, type: 'number', dbType: 'DOUBLE' });
const date = (name: string): Column => ({ name, type: 'date', dbType: 'DATE' });

interface Case {
  type: WidgetType;
  columns: Column[];
  rows: Row[];
  config?: Config;
}

/** A chart of every kind that a file draws itself, in this language; figures are shares of one where they are percents. */
function chartCases({ names, series, axis, config }: Tongue): Record<string, Case> {
  const percents = /^percent/u.test(String(config.numberFormat ?? ''));
  const money = /^currency/u.test(String(config.numberFormat ?? ''));
  const figure = (value: number): number =>
    percents ? Math.round(value * 10) / 1000 : money ? Math.round(value * 10) : Math.round(value * 10) / 10;
  const months = Array.from({ length: 10 }, (_, m) => `2025-${String(m + 1).padStart(2, '0')}-01`);
  const pair = [text('name'), number('value')];
  const three = [text('name'), text('series'), number('value')];
  const one = names.map((name, i) => ({ name, value: figure(FIGURES[i] ?? 0) }));
  const many = names
    .slice(0, 4)
    .flatMap((name, c) =>
      series.map((it, s) => ({ name, series: it, value: figure(29 + 8 * s + 6 * c - ((c * s) % 3) * 4) })),
    );
  const course = months.map((name, m) => ({ name, value: figure(41 + 1.7 * m + ((m * 7) % 5) * 3) }));
  const courses = series.flatMap((it, s) =>
    months.map((name, m) => ({ name, series: it, value: figure(22 + 13 * s + 2 * m + ((m * (s + 3)) % 5)) })),
  );
  const timed = [date('name'), text('series'), number('value')];
  const few = { yLabel: axis, ...config };
  return {
    bar: { type: 'bar', columns: pair, rows: one, config: few },
    'bar with an axis': {
      type: 'bar',
      columns: pair,
      rows: one.map((row, i) => ({ ...row, value: i === 3 ? -figure(15) : row.value })),
      config: { ...few, valueLabels: false },
    },
    'bar near the end of its scale': {
      type: 'bar',
      columns: pair,
      rows: one.map((row, i) => ({ ...row, value: i === 0 ? figure(49.8) : row.value })),
      config: { ...few, valueLabels: false },
    },
    'horizontal bar': { type: 'horizontal-bar', columns: pair, rows: one, config: few },
    'highlighted bar': { type: 'bar', columns: pair, rows: one, config: { ...config, highlight: names[1]! } },
    'stacked bar': { type: 'stacked-bar', columns: three, rows: many, config: few },
    'stack of shares': {
      type: 'stacked-bar',
      columns: three,
      rows: many,
      config: { ...config, stack: 'percent' },
    },
    'grouped bar': { type: 'grouped-bar', columns: three, rows: many, config: few },
    line: { type: 'line', columns: [date('name'), number('value')], rows: course, config: few },
    'several lines': { type: 'multi-line', columns: timed, rows: courses, config: few },
    area: { type: 'area', columns: [date('name'), number('value')], rows: course, config: few },
    'stacked area': { type: 'stacked-area', columns: timed, rows: courses, config: few },
    'area of shares': {
      type: 'stacked-area',
      columns: timed,
      rows: courses,
      config: { ...config, stack: 'percent' },
    },
    pie: { type: 'pie', columns: pair, rows: one, config },
    donut: { type: 'donut', columns: pair, rows: one, config },
    radar: { type: 'radar', columns: pair, rows: one, config: few },
    'radar of series': { type: 'radar', columns: three, rows: many, config },
    scatter: {
      type: 'scatter',
      columns: [number('x'), number('y'), text('label')],
      rows: names.map((label, i) => ({ x: 3 + 4 * i, y: figure(FIGURES[(i * 2) % 5] ?? 0), label })),
      config: { ...few, xLabel: names[0]! },
    },
    bubble: {
      type: 'bubble',
      columns: [number('x'), number('y'), number('size'), text('label')],
      rows: names.map((label, i) => ({
        x: 3 + 4 * i,
        y: figure(FIGURES[(i * 2) % 5] ?? 0),
        size: 10 + 20 * i,
        label,
      })),
      config: { ...few, xLabel: 'Price' },
    },
    histogram: {
      type: 'histogram',
      columns: [text('bucket'), number('count')],
      rows: [96, 412, 655, 501, 188, 61].map((count, i) => ({ bucket: `${i * 10}-${i * 10 + 9}`, count })),
    },
    waterfall: {
      type: 'waterfall',
      columns: pair,
      rows: names.map((name, i) => ({
        name,
        value: figure((FIGURES[i] ?? 0) * (i === 1 || i === 3 ? -1 : 1)),
      })),
      config: few,
    },
    heatmap: {
      type: 'heatmap',
      columns: [text('row'), text('col'), number('value')],
      rows: names.flatMap((row, r) =>
        series.map((col, c) => ({ row, col, value: figure(12 + 11 * r + 5 * c) })),
      ),
      config,
    },
  };
}

/** A slide for each of these charts. */
export function chartsDeck(tongue: Tongue, theme: Theme = defaultTheme): Deck {
  const { locale, currency } = tongue;
  const deck = createDeck({ title: 'Charts', id: 'deck-1', theme, now: () => 0 });
  Object.assign(deck.format, { locale, currency });
  for (const [id, { type, columns, rows, config = {} }] of Object.entries(chartCases(tongue))) {
    const data = { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false };
    // Without a name above it a chart has all of its place.
    deck.sources[id] = { title: '', sql: 'SELECT 1', columns, data };
    const slide = createSlide({ id, layout: 'chart', title: '', source: id });
    const spec = { type, encoding: {}, config: { sort: 'none' as const, ...config } };
    slide.blocks = [{ id: 'chart', region: 'chart', kind: 'chart', source: id, spec }];
    deck.slides.push(slide);
  }
  return deck;
}
