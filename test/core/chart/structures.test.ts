import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RenderedChart } from '../../../src/core/chart/index.js';
import { layoutSankey } from '../../../src/core/chart/sankey-layout.js';
import type { Mark } from '../../../src/core/chart/shapes.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { measureText } from '../../../src/core/layout/measure.js';
import type { Cell } from '../../../src/core/query/types.js';
import { SAMPLES } from '../../support/samples/structures.js';
import { columns, draw, ink, PAIR, pairs, paper, rowsOf, textsOf, TRIPLE, wordsOf } from './fixture.js';

const FLOW = columns({ source: 'string', target: 'string', value: 'number' });
const flow = (cells: readonly (readonly [Cell, Cell, Cell])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['source', 'target', 'value'], cells);
const BUBBLE = columns({ x: 'number', y: 'number', size: 'number', label: 'string' });
const bubbles = (cells: readonly (readonly [Cell, Cell, Cell, Cell])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['x', 'y', 'size', 'label'], cells);

const numbersOf = (d: string): number[] => [...d.matchAll(/-?\d+(?:\.\d+)?/gu)].map((it) => Number(it[0]));
/** Width and height of a mark of a box. */
function sizeOf(mark: Mark | undefined): { width: number; height: number } {
  const [, , width = 0, height = 0] = numbersOf(mark?.d ?? '');
  return { width, height };
}
const areaOf = (mark: Mark | undefined): number => sizeOf(mark).width * sizeOf(mark).height;
const byLabel = ({ marks }: RenderedChart, label: string): Mark | undefined =>
  marks.find((it) => it.label === label);
const near = (actual: number, expected: number, within: number): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected} ± ${within}`);

const refusal = (promise: Promise<unknown>, code: string, message: RegExp): Promise<void> =>
  assert.rejects(promise, (error: Error & { code?: string; hint?: string }) => {
    assert.equal(error.code, code);
    assert.match(error.message, message);
    assert.ok((error.hint ?? '').length > 10);
    return true;
  });

describe('treemap', () => {
  const parts = pairs([
    ['Rent', 50],
    ['Food', 30],
    ['Travel', 15],
    ['Books', 5],
  ]);

  test('the area of a tile is its share of the chart, and the tile says both', async () => {
    const chart = await draw('treemap', PAIR, parts);
    for (const [name, share] of [
      ['Rent', 0.5],
      ['Food', 0.3],
      ['Travel', 0.15],
      ['Books', 0.05],
    ] as const) {
      near(areaOf(byLabel(chart, name)) / (700 * 470), share, 0.002);
    }
    assert.equal(byLabel(chart, 'Food')?.value, '30 · 30%');
    const words = wordsOf(chart.svg);
    for (const word of ['Rent', '50%', '50', 'Books', '5%']) assert.ok(words.includes(word), word);
    assert.deepEqual(chart.notes, []);
  });

  test('tiles that are too small to be named are one tile called Other, and a note counts them', async () => {
    const many = pairs(Array.from({ length: 300 }, (_, i) => [`Product ${i}`, 1000 / (i + 1)] as const));
    const chart = await draw('treemap', PAIR, many, {}, { locale: 'de' });
    const joined = 300 - chart.marks.length + 1;
    assert.deepEqual(chart.notes, [`Sonstige: ${joined} von 300`]);
    assert.ok(chart.marks.length > 10);
    near(chart.marks.reduce((sum, mark) => sum + areaOf(mark), 0) / (700 * (470 - 27)), 1, 0.02);
    for (const { label } of chart.marks) {
      assert.ok(
        textsOf(chart.svg).some(({ text }) => label.startsWith(text.replace('…', ''))),
        label,
      );
    }
    const top = await draw('treemap', PAIR, many, { top: 3 });
    assert.deepEqual(top.notes, ['Other: 297 of 300']);
  });

  test('values of zero take no area, and a note counts them; all zeros are an empty whole', async () => {
    const some = await draw(
      'treemap',
      PAIR,
      pairs([
        ['a', 1],
        ['b', 0],
        ['c', null],
      ]),
    );
    assert.deepEqual(some.notes, ['Zero or empty: 2 of 3']);
    const none = await draw(
      'treemap',
      PAIR,
      pairs([
        ['a', 0],
        ['b', 0],
      ]),
    );
    assert.deepEqual(wordsOf(none.svg), ['Total: 0']);
  });

  test('the largest numbers there are have shares', async () => {
    const chart = await draw(
      'treemap',
      PAIR,
      pairs([
        ['a', 1.7e308],
        ['b', 1.7e308],
        ['c', 1.7e308],
      ]),
    );
    assert.equal(wordsOf(chart.svg).filter((word) => word === '33%').length, 3);
    assert.doesNotMatch(chart.svg, /NaN|Infinity|∞/u);
  });

  test('negative values are refused by name', () =>
    refusal(
      draw(
        'treemap',
        PAIR,
        pairs([
          ['Refunds', -3],
          ['b', 5],
        ]),
      ),
      'wrong_columns',
      /negative at "Refunds"/u,
    ));
});

describe('radar', () => {
  const scores = pairs([
    ['Speed', 8],
    ['Price', 4],
    ['Quality', 6],
    ['Support', 2],
  ]);
  const centreAndRadius = (chart: RenderedChart): { x: number; y: number }[] =>
    chart.marks.map(({ x, y }) => ({ x, y: y + 8 }));

  test('a point is as far from the middle as its value, and its value stands at its name', async () => {
    const chart = await draw('radar', PAIR, scores);
    const [up, right, down, left] = centreAndRadius(chart);
    const middle = right?.y ?? 0;
    near(((up?.y ?? 0) - middle) / ((down?.y ?? 0) - middle), -8 / 6, 0.02);
    near(((right?.x ?? 0) - 350) / ((left?.x ?? 0) - 350), -4 / 2, 0.03);
    assert.deepEqual(
      chart.marks.map((it) => `${it.label} ${it.value}`),
      ['Speed 8', 'Price 4', 'Quality 6', 'Support 2'],
    );
    for (const word of ['Speed', '8', 'Support', '2']) assert.ok(wordsOf(chart.svg).includes(word));
  });

  test('fewer than three axes and negative values are refused with what to draw instead', async () => {
    await refusal(draw('radar', PAIR, scores.slice(0, 2)), 'wrong_columns', /at least 3 axes.* 2 values/u);
    await refusal(
      draw(
        'radar',
        PAIR,
        pairs([
          ['a', 1],
          ['b', -2],
          ['c', 3],
        ]),
      ),
      'wrong_columns',
      /negative at "b"/u,
    );
  });

  test('no side crosses an axis without a value', async () => {
    const chart = await draw(
      'radar',
      PAIR,
      pairs([
        ['a', 1],
        ['b', null],
        ['c', 3],
        ['d', 2],
      ]),
    );
    assert.equal(chart.marks.length, 3);
    const sides = [
      ...chart.svg.matchAll(new RegExp(`<(?:polyline|path)[^>]*stroke="${paper.colors.accent}"[^>]*>`, 'gu')),
    ];
    assert.equal(sides.length, 2);
    assert.ok(wordsOf(chart.svg).includes('–'));
  });

  test('a dozen axes and four series at most, and notes of the rest', async () => {
    const many = await draw(
      'radar',
      PAIR,
      pairs(Array.from({ length: 40 }, (_, i) => [`Axis ${i}`, i] as const)),
    );
    assert.deepEqual(many.notes, ['Top 12 of 40']);
    const rows = rowsOf(
      ['category', 'series', 'value'],
      Array.from({ length: 24 }, (_, i) => [`Axis ${i % 4}`, `Team ${Math.floor(i / 4)}`, i]),
    );
    const teams = await draw('radar', TRIPLE, rows);
    assert.deepEqual(teams.notes, ['4 of 6 series']);
    const words = wordsOf(teams.svg);
    assert.ok(words.includes('Team 5') && !words.includes('Team 0'));
    const asked = await draw('radar', TRIPLE, rows, { highlight: 'Team 0' });
    assert.ok(wordsOf(asked.svg).includes('Team 0'));
  });
});

describe('sankey', () => {
  const rows = flow([
    ['Oil', 'Heat', 30],
    ['Oil', 'Power', 10],
    ['Gas', 'Heat', 20],
    ['Heat', 'Homes', 50],
    ['Power', 'Homes', 10],
  ]);

  test('nodes are as high and bands as wide as what passes through them', async () => {
    const chart = await draw('sankey', FLOW, rows);
    const unit = sizeOf(byLabel(chart, 'Homes')).height / 60;
    for (const [name, value] of [
      ['Oil', 40],
      ['Gas', 20],
      ['Heat', 50],
      ['Power', 10],
    ] as const) {
      near(sizeOf(byLabel(chart, name)).height, value * unit, 0.05);
      assert.equal(byLabel(chart, name)?.value, String(value));
    }
    const band = numbersOf(byLabel(chart, 'Oil → Heat')?.d ?? '');
    near(Math.abs((band.at(-1) ?? 0) - (band[1] ?? 0)), 30 * unit, 0.05);
  });

  test('a name stands one column behind the last of its sources, and flows of one pair are added up', async () => {
    const chart = await draw(
      'sankey',
      FLOW,
      flow([
        ['a', 'b', 1],
        ['b', 'c', 1],
        ['a', 'c', 1],
        ['a', 'b', 2],
      ]),
    );
    const [a, b, c] = ['a', 'b', 'c'].map((name) => byLabel(chart, name)?.x ?? 0) as [number, number, number];
    near(c - b, b - a, 0.1);
    assert.ok(b > a);
    assert.equal(byLabel(chart, 'a → b')?.value, '3');
  });

  test('a circle is refused with the way round it, and so are negative values', async () => {
    const circle = flow([
      ['x', 'Home', 1],
      ['Home', 'Cart', 2],
      ['Cart', 'Pay', 2],
      ['Pay', 'Home', 1],
    ]);
    await refusal(draw('sankey', FLOW, circle), 'wrong_columns', /in a circle: ("\w+" → ){3}"\w+"\./u);
    await refusal(draw('sankey', FLOW, flow([['a', 'a', 1]])), 'wrong_columns', /"a" → "a"/u);
    await refusal(draw('sankey', FLOW, flow([['a', 'b', -1]])), 'wrong_columns', /negative from "a" to "b"/u);
    const chain = flow(Array.from({ length: 40 }, (_, i) => [`s${i}`, `s${i + 1}`, 1] as const));
    await refusal(draw('sankey', FLOW, chain), 'too_large', /41 steps/u);
  });

  test('small nodes of a full column are one called Other, none of its amount is lost, and a note counts them', async () => {
    const many = flow(
      Array.from({ length: 200 }, (_, i) => [`Town ${i}`, `Region ${i % 3}`, i + 1] as const),
    );
    const chart = await draw('sankey', FLOW, many);
    const towns = chart.marks.filter((it) => /^(?:Town \d+|Other)$/u.test(it.label));
    assert.deepEqual(chart.notes, [`Other: ${200 - towns.length + 1} of 203`]);
    const regions = chart.marks.filter((it) => /^Region \d+$/u.test(it.label));
    const sum = (marks: Mark[]): number => marks.reduce((all, mark) => all + sizeOf(mark).height, 0);
    near(sum(towns), sum(regions), 0.5);
  });

  test('what is unknown at both ends is no circle, and flows of nothing are counted in a note', async () => {
    const chart = await draw(
      'sankey',
      FLOW,
      flow([
        [null, 'b', 5],
        ['b', null, 4],
        ['b', 'c', 0],
      ]),
    );
    assert.deepEqual(chart.notes, ['Zero or empty: 1 of 3']);
    assert.equal(chart.marks.filter((it) => it.label === '(no value)').length, 2);
  });

  test('nodes are ordered so that flows that need not cross do not', () => {
    const node = (column: number): { column: number; weight: number; labelHeight: number } => ({
      column,
      weight: 1,
      labelHeight: 20,
    });
    const { tops, ways } = layoutSankey({
      nodes: [node(0), node(0), node(0), node(1), node(1), node(1)],
      flows: [
        { source: 0, target: 5, weight: 1 },
        { source: 1, target: 4, weight: 1 },
        { source: 2, target: 3, weight: 1 },
      ],
      columns: 2,
      height: 300,
    });
    assert.deepEqual(
      ways.map(([way]) => Math.round((way?.from ?? 0) - (way?.to ?? 1))),
      [0, 0, 0],
    );
    assert.equal(new Set(tops.map(Math.round)).size, 3);
  });
});

describe('bubble and scatter', () => {
  const rows = bubbles([
    [1, 5, 100, 'Large'],
    [2, 3, 25, 'Small'],
    [3, 4, 400, 'Largest'],
  ]);
  const radius = (mark: Mark | undefined): number => Number(/a([\d.]+) /u.exec(mark?.d ?? '')?.[1]);

  test('the area of a bubble is its size; the largest lies behind', async () => {
    const chart = await draw('bubble', BUBBLE, rows);
    assert.deepEqual(
      chart.marks.map((it) => it.label),
      ['Largest', 'Large', 'Small'],
    );
    near(radius(byLabel(chart, 'Largest')) / radius(byLabel(chart, 'Large')), 2, 0.02);
    near(radius(byLabel(chart, 'Large')) / radius(byLabel(chart, 'Small')), 2, 0.02);
    assert.equal(byLabel(chart, 'Small')?.value, 'x 2, y 3, size 25');
    for (const word of ['Largest', 'Large', 'Small', 'Size'])
      assert.ok(wordsOf(chart.svg).includes(word), word);
  });

  test('the size is the number that is left where no column is called so, and negative sizes are refused', async () => {
    const cols = columns({ x: 'number', y: 'number', turnover: 'number', label: 'string' });
    const named = rowsOf(
      ['x', 'y', 'turnover', 'label'],
      [
        [1, 2, 9, 'a'],
        [2, 2, 1, 'b'],
      ],
    );
    assert.match((await draw('bubble', cols, named)).marks[0]?.value ?? '', /turnover 9/u);
    await refusal(
      draw(
        'bubble',
        BUBBLE,
        bubbles([
          [1, 1, -4, 'Debt'],
          [2, 2, 1, 'b'],
        ]),
      ),
      'wrong_columns',
      /"size".*negative at "Debt"/u,
    );
  });

  test('no bubble leaves the chart, whichever corner it stands in', async () => {
    const corners = bubbles([
      [0, 0, 9, 'a'],
      [0, 10, 9, 'b'],
      [10, 0, 9, 'c'],
      [10, 10, 9, 'd'],
    ]);
    for (const [width, height] of [
      [700, 470],
      [260, 180],
      [1152, 480],
    ] as const) {
      const { marks } = await draw('bubble', BUBBLE, corners, {}, { width, height });
      for (const mark of marks) {
        const r = radius(mark);
        assert.ok(
          mark.x - r >= 0 && mark.x + r <= width && mark.y >= 0 && mark.y + 2 * r <= height,
          mark.label,
        );
      }
    }
  });

  test('a point of a scatter plot says its name and both values', async () => {
    const { marks } = await draw('scatter', BUBBLE, rows);
    assert.deepEqual(marks.map((it) => `${it.label} – ${it.value}`)[1], 'Small – x 2, y 3');
    const bare = await draw('scatter', columns({ x: 'number', y: 'number' }), rowsOf(['x', 'y'], [[1, 5]]));
    assert.deepEqual(
      bare.marks.map((it) => `${it.label} – ${it.value}`),
      [' – x 1, y 5'],
    );
  });
});

describe('the samples of structures', () => {
  interface Box {
    text: string;
    left: number;
    right: number;
    y: number;
    size: number;
  }
  const boxesOf = (svg: string): Box[] =>
    textsOf(svg).map(({ text, x, y, size, bold, anchor }) => {
      const width = measureText(text, { fontSize: size, bold });
      const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
      return { text, left, right: left + width, y, size };
    });

  test('keep every label inside the chart and clear of the others, in both themes and at every size', async () => {
    for (const [type, samples] of Object.entries(SAMPLES)) {
      for (const { name, columns: cols, rows, config } of samples) {
        for (const [width, height] of [
          [724, 480],
          [1152, 400],
          [480, 320],
          [300, 220],
          [260, 180],
        ] as const) {
          for (const theme of [paper, ink]) {
            const { svg } = await draw(type as WidgetType, cols, rows, config, { width, height, theme });
            const where = `${type} ${name} ${width}×${height}`;
            assert.doesNotMatch(svg, /NaN|Infinity|undefined/u, where);
            const boxes = boxesOf(svg);
            boxes.forEach((a, i) => {
              assert.ok(
                a.left >= -1 && a.right <= width + 1,
                `${where}: ${a.text} from ${a.left} to ${a.right}`,
              );
              assert.ok(a.y - a.size * 0.75 >= -1 && a.y <= height + 1, `${where}: ${a.text} at ${a.y}`);
              for (const b of boxes.slice(i + 1)) {
                const apart =
                  a.left >= b.right ||
                  b.left >= a.right ||
                  Math.abs(a.y - b.y) >= Math.min(a.size, b.size) * 0.72;
                assert.ok(apart, `${where}: ${a.text} on ${b.text}`);
              }
            });
          }
        }
      }
    }
  });
});
