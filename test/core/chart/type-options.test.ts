import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { renderChart } from '../../../src/core/chart/index.js';
import { sortsOf, TYPE_OPTIONS, type ChartOption } from '../../../src/core/chart/type-options.js';
import {
  WIDGET_TYPES,
  type ChartData,
  type WidgetConfig,
  type WidgetType,
} from '../../../src/core/chart/types.js';
import { WIDGET_TYPE_TABLE } from '../../../src/core/chart/widget-types.js';
import type { Cell, ColumnType } from '../../../src/core/query/types.js';
import { columns, context, rowsOf } from './fixture.js';

const NAMES = ['Delta', 'Alpha', 'Charlie', 'Bravo', 'Echo'];
const AMOUNTS = [30, 50, 10, 40, 20];

function data(spec: Record<string, ColumnType>, cells: (name: string, at: number) => Cell[][]): ChartData {
  return { columns: columns(spec), rows: rowsOf(Object.keys(spec), NAMES.flatMap(cells)) };
}
const amount = (at: number): number => AMOUNTS[at] ?? 0;
const one = data({ region: 'string', amount: 'number' }, (name, at) => [[name, amount(at)]]);
const many = data({ region: 'string', series: 'string', amount: 'number' }, (name, at) =>
  ['P', 'Q', 'R', 'S', 'T', 'U'].map((series, place) => [name, series, amount(at) + place * 7]),
);
const few = data({ region: 'string', series: 'string', amount: 'number' }, (name, at) =>
  ['P', 'Q'].map((series, place) => [name, series, amount(at) + place * 7]),
);
const points = data(
  { x: 'number', y: 'number', size: 'number', series: 'string', label: 'string' },
  (name, at) => [[at * 3 + 1, amount(at), at + 1, at % 2 ? 'A' : 'B', name]],
);
const SAMPLES: Partial<Record<WidgetType, ChartData[]>> = {
  line: [one, many],
  area: [one, many],
  radar: [one, many],
  'multi-line': [many],
  'stacked-area': [many],
  'stacked-bar': [many, few],
  'grouped-bar': [many, few],
  scatter: [points],
  bubble: [points],
  heatmap: [
    data({ row: 'string', col: 'string', amount: 'number' }, (name, at) =>
      ['P', 'Q', 'R'].map((col, place) => [name, col, amount(at) + place]),
    ),
  ],
  histogram: [data({ bucket: 'string', count: 'number' }, (name, at) => [[name, amount(at)]])],
  boxplot: [
    data({ region: 'string', amount: 'number' }, (name, at) =>
      [1, 4, 5, 6, 9].map((add) => [name, amount(at) + add]),
    ),
  ],
  dumbbell: [
    data({ label: 'string', value1: 'number', value2: 'number' }, (name, at) => [
      [name, at * 3 + 1, amount(at)],
    ]),
  ],
  sankey: [
    data({ source: 'string', target: 'string', amount: 'number' }, (name, at) => [
      [name, at % 2 ? 'X' : 'Y', amount(at)],
    ]),
  ],
  'geo-map': [
    data({ lat: 'number', lon: 'number', label: 'string', value: 'number' }, (name, at) => [
      [40 + at * 2, 5 + at * 3, name, amount(at)],
    ]),
  ],
  'country-map': [
    data({ country: 'string', amount: 'number' }, (_, at) => [
      [['DE', 'FR', 'IT', 'ES', 'PL'][at] ?? '', amount(at)],
    ]),
  ],
};
const CHARTS = WIDGET_TYPES.filter((type) => WIDGET_TYPE_TABLE[type].drawnBy === 'chart');

/** Values of each option, one of which any type that reads it draws in another way. */
const VALUES: Record<Exclude<ChartOption, 'alt' | 'sort'>, WidgetConfig[]> = {
  top: [{ top: 3 }],
  numberFormat: [{ numberFormat: 'currency:EUR,2' }],
  valueLabels: [{ valueLabels: false }],
  xLabel: [{ xLabel: 'Heading' }],
  yLabel: [{ yLabel: 'Heading' }],
  colors: [{ colors: ['#aa0000', '#007700', '#0000aa'] }],
  highlight: ['Alpha', 'Q', 'FR', 'max'].map((highlight) => ({ highlight })),
  legend: [{ legend: false }],
  stack: [{ stack: 'percent' }],
  lines: [{ lines: ['Q'] }],
};

/** Without the words for people who cannot see it. */
const picture = async (type: WidgetType, rows: ChartData, config: WidgetConfig): Promise<string> =>
  (await renderChart({ type, encoding: {}, config }, rows, context)).svg.replace(
    /<(title|desc)>.*?<\/\1>/gsu,
    '',
  );

async function changes(type: WidgetType, configs: readonly WidgetConfig[]): Promise<boolean> {
  for (const rows of SAMPLES[type] ?? [one]) {
    const before = await picture(type, rows, {});
    for (const config of configs) if ((await picture(type, rows, config)) !== before) return true;
  }
  return false;
}

describe('options of charts', () => {
  for (const type of CHARTS) {
    test(`${type}: every option that is offered changes the drawing, and no other does`, async () => {
      for (const [option, configs] of Object.entries(VALUES)) {
        // Its one heading may be given as either.
        if (type === 'dumbbell' && option === 'yLabel') continue;
        const offered = TYPE_OPTIONS[type].includes(option as ChartOption);
        assert.equal(await changes(type, configs), offered, option);
      }
      const offered = TYPE_OPTIONS[type].includes('sort');
      // The order of steps is what a waterfall says; that of a line is its axis.
      assert.equal(await changes(type, [{ sort: 'category' }, { sort: 'none' }]), offered, 'sort');
      const orders = sortsOf(type);
      const drawn = await Promise.all(orders.map((sort) => picture(type, firstSample(type), { sort })));
      assert.equal(new Set(drawn).size, orders.length, 'two orders look the same');
    });

    test(`${type}: words of the author stand for those that are computed`, async () => {
      const [rows = one] = SAMPLES[type] ?? [one];
      const spec = { type, encoding: {}, config: { alt: 'What matters here' } };
      const chart = await renderChart(spec, rows, context);
      assert.equal(chart.alt, 'What matters here');
      assert.match(chart.svg, /<desc>What matters here<\/desc>/u);
    });
  }

  test('the smallest stand first where they are asked for, those without a value last', async () => {
    const rows = data({ region: 'string', amount: 'number' }, (name, at) => [
      [name, name === 'Echo' ? null : amount(at)],
    ]);
    for (const type of ['bar', 'horizontal-bar'] as const) {
      const svg = await picture(type, rows, { sort: 'value-asc' });
      const found = [...svg.matchAll(/>(Delta|Alpha|Charlie|Bravo|Echo)</gu)].map(([, name]) => name);
      assert.deepEqual(found, ['Charlie', 'Delta', 'Bravo', 'Alpha', 'Echo'], type);
    }
  });

  test('of the largest three the smallest stands first', async () => {
    const svg = await picture('bar', one, { sort: 'value-asc', top: 3 });
    const found = [...svg.matchAll(/>(Delta|Alpha|Charlie|Bravo|Echo)</gu)].map(([, name]) => name);
    assert.deepEqual(found, ['Delta', 'Bravo', 'Alpha']);
  });

  test('what stands out has the colour that is given', async () => {
    const svg = await picture('bar', one, { highlight: 'Alpha', highlightColor: '#bb1122' });
    assert.equal([...svg.matchAll(/fill="#bb1122"/gu)].length > 0, true);
    assert.doesNotMatch(await picture('bar', one, { highlight: 'Alpha' }), /#bb1122/u);
  });
});

const firstSample = (type: WidgetType): ChartData => SAMPLES[type]?.[0] ?? one;
