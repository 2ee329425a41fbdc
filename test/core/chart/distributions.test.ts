import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quantile, tukeyBox } from '../../../src/core/chart/box-summary.js';
import { bucketRange } from '../../../src/core/chart/bucket-range.js';
import { calendarOrder } from '../../../src/core/chart/calendar-order.js';
import { binValues } from '../../../src/core/chart/histogram-bins.js';
import type { RenderedChart } from '../../../src/core/chart/index.js';
import { chartPhrases } from '../../../src/core/chart/phrases.js';
import { contrast } from '../../../src/core/layout/contrast.js';
import { measureText } from '../../../src/core/layout/measure.js';
import type { Cell } from '../../../src/core/query/types.js';
import { SAMPLES } from '../../support/samples/distributions.js';
import { columns, draw, ink, malformed, PAIR, pairs, paper, rowsOf, textsOf, wordsOf } from './fixture.js';

const GRID = columns({ row: 'string', col: 'string', value: 'number' });
const grid = (cells: readonly (readonly [Cell, Cell, Cell])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['row', 'col', 'value'], cells);
const BUCKETS = columns({ bucket: 'string', count: 'number' });
const buckets = (cells: readonly (readonly [Cell, Cell])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['bucket', 'count'], cells);
const RAW = columns({ minutes: 'number' });
const raw = (values: readonly Cell[]): ReturnType<typeof rowsOf> =>
  rowsOf(['minutes'], values.map((value) => [value])); // prettier-ignore
const FIVE = columns({
  team: 'string',
  min: 'number',
  q1: 'number',
  median: 'number',
  q3: 'number',
  max: 'number',
});
const five = (cells: readonly (readonly Cell[])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['team', 'min', 'q1', 'median', 'q3', 'max'], cells);

interface Box {
  label: string;
  value: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Marks that are rectangles, as written in their outlines. */
const boxesOf = ({ marks }: RenderedChart): Box[] =>
  marks.flatMap(({ d, label, value }) => {
    const found = /^M(-?[\d.]+) (-?[\d.]+)h([\d.]+)v([\d.]+)h/u.exec(d);
    const [x = 0, y = 0, width = 0, height = 0] = (found ?? []).slice(1).map(Number);
    return found === null ? [] : [{ label, value, x, y, width, height }];
  });
/** Labels of one line, ordered by where they begin. */
const inColumn = (svg: string, among: readonly string[]): string[] =>
  textsOf(svg)
    .filter((it) => among.includes(it.text))
    .sort((a, b) => a.y - b.y)
    .map((it) => it.text);
const inRow = (svg: string, among: readonly string[]): string[] =>
  textsOf(svg)
    .filter((it) => among.includes(it.text))
    .sort((a, b) => a.x - b.x)
    .map((it) => it.text);

describe('heatmaps', () => {
  const few = grid([
    ['North', 'Q1', 10],
    ['North', 'Q2', 200],
    ['South', 'Q1', 35],
  ]);

  test('every cell has its value while all fit, and a place without one a dash', async () => {
    const drawn = await draw('heatmap', GRID, few);
    for (const word of ['10', '200', '35', '–', 'North', 'Q2'])
      assert.ok(wordsOf(drawn.svg).includes(word), word);
    assert.deepEqual(
      drawn.marks.map(({ label, value }) => `${label}: ${value}`),
      ['North, Q1: 10', 'North, Q2: 200', 'South, Q1: 35'],
    );
  });

  test('a place without a value has no shade at all, the smallest value has one', async () => {
    const { svg } = await draw('heatmap', GRID, few);
    const shades = [...svg.matchAll(/<(?:rect|path)[^>]*fill="(#[^"]*)"/gu)].map((match) => match[1]);
    assert.equal(shades.length, 3);
    assert.ok(!shades.includes(paper.colors.background));
  });

  test('where values do not fit a key says what the shades and the dashes mean', async () => {
    const rows = grid(
      Array.from({ length: 7 * 24 }, (_, i) => [
        `r${i % 7}`,
        `c${Math.floor(i / 7)}`,
        i === 9 ? null : 1000 + i,
      ]),
    );
    const words = wordsOf((await draw('heatmap', GRID, rows)).svg);
    assert.ok(words.includes('1,000') && words.includes('1,167'), words.join());
    assert.ok(words.includes(chartPhrases('en').noValue));
    assert.ok(!words.includes('1,100'));
  });

  test('larger values have stronger shades', async () => {
    for (const theme of [paper, ink]) {
      const { svg } = await draw('heatmap', GRID, few, {}, { theme });
      const ground = theme.colors.background;
      const strength = [...svg.matchAll(/<(?:rect|path)[^>]*fill="(#[^"]*)"/gu)].map((match) =>
        contrast(match[1] ?? '', ground),
      );
      assert.ok(
        (strength[0] ?? 0) < (strength[2] ?? 0) && (strength[2] ?? 0) < (strength[1] ?? 0),
        strength.join(),
      );
    }
  });

  test('a value reads on its shade, on every shade of both themes', async () => {
    const rows = grid(
      Array.from({ length: 30 }, (_, i) => [`r${i % 6}`, `c${Math.floor(i / 6)}`, (i - 12) * 3]),
    );
    for (const theme of [paper, ink]) {
      const { svg } = await draw('heatmap', GRID, rows, {}, { theme });
      const fills = [...svg.matchAll(/<(?:rect|path)[^>]*fill="(#[^"]*)"/gu)].map((match) => match[1] ?? '');
      const texts = [...svg.matchAll(/<text[^>]*text-anchor="middle"[^>]*>(-?\d+)</gu)];
      assert.equal(texts.length, 30);
      texts.forEach(([tag], i) => {
        const color = / fill="([^"]*)"/u.exec(tag)?.[1] ?? '';
        assert.ok(contrast(color, fills[i] ?? '') >= 4.5, `${color} on ${fills[i] ?? ''}`);
      });
    }
  });

  test('weekdays and months stand in calendar order, in English and the language of the deck', async () => {
    const days = ['Fr', 'Mo', 'So', 'Di'];
    const german = await draw(
      'heatmap',
      GRID,
      grid(days.flatMap((day) => ['März', 'Januar', 'Februar'].map((month) => [day, month, 1] as const))),
      {},
      { locale: 'de-DE' },
    );
    assert.deepEqual(inColumn(german.svg, days), ['Mo', 'Di', 'Fr', 'So']);
    assert.deepEqual(inRow(german.svg, ['Januar', 'Februar', 'März']), ['Januar', 'Februar', 'März']);
    const sizes = await draw('heatmap', GRID, grid([['M', 'a', 1], ['S', 'a', 2], ['L', 'a', 3]])); // prettier-ignore
    assert.deepEqual(inColumn(sizes.svg, ['S', 'M', 'L']), ['M', 'S', 'L']);
  });

  test('dates and numbers stand in their order and are thinned, not left out', async () => {
    const rows = rowsOf(
      ['hour', 'day', 'load'],
      Array.from({ length: 24 * 60 }, (_, i) => [
        23 - (i % 24),
        new Date(Date.UTC(2024, 0, 60 - Math.floor(i / 24))).toISOString().slice(0, 10),
        i,
      ]),
    );
    const drawn = await draw(
      'heatmap',
      columns({ hour: 'number', day: 'date', load: 'number' }),
      rows,
      { encoding: { row: 'hour', col: 'day' } },
      { width: 420, height: 260 },
    );
    assert.deepEqual(drawn.notes, []);
    assert.equal(drawn.marks.length, 1440);
    assert.equal(drawn.marks[0]?.label, '0, Jan 1, 2024');
  });

  test('of too many names the largest stay, whole and in their order, with a note for each dimension', async () => {
    const rows = rowsOf(
      ['store', 'product', 'sales'],
      Array.from({ length: 60 * 70 }, (_, i) => [
        `Store ${i % 60}`,
        `Product ${Math.floor(i / 60)}`,
        i % 977,
      ]),
    );
    const { svg, notes, marks } = await draw(
      'heatmap',
      columns({ store: 'string', product: 'string', sales: 'number' }),
      rows,
    );
    assert.equal(notes.length, 2);
    assert.ok(
      notes.every((note) => /^(?:Store|Product): Top \d+ of \d+$/u.test(note)),
      notes.join(),
    );
    const stores = new Set(marks.map((mark) => mark.label.split(',')[0]));
    assert.ok(stores.size > 5 && stores.size <= 40);
    for (const store of stores) assert.ok(wordsOf(svg).includes(store ?? ''), store);
  });

  test('two rows for one cell and more cells than can be seen are errors that say what to do', async () => {
    await assert.rejects(
      draw('heatmap', GRID, grid([['a', 'b', 1], ['a', 'b', 2]])), // prettier-ignore
      (error: Error & { code?: string; hint?: string }) => {
        assert.equal(error.code, 'wrong_columns');
        assert.match(error.message, /"a", "b" stands in several rows/u);
        return /GROUP BY/u.test(String(error.hint));
      },
    );
    const numbers = columns({ row: 'number', col: 'number', value: 'number' });
    await assert.rejects(
      draw(
        'heatmap',
        numbers,
        grid(Array.from({ length: 6000 }, (_, i) => [i % 100, Math.floor(i / 100), i])),
      ),
      /100 values of "row" by 60 values of "col" cannot be read/u,
    );
  });
});

describe('histograms', () => {
  test('bars touch, are as high as their counts, and stand in the order of their ranges', async () => {
    const drawn = await draw('histogram', BUCKETS, buckets([['20-30', 50], ['0-10', 100], ['10-20', 25]])); // prettier-ignore
    const bars = boxesOf(drawn);
    assert.deepEqual(bars.map((bar) => bar.label), ['0-10', '10-20', '20-30']); // prettier-ignore
    assert.ok(Math.abs((bars[0]?.height ?? 0) / (bars[1]?.height ?? 1) - 4) < 0.05);
    bars.slice(1).forEach((bar, i) => {
      const before = bars[i] as Box;
      assert.ok(Math.abs(before.x + before.width - bar.x) < 0.02);
      assert.ok(Math.abs(before.y + before.height - bar.y - bar.height) < 0.02);
    });
    assert.deepEqual(inRow(drawn.svg, ['0', '10', '20', '30']), ['0', '10', '20', '30']);
  });

  test('a range that no row names keeps its place as zero', async () => {
    const drawn = await draw('histogram', BUCKETS, buckets([['0-9', 4], ['10-19', 6], ['40-49', 1]])); // prettier-ignore
    assert.deepEqual(
      drawn.marks.map(({ label, value }) => `${label}: ${value}`),
      ['0-9: 4', '10-19: 6', '20 – 30: 0', '30 – 40: 0', '40-49: 1'],
    );
  });

  test('open ranges and units keep their names below their bars', async () => {
    const names = ['under $10', '$10–$20', '$20–$50', '$50+'];
    const shuffled = [2, 3, 0, 1].map((i) => [names[i] ?? '', i + 1] as const);
    const { svg } = await draw('histogram', BUCKETS, buckets(shuffled));
    assert.deepEqual(inRow(svg, names), names);
    assert.ok(wordsOf(svg).includes('Ranges differ in length'));
  });

  test('names that are no ranges stay in the order of the rows', async () => {
    const names = ['low', 'medium', 'high'];
    const { svg } = await draw('histogram', BUCKETS, buckets(names.map((name, i) => [name, i + 1] as const)));
    assert.deepEqual(inRow(svg, names), names);
  });

  test('reads the ranges that SQL and people write', () => {
    const read = (name: string): string => {
      const range = bucketRange(name);
      return range === undefined ? 'none' : `${range.from} ${range.to}`;
    };
    for (const [name, range] of [
      ['0-10', '0 10'],
      ['10 – 20', '10 20'],
      ['[0, 10)', '0 10'],
      ['(1,000, 2,000]', '1000 2000'],
      ['-10--5', '-10 -5'],
      ['-10 to -5', '-10 -5'],
      ['>= 50', '50 Infinity'],
      ['50+', '50 Infinity'],
      ['< 10', '-Infinity 10'],
      ['$5–$10', '5 10'],
      ['10k-20k', '10000 20000'],
      ['1 000–2 000', '1000 2000'],
      ['0.125-0.25', '0.125 0.25'],
      ['30–45 min', '30 45'],
      ['Q1 2024', 'none'],
      ['2024-01-05', 'none'],
      ['08:00', 'none'],
      ['unknown', 'none'],
    ] as const)
      assert.equal(read(name), range, name);
  });

  test('one column of numbers is counted between round edges, every value once', () => {
    let state = 5;
    const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (const values of [
      Array.from({ length: 1000 }, () => random() * 7.3 - 2),
      Array.from({ length: 300 }, () => Math.round(random() * 100)),
      Array.from({ length: 40 }, () => random() ** 9 * 1e12),
      Array.from({ length: 9 }, () => random() * 1e-9),
      [0.1, 0.2, 0.3, 0.3, 0.6],
      [5, 5, 5],
      [2.5],
      [0, 0],
      [1e308, -1e308],
      [1.7e308, 1],
      [1e15 + 0.5, 1e15 + 0.25],
      [5e-324, 0],
    ]) {
      const { edges, counts } = binValues(values);
      assert.equal(counts.reduce((a, b) => a + b, 0), values.length); // prettier-ignore
      assert.equal(edges.length, counts.length + 1);
      assert.ok(counts.length <= 30 && edges.every(Number.isFinite), edges.join());
      edges.slice(1).forEach((edge, i) => {
        const from = edges[i] ?? 0;
        assert.ok(from < edge);
        const last = i === counts.length - 1;
        const own = values.filter((it) => it >= from && (last ? it <= edge : it < edge)).length;
        if (Math.abs(values[0] ?? 0) > 1e-300 || values[0] === 0)
          assert.equal(counts[i], own, `${from} ${edge}`);
      });
    }
    assert.deepEqual(binValues([0.1, 0.2, 0.3, 0.3, 0.6]).edges, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  });

  test('whole numbers have whole edges, and a bar each where they lie close together', async () => {
    const far = binValues(Array.from({ length: 400 }, (_, i) => (i * 37) % 90));
    assert.ok(far.edges.every(Number.isInteger) && far.counts.length >= 5, far.edges.join());
    const { marks, svg } = await draw('histogram', RAW, raw([1, 2, 2, 4, 4, 4]));
    assert.deepEqual(
      marks.map(({ label, value }) => `${label}: ${value}`),
      ['1: 1', '2: 2', '3: 0', '4: 3'],
    );
    assert.ok(wordsOf(svg).includes('Minutes'));
  });

  test('many single values with their counts are binned as the rows would be', async () => {
    const values = Array.from({ length: 200 }, (_, i) => 1000 + ((i * 7919) % 4000) + (i % 2) / 10);
    const counted = await draw(
      'histogram',
      columns({ bucket: 'number', count: 'number' }),
      rowsOf(['bucket', 'count'], values.map((value) => [value, 3])), // prettier-ignore
      {},
    );
    const plain = await draw('histogram', RAW, raw(values.flatMap((value) => [value, value, value])), {});
    const bars = ({ marks }: RenderedChart): string[] =>
      marks.map(({ label, value }) => `${label}: ${value}`);
    assert.ok(bars(plain).length > 4);
    assert.deepEqual(bars(counted), bars(plain));
  });

  test('rows without a value are named in a note', async () => {
    const { notes } = await draw('histogram', RAW, raw([1, null, 2.5, 3, null]));
    assert.deepEqual(notes, ['2 of 5 without a value']);
  });

  test('a negative count is an error that names its bucket', async () => {
    await assert.rejects(draw('histogram', BUCKETS, buckets([['0-10', -3], ['10-20', 5]])), /"count" is negative at "0-10"/u); // prettier-ignore
  });

  test('where counts do not fit above their bars an axis from zero says them', async () => {
    const rows = raw(Array.from({ length: 3000 }, (_, i) => ((i * 7919) % 1000) / 10 + (i % 7)));
    const words = wordsOf((await draw('histogram', RAW, rows, {}, { width: 300, height: 220 })).svg);
    assert.ok(words.includes('0') && words.includes('Count'), words.join());
  });
});

describe('box plots', () => {
  test('a box is that of Tukey: quartiles, whiskers within 1.5 lengths, and the values beyond', () => {
    const box = tukeyBox([1, 2, 3, 4, 5, 6, 7, 8, 30]);
    assert.deepEqual(box, { q1: 3, median: 5, q3: 7, low: 1, high: 8, outliers: [30] });
    assert.equal(quantile([1, 2, 3, 4], 0.25), 1.75);
    assert.ok(Number.isFinite(quantile([-1.7e308, 1.7e308], 0.5)));
    assert.deepEqual(tukeyBox([4]), { q1: 4, median: 4, q3: 4, low: 4, high: 4, outliers: [] });
  });

  test('boxes of raw values say their median, their outliers are marks, and a note explains the whiskers', async () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 30];
    const drawn = await draw('boxplot', PAIR, pairs(values.map((value) => ['North', value] as const)));
    assert.ok(wordsOf(drawn.svg).includes('5'));
    assert.deepEqual(drawn.notes, ['Whiskers: up to 1.5 × box']);
    assert.deepEqual(drawn.marks.map(({ value }) => value), ['median 5, middle half 3 to 7, whiskers 1 to 8', '30']); // prettier-ignore
  });

  test('five columns are drawn as they are, as long as their differences', async () => {
    const drawn = await draw('boxplot', FIVE, five([['A', 0, 20, 30, 40, 100], ['B', 10, 20, 50, 80, 90]])); // prettier-ignore
    const [a, b] = boxesOf(drawn);
    assert.ok(Math.abs((b?.height ?? 0) / (a?.height ?? 1) - 3) < 0.02);
    assert.deepEqual(drawn.notes, ['Whiskers: lowest to highest']);
  });

  test('figures out of order are an error that names the row and the columns', async () => {
    await assert.rejects(
      draw('boxplot', FIVE, five([['A', 0, 20, 30, 40, 100], ['B', 10, 60, 50, 80, 90]])), // prettier-ignore
      (error: Error & { code?: string; hint?: string }) => {
        assert.equal(error.code, 'wrong_columns');
        assert.match(error.message, /at "B" "median" \(50\) is less than "q1" \(60\)/u);
        return String(error.hint).length > 10;
      },
    );
  });

  test('boxes lie where their names do not fit below them, with their medians in a column', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `Consolidated wholesale distribution ${i}`);
    const drawn = await draw(
      'boxplot',
      PAIR,
      pairs(names.flatMap((name, i) => [1, 5, 9].map((it) => [name, it + i] as const))),
    );
    const words = textsOf(drawn.svg);
    assert.ok(words.some((it) => it.text === 'Median'));
    const medians = words.filter((it) => it.bold);
    assert.deepEqual(medians.map((it) => it.text), ['5', '6', '7', '8', '9', '10', '11', '12']); // prettier-ignore
    assert.equal(new Set(medians.map((it) => it.x)).size, 1);
  });

  test('names keep the order of the rows, weekdays that of the calendar, and a sort that of the medians', async () => {
    const names = ['Wed', 'Mon', 'Tue'];
    const rows = pairs(names.flatMap((name, i) => [1, 5, 9].map((it) => [name, it + i * 10] as const)));
    assert.deepEqual(inRow((await draw('boxplot', PAIR, rows)).svg, names), ['Mon', 'Tue', 'Wed']);
    assert.deepEqual(inRow((await draw('boxplot', PAIR, rows, { sort: 'none' })).svg, names), names);
    assert.deepEqual(inRow((await draw('boxplot', PAIR, rows, { sort: 'value' })).svg, names), [
      'Tue',
      'Mon',
      'Wed',
    ]);
  });

  test('values farther apart than a number can say are an error, one huge value is not', async () => {
    await assert.rejects(draw('boxplot', PAIR, pairs([['a', 1.7e308], ['a', -1.7e308]])), /outside what can be drawn/u); // prettier-ignore
    const { svg } = await draw('boxplot', PAIR, pairs([['a', 1e308], ['a', 1]])); // prettier-ignore
    assert.doesNotMatch(svg, /NaN|Infinity/u);
  });

  test('thousands of outliers stay a small picture, and none is lost', async () => {
    const rows = pairs(
      Array.from({ length: 40_000 }, (_, i) => ['a', i % 4 === 0 ? i : (i % 10) / 10] as const),
    );
    const { svg, marks } = await draw('boxplot', PAIR, rows);
    assert.ok(svg.length < 60_000, String(svg.length));
    const counted = marks
      .slice(1)
      .reduce((sum, { value }) => sum + Number(/\((\d+)\)$/u.exec(value)?.[1] ?? 1), 0);
    assert.ok(counted > 9900, String(counted));
  });
});

describe('distributions of any size', () => {
  test('names of days and months are ordered from where they begin', () => {
    assert.deepEqual(calendarOrder(['Sun', 'Mon', 'Tue'], 'en-US'), [0, 1, 2]);
    assert.deepEqual(calendarOrder(['Wed', 'Mon', 'Tue'], 'en-US'), [1, 2, 0]);
    assert.deepEqual(calendarOrder(['Apr', 'Jul', 'Oct', 'Jan'], 'fr'), [0, 1, 2, 3]);
    assert.deepEqual(calendarOrder(['Thurs', 'Monday', 'tue'], 'en-US'), [1, 2, 0]);
    assert.deepEqual(calendarOrder(['火', '月', '水', '日'], 'ja'), [1, 0, 2, 3]);
    assert.equal(calendarOrder(['Mon', 'Total'], 'en-US'), undefined);
  });

  test('no label lies on another or leaves the chart, at any size, in any language', async () => {
    for (const [type, samples] of Object.entries(SAMPLES) as [
      keyof typeof SAMPLES,
      (typeof SAMPLES)['boxplot'],
    ][]) {
      for (const { name, columns: cols, rows, config } of samples ?? []) {
        for (const [width, height, locale] of [
          [260, 180, 'en-US'],
          [300, 220, 'ar'],
          [724, 480, 'ja'],
          [1152, 400, 'de-DE'],
        ] as const) {
          const { svg } = await draw(type, cols, rows, config, { width, height, locale });
          assert.equal(malformed(svg), undefined);
          assert.doesNotMatch(svg, /NaN|Infinity|undefined/u);
          const upright = svg.replace(/<text[^>]*transform=[^>]*>[^<]*<\/text>/gu, '');
          const labels = textsOf(upright).map(({ text, x, y, size, anchor, bold }) => {
            const across = measureText(text, { fontSize: size, bold });
            const left = anchor === 'end' ? x - across : anchor === 'middle' ? x - across / 2 : x;
            return { text, left, right: left + across, top: y - size * 0.72, bottom: y };
          });
          labels.forEach((a, i) => {
            const where = `${type} ${name} ${width}: ${a.text}`;
            assert.ok(a.left >= -1 && a.right <= width + 1 && a.top >= -1 && a.bottom <= height + 1, where);
            for (const b of labels.slice(i + 1)) {
              const apart =
                a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top || b.bottom <= a.top;
              assert.ok(apart, `${where} on ${b.text}`);
            }
          });
        }
      }
    }
  });
});
