import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RenderedChart } from '../../../src/core/chart/index.js';
import { measureText } from '../../../src/core/layout/measure.js';
import type { Cell } from '../../../src/core/query/types.js';
import { SAMPLES } from '../../support/samples/comparisons.js';
import { columns, draw, ink, malformed, PAIR, pairs, paper, rowsOf, textsOf, wordsOf } from './fixture.js';

type Chart = Pick<RenderedChart, 'svg'>;

const TWO = columns({ label: 'string', before: 'number', after: 'number' });
const two = (cells: readonly (readonly Cell[])[]): ReturnType<typeof rowsOf> =>
  rowsOf(['label', 'before', 'after'], cells);
const { positive, negative } = paper.colors;
const total = paper.colors.palette[0] ?? '';

/** The texts of a chart from top to bottom. */
const downwards = (chart: Chart): string[] =>
  textsOf(chart.svg)
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((it) => it.text);

const find = (chart: Chart, word: string): ReturnType<typeof textsOf>[number] =>
  textsOf(chart.svg).find((it) => it.text === word) ??
  assert.fail(`${word} in ${wordsOf(chart.svg).join(' | ')}`);

/** Boxes of the rectangles in a colour, px of the chart. */
function boxes({ svg }: Chart, color: string): { x: number; y: number; width: number; height: number }[] {
  const shape = /<path d="M(-?[\d.]+) (-?[\d.]+)l(-?[\d.]+) 0l0 (-?[\d.]+)l-?[\d.]+ 0Z" fill="(#\w+)"/gu;
  return [...svg.matchAll(shape)]
    .filter((it) => it[5] === color)
    .map((it) => ({ x: Number(it[1]), y: Number(it[2]), width: Number(it[3]), height: Number(it[4]) }));
}

/** Places of the marks of a name, px of the chart. */
const marked = (chart: RenderedChart, label: string): RenderedChart['marks'][number] =>
  chart.marks.find((it) => it.label === label) ??
  assert.fail(`${label} in ${chart.marks.map((it) => it.label).join(' | ')}`);

const near = (actual: number, expected: number, within = 0.5): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected}`);

const refused = (chart: Promise<unknown>, code: string, message: RegExp, hint: RegExp): Promise<void> =>
  assert.rejects(chart, (error: Error & { code?: string; hint?: string }) => {
    assert.equal(error.code, code);
    assert.match(error.message, message);
    assert.match(String(error.hint), hint);
    return true;
  });

/** What is wrong with the places of the texts: outside the chart, or two on each other. */
function misplaced({ svg, width, height }: RenderedChart): string[] {
  const placed = textsOf(svg).flatMap((it) => {
    if (it.text === '' || new RegExp(`<text[^>]*transform[^>]*>${it.text.slice(0, 3)}`, 'u').test(svg))
      return [];
    const wide = measureText(it.text, { fontSize: it.size, bold: it.bold });
    const left = it.anchor === 'end' ? it.x - wide : it.anchor === 'middle' ? it.x - wide / 2 : it.x;
    return [{ ...it, left, right: left + wide, top: it.y - it.size * 0.74, bottom: it.y + it.size * 0.02 }];
  });
  const faults = placed
    .filter((it) => it.left < -1 || it.right > width + 1 || it.top < -1 || it.bottom > height + 1)
    .map((it) => `${it.text} outside`);
  placed.forEach((a, i) =>
    placed.slice(i + 1).forEach((b) => {
      if (a.left + 1 < b.right && b.left + 1 < a.right && a.top < b.bottom && b.top < a.bottom)
        faults.push(`${a.text} on ${b.text}`);
    }),
  );
  return faults;
}

describe('all comparisons', () => {
  for (const [type, samples] of Object.entries(SAMPLES)) {
    test(`${type}: no label leaves the chart or lies on another, at any size`, async () => {
      for (const { name, columns: cols, rows, config } of samples) {
        for (const [width, height] of [
          [724, 480],
          [1152, 400],
          [460, 300],
          [300, 220],
          [260, 180],
        ] as const) {
          for (const locale of ['en-US', 'de-DE', 'ar']) {
            const chart = await draw(type as keyof typeof SAMPLES, cols, rows, config, {
              width,
              height,
              locale,
            });
            assert.deepEqual(misplaced(chart), [], `${name} ${width}x${height} ${locale}`);
            assert.equal(malformed(chart.svg), undefined);
            assert.doesNotMatch(chart.svg, /NaN|Infinity|undefined/u);
          }
        }
      }
    });
  }
});

describe('comparisons of difficult rows', () => {
  const TYPES = ['dumbbell', 'waterfall', 'funnel', 'gauge'] as const;
  const NAMES = ['category', 'value', 'other'];
  const cases: Record<string, (readonly [Cell, Cell, Cell])[]> = {
    'one row': [['only', 5, 3]],
    zeros: [
      ['a', 0, 0],
      ['b', 0, 0],
    ],
    'tiny and huge': [
      ['a', 1e-300, 1e300],
      ['b', 1e300, 1],
    ],
    'missing names and values': [
      [null, 1, null],
      ['b', null, 2],
    ],
    'hostile names': [
      ['<script>x</script>', 3, 1],
      ['👩‍👩‍👧 family & "friends"', 2, 2],
      ['a\u0000\u202eb', 1, 9],
      ['', 1, 1],
    ],
    'three hundred': Array.from({ length: 300 }, (_, i) => [`Category ${i}`, i, 300 - i] as const),
  };
  for (const [name, cells] of Object.entries(cases)) {
    test(`${name}: a chart of every type, at any size`, async () => {
      for (const type of TYPES) {
        for (const [width, height] of [
          [700, 470],
          [240, 160],
          [60, 40],
        ] as const) {
          const chart = await draw(
            type,
            columns({ category: 'string', value: 'number', other: 'number' }),
            rowsOf(NAMES, cells),
            {},
            { width, height },
          );
          assert.equal(malformed(chart.svg), undefined, type);
          assert.doesNotMatch(chart.svg, /NaN|Infinity|undefined|<script|\u202e/u, type);
          for (const it of textsOf(chart.svg)) assert.ok(it.size >= 15, `${type} ${it.text}`);
        }
      }
    });
  }
});

describe('dumbbell', () => {
  const staff = two([
    ['Berlin', 10, 30],
    ['Lagos', 40, 20],
    ['Quito', 5, 60],
    ['Osaka', 25, 25],
  ]);
  const names = (chart: Chart): string[] =>
    downwards(chart).filter((it) => /^[A-Z][a-z]{4,}$/u.test(it) && !/Before|After/u.test(it));

  test('rows stand by their difference, or as the author sorts them', async () => {
    assert.deepEqual(names(await draw('dumbbell', TWO, staff)), ['Quito', 'Berlin', 'Osaka', 'Lagos']);
    const sorted = async (sort: 'value' | 'category' | 'none'): Promise<string> =>
      names(await draw('dumbbell', TWO, staff, { sort })).join(' ');
    assert.equal(await sorted('none'), 'Berlin Lagos Quito Osaka');
    assert.equal(await sorted('category'), 'Berlin Lagos Osaka Quito');
    assert.equal(await sorted('value'), 'Quito Berlin Osaka Lagos');
  });

  test('all dots lie on one scale', async () => {
    const chart = await draw('dumbbell', TWO, staff);
    const x = (label: string): number => marked(chart, label).x;
    const unit = (x('Quito, After') - x('Quito, Before')) / 55;
    near(x('Berlin, After') - x('Berlin, Before'), 20 * unit);
    near(x('Lagos, After') - x('Lagos, Before'), -20 * unit);
    near(x('Osaka, After'), x('Osaka, Before'));
    assert.equal(marked(chart, 'Lagos, After').value, '20');
  });

  test('the lower value is written left of its dot and the higher right of it, whichever comes first', async () => {
    const chart = await draw('dumbbell', TWO, two([['Lagos', 40, 20]]));
    assert.ok(find(chart, '20').x < marked(chart, 'Lagos, After').x);
    assert.ok(find(chart, '40').x > marked(chart, 'Lagos, Before').x);
  });

  test("the key names the values by the author's labels, else by their columns", async () => {
    assert.ok(wordsOf((await draw('dumbbell', TWO, staff)).svg).includes('After'));
    const words = wordsOf(
      (await draw('dumbbell', TWO, staff, { value1Label: '2015', value2Label: '2024' })).svg,
    );
    assert.ok(words.includes('2015') && words.includes('2024') && !words.includes('After'));
  });

  test('a missing value leaves the other alone, last of all', async () => {
    const chart = await draw(
      'dumbbell',
      TWO,
      two([
        ['Half', null, 7],
        ['Other', 9, null],
        ['Whole', 1, 2],
        ['None', null, null],
      ]),
    );
    assert.deepEqual(
      chart.marks.map((it) => `${it.label} ${it.value}`),
      ['Whole, Before 1', 'Whole, After 2', 'Half, After 7', 'Other, Before 9'],
    );
    assert.ok(wordsOf(chart.svg).includes('None'));
  });

  test('of three hundred rows the largest differences stay, and a note says so', async () => {
    const rows = two(
      Array.from({ length: 300 }, (_, i) => [`Shop ${i}`, 1000 - i, 1000 + (i % 2 === 0 ? i : -3 * i)]),
    );
    const chart = await draw('dumbbell', TWO, rows, { top: 4 });
    assert.deepEqual(chart.notes, ['Largest differences: 4 of 300']);
    assert.deepEqual(
      [...new Set(chart.marks.map((it) => it.label.split(',')[0]))],
      ['Shop 298', 'Shop 296', 'Shop 297', 'Shop 299'],
    );
  });

  test('without value labels an axis says what the places are', async () => {
    const words = wordsOf((await draw('dumbbell', TWO, staff, { valueLabels: false })).svg);
    assert.ok(words.includes('0') && words.includes('40') && !words.includes('25'), words.join(' '));
  });

  test('dates keep their order', async () => {
    const rows = rowsOf(
      ['day', 'before', 'after'],
      [
        ['2024-03-01', 1, 9],
        ['2024-01-01', 1, 2],
        ['2024-02-01', 1, 5],
      ],
    );
    const chart = await draw('dumbbell', columns({ day: 'date', before: 'number', after: 'number' }), rows);
    assert.deepEqual(
      downwards(chart).filter((it) => it.includes('2024')),
      ['Jan 2024', 'Feb 2024', 'Mar 2024'],
    );
  });

  test('the extremes of a double lie at the ends of the scale', async () => {
    const chart = await draw(
      'dumbbell',
      TWO,
      two([
        ['a', -1.7e308, 1.7e308],
        ['b', 0, 1e308],
      ]),
    );
    assert.doesNotMatch(chart.svg, /NaN|Infinity/u);
    assert.ok(marked(chart, 'a, Before').x < marked(chart, 'b, Before').x);
  });
});

describe('waterfall', () => {
  const bridge = pairs([
    ['Revenue', 100],
    ['Cost', -40],
    ['Grants', 10],
    ['Tax', -25],
  ]);

  test('bars float between the running sums, and the total is their sum', async () => {
    const chart = await draw('waterfall', PAIR, bridge);
    const [[revenue, grants], [cost, tax], [sum]] = [
      boxes(chart, positive),
      boxes(chart, negative),
      boxes(chart, total),
    ];
    assert.ok(revenue && grants && cost && tax && sum);
    const unit = revenue.height / 100;
    near(cost.height, 40 * unit);
    near(cost.y, revenue.y);
    near(grants.y + grants.height, cost.y + cost.height);
    near(tax.y, grants.y);
    near(sum.height, 45 * unit);
    near(sum.y, tax.y + tax.height);
    near(sum.y + sum.height, revenue.y + revenue.height);
    assert.deepEqual(
      chart.marks.map((it) => `${it.label} ${it.value}`),
      ['Revenue +100', 'Cost -40', 'Grants +10', 'Tax -25', 'Total 45'],
    );
  });

  test('rises are labelled above and falls below, with their signs', async () => {
    const chart = await draw('waterfall', PAIR, bridge);
    const [cost] = boxes(chart, negative);
    const [revenue] = boxes(chart, positive);
    assert.ok(find(chart, '+100').y < (revenue?.y ?? 0));
    assert.ok(find(chart, '-40').y > (cost?.y ?? 0) + (cost?.height ?? 0));
    const money = await draw('waterfall', PAIR, bridge, { numberFormat: 'currency:EUR,0,signed' });
    assert.ok(wordsOf(money.svg).includes('+€100'), wordsOf(money.svg).join(' '));
  });

  test('keeps the order of the rows whatever the author sorts by', async () => {
    const chart = await draw('waterfall', PAIR, bridge, { sort: 'value' });
    assert.deepEqual(
      chart.marks.map((it) => it.label),
      ['Revenue', 'Cost', 'Grants', 'Tax', 'Total'],
    );
  });

  test('a last row that is called a total is the total, in the language of the deck', async () => {
    const last = (name: string) =>
      pairs([
        ['a', 10],
        ['b', 5],
        [name, 15],
      ]);
    for (const [name, locale] of [
      ['Total', 'en-US'],
      ['Grand total', 'en-US'],
      ['Summe', 'de-DE'],
      ['Total 2024', 'fr'],
      ['合計', 'ja'],
    ] as const) {
      const chart = await draw('waterfall', PAIR, last(name), {}, { locale });
      assert.deepEqual(
        chart.marks.map((it) => it.value),
        ['+10', '+5', '15'],
        name,
      );
      assert.equal(boxes(chart, total).length, 1);
    }
    const unnamed = await draw('waterfall', PAIR, last('Totally new'));
    assert.equal(unnamed.marks.at(-1)?.value, '30');
    const german = await draw('waterfall', PAIR, last('c'), {}, { locale: 'de-DE' });
    assert.equal(german.marks.at(-1)?.label, 'Summe');
  });

  test('the author names the totals, or has none', async () => {
    const none = await draw('waterfall', PAIR, bridge, { total: false });
    assert.equal(none.marks.length, 4);
    const rows = pairs([
      ['Open', 50],
      ['In', 20],
      ['Half-year', 70],
      ['Out', -30],
      ['Close', 40],
    ]);
    const chart = await draw('waterfall', PAIR, rows, { total: ['Open', 'half-year', 'Close'] });
    assert.deepEqual(
      chart.marks.map((it) => it.value),
      ['50', '+20', '70', '-30', '40'],
    );
    assert.equal(boxes(chart, total).length, 3);
    assert.deepEqual(chart.notes, []);
  });

  test('a total that is not the sum of its steps is said', async () => {
    const chart = await draw(
      'waterfall',
      PAIR,
      pairs([
        ['a', 10],
        ['b', 5],
        ['Total', 18],
      ]),
    );
    assert.deepEqual(chart.notes, ['Total differs from the sum of the steps by 3']);
    assert.equal(chart.marks.at(-1)?.value, '18');
  });

  test('of eighty names the smallest changes become one step, so that the sum stays', async () => {
    const rows = pairs(Array.from({ length: 80 }, (_, i) => [`Account ${i}`, i % 3 === 0 ? -i : i] as const));
    const sum = rows.reduce((all, row) => all + Number(row['value']), 0);
    const chart = await draw('waterfall', PAIR, rows);
    assert.deepEqual(chart.notes, ['Other: 61 of 80']);
    assert.equal(chart.marks.at(-1)?.value, sum.toLocaleString('en-US'));
    assert.equal(chart.marks.at(-2)?.label, 'Other');
    const top = await draw('waterfall', PAIR, rows, { top: 5 });
    assert.equal(top.marks.length, 6);
    assert.equal(top.marks.at(-1)?.value, sum.toLocaleString('en-US'));
  });

  test('a missing value changes nothing and is written as missing', async () => {
    const chart = await draw(
      'waterfall',
      PAIR,
      pairs([
        ['a', 10],
        ['gap', null],
        ['b', 5],
      ]),
    );
    assert.deepEqual(
      chart.marks.map((it) => it.value),
      ['+10', '–', '+5', '15'],
    );
  });

  test('levels below zero reach below the zero line', async () => {
    const chart = await draw(
      'waterfall',
      PAIR,
      pairs([
        ['a', 10],
        ['b', -30],
        ['c', 5],
      ]),
    );
    const [sum] = boxes(chart, total);
    const [first] = boxes(chart, positive);
    near(sum?.y ?? 0, (first?.y ?? 0) + (first?.height ?? 0));
    assert.ok(find(chart, '-15').y > (sum?.y ?? 0) + (sum?.height ?? 0));
  });

  test('many days have an axis and the total its name, and too many say what to do', async () => {
    const days = (count: number) =>
      rowsOf(
        ['day', 'value'],
        Array.from({ length: count }, (_, i) => [
          new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10),
          (i % 7) - 2,
        ]),
      );
    const DATED = columns({ day: 'date', value: 'number' });
    const chart = await draw('waterfall', DATED, days(120));
    assert.ok(wordsOf(chart.svg).some((it) => /^Total \d+$/u.test(it)) && wordsOf(chart.svg).includes('0'));
    assert.equal(chart.marks.length, 121);
    await refused(draw('waterfall', DATED, days(900)), 'too_large', /900 values of "day"/u, /by month/u);
  });

  test('a sum that no number can hold is refused', () =>
    refused(
      draw(
        'waterfall',
        PAIR,
        pairs([
          ['a', 1e308],
          ['b', 1e308],
        ]),
      ),
      'wrong_columns',
      /beyond what a number/u,
      /Scale/u,
    ));
});

describe('funnel', () => {
  const visits = pairs([
    ['Visited', 800],
    ['Looked', 400],
    ['Bought', 60],
  ]);

  test('bars are as wide as their values, centred, in the order of the rows', async () => {
    const chart = await draw('funnel', PAIR, visits);
    const [first, second, third] = boxes(chart, total);
    assert.ok(first && second && third);
    near(second.width / first.width, 0.5, 0.01);
    near(third.width / first.width, 0.075, 0.01);
    for (const box of [second, third]) near(box.x + box.width / 2, first.x + first.width / 2);
    const grown = await draw(
      'funnel',
      PAIR,
      pairs([
        ['a', 10],
        ['b', 30],
        ['c', 20],
      ]),
    );
    assert.deepEqual(
      grown.marks.map((it) => it.label),
      ['a', 'b', 'c'],
    );
    const sorted = await draw(
      'funnel',
      PAIR,
      pairs([
        ['a', 10],
        ['b', 30],
        ['c', 20],
      ]),
      { sort: 'value' },
    );
    assert.deepEqual(
      sorted.marks.map((it) => it.label),
      ['b', 'c', 'a'],
    );
  });

  test('says what each step keeps of the one before and of the first', async () => {
    const chart = await draw('funnel', PAIR, visits);
    const words = wordsOf(chart.svg);
    for (const word of ['800', '400', '60', '50%', '15%', '7.5%', 'of first'])
      assert.ok(words.includes(word), `${word}: ${words.join(' ')}`);
    assert.equal(marked(chart, 'Bought').value, '60 (15% of previous, 7.5% of first)');
    assert.equal(marked(chart, 'Visited').value, '800');
    const german = wordsOf((await draw('funnel', PAIR, visits, {}, { locale: 'de-DE' })).svg);
    assert.ok(german.includes('50\u00a0%') && german.includes('vom ersten'));
  });

  test('after a step of zero there is no conversion, and of nothing no bar', async () => {
    const chart = await draw(
      'funnel',
      PAIR,
      pairs([
        ['a', 10],
        ['b', 0],
        ['c', 3],
        ['d', null],
      ]),
    );
    assert.equal(marked(chart, 'c').value, '3 (– of previous, 30% of first)');
    assert.equal(boxes(chart, total).length, 2);
    const zeros = await draw(
      'funnel',
      PAIR,
      pairs([
        ['a', 0],
        ['b', 0],
      ]),
    );
    assert.equal(boxes(zeros, total).length, 0);
  });

  test('what is not zero is never invisible', async () => {
    const chart = await draw(
      'funnel',
      PAIR,
      pairs([
        ['a', 1e12],
        ['b', 1],
      ]),
    );
    assert.ok((boxes(chart, total)[1]?.width ?? 0) >= 1);
  });

  test('a negative step is refused and named', () =>
    refused(
      draw(
        'funnel',
        PAIR,
        pairs([
          ['a', 5],
          ['Refunds', -3],
        ]),
      ),
      'wrong_columns',
      /"value" is negative at "Refunds"/u,
      /waterfall/u,
    ));

  test('of three hundred steps the largest stay in the order of the rows, with a note', async () => {
    const rows = pairs(Array.from({ length: 300 }, (_, i) => [`Step ${i}`, (i * 37) % 300] as const));
    const chart = await draw('funnel', PAIR, rows, { top: 5 });
    assert.deepEqual(chart.notes, ['Top 5 of 300']);
    const places = chart.marks.map((it) => Number(it.label.slice(5)));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.equal(Math.min(...chart.marks.map((it) => Number.parseInt(it.value, 10))), 295);
  });
});

describe('gauge', () => {
  const gauge = (cells: Record<string, Cell>, config = {}, context = {}): Promise<RenderedChart> =>
    draw(
      'gauge',
      columns(
        Object.fromEntries(
          Object.entries(cells).map(([name, cell]) => [
            name,
            typeof cell === 'string' ? ('string' as const) : ('number' as const),
          ]),
        ),
      ),
      rowsOf(Object.keys(cells), [Object.values(cells)]),
      config,
      context,
    );
  /** Degrees from the top of a point of an outline around the centre of the ring. */
  const turn = (d: string): { from: number; to: number } => {
    const numbers = /^M(-?[\d.]+) (-?[\d.]+)A([\d.]+) [\d.]+ 0 \d 1 (-?[\d.]+) (-?[\d.]+)/u
      .exec(d)
      ?.slice(1)
      .map(Number);
    const [x1 = 0, y1 = 0, r = 1, x2 = 0] = numbers ?? [];
    const angle = (x: number): number => (Math.asin((x - 350) / r) * 180) / Math.PI;
    return { from: y1 > 0 ? angle(x1) : 0, to: angle(x2) };
  };

  test('writes the value large in the middle and the ends of its scale', async () => {
    const chart = await gauge({ value: 42, min: 20, max: 120 });
    const value = find(chart, '42');
    assert.ok(value.size >= 40 && value.bold && value.anchor === 'middle' && value.x === 350);
    assert.ok(find(chart, '20').x < 350 && find(chart, '120').x > 350);
  });

  test('the arc is as long as the value lies far on the scale', async () => {
    // A quarter of 240 degrees, from the left end.
    const { to } = turn((await gauge({ value: 25, min: 0, max: 100 })).marks[0]?.d ?? '');
    near(to, -60, 0.2);
    const signed = await gauge({ value: 50, min: -100, max: 100 });
    near(turn(signed.marks[0]?.d ?? '').from, 0, 0.2);
    near(turn(signed.marks[0]?.d ?? '').to, 60, 0.2);
    assert.ok(wordsOf(signed.svg).includes('0'));
  });

  test('without ends the scale runs from zero to 100 %, the target, or a round number above', async () => {
    const words = async (cells: Record<string, Cell>, config = {}): Promise<string[]> =>
      wordsOf((await gauge(cells, config)).svg);
    const share = await words({ value: 0.42 }, { numberFormat: 'percent:1' });
    assert.ok(share.includes('42.0%') && share.includes('0%') && share.includes('100%'), share.join(' '));
    const target = await words({ value: 30, target: 55 });
    assert.ok(target.includes('0') && target.includes('55') && target.includes('Target'));
    const round = (await words({ value: 730 })).map((it) => Number(it.replace(',', '')));
    assert.ok(round.includes(0) && Math.max(...round) > 730 && Math.max(...round) <= 1000, round.join(' '));
    const below = (await words({ value: -73 })).map(Number);
    assert.ok(below.includes(0) && Math.min(...below) < -73);
  });

  test('the target is a tick with its value', async () => {
    const chart = await gauge({ value: 30, target: 80, min: 0, max: 100 });
    assert.ok(wordsOf(chart.svg).includes('Target 80'));
    assert.equal(marked(chart, 'Target').value, '80');
    assert.match(chart.alt, /30\. Target: 80\./u);
    const german = await gauge({ value: 30, target: 80, min: 0, max: 100 }, {}, { locale: 'de' });
    assert.ok(wordsOf(german.svg).includes('Ziel 80'));
  });

  test('a value beyond its scale is written and said, not cut', async () => {
    for (const value of [130, -5]) {
      const chart = await gauge({ value, min: 0, max: 100 });
      assert.ok(wordsOf(chart.svg).includes(String(value)));
      assert.deepEqual(chart.notes, [`${value} lies outside the scale`]);
    }
    const target = await gauge({ value: 30, target: 120, min: 0, max: 100 });
    assert.deepEqual(target.notes, ['Target 120 lies outside the scale']);
  });

  test('only the first row is shown, and a note says how many there are', async () => {
    const chart = await draw('gauge', columns({ value: 'number' }), rowsOf(['value'], [[5], [66], [77]]));
    assert.deepEqual(chart.notes, ['First of 3 rows']);
    assert.ok(wordsOf(chart.svg).includes('5') && !wordsOf(chart.svg).includes('66'));
    const empty = await draw('gauge', columns({ value: 'number' }), rowsOf(['value'], [[null], [6]]));
    assert.ok(wordsOf(empty.svg).includes('–'));
  });

  test('a change has its sign and an arrow, and the colour of what it means', async () => {
    const chart = await gauge({ value: 30, delta: 4, sentiment: 'negative', label: 'Complaints' });
    assert.ok(wordsOf(chart.svg).includes('▲ +4') && wordsOf(chart.svg).includes('Complaints'));
    assert.match(chart.svg, new RegExp(`fill="${negative}"[^>]*>▲`, 'u'));
    const fall = await gauge(
      { value: 0.3, delta_basis: 'since May', delta: -0.021 },
      { numberFormat: 'percent:1' },
    );
    assert.ok(
      wordsOf(fall.svg).includes('▼ -2.1%') && wordsOf(fall.svg).includes('since May'),
      wordsOf(fall.svg).join('|'),
    );
  });

  test('ends that are no scale are refused', () =>
    refused(gauge({ value: 5, min: 10, max: 10 }), 'wrong_columns', /min 10 and max 10/u, /min below max/u));

  test('extreme values are drawn', async () => {
    for (const value of [0, 1e308, -1e308, 1e-300]) {
      for (const theme of [paper, ink]) {
        const chart = await gauge({ value }, {}, { theme });
        assert.doesNotMatch(chart.svg, /NaN|Infinity/u);
      }
    }
  });
});
