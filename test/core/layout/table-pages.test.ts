import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '../../../src/core/deck/types.js';
import { layoutSlide, lintSlide, tablePages } from '../../../src/core/layout/index.js';
import { rowsToGo } from '../../../src/core/layout/table-pages.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { TableBox } from '../../../src/core/layout/types.js';
import { block, deckOf, slide, source } from './sample-deck.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `Account ${i + 1}`);
const table = (deck: ReturnType<typeof deckOf>, page: Slide): TableBox => {
  const geometry = layoutSlide(deck, page, { index: 0 });
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
  const found = geometry.boxes.find((box) => box.kind === 'table');
  assert.ok(found?.kind === 'table');
  return found;
};
const first = (text = ''): Slide =>
  slide({ layout: 'table', title: 'Accounts', text, blocks: [block('t', 'table', 'table', 'data')] });

test('a long table goes on over slides until every row has stood once, in order', () => {
  const deck = deckOf({
    data: source('Accounts', { 'account:string': names(100), orders: names(100).map((_, i) => i) }),
  });
  const pages = [first('What stands out.'), ...tablePages(deck, first('What stands out.'), 't')];
  const shown = pages.flatMap((page) => table(deck, page).rows.map(([name]) => name));
  assert.deepEqual(shown, names(100));
  assert.ok(pages.length > 4);
  assert.equal(new Set(pages.map(({ id }) => id)).size, pages.length);
  assert.ok(pages.slice(1).every(({ title, text }) => title === 'Accounts' && text === ''));
});

test('a table that fits needs no further slide', () => {
  const deck = deckOf({ data: source('Accounts', { 'account:string': names(5), orders: [1, 2, 3, 4, 5] }) });
  assert.deepEqual(tablePages(deck, first(), 't'), []);
});

test('rows are left to show until a slide goes on with them, and none after the last page', () => {
  const data = source('Accounts', { 'account:string': names(60), orders: names(60).map((_, i) => i) });
  const start = first();
  const alone = { ...deckOf({ data }), slides: [start] };
  const pages = [start, ...tablePages(alone, start, 't')];
  const deck = { ...alone, slides: pages };
  assert.equal(rowsToGo(alone, start, table(alone, start)), 60 - table(alone, start).rows.length);
  assert.deepEqual(
    pages.map((page) => rowsToGo(deck, page, table(deck, page))),
    pages.map(() => 0),
  );
  const cut = { ...alone, slides: pages.slice(0, 2) };
  const last = pages[1] as Slide;
  const shown = pages.slice(0, 2).reduce((sum, page) => sum + table(cut, page).rows.length, 0);
  assert.equal(rowsToGo(cut, last, table(cut, last)), 60 - shown);
});

test('the total that the query gives stands under the rows of every slide and is no row of them', () => {
  const rows = [...names(60), 'Total'];
  const deck = deckOf({
    data: source('Accounts', { 'account:string': rows, orders: [...names(60).map(() => 2), 120] }),
  });
  const pages = [first(), ...tablePages(deck, first(), 't')];
  const tables = pages.map((page) => table(deck, page));
  for (const { rows: cells, total } of tables) {
    assert.equal(total, true);
    assert.deepEqual(cells.at(-1), ['Total', '120']);
  }
  assert.deepEqual(
    tables.flatMap(({ rows: cells }) => cells.slice(0, -1).map(([name]) => name)),
    names(60),
  );
});

test('the row without a name that ROLLUP adds is called a total in the deck’s language', () => {
  const data = source('Konten', { 'konto:string': ['A', 'B', null], betrag: [1, 2, 3] });
  const { rows, total } = table(deckOf({ data }, { format: { locale: 'de-DE' } }), first());
  assert.deepEqual([rows.at(-1), total], [['Summe', '3'], true]);
});

test('two nameless rows, or a name in the middle, are no total', () => {
  for (const cells of [
    ['A', null, null],
    ['A', 'Total', 'B'],
  ]) {
    const data = source('Accounts', { 'account:string': cells, orders: [1, 2, 3] });
    assert.equal(table(deckOf({ data }), first()).total, undefined);
  }
});
