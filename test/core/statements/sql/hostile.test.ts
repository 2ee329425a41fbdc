import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readQuery } from '../../../../src/core/statements/sql/read-query.js';
import { LEGITIMATE_SQL } from '../../query/legitimate-sql.js';

const LENGTH = 20_000;
/** A piece repeated until the text is long. */
const many = (piece: string): string => piece.repeat(Math.floor((LENGTH - 100) / piece.length));
const chain = (count: number, next: (i: number) => string): string =>
  `WITH c0 AS (SELECT a AS x FROM t)${Array.from({ length: count }, (_, i) => `, c${i + 1} AS (${next(i)})`).join('')} SELECT x AS v FROM c${count}`;

const LONG: Readonly<Record<string, string>> = {
  'open brackets': `SELECT ${many('(')}`,
  'brackets in brackets': `SELECT ${'('.repeat(9000)}1${')'.repeat(9000)} AS v FROM t`,
  'subqueries in subqueries': `SELECT * FROM ${'(SELECT * FROM '.repeat(1200)}t${')'.repeat(1200)}`,
  sums: `SELECT ${many('a + ')} b AS v FROM t`,
  conditions: `SELECT v FROM t WHERE ${Array.from({ length: 1300 }, (_, i) => `a${i} = ${i}`).join(' AND ')}`,
  'NOT before NOT': `SELECT v FROM t WHERE ${many('NOT ')} b`,
  'CASE in CASE': `SELECT ${many('CASE WHEN a THEN ')} b AS v FROM t`,
  'branches of CASE': `SELECT CASE ${many('WHEN a < 1 THEN 2 ')} END AS v FROM t`,
  casts: `SELECT a${many('::INT')} AS v FROM t`,
  'calls of calls': `SELECT ${'f('.repeat(6000)}a${')'.repeat(6000)} AS v FROM t`,
  values: `SELECT v FROM t WHERE a IN (${many("'abc', ")} 'b')`,
  joins: `SELECT v FROM t${many(' JOIN t ON a = b')}`,
  unions: `${many('SELECT a AS x FROM t UNION ALL ')} SELECT b FROM t`,
  'CTEs that double an expression': chain(350, (i) => `SELECT x + x AS x FROM c${i} WHERE x > ${i}`),
  'CTEs joined with themselves': chain(
    250,
    (i) => `SELECT sum(l.x + r.x) AS x FROM c${i} l, c${i} r GROUP BY l.x LIMIT 5`,
  ),
  'CTEs that double their columns': chain(350, (i) => `SELECT * FROM c${i}, c${i} z`),
  'CTEs in UNIONs': chain(250, (i) => `SELECT x + ${i} AS x FROM c${i} UNION ALL SELECT x FROM c${i}`),
  'CTEs in conditions': chain(230, (i) => `SELECT x FROM c${i} WHERE x IN (SELECT x FROM c${i}) LIMIT 4`),
  'aliases of aliases': `SELECT 1 AS a0${Array.from({ length: 900 }, (_, i) => `, a${i} + a${i} AS a${i + 1}`).join('')} FROM t`,
  comments: `SELECT v FROM t ${many('/* ')}`,
  quotes: `SELECT v FROM t ${many("' ")}`,
};

for (const [name, sql] of Object.entries(LONG))
  test(`reads long ${name} to the end`, () => {
    const reading = readQuery(sql);
    for (const column of ['v', 'x', 'a900']) reading?.origin(column);
  });

const WORDS =
  `SELECT FROM WHERE GROUP BY HAVING ORDER LIMIT OFFSET UNION ALL EXCEPT WITH RECURSIVE AS AND OR NOT IN IS NULL BETWEEN LIKE CASE WHEN
  THEN ELSE END CAST OVER PARTITION ROWS FILTER WITHIN DISTINCT ON USING SAMPLE TABLESAMPLE QUALIFY WINDOW JOIN LEFT VALUES PIVOT UNPIVOT
  LATERAL EXTRACT INTERVAL DATE ARRAY EXISTS TOP FETCH FIRST lambda a b t sum count avg date_trunc rank floor if any
  ( ) [ ] { } , . ; : :: * + - / // % = <> <= || -> := . 1 0 100 0.5 'x' 'month' 'Other' "q r" $1 ? $$ -- /* */ ' " \``.split(
    /\s+/,
  );

test('throws on nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }), (words) => {
      for (const sql of [
        words.join(' '),
        `SELECT ${words.join(' ')} AS v FROM t`,
        `SELECT v FROM t WHERE ${words.join(' ')}`,
      ]) {
        const reading = readQuery(sql);
        for (const column of ['v', 'a', 'sum', '']) reading?.origin(column);
      }
    }),
    { numRuns: 3000 },
  );
});

test('throws on no text at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      readQuery(text)?.origin(text);
      readQuery(`SELECT "${text.replaceAll('"', '""')}" AS v FROM t`)?.origin('v');
    }),
    { numRuns: 500 },
  );
});

test('reads what the engine runs', () => {
  const isQuery = (sql: string): boolean => !/^(?:DESCRIBE|SHOW|SUMMARIZE)\b/.test(sql);
  const unread = LEGITIMATE_SQL.filter(({ sql }) => isQuery(sql) && !readQuery(sql)).map(({ sql }) => sql);
  assert.deepEqual(unread, []);
});
