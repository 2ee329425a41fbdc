import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RenderedChart } from '../../../src/core/chart/index.js';
import type { Mark } from '../../../src/core/chart/shapes.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { columns, draw, marksOf, PAIR, pairs, paper, rowsOf, TRIPLE, wordsOf } from './fixture.js';

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What an outline of path data covers; arcs count by their ends, which is enough for circles of two halves. */
function boundsOf(d: string): Bounds {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVhvlAaZ])([^A-Za-z]*)/gu)) {
    const numbers = [...rest.matchAll(/-?[\d.]+(?:e-?\d+)?/gu)].map(Number);
    const size = { A: 7, a: 7, H: 1, V: 1, h: 1, v: 1 }[command] ?? 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const [a = 0, b = 0] = numbers.slice(i + size - 2, i + size);
      const only = numbers[i] ?? 0;
      if (command === 'H') x = only;
      else if (command === 'h') x += only;
      else if (command === 'V') y = only;
      else if (command === 'v') y += only;
      else if (command === 'a' || command === 'l') [x, y] = [x + a, y + b];
      else [x, y] = [a, b];
      points.push([x, y]);
    }
  }
  const [xs, ys] = [points.map(([it]) => it), points.map(([, it]) => it)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function assertInside({ marks, width, height }: RenderedChart, type: string): void {
  for (const { d, x, y, label } of marks) {
    assert.doesNotMatch(d, /NaN|Infinity|undefined/u, `${type}: ${label}`);
    const { left, top, right, bottom } = boundsOf(d);
    const said = `${type}: ${label} at ${[left, top, right, bottom].join()}`;
    assert.ok(left >= -0.1 && top >= -0.1 && right <= width + 0.1 && bottom <= height + 0.1, said);
    assert.ok(x >= 0 && y >= -0.1 && x <= width && y <= height, `${type}: ${label} points at ${x},${y}`);
  }
}

const said = (marks: readonly Mark[]): string[] => marks.map(({ label, value }) => `${label} = ${value}`);

const REGIONS = pairs([
  ['North', 120],
  ['South', 340],
  ['East', 90],
]);
const BY_SERIES = rowsOf(
  ['category', 'series', 'value'],
  [
    ['Q1', 'Web', 30],
    ['Q1', 'Shop', 12],
    ['Q2', 'Web', 41],
    ['Q2', 'Shop', 9],
  ],
);
const ONE: WidgetType[] = ['bar', 'horizontal-bar', 'line', 'area'];
const MANY: WidgetType[] = ['stacked-bar', 'grouped-bar', 'multi-line', 'stacked-area'];

describe('what a reader can point at', () => {
  test('every value of one series has a mark that says its name and its value', async () => {
    for (const type of ONE) {
      const chart = await draw(type, PAIR, REGIONS);
      assert.deepEqual(said(chart.marks).sort(), ['East = 90', 'North = 120', 'South = 340'], type);
      assertInside(chart, type);
    }
  });

  test('every value of several series has a mark that names its category and its series', async () => {
    for (const type of MANY) {
      const chart = await draw(type, TRIPLE, BY_SERIES);
      assert.deepEqual(
        said(chart.marks).sort(),
        ['Q1, Shop = 12', 'Q1, Web = 30', 'Q2, Shop = 9', 'Q2, Web = 41'],
        type,
      );
      assertInside(chart, type);
    }
  });

  test('a part of a whole says its value and its share', async () => {
    for (const type of ['donut', 'pie'] as const) {
      const chart = await draw(type, PAIR, REGIONS);
      assert.deepEqual(said(chart.marks), ['South = 340 · 62%', 'North = 120 · 22%', 'East = 90 · 16%']);
      assertInside(chart, type);
    }
  });

  test('the mark of a bar is the bar that is drawn', async () => {
    const many = pairs(Array.from({ length: 60 }, (_, i) => [`c${i}`, (i % 9) - 3.5] as const));
    const drawn: [WidgetType, typeof PAIR, typeof REGIONS, Record<string, unknown>][] = [
      ['bar', PAIR, REGIONS, {}],
      ['bar', PAIR, many, { top: 60 }],
      ['horizontal-bar', PAIR, REGIONS, {}],
      ['horizontal-bar', PAIR, many, {}],
      ['stacked-bar', TRIPLE, BY_SERIES, {}],
      ['grouped-bar', TRIPLE, BY_SERIES, {}],
    ];
    for (const [type, cols, rows, config] of drawn) {
      const { svg, marks } = await draw(type, cols, rows, config);
      const bars = paper.colors.palette
        .flatMap((color) => marksOf(svg, color))
        .filter((tag) => tag.startsWith('<path'))
        .map((tag) => boundsOf(/ d="([^"]*)"/u.exec(tag)?.[1] ?? ''));
      assert.equal(bars.length, marks.length, type);
      for (const { d, label } of marks) {
        const own = boundsOf(d);
        const sides = ['left', 'right', 'top', 'bottom'] as const;
        const near = bars.some((bar) => sides.every((side) => Math.abs(bar[side] - own[side]) < 1.2));
        assert.ok(near, `${type}: ${label} at ${JSON.stringify(own)}`);
      }
    }
  });

  test('a mark has the number format of the chart', async () => {
    for (const type of [...ONE, 'donut'] as const) {
      const { marks } = await draw(type, PAIR, REGIONS, { numberFormat: 'currency:EUR,0' });
      assert.ok(
        marks.some(({ value }) => value.startsWith('€340')),
        type,
      );
    }
  });

  test('rows without a value have no mark, and those beside them do', async () => {
    const rows = pairs([
      ['a', 4],
      ['b', null],
      ['c', 6],
    ]);
    for (const type of ONE) {
      const chart = await draw(type, PAIR, rows);
      assert.deepEqual(said(chart.marks).sort(), ['a = 4', 'c = 6'], type);
      assertInside(chart, type);
    }
  });

  test('negative values, zeros and a single row can be pointed at', async () => {
    const cases = [
      pairs([
        ['a', -4],
        ['b', 0],
        ['c', 6],
      ]),
      pairs([['only', 5]]),
    ];
    for (const rows of cases) {
      for (const type of ONE) {
        const chart = await draw(type, PAIR, rows, {}, { width: 300, height: 200 });
        assert.equal(chart.marks.length, rows.length, type);
        assertInside(chart, type);
      }
    }
    const { marks } = await draw('donut', PAIR, cases[1] ?? []);
    assert.deepEqual(said(marks), ['only = 5 · 100%']);
  });

  test('nothing but zeros is a whole without parts to point at', async () => {
    assert.deepEqual((await draw('pie', PAIR, pairs([['a', 0]]))).marks, []);
  });

  test('small parts that are joined are one mark of their sum', async () => {
    const rows = pairs(Array.from({ length: 20 }, (_, i) => [`c${i}`, 20 - i] as const));
    const { marks } = await draw('donut', PAIR, rows);
    assert.deepEqual(said(marks).at(-1), 'Other = 105 · 50%');
  });

  test('of many points the highest and the lowest stay within reach, and no more than five hundred', async () => {
    const days = rowsOf(
      ['day', 'value'],
      Array.from({ length: 6000 }, (_, i) => [
        new Date(Date.UTC(2001, 0, 1 + i)).toISOString().slice(0, 10),
        i === 4321 ? 999 : i === 1234 ? -999 : i % 50,
      ]),
    );
    for (const type of ['line', 'area'] as const) {
      const chart = await draw(type, columns({ day: 'date', value: 'number' }), days);
      assert.ok(chart.marks.length <= 500 && chart.marks.length > 200, `${type}: ${chart.marks.length}`);
      const texts = said(chart.marks);
      assert.ok(texts.includes('Oct 31, 2012 = 999'), type);
      assert.ok(texts.includes('May 19, 2004 = -999'), type);
      assertInside(chart, type);
    }
  });

  test('marks lie where the picture is, also above the notes of a crowded chart', async () => {
    const rows = pairs(Array.from({ length: 300 }, (_, i) => [`Product ${i}`, i] as const));
    for (const type of ['bar', 'horizontal-bar', 'donut'] as const) {
      const chart = await draw(type, PAIR, rows, {}, { width: 300, height: 220 });
      assert.ok(wordsOf(chart.svg).some((word) => word.includes('300')));
      assertInside(chart, type);
    }
  });
});
