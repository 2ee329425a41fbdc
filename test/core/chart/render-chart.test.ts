import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHART_TYPES } from '../../../src/core/chart/index.js';
import { quietColor } from '../../../src/core/chart/highlight.js';
import { createFrame } from '../../../src/core/chart/frame.js';
import { contrast } from '../../../src/core/layout/contrast.js';
import { measureText } from '../../../src/core/layout/measure.js';
import type { ThemeFont } from '../../../src/core/layout/theme-types.js';
import {
  columns,
  configFor,
  context,
  draw,
  ink,
  malformed,
  marksOf,
  PAIR,
  pairs,
  paper,
  rowsOf,
  textsOf,
  TRIPLE,
  wordsOf,
} from './fixture.js';

const regions = pairs([
  ['North', 120],
  ['South', 340],
  ['East', 90],
]);
const accent = paper.colors.accent;

describe('renderChart: bars', () => {
  test('few bars carry their values and need no axis', async () => {
    const { svg } = await draw('bar', PAIR, regions);
    assert.deepEqual(wordsOf(svg).sort(), ['120', '340', '90', 'East', 'North', 'South']);
    assert.equal(marksOf(svg, accent).length, 3);
  });

  test('more than twelve bars get an axis from zero with grid lines instead of values', async () => {
    const rows = pairs(Array.from({ length: 16 }, (_, i) => [`c${i}`, 500 + i] as const));
    const words = wordsOf((await draw('bar', PAIR, rows)).svg);
    assert.ok(words.includes('0'));
    assert.ok(!words.includes('515'));
  });

  test('a bar is drawn from zero, so that its height is its value', async () => {
    const { svg } = await draw(
      'bar',
      PAIR,
      pairs([
        ['a', 100],
        ['b', 50],
      ]),
    );
    const heights = marksOf(svg, accent).map((tag) => {
      const ys = [...tag.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/gu)].map((it) => Number(it[1]));
      const relative = [...tag.matchAll(/l0 (-?[\d.]+)|v(-?[\d.]+)/gu)].map((it) =>
        Math.abs(Number(it[1] ?? it[2])),
      );
      return Math.max(...relative, Math.max(...ys) - Math.min(...ys));
    });
    assert.ok(Math.abs((heights[0] ?? 0) / (heights[1] ?? 1) - 2) < 0.05, heights.join());
  });

  test('horizontal bars stand largest first, rows of a bar in their order', async () => {
    const byY = (svg: string): string[] =>
      textsOf(svg)
        .filter((it) => /^[A-Z]/u.test(it.text))
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map((it) => it.text);
    assert.deepEqual(byY((await draw('horizontal-bar', PAIR, regions)).svg), ['South', 'North', 'East']);
    assert.deepEqual(byY((await draw('bar', PAIR, regions)).svg), ['North', 'South', 'East']);
    assert.deepEqual(byY((await draw('horizontal-bar', PAIR, regions, { sort: 'none' })).svg), [
      'North',
      'South',
      'East',
    ]);
    assert.deepEqual(byY((await draw('bar', PAIR, regions, { sort: 'category' })).svg), [
      'East',
      'North',
      'South',
    ]);
  });

  test('three hundred categories become the top twelve with a note on the chart', async () => {
    const rows = pairs(Array.from({ length: 300 }, (_, i) => [`Product ${i}`, i] as const));
    for (const type of ['bar', 'horizontal-bar'] as const) {
      const { svg, notes, alt } = await draw(type, PAIR, rows);
      assert.deepEqual(notes, ['Top 12 of 300']);
      assert.ok(wordsOf(svg).includes('Top 12 of 300'));
      assert.equal(marksOf(svg, accent).length, 12);
      assert.match(alt, /Top 12 of 300/u);
      assert.ok(wordsOf(svg).some((word) => word.startsWith('Product 299')));
    }
  });

  test('dates are never cut to the top ones', async () => {
    const rows = rowsOf(
      ['day', 'value'],
      Array.from({ length: 90 }, (_, i) => [
        new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10),
        i + 1,
      ]),
    );
    const { svg, notes } = await draw('bar', columns({ day: 'date', value: 'number' }), rows);
    assert.deepEqual(notes, []);
    assert.equal(marksOf(svg, accent).length, 90);
  });

  test('many daily bars are labelled at the months that they belong to', async () => {
    const days = Array.from({ length: 200 }, (_, i) => new Date(Date.UTC(2023, 10, 15 + i)));
    // Weekends are missing, so that a month may begin on its third.
    const rows = rowsOf(
      ['day', 'value'],
      days
        .filter((day) => day.getUTCDay() % 6 !== 0)
        .map((day, i) => [day.toISOString().slice(0, 10), i + 1]),
    );
    const words = wordsOf((await draw('bar', columns({ day: 'date', value: 'number' }), rows)).svg);
    assert.deepEqual(
      words.filter((word) => /^[A-Z][a-z]{2}$/u.test(word)),
      ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
    );
    assert.ok(words.includes('2024'));
  });

  test('dates far apart are labelled with themselves', async () => {
    const rows = rowsOf(
      ['day', 'value'],
      [
        ['2024-01-01', 1],
        ['2024-06-15', 2],
        ['2024-12-24', 3],
      ],
    );
    const words = wordsOf((await draw('bar', columns({ day: 'date', value: 'number' }), rows)).svg);
    for (const label of ['Jan 1', 'Jun 15', 'Dec 24'])
      assert.ok(
        words.some((word) => word.includes(label)),
        `${label}: ${words.join()}`,
      );
  });

  test('the highlighted bar has the accent and the others a quiet colour that still reads', async () => {
    for (const theme of [paper, ink]) {
      const quiet = quietColor(
        createFrame({ type: 'bar', encoding: {} }, {}, { columns: [], rows: [] }, { ...context, theme }),
      );
      assert.ok(contrast(quiet, theme.colors.background) >= 3);
      for (const type of ['bar', 'horizontal-bar'] as const) {
        const { svg } = await draw(type, PAIR, regions, { highlight: 'south' }, { theme });
        assert.equal(marksOf(svg, theme.colors.accent).length, 1);
        assert.equal(marksOf(svg, quiet).length, 2);
      }
      const none = await draw('bar', PAIR, regions, { highlight: 'West' }, { theme });
      assert.equal(marksOf(none.svg, quiet).length, 0);
    }
  });

  test('the highest and the lowest bar can be highlighted without their names', async () => {
    const rows = pairs([
      ['Hamburg', 12],
      ['Köln', 40],
      ['Jena', 3],
    ]);
    for (const [word, name] of [
      ['max', 'Köln'],
      ['min', 'Jena'],
    ] as const) {
      const byWord = await draw('bar', PAIR, rows, { highlight: word });
      const byName = await draw('bar', PAIR, rows, { highlight: name });
      const without = await draw('bar', PAIR, rows);
      assert.equal(byWord.svg, byName.svg);
      assert.notEqual(byWord.svg, without.svg);
    }
  });

  test('negative bars have the colour of the others and their value below', async () => {
    const { svg } = await draw(
      'bar',
      PAIR,
      pairs([
        ['a', 5],
        ['b', -5],
      ]),
    );
    assert.equal(marksOf(svg, accent).length, 2);
    const [up, down] = ['5', '-5'].map((word) => textsOf(svg).find((it) => it.text === word)?.y ?? 0);
    assert.ok((down ?? 0) - (up ?? 0) > 300);
  });

  test('long names are wrapped or cut by their measured width and stay inside the chart', async () => {
    const long = 'Consolidated international wholesale distribution of refrigerated and perishable products';
    for (const type of ['bar', 'horizontal-bar', 'donut', 'stacked-bar'] as const) {
      const rows = rowsOf(
        ['category', 'series', 'value'],
        Array.from({ length: 9 }, (_, i) => [`${long} ${i}`, `${long} ${i % 4}`, 10 + i]),
      );
      const { svg } = await draw(type, TRIPLE, rows);
      for (const it of textsOf(svg).filter((text) => !/transform/u.test(text.text) && text.x !== 0)) {
        const width = measureText(it.text, { fontSize: it.size, bold: it.bold });
        const left = it.anchor === 'end' ? it.x - width : it.anchor === 'middle' ? it.x - width / 2 : it.x;
        assert.ok(left >= -1 && left + width <= 701, `${type}: ${it.text} ${left} ${width}`);
      }
    }
  });
});

describe('renderChart: lines and areas', () => {
  const months = ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01'];
  const DATED = columns({ month: 'date', series: 'string', value: 'number' });
  const many = (series: number): ReturnType<typeof rowsOf> =>
    rowsOf(
      ['month', 'series', 'value'],
      Array.from({ length: series }, (_, s) =>
        months.map((month, i) => [month, `S${s}`, (s + 1) * 100 + i]),
      ).flat(),
    );

  test('fewer than five lines are named at their ends, with no legend', async () => {
    const { svg } = await draw('multi-line', DATED, many(3));
    const names = textsOf(svg).filter((it) => /^S\d$/u.test(it.text));
    assert.equal(names.length, 3);
    assert.ok(names.every((it) => it.x > 500));
    assert.ok(wordsOf(svg).includes('303'));
  });

  test('fewer than five stacked series are named beside the last stack; with a part missing there, in a legend', async () => {
    const left = (svg: string): number[] =>
      textsOf(svg).flatMap((it) => (/^S\d$/u.test(it.text) ? [it.x] : []));
    const beside = left((await draw('stacked-bar', DATED, many(4))).svg);
    assert.equal(beside.length, 4);
    assert.ok(
      beside.every((x) => x > 600),
      beside.join(' '),
    );
    assert.ok(left((await draw('stacked-bar', DATED, many(5))).svg).every((x) => x < 400));
    const gap = many(3).filter((row) => row['series'] !== 'S1' || row['month'] !== '2024-04-01');
    assert.ok(left((await draw('stacked-bar', DATED, gap)).svg).every((x) => x < 400));
    // Of a part too low for its name the name moves aside.
    const low = many(3).map((row) => ({ ...row, value: row['series'] === 'S0' ? 900 : 1 }));
    const ys = textsOf((await draw('stacked-bar', DATED, low)).svg)
      .flatMap((it) => (/^S\d$/u.test(it.text) ? [it.y] : []))
      .sort((a, b) => a - b);
    ys.slice(1).forEach((y, i) => assert.ok(y - (ys[i] ?? 0) >= 15, ys.join(' ')));
  });

  test('labels at line ends never lie on each other', async () => {
    const rows = rowsOf(
      ['month', 'series', 'value'],
      ['A', 'B', 'C', 'D'].flatMap((name) => months.map((month) => [month, name, 50])),
    );
    const { svg } = await draw('line', DATED, rows);
    const ys = textsOf(svg)
      .filter((it) => /^[A-D]$/u.test(it.text))
      .map((it) => it.y)
      .sort((a, b) => a - b);
    assert.equal(ys.length, 4);
    ys.slice(1).forEach((y, i) => assert.ok(y - (ys[i] ?? 0) >= 15));
  });

  test('forty series are seven in colour before quiet ones, and a note says so', async () => {
    const { svg, notes } = await draw('multi-line', DATED, many(40));
    assert.deepEqual(notes, ['7 of 40 series in colour']);
    assert.equal(malformed(svg), undefined);
  });

  test('a null is a gap, and a value between gaps a dot', async () => {
    const rows = pairs([
      ['a', 1],
      ['b', 2],
      ['c', null],
      ['d', 4],
      ['e', null],
      ['f', 6],
      ['g', 7],
    ]);
    const { svg } = await draw('line', PAIR, rows);
    const path = new RegExp(`<path d="([^"]*)"[^>]*stroke="${accent}"`, 'u').exec(svg)?.[1] ?? '';
    assert.ok((path.match(/M/gu) ?? []).length >= 2, path);
    assert.match(svg, new RegExp(`<circle[^>]*fill="${accent}"`, 'u'));
  });

  test('dates stand in order of time at their true distance, whatever the order of the rows', async () => {
    const rows = rowsOf(
      ['month', 'value'],
      [
        ['2024-12-01', 3],
        ['2024-01-01', 1],
        ['2024-02-01', 2],
      ],
    );
    const { svg } = await draw('line', columns({ month: 'date', value: 'number' }), rows);
    const path = new RegExp(`<path d="M([^"]*)"[^>]*stroke="${accent}"`, 'u').exec(svg)?.[1] ?? '';
    const xs = path.split('L').map((point) => Number(point.split(' ')[0]));
    assert.ok((xs[1] ?? 0) - (xs[0] ?? 0) < ((xs[2] ?? 0) - (xs[0] ?? 0)) / 8, xs.join());
  });

  test('two rows for one date ask for a series column or a GROUP BY', async () => {
    const rows = rowsOf(
      ['month', 'value'],
      [
        ['2024-01-01', 3],
        ['2024-01-01', 1],
      ],
    );
    await assert.rejects(
      draw('line', columns({ month: 'date', value: 'number' }), rows),
      (error: Error & { code?: string; hint?: string }) => {
        assert.equal(error.code, 'wrong_columns');
        assert.match(error.message, /"2024-01-01" stands in several rows/u);
        assert.match(String(error.hint), /GROUP BY/u);
        return true;
      },
    );
  });

  test('a time axis speaks the language of the deck', async () => {
    const rows = rowsOf(
      ['day', 'value'],
      Array.from({ length: 12 }, (_, i) => [`2024-${String(i + 1).padStart(2, '0')}-01`, i]),
    );
    const words = wordsOf(
      (await draw('line', columns({ day: 'date', value: 'number' }), rows, {}, { locale: 'de-DE' })).svg,
    );
    assert.ok(words.includes('Okt') && words.includes('2024'), words.join());
  });

  test('instants are shown in the time zone of the deck', async () => {
    const rows = rowsOf(
      ['at', 'value'],
      [
        ['2024-06-01T22:00:00Z', 1],
        ['2024-06-02T22:00:00Z', 2],
        ['2024-06-03T22:00:00Z', 3],
      ],
    );
    const { alt } = await draw(
      'line',
      columns({ at: 'datetime', value: 'number' }),
      rows,
      {},
      { timeZone: 'Europe/Berlin' },
    );
    assert.match(alt, /From Jun 2, 2024 to Jun 4, 2024/u);
  });

  test('a highlighted point of a line carries its value, a highlighted series the accent', async () => {
    const rows = rowsOf(
      ['month', 'value'],
      months.map((month, i) => [month, [10, 77, 20, 30][i] ?? 0]),
    );
    const point = await draw('line', columns({ month: 'date', value: 'number' }), rows, {
      highlight: '2024-02-01',
    });
    assert.ok(wordsOf(point.svg).includes('77'));
    const series = await draw('multi-line', DATED, many(6), { highlight: 'S4' });
    assert.equal((series.svg.match(new RegExp(`<path[^>]*stroke="${accent}"`, 'gu')) ?? []).length, 1);
  });

  test('a hundred thousand points stay a small picture', async () => {
    const rows = rowsOf(
      ['x', 'value'],
      Array.from({ length: 100_000 }, (_, i) => [i, Math.sin(i / 900) * 50]),
    );
    const { svg } = await draw('line', columns({ x: 'number', value: 'number' }), rows);
    assert.ok(svg.length < 120_000, String(svg.length));
  });
});

describe('renderChart: stacks, donuts, scatter plots', () => {
  test('more than seven series of a stack are joined as Other, in the language of the deck', async () => {
    const rows = rowsOf(
      ['category', 'series', 'value'],
      Array.from({ length: 40 }, (_, s) => ['a', 'b'].map((c) => [c, `S${s}`, 40 - s])).flat(),
    );
    const { svg, notes } = await draw('stacked-bar', TRIPLE, rows, {}, { locale: 'de' });
    assert.deepEqual(notes, ['Sonstige: 34 von 40']);
    assert.ok(wordsOf(svg).includes('Sonstige'));
    assert.ok(!wordsOf(svg).includes('S7'));
  });

  test('a stack says its sum', async () => {
    const rows = rowsOf(
      ['category', 'series', 'value'],
      [
        ['a', 's', 30],
        ['a', 't', 12],
        ['b', 's', 1],
        ['b', 't', 2],
      ],
    );
    const words = wordsOf((await draw('stacked-bar', TRIPLE, rows)).svg);
    assert.ok(words.includes('42') && words.includes('3') && words.includes('30'));
  });

  test('a donut has at most seven parts whose shares and sum are those of the rows', async () => {
    const rows = pairs(Array.from({ length: 10 }, (_, i) => [`P${i}`, 100 - i * 10] as const));
    const { svg, notes } = await draw('donut', PAIR, rows);
    const words = wordsOf(svg);
    assert.deepEqual(notes, ['Other: 4 of 10']);
    assert.ok(words.includes('550') && words.includes('Total'));
    assert.ok(words.includes('18%') && words.includes('P0'));
    assert.equal(words.filter((word) => word.endsWith('%')).length, 7);
  });

  test('a donut refuses negative parts and names the one it found', async () => {
    await assert.rejects(
      draw(
        'donut',
        PAIR,
        pairs([
          ['Refunds', -3],
          ['b', 5],
        ]),
      ),
      /"value" is negative at "Refunds"/u,
    );
  });

  test('a scatter plot of six thousand points shows five thousand with a note, outermost points among them', async () => {
    const rows = rowsOf(
      ['x', 'y'],
      Array.from({ length: 6000 }, (_, i) => [i % 977, i === 4321 ? 99_999 : i % 313]),
    );
    const { svg, notes } = await draw('scatter', columns({ x: 'number', y: 'number' }), rows);
    assert.deepEqual(notes, ['Sample: 5,000 of 6,000 points']);
    assert.equal(marksOf(svg, accent).length, 5000);
    assert.match(svg, /fill-opacity="0\.3"/u);
    assert.ok(wordsOf(svg).includes('100K'));
  });

  test('a scatter plot over dates has time along x', async () => {
    const rows = rowsOf(
      ['opened', 'amount'],
      [
        ['2023-01-01', 10],
        ['2023-07-01', 20],
        ['2024-02-01', 15],
      ],
    );
    const { svg, alt } = await draw('scatter', columns({ opened: 'date', amount: 'number' }), rows);
    assert.ok(wordsOf(svg).some((word) => /20(23|24)/u.test(word)));
    assert.match(alt, /amount against opened/u);
  });

  test('few points are named without one name lying on another', async () => {
    const rows = rowsOf(
      ['x', 'y', 'label'],
      Array.from({ length: 8 }, (_, i) => [i % 2, i % 3, `Point ${i}`]),
    );
    const { svg } = await draw('scatter', columns({ x: 'number', y: 'number', label: 'string' }), rows);
    const boxes = textsOf(svg).filter((it) => it.text.startsWith('Point'));
    assert.ok(boxes.length >= 3);
    boxes.forEach((a, i) =>
      boxes
        .slice(i + 1)
        .forEach((b) =>
          assert.ok(Math.abs(a.y - b.y) >= 14 || Math.abs(a.x - b.x) >= 50, `${a.text} ${b.text}`),
        ),
    );
  });
});

describe('renderChart: what every chart keeps', () => {
  const rows = rowsOf(
    ['category', 'series', 'value', 'x', 'y', 'country'],
    Array.from({ length: 12 }, (_, i) => [
      `c${i % 6}`,
      i < 6 ? 's' : 't',
      i,
      i,
      i * i,
      i === 0 ? 'DE' : `c${i}`,
    ]),
  );
  const all = columns({
    category: 'string',
    series: 'string',
    value: 'number',
    x: 'number',
    y: 'number',
    country: 'string',
  });
  const rowsFor = (type: string): typeof rows => (/line|area/u.test(type) ? rows : rows.slice(0, 6));

  test('is a document of attributes only: no styles, classes, ids, scripts or references', async () => {
    for (const type of CHART_TYPES) {
      const { svg, width, height } = await draw(type, all, rowsFor(type), configFor(type));
      assert.equal(malformed(svg), undefined, type);
      assert.doesNotMatch(
        svg,
        /<style|<script|<defs|<image|\s(?:style|class|id|href|on\w+)=|url\(|ecmeta|NaN|Infinity|undefined/u,
        type,
      );
      assert.match(
        svg,
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="700" height="470" viewBox="0 0 700 470" role="img"/u,
      );
      assert.deepEqual([width, height], [700, 470]);
    }
  });

  test('the same rows give the same text, however often and in whatever order they are drawn', async () => {
    for (const type of CHART_TYPES) {
      const first = await draw(type, all, rowsFor(type), configFor(type));
      await draw('bar', PAIR, regions);
      assert.equal((await draw(type, all, rowsFor(type), configFor(type))).svg, first.svg, type);
    }
  });

  test('no label is smaller than fifteen pixels, on any size of chart', async () => {
    for (const type of CHART_TYPES) {
      for (const [width, height] of [
        [320, 240],
        [700, 470],
        [1180, 560],
      ] as const) {
        const { svg } = await draw(type, all, rowsFor(type), configFor(type), { width, height });
        for (const it of textsOf(svg)) assert.ok(it.size >= 15, `${type} ${it.text} ${it.size}`);
      }
    }
  });

  test('is set in Arimo whatever the theme, and names its font once', async () => {
    const body: ThemeFont = { screen: 'Brand Sans', file: 'Brand Sans', metrics: 'carlito' };
    const own = { ...paper, fonts: { heading: body, body } };
    const { svg } = await draw('bar', PAIR, regions, {}, { theme: own });
    assert.equal(svg, (await draw('bar', PAIR, regions)).svg);
    assert.match(svg, /font-family="Arimo, Arial, [^"]*sans-serif"/u);
    assert.equal(svg.match(/font-family/gu)?.length, 1);
  });

  test('has the theme’s fonts for the script of the deck, with no double quote to end the attribute', async () => {
    const scripts = { Jpan: { screen: '"Brand Kana"', file: 'Brand Kana' } };
    const own = { ...paper, fonts: { ...paper.fonts, body: { ...paper.fonts.body, scripts } } };
    const { svg } = await draw('bar', PAIR, regions, {}, { theme: own, locale: 'ja' });
    assert.equal(malformed(svg), undefined);
    assert.match(svg, /font-family="Arimo, [^"]*, 'Brand Kana', sans-serif"/u);
    const german = await draw('bar', PAIR, regions, {}, { theme: own, locale: 'de' });
    assert.doesNotMatch(german.svg, /Brand Kana/u);
  });

  test('has a title and a description computed from the rows, in the language of the deck', async () => {
    const { svg, alt } = await draw(
      'bar',
      columns({ region: 'string', 'net sales': 'number' }),
      rowsOf(
        ['region', 'net sales'],
        [
          ['North', 120],
          ['South', 340],
        ],
      ),
    );
    assert.equal(alt, 'Bar chart: net sales by region. 2 values. Highest: South, 340. Lowest: North, 120.');
    assert.ok(svg.includes(`<desc>${alt}</desc>`));
    assert.match(svg, /<title>Bar chart: net sales by region\.<\/title>/u);
    const german = await draw('bar', PAIR, regions, {}, { locale: 'de-DE' });
    assert.match(german.alt, /^Balkendiagramm: .*Höchster Wert: South, 340\./u);
  });

  test('a unit on an axis stands as the author writes it', async () => {
    const days = pairs(Array.from({ length: 14 }, (_, i) => [`2024-01-${10 + i}`, i * i]));
    const { svg } = await draw('line', columns({ category: 'date', value: 'number' }), days, {
      yLabel: 'mm',
    });
    assert.ok(wordsOf(svg).includes('mm'));
  });

  test('a currency or percent sign stands only where the author asks for it', async () => {
    const money = columns({ region: 'string', revenue: 'number' });
    const cells = rowsOf(
      ['region', 'revenue'],
      [
        ['a', 1200],
        ['b', 0.5],
      ],
    );
    assert.doesNotMatch((await draw('bar', money, cells)).svg, /[$€%]/u);
    assert.ok(
      wordsOf(
        (await draw('bar', money, cells, { numberFormat: 'currency:EUR,0' }, { locale: 'de-DE' })).svg,
      ).includes('1.200\u00a0€'),
    );
    assert.ok(wordsOf((await draw('bar', money, cells, { numberFormat: 'percent' })).svg).includes('50%'));
    await assert.rejects(
      draw('bar', money, cells, { numberFormat: 'money' }),
      /config\.numberFormat "money"/u,
    );
  });

  test('a type that is no chart is refused with the types that are drawn', async () => {
    await assert.rejects(draw('table', PAIR, regions), (error: Error & { code?: string; hint?: string }) => {
      assert.equal(error.code, 'unsupported');
      assert.match(error.message, /table/u);
      for (const type of CHART_TYPES) assert.ok(error.hint?.includes(type));
      return true;
    });
  });

  test('a text stands where our own widths put it, whatever ECharts measures', async () => {
    const { setPlatformAPI } = await import('echarts/core');
    const before = await Promise.all(
      CHART_TYPES.map((type) => draw(type, all, rowsFor(type), configFor(type))),
    );
    setPlatformAPI({ measureText: (text: string) => ({ width: text.length * 97 }) });
    const after = await Promise.all(
      CHART_TYPES.map((type) => draw(type, all, rowsFor(type), configFor(type))),
    );
    assert.deepEqual(
      after.map((it) => it.svg),
      before.map((it) => it.svg),
    );
  });
});
