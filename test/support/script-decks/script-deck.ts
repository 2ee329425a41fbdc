import type { ChartSpec } from '../../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import type { Block, Deck, Source } from '../../../src/core/deck/types.js';

/** The words of a deck in one script; templates name the columns as the deck does. */
export interface ScriptTexts {
  locale: string;
  currency: string;
  title: string;
  subtitle: string;
  company: string;
  /** Names of the columns: what a row is, its amount, its change (a ratio, may be negative), a remark. */
  columns: readonly [name: string, amount: string, change: string, remark: string];
  rows: readonly (readonly [name: string, amount: number, change: number, remark: string])[];
  /** Names of the series of a grouped chart. */
  series: readonly [string, string, string];
  /** Titles of the charts' columns over months, and of the cards. */
  month: string;
  cards: readonly [string, string, string];
  basis: string;
  section: readonly [title: string, text: string];
  chart: readonly [title: string, text: string];
  wide: readonly [title: string, text: string];
  pair: readonly [title: string, text: string];
  numbers: readonly [title: string, text: string];
  table: readonly [title: string, text: string];
  text: readonly [title: string, text: string];
}

const SQL = 'SELECT name, amount FROM sales';

function source(
  title: string,
  columns: Record<string, 'string' | 'number' | 'date'>,
  rows: object[],
): Source {
  return {
    title,
    sql: SQL,
    columns: Object.entries(columns).map(([name, type]) => ({ name, type, dbType: type })),
    data: {
      rows: rows as NonNullable<Source['data']>['rows'],
      queriedAt: '2026-01-05T09:00:00Z',
      fingerprint: 'f',
      truncated: false,
    },
  };
}

function sourcesOf(texts: ScriptTexts): Record<string, Source> {
  const [name, amount, change, remark] = texts.columns;
  const { rows, series, month, cards, basis } = texts;
  const months = ['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01'];
  return {
    sales: source(
      texts.table[0],
      { [name]: 'string', [amount]: 'number', [change]: 'number', [remark]: 'string' },
      rows.map((row) => ({ [name]: row[0], [amount]: row[1], [change]: row[2], [remark]: row[3] })),
    ),
    bars: source(
      amount,
      { [name]: 'string', [amount]: 'number' },
      rows.map((row) => ({ [name]: row[0], [amount]: row[1] })),
    ),
    changes: source(
      texts.columns[2],
      { [name]: 'string', [change]: 'number' },
      rows.map((row) => ({ [name]: row[0], [change]: row[2] })),
    ),
    months: source(
      month,
      { [month]: 'date', [name]: 'string', [amount]: 'number' },
      months.flatMap((at, i) =>
        series.map((one, s) => ({
          [month]: at,
          [name]: one,
          [amount]: Math.round(420_000 + 35_000 * i * (s - 0.6) + 160_000 * s - (i === 3 ? 90_000 : 0)),
        })),
      ),
    ),
    total: source(cards[0], { [amount]: 'number', [change]: 'number', [basis]: 'string' }, [
      { [amount]: rows.reduce((sum, row) => sum + row[1], 0), [change]: -0.0823, [basis]: basis },
    ]),
    best: source(cards[1], { [amount]: 'number', [name]: 'string' }, [
      { [amount]: rows[0]?.[1] ?? 0, [name]: rows[0]?.[0] ?? '' },
    ]),
    margin: source(cards[2], { [change]: 'number' }, [{ [change]: -0.047 }]),
  };
}

const block = (id: string, region: string, from: string, spec: ChartSpec): Block => {
  const kind = spec.type === 'big-number' ? 'metric' : spec.type === 'table' ? 'table' : 'chart';
  return { id, region, kind, source: from, spec };
};

/** Every layout once, in the words of one script: figures from rows, negative ones, charts, cards, a table. */
export function scriptDeck(texts: ScriptTexts): Deck {
  const [name, amount, change] = texts.columns;
  const money = `currency:${texts.currency},0,compact`;
  const deck = createDeck({
    title: texts.title,
    subtitle: texts.subtitle,
    id: `deck-${texts.locale}`,
    now: () => 0,
    format: { locale: texts.locale, currency: texts.currency },
    branding: { companyName: texts.company },
    sources: sourcesOf(texts),
  });
  const bars: ChartSpec = {
    type: 'bar',
    encoding: { category: name, value: amount },
    config: { numberFormat: money, valueLabels: true },
  };
  const lines: ChartSpec = { type: 'line', encoding: { category: texts.month, value: amount, series: name } };
  const falls: ChartSpec = {
    type: 'horizontal-bar',
    encoding: { category: name, value: change },
    config: { numberFormat: 'percent:1' },
  };
  const donut: ChartSpec = { type: 'donut', encoding: { category: name, value: amount } };
  const stacked: ChartSpec = {
    type: 'stacked-bar',
    encoding: { category: texts.month, value: amount, series: name },
  };
  const cards: Block[] = [
    block('m1', 'numbers', 'total', {
      type: 'big-number',
      encoding: { value: amount, delta: change, delta_basis: texts.basis },
      config: { numberFormat: money, deltaFormat: 'percent:1,signed' },
    }),
    block('m2', 'numbers', 'best', {
      type: 'big-number',
      encoding: { value: amount, label: name },
      config: { numberFormat: `currency:${texts.currency},0` },
    }),
    block('m3', 'numbers', 'margin', {
      type: 'big-number',
      encoding: { value: change },
      config: { numberFormat: 'percent:1' },
    }),
  ];
  const slide = (
    layout: string,
    [title, text]: readonly [string, string],
    blocks: Block[] = [],
    id = layout,
  ) => createSlide({ id, layout, title, text, source: 'sales', blocks });
  deck.slides = [
    slide('title', [texts.title, texts.subtitle]),
    slide('section', texts.section),
    slide('chart-text', texts.chart, [block('c1', 'chart', 'bars', bars)]),
    slide('chart-text', [texts.pair[0], texts.chart[1]], [block('c1', 'chart', 'changes', falls)], 'falls'),
    slide('chart', texts.wide, [block('c1', 'chart', 'months', lines)]),
    slide('two-charts', texts.pair, [
      block('c1', 'left', 'bars', donut),
      block('c2', 'right', 'months', stacked),
    ]),
    slide('big-numbers', texts.numbers, cards),
    slide('table', texts.table, [block('t1', 'table', 'sales', { type: 'table', encoding: {} })]),
    slide('text', texts.text),
  ];
  return deck;
}
