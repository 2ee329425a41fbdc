import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Annotation } from '../../../src/core/chart/annotation/types.js';
import { renderChart, type RenderedChart } from '../../../src/core/chart/render-chart.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { defaultTheme, themes } from '../../../src/core/layout/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';

type Value = string | number | null;

function rowsOf(names: readonly string[], ...rows: Value[][]): { columns: Column[]; rows: Row[] } {
  const typeOf = (i: number): Column['type'] => {
    const first = rows.find((row) => row[i] !== null)?.[i];
    if (typeof first === 'number') return 'number';
    return /^\d{4}-\d\d-\d\d$/u.test(first ?? '') ? 'date' : 'string';
  };
  return {
    columns: names.map((name, i): Column => ({ name, type: typeOf(i), dbType: '' })),
    rows: rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? null]))),
  };
}

async function draw(
  type: WidgetType,
  data: { columns: Column[]; rows: Row[] },
  annotations: readonly Annotation[],
  { config = {}, locale = 'en-US', theme = defaultTheme, width = 724 } = {},
): Promise<RenderedChart & { texts: string[] }> {
  const chart = await renderChart(
    { type, encoding: {}, title: '', config: { ...config, annotations } },
    data,
    {
      width,
      height: 480,
      theme,
      locale,
      timeZone: 'UTC',
      currency: 'USD',
    },
  );
  return { ...chart, texts: [...chart.svg.matchAll(/<text[^>]*>([^<]*)/gu)].map(([, text = '']) => text) };
}

const REGIONS = rowsOf(
  ['region', 'sales'],
  ['North', 420],
  ['South', 180],
  ['East', 150],
  ['West', 120],
  ['Coast', 60],
);
const MONTHS = rowsOf(
  ['month', 'sales'],
  ...[10, 12, 15, 14, 9, 6, 5, 7, 11, 14, 16, 18].map((value, i): Value[] => [
    `2023-${String(i + 1).padStart(2, '0')}-01`,
    value,
  ]),
);
const GRID = rowsOf(
  ['region', 'product', 'sales'],
  ...['North', 'South'].flatMap((region, r) =>
    ['Tea', 'Coffee', 'Juice'].map((product, p): Value[] => [region, product, 10 + 7 * r + 3 * p]),
  ),
);

describe('annotations of a chart', () => {
  test('an arrow between two bars says the difference as the chart writes values', async () => {
    for (const type of ['bar', 'horizontal-bar'] as const) {
      const { texts, alt, annotated } = await draw(
        type,
        REGIONS,
        [{ mark: 'difference', from: 'South', to: 'North' }],
        { config: { numberFormat: 'currency:USD,0' } },
      );
      assert.ok(texts.includes('+$240'), `${type}: ${texts.join(' ')}`);
      assert.deepEqual(annotated, ['From South to North: +$240.']);
      assert.ok(alt.includes('From South to North: +$240.'));
    }
  });

  test('a growth arrow says the part, and follows the rows of a refresh', async () => {
    const growth: Annotation = { mark: 'growth', from: '2023-07-01', to: '2023-12-01' };
    assert.ok((await draw('line', MONTHS, [growth])).texts.includes('+260%'));
    const later = MONTHS.rows.map((row, i) => (i === 11 ? { ...row, sales: 10 } : row));
    assert.ok((await draw('line', { ...MONTHS, rows: later }, [growth])).texts.includes('+100%'));
  });

  test('shares grow by percentage points', async () => {
    const shares = rowsOf(['year', 'rate'], ['2021-01-01', 0.31], ['2022-01-01', 0.36], ['2023-01-01', 0.44]);
    const { texts } = await draw('line', shares, [{ mark: 'growth', from: '2021-01-01', to: '2023-01-01' }], {
      config: { numberFormat: 'percent:0' },
    });
    assert.ok(texts.includes('+13 pp'), texts.join(' '));
  });

  test('stacks are compared by their sums, their parts not at all', async () => {
    const years = rowsOf(
      ['year', 'product', 'sales'],
      ...[10, 14, 18, 25].flatMap((value, i): Value[][] => [
        [`${2020 + i}-01-01`, 'Tea', value],
        [`${2020 + i}-01-01`, 'Coffee', 2 * value],
      ]),
    );
    const ends = { mark: 'growth', from: '2020-01-01', to: '2023-01-01' } as const;
    assert.ok((await draw('stacked-bar', years, [ends])).texts.includes('+150%'));
    assert.deepEqual((await draw('stacked-bar', years, [{ ...ends, series: 'Tea' }])).annotated, []);
    assert.ok((await draw('multi-line', years, [{ ...ends, series: 'Tea' }])).texts.includes('+150%'));
  });

  test('the average is that of all rows, also of those that are not drawn', async () => {
    const many = rowsOf(
      ['name', 'value'],
      ...Array.from({ length: 30 }, (_, i): Value[] => [`n${i}`, i + 1]),
    );
    const { texts } = await draw('bar', many, [{ mark: 'line', at: 'average' }]);
    assert.ok(texts.includes('Average 15.5'), texts.join(' '));
  });

  test('a target is a number of the host’s or a column, and has its name', async () => {
    const given = await draw('bar', REGIONS, [{ mark: 'line', at: 'target', value: 250 }]);
    assert.ok(given.texts.includes('Target 250'));
    const rows = REGIONS.rows.map((row) => ({ ...row, goal: 300 }));
    const columns: Column[] = [...REGIONS.columns, { name: 'goal', type: 'number', dbType: '' }];
    const read = await draw('horizontal-bar', { columns, rows }, [
      { mark: 'line', at: 'target', column: 'goal', label: 'Plan' },
    ]);
    assert.ok(read.texts.includes('Plan 300'), read.texts.join(' '));
  });

  test('a band lies behind its categories', async () => {
    const { svg, annotated } = await draw('line', MONTHS, [
      { mark: 'band', from: '2023-04-01', to: '2023-07-01' },
    ]);
    assert.deepEqual(annotated, ['Shaded: Apr 2023 to Jul 2023.']);
    const band = svg.search(/fill-opacity="0\.1"/u);
    assert.ok(band > 0 && band < svg.indexOf('<polyline'), 'the band is drawn before the line');
  });

  test('points have the line of their middle', async () => {
    const points = rowsOf(
      ['age', 'salary'],
      ...Array.from({ length: 40 }, (_, i): Value[] => [20 + i, 30_000 + 900 * i + 400 * (i % 3)]),
    );
    for (const type of ['scatter', 'bubble'] as const) {
      const { annotated } = await draw(type, points, [{ mark: 'trend' }]);
      assert.deepEqual(annotated, ['A line follows the middle of the points.']);
    }
  });

  test('several names stand out, or one value of two names', async () => {
    const { accent, text } = defaultTheme.colors;
    const two = await draw('bar', REGIONS, [{ mark: 'highlight', keys: ['North', 'West'] }]);
    assert.equal(two.svg.split(`fill="${accent}"`).length - 1, 2);
    const cell: Annotation = { mark: 'highlight', keys: ['South'], series: 'Coffee' };
    for (const type of ['heatmap', 'stacked-bar', 'grouped-bar'] as const) {
      const { svg, annotated } = await draw(type, GRID, [cell]);
      assert.match(annotated.join(' '), /^Highlighted: South, Coffee/u, type);
      assert.match(svg, new RegExp(`fill="none"[^>]*stroke="${text}"|stroke="${text}"[^>]*fill="none"`, 'u'));
    }
    const series = await draw('multi-line', GRID, [{ mark: 'highlight', keys: ['Tea'], of: 'series' }]);
    assert.deepEqual(series.annotated, ['Highlighted: Tea.']);
  });

  test('what a person highlights stands out alone', async () => {
    const { annotated } = await draw('bar', REGIONS, [{ mark: 'highlight', keys: ['North', 'West'] }], {
      config: { highlight: 'East' },
    });
    assert.deepEqual(annotated, ['Highlighted: East.']);
  });

  test('what does not fit the rows or the type, or is of a later version, is not drawn', async () => {
    const plain = await draw('bar', REGIONS, []);
    const foreign: unknown[] = [
      { mark: 'difference', from: 'Nowhere', to: 'North' },
      { mark: 'growth', from: 'North' },
      { mark: 'line', at: 'target', column: 'gone' },
      { mark: 'line', at: 'target', value: 1e9 },
      { mark: 'band', from: 'x', to: 'y' },
      { mark: 'trend' },
      { mark: 'sparkle', keys: ['North'] },
      { mark: 'highlight', keys: 'North' },
      { mark: '__proto__' },
      null,
      7,
    ];
    for (const one of foreign) {
      const { svg, annotated } = await draw('bar', REGIONS, [one as Annotation]);
      assert.deepEqual(annotated, [], JSON.stringify(one));
      assert.equal(svg, plain.svg, JSON.stringify(one));
    }
    for (const type of ['donut', 'radar', 'treemap', 'funnel', 'heatmap', 'gauge'] as const)
      await draw(type, type === 'heatmap' ? GRID : REGIONS, [
        { mark: 'difference', from: 'South', to: 'North' },
        { mark: 'line', at: 'average' },
      ]);
  });

  test('a third arrow or line is one too many', async () => {
    const levels: Annotation[] = [100, 200, 300].map((value) => ({ mark: 'line', at: 'target', value }));
    assert.equal((await draw('bar', REGIONS, levels)).annotated.length, 2);
  });

  test('in each language, light and dark, with words of that language', async () => {
    const words = {
      de: 'Durchschnitt',
      fr: 'Moyenne',
      es: 'Media',
      pt: 'Média',
      ja: '平均',
      zh: '平均',
      ar: 'المتوسط',
    };
    for (const [locale, word] of Object.entries(words))
      for (const theme of [defaultTheme, themes['ink'] ?? defaultTheme]) {
        const { texts } = await draw('bar', REGIONS, [{ mark: 'line', at: 'average' }], { locale, theme });
        assert.ok(
          texts.some((text) => text.includes(word)),
          `${locale}: ${texts.join(' ')}`,
        );
      }
  });
});
