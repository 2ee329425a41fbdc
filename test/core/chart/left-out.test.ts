import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columns, draw, PAIR, pairs, rowsOf, textsOf, TRIPLE } from './fixture.js';

const DATED = columns({ category: 'date', value: 'number' });
const months = pairs([
  ['2024-01-01', 10],
  [null, 999],
  ['2024-03-01', 40],
  ['2024-04-01', 50],
]);

for (const type of ['line', 'area', 'bar'] as const)
  test(`${type}: a row without a date is not drawn, and a note counts it`, async () => {
    const { notes, marks, alt } = await draw(type, DATED, months);
    assert.deepEqual(notes, ['1 of 4 without a date']);
    assert.doesNotMatch(alt, /999/);
    assert.ok(!marks.some(({ value }) => value === '999'));
  });

test('several series have the months that have a date, and the rows without one are counted', async () => {
  const rows = rowsOf(
    ['category', 'series', 'value'],
    [
      ['2024-01-01', 'a', 1],
      ['2024-02-01', 'a', 2],
      [null, 'a', 3],
      ['2024-01-01', 'b', 1],
      [null, 'b', 3],
    ],
  );
  const { notes } = await draw(
    'grouped-bar',
    columns({ category: 'date', series: 'string', value: 'number' }),
    rows,
  );
  assert.deepEqual(notes, ['2 of 5 without a date']);
});

test('of names, one that is missing stays a name', async () => {
  const { notes, marks } = await draw(
    'bar',
    PAIR,
    pairs([
      ['North', 3],
      [null, 2],
    ]),
  );
  assert.deepEqual(notes, []);
  assert.equal(marks.length, 2);
});

test('of hundreds of lines the largest are drawn, with one that stands out, and a note says of how many', async () => {
  const cells = Array.from({ length: 300 }, (_, s) =>
    ['1', '2', '3'].map((category) => [category, `s${s}`, 300 - s] as const),
  ).flat();
  const { notes, svg, marks } = await draw(
    'multi-line',
    TRIPLE,
    rowsOf(['category', 'series', 'value'], cells),
    {
      highlight: 's250',
    },
  );
  assert.match(notes[0] ?? '', /7 of 300 series/);
  assert.ok(textsOf(svg).some(({ text }) => text === 's250'));
  assert.deepEqual([...new Set(marks.map(({ label }) => label.split(', ')[1]))].sort(), [
    's0',
    's1',
    's2',
    's250',
    's3',
    's4',
    's5',
  ]);
});

test('a value that its format would round to zero keeps its digits', async () => {
  const { svg } = await draw(
    'bar',
    PAIR,
    pairs([
      ['A', 1],
      ['B', 1_000_000],
      ['C', 0.001],
    ]),
    { numberFormat: 'compact' },
  );
  const texts = textsOf(svg).map(({ text }) => text);
  assert.ok(texts.includes('0.001'), texts.join());
});

test('years along x have no thousands, and other numbers do', async () => {
  const ticks = async (name: string, from: number): Promise<string[]> => {
    const rows = rowsOf(
      [name, 'y'],
      [0, 1, 2, 3].map((i) => [from + i, i * i]),
    );
    const { svg } = await draw('scatter', columns({ [name]: 'number', y: 'number' }), rows);
    return textsOf(svg).map(({ text }) => text);
  };
  const years = await ticks('year', 2019);
  assert.ok(years.includes('2019') && !years.includes('2,019'), years.join());
  const amounts = await ticks('amount', 2019);
  assert.ok(amounts.includes('2,019'), amounts.join());
});
