import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { chartPhrases } from '../../../src/core/chart/phrases.js';
import type { Cell, Row } from '../../../src/core/query/types.js';
import { columns, draw, PAIR, pairs, rowsOf, TRIPLE, wordsOf } from '../chart/fixture.js';
import { showWidget } from './widgets.js';

const NAMES = ['(no value)', '(empty)', 'google'];
const ONE: Row[] = pairs([
  [null, 20],
  ['', 3],
  ['google', 7],
]);
const TWO: Row[] = rowsOf(
  ['category', 'series', 'value'],
  [
    ['x', null, 20],
    ['x', '', 3],
    ['x', 'google', 7],
    ['y', null, 1],
    ['y', '', 2],
    ['y', 'google', 4],
    ['z', null, 6],
    ['z', '', 5],
    ['z', 'google', 9],
  ],
);
const has = (texts: readonly string[], wanted: readonly string[]): void => {
  for (const one of wanted) assert.ok(texts.includes(one), `${one} in ${texts.join(' | ')}`);
};

describe('charts name null and empty text apart', () => {
  for (const type of [
    'bar',
    'horizontal-bar',
    'pie',
    'donut',
    'funnel',
    'waterfall',
    'treemap',
    'radar',
    'line',
  ] as const)
    test(`as categories of a ${type}`, async () => has(wordsOf((await draw(type, PAIR, ONE)).svg), NAMES));

  for (const type of [
    'stacked-bar',
    'grouped-bar',
    'multi-line',
    'stacked-area',
    'radar',
    'heatmap',
    'sankey',
  ] as const)
    test(`as series of a ${type}`, async () => has(wordsOf((await draw(type, TRIPLE, TWO)).svg), NAMES));

  test('as boxes, each of its own rows', async () => {
    const rows = ONE.flatMap((row) => [1, 2, 3].map((value) => ({ ...row, value })));
    const { svg, alt } = await draw('boxplot', PAIR, rows);
    has(wordsOf(svg), NAMES);
    assert.match(alt, /9 values/u);
  });

  test('in the text for screen readers', async () => {
    const { alt } = await draw('stacked-bar', TRIPLE, TWO);
    assert.match(
      alt,
      /Series: \(no value\), \(empty\), google\. Highest: x, \(no value\), 20\. Lowest: y, \(no value\), 1\./u,
    );
  });

  test('a dash, blanks of two lengths and a missing name are four bars', async () => {
    const rows = pairs([[null, 5], ['–', 6], [' ', 7], ['  ', 8]]); // prettier-ignore
    const { svg, marks } = await draw('pie', PAIR, rows);
    has(wordsOf(svg), ['(no value)', '–', '"\u00a0"', '"\u00a0\u00a0"']);
    assert.equal(marks.length, 4);
  });

  test('in each of the eight languages', async () => {
    for (const locale of ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar']) {
      const { nullName, emptyName } = chartPhrases(locale);
      assert.notEqual(nullName, emptyName);
      // Arabic stands between marks of its direction.
      const words = wordsOf((await draw('bar', PAIR, ONE, {}, { locale })).svg);
      has(
        words.map((word) => word.replace(/[\u202b\u202c]/gu, '')),
        [nullName, emptyName],
      );
    }
    assert.equal(
      new Set(['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'].map((it) => chartPhrases(it).nullName)).size,
      8,
    );
  });

  test('a row without a date is drawn and named, and is no end of the course', async () => {
    const rows = rowsOf(['month', 'sales'], [['2024-01-01', 10], [null, 999], ['2024-03-01', 40], ['2024-04-01', 50]]); // prettier-ignore
    for (const type of ['line', 'area', 'bar'] as const) {
      const { svg, alt } = await draw(type, columns({ month: 'date', sales: 'number' }), rows);
      has(wordsOf(svg), ['(no value)']);
      assert.match(alt, /From Jan 2024 to Apr 2024\. Highest: \(no value\), 999/u);
    }
  });
});

const shown = (type: WidgetType, rows: Row[], title = 'Visits by source') =>
  showWidget({
    type,
    title,
    columns: {
      category: 'string',
      ...(rows[0] && 'series' in rows[0] ? { series: 'string' } : {}),
      value: 'number',
    },
    rows,
    sql: 'SELECT * FROM visits',
  });

describe('sentences about rows without a name', () => {
  for (const type of ['stacked-bar', 'heatmap', 'multi-line', 'grouped-bar'] as const)
    test(`never count fewer series than a ${type} draws`, () => {
      const { title, text, dropped } = shown(type, TWO, 'Visits by region and source');
      assert.deepEqual(dropped, []);
      for (const [, count] of `${title}\n${text}`.matchAll(/(\d+) (?:sources|categories)/gu))
        assert.equal(count, '3', `${title}\n${text}`);
    });

  test('a stacked chart of three series, one of them null, is told as three', () => {
    assert.match(shown('stacked-bar', TWO).text, /3 categories/u);
  });

  for (const type of ['bar', 'pie', 'funnel', 'waterfall', 'table', 'treemap'] as const)
    test(`a ${type} is told without a gap where a name would stand`, () => {
      for (const leader of [null, '', '   '] as Cell[]) {
        const rows = pairs([[leader, 920], ['google', 70], ['bing', 66], ['yahoo', 63], ['ask', 31]]); // prettier-ignore
        const { title, text, notes } = shown(type, rows);
        assert.doesNotMatch(
          [title, text, notes].join('\n'),
          /\(\)|(?:than|is|between|of|and|by) *[:,.]|(?:^|- ) *(?:leads|makes|accounts|comes)/mu,
        );
      }
    });

  test('nothing is called the largest where what has no name is larger', () => {
    const { text } = shown(
      'stacked-bar',
      rowsOf(
        ['category', 'series', 'value'],
        [
          [null, 'a', 90],
          [null, 'b', 80],
          ['EU', 'a', 40],
          ['EU', 'b', 30],
          ['US', 'a', 20],
          ['US', 'b', 10],
        ],
      ),
      'Visits by region and source',
    );
    assert.doesNotMatch(text, /EU (?:has|comes|ranks)|is EU|Among the regions/u);
  });
});
