import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeSql } from '../../../src/core/query/sql-completion.js';
import type { Column, TableSchema } from '../../../src/core/query/types.js';

const column = (name: string): Column => ({ name, type: 'string', dbType: 'VARCHAR' });
const tables: TableSchema[] = [
  { name: 'sales', rowCount: 1, columns: [column('region'), column('Net Amount'), column('order')] },
  { name: 'Key accounts', rowCount: 1, columns: [column('owner')] },
];

/** What is offered at the bar, best first. */
function offered(marked: string): string[] {
  const offset = marked.indexOf('|');
  const found = completeSql(marked.replace('|', ''), offset, tables);
  return (found?.items ?? []).sort((a, b) => b.rank - a.rank).map(({ insert }) => insert);
}

test('columns of the tables that are read come first, before or behind the place', () => {
  assert.deepEqual(offered('SELECT re| FROM sales').slice(0, 3), ['region', '"Net Amount"', '"order"']);
  assert.deepEqual(offered('SELECT | FROM "Key accounts"').slice(0, 1), ['owner']);
});

test('behind a dot stand the columns of that table or alias alone', () => {
  assert.deepEqual(offered('SELECT s.| FROM sales AS s JOIN "Key accounts" k ON true'), [
    'region',
    '"Net Amount"',
    '"order"',
  ]);
  assert.deepEqual(offered('SELECT k.ow| FROM sales AS s JOIN "Key accounts" k ON true'), ['owner']);
  assert.deepEqual(offered('SELECT "Key accounts".| FROM "Key accounts"'), ['owner']);
  assert.deepEqual(offered('SELECT x.| FROM sales'), []);
});

test('behind FROM and JOIN stand tables', () => {
  assert.deepEqual(offered('SELECT 1 FROM |'), ['sales', '"Key accounts"']);
  assert.deepEqual(offered('SELECT 1 FROM sales JOIN ke|'), ['sales', '"Key accounts"']);
});

test('keywords, functions and types are offered as well', () => {
  const words = offered('SELECT | FROM sales');
  for (const word of ['GROUP', 'date_trunc', 'DOUBLE']) assert.ok(words.includes(word), word);
});

test('inside double quotes only names are offered', () => {
  assert.ok(!offered('SELECT "ne| FROM sales').includes('GROUP'));
  assert.ok(offered('SELECT "ne| FROM sales').includes('"Net Amount"'));
});

test('nothing is offered in text, numbers and comments', () => {
  for (const sql of ["SELECT 'ab|", 'SELECT 1 -- ab|', 'SELECT /* ab| */ 1', 'SELECT 12|']) {
    assert.equal(completeSql(sql.replace('|', ''), sql.indexOf('|'), tables), undefined, sql);
  }
  assert.ok(offered('SELECT 1 -- a\n, re| FROM sales').includes('region'));
});
