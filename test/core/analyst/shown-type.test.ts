import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modifySlide, planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { fillSlide } from '../../../src/core/analyst/fill-slide.js';
import { renderChart } from '../../../src/core/chart/index.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { Slide } from '../../../src/core/deck/types.js';
import type { GenerateDeckRequest, WidgetInput } from '../../../src/core/stream/protocol.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { pairsOf, widgetOf } from '../statements/widget.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];

function slideOf(widget: WidgetInput, locale = 'en-US'): Slide {
  const request: GenerateDeckRequest = {
    protocol: 1,
    privacy: 'all',
    title: 'Deck',
    locale,
    widgets: [widget],
  };
  const planned = planDeck(request).find(({ slideId }) => slideId !== 'slide-title');
  assert.ok(planned);
  return writeSlide(planned, request);
}
const typeOf = ({ blocks }: Slide): string | undefined => {
  const [block] = blocks;
  return block?.kind === 'chart' || block?.kind === 'table' ? block.spec.type : undefined;
};

const SUM = 'SELECT region AS category, SUM(profit) AS value FROM t GROUP BY 1';
const AVERAGE = 'SELECT region AS category, AVG(score) AS value FROM t GROUP BY 1';
const plain = pairsOf({ North: 5, South: 7, East: 6, West: 8 });
const below = pairsOf({ North: 5, South: -7, East: 6, West: 8 });
const zeros = pairsOf({ North: 0, South: 0, East: 0 });
const CELLS = 'SELECT store AS row, kind AS col, SUM(cost) AS value FROM t GROUP BY 1, 2';
const cell = (row: string, col: string, value: number) => ({ row, col, value });
const sparse = Array.from({ length: 8 }, (_, at) =>
  cell(`Store ${'abcdefgh'[at]}`, `Kind ${'abcdefgh'[at]}`, at + 1),
);
const full = ['a', 'b', 'c', 'd', 'e'].flatMap((r, i) =>
  ['v', 'w', 'x', 'y', 'z'].map((c, k) => cell(r, c, i * k + 1)),
);
const PAY = 'SELECT region AS label, AVG(base_pay) AS value1, AVG(score) AS value2 FROM t GROUP BY 1';
const pay = ['North', 'South', 'East'].map((label, at) => ({
  label,
  value1: 5000 + 300 * at,
  value2: 5 + at,
}));
const YEARS =
  'SELECT region AS label, SUM(sales_2023) AS value1, SUM(sales_2024) AS value2 FROM t GROUP BY 1';
const years = ['North', 'South', 'East'].map((label, at) => ({ label, value1: 50 + 3 * at, value2: 5 + at }));
const twice = [...plain, ...pairsOf({ North: 3 })];

for (const [name, widget, type, note] of [
  ['a donut of averages', widgetOf('donut', AVERAGE, plain), 'horizontal-bar', /not the parts of one whole/],
  ['a pie with a negative part', widgetOf('pie', SUM, below), 'horizontal-bar', /not the parts of one whole/],
  ['a pie of zeros', widgetOf('pie', SUM, zeros), 'horizontal-bar', /nothing to share out/],
  ['a radar below zero', widgetOf('radar', AVERAGE, below), 'horizontal-bar', /no place for negative values/],
  [
    'a heatmap that is nearly empty',
    widgetOf('heatmap', CELLS, sparse),
    'table',
    /cells of the heatmap would be empty/,
  ],
  ['a dumbbell of pay and score', widgetOf('dumbbell', PAY, pay), 'table', /no scale in common/],
  ['a line through two values of one name', widgetOf('line', SUM, twice), 'table', /do not fit the chart/],
] as const)
  test(`${name} is shown as what its rows can be, and the notes say why`, () => {
    const slide = slideOf(widget);
    assert.equal(typeOf(slide), type);
    assert.equal(slide.layout, type === 'table' ? 'table' : 'chart-text');
    assert.match(slide.notes ?? '', note);
  });

for (const [name, widget] of [
  ['a donut of a sum', widgetOf('donut', SUM, plain)],
  ['a radar above zero', widgetOf('radar', AVERAGE, plain)],
  ['a full heatmap', widgetOf('heatmap', CELLS, full)],
  ['a dumbbell of two years', widgetOf('dumbbell', YEARS, years)],
] as const)
  test(`${name} is shown as it was asked for, without a note`, () => {
    const slide = slideOf(widget);
    assert.equal(typeOf(slide), widget.type);
    assert.doesNotMatch(slide.notes ?? '', /Shown as/);
  });

test('rows of thousands of series come as something that can be drawn', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    category: ['a', 'b', 'c'][at % 3]!,
    series: `s${at}`,
    value: at,
  }));
  const sql = 'SELECT category, series, SUM(v) AS value FROM t GROUP BY 1, 2';
  for (const type of ['multi-line', 'grouped-bar', 'stacked-bar'] as const) {
    const widget = widgetOf(type, sql, rows);
    const slide = slideOf(widget);
    const [block] = slide.blocks;
    if (block?.kind !== 'chart') continue;
    const place = {
      width: 640,
      height: 440,
      theme: defaultTheme,
      locale: 'en-US',
      timeZone: 'UTC',
      currency: 'USD',
    };
    const { svg } = await renderChart(block.spec, { columns: widget.columns, rows }, place);
    assert.ok(svg.length > 0);
  }
});

test('the note is in the language of the deck', async () => {
  const notes = await Promise.all(
    LOCALES.map(async (locale) => {
      await loadPhrases(locale);
      const [asked, bars] = (['donut', 'horizontal-bar'] as const).map(
        (type) => slideOf(widgetOf(type, AVERAGE, plain), locale).notes ?? '',
      );
      assert.ok(asked && bars && asked.startsWith(bars), locale);
      return asked.slice(bars.length).trim();
    }),
  );
  assert.ok(
    notes.every((note) => note.length > 10),
    notes.join('\n'),
  );
  assert.equal(new Set(notes).size, LOCALES.length);
});

test('a slide that is written where the rows are becomes a table there', () => {
  const { rows = [], ...widget } = widgetOf('heatmap', CELLS, sparse);
  const planned = slideOf({ ...widget, rows: undefined });
  assert.equal(typeOf(planned), 'heatmap');
  const { columns, queriedAt, rowCount: _, ...own } = widget;
  const source = {
    widget: { ...own, dataKey: CELLS },
    title: widget.title,
    sql: CELLS,
    columns,
    data: { rows, queriedAt, fingerprint: '', truncated: false },
  };
  const { slide: filled } = fillSlide(planned, { w: source }, 'en-US');
  assert.deepEqual([filled.layout, typeOf(filled)], ['table', 'table']);
  assert.match(filled.notes ?? '', /cells of the heatmap would be empty/);
});

test('a rewrite keeps the reason while the chart is the one that it is for', () => {
  const widget = widgetOf('donut', AVERAGE, plain);
  const slide = slideOf(widget);
  const request = {
    ...({ protocol: 1, privacy: 'all', locale: 'en-US' } as const),
    ...{ instruction: 'in other words', widget, deck: { title: 'Deck', outline: [] } },
  };
  const again = modifySlide({ ...request, slide });
  assert.match(again.notes ?? '', /not the parts of one whole/);
  const [block] = slide.blocks;
  assert.ok(block?.kind === 'chart');
  const own = { ...slide, blocks: [{ ...block, spec: { ...block.spec, type: 'bar' as const } }] };
  assert.doesNotMatch(modifySlide({ ...request, slide: own }).notes ?? '', /Shown as/);
});
