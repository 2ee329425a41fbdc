import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { parseIsoDate, parseIsoDateTime } from '../../../src/core/base/temporal.js';
import type { Cell, Dataset, LoadWarning, QueryResult } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';

const runner = createNodeDuckDBRunner();
after(() => runner.close());

/** Loads a dataset into DuckDB and reads it back, cells by column. */
async function roundTrip(data: Dataset['data'], columns?: Dataset['columns']) {
  const warnings = await runner.load([{ name: 'T', tableName: 't', data, ...(columns ? { columns } : {}) }]);
  const result = await runner.runQuery('SELECT * FROM t');
  return {
    warnings,
    result,
    cells: result.columns.map(({ name }) => result.rows.map((row) => row[name] as Cell)),
  };
}

const keys = (rows: object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** What the row policy makes of a value in a column of that type. */
function expected(value: unknown, dbType: string): Cell {
  if (value === null || value === undefined) return null;
  if (dbType === 'VARCHAR') return typeof value === 'string' ? value : JSON.stringify(value);
  if (typeof value === 'string' && value.trim() === '') return null;
  if (dbType === 'DATE' || dbType.startsWith('TIMESTAMP')) return value as string;
  // Zero has no sign in an INTEGER column. Text is read as the number that it is.
  if (typeof value === 'string') return Number(value);
  return typeof value === 'number' ? value + 0 || 0 : (value as boolean);
}

function same(found: Cell, wanted: Cell, dbType: string): boolean {
  if (dbType.startsWith('TIMESTAMP') && typeof wanted === 'string') {
    const micros = (text: string) => {
      const day = parseIsoDate(text);
      return day === null ? parseIsoDateTime(text) : BigInt(day) * 86_400_000_000n;
    };
    return BigInt(micros(found as string) ?? -1) === BigInt(micros(wanted) ?? 0);
  }
  return Object.is(found, wanted) || (found === 0 && wanted === 0);
}

function check(rows: Record<string, unknown>[], result: QueryResult, warnings: LoadWarning[]): void {
  assert.equal(result.rowCount, rows.length);
  keys(rows).forEach((key, at) => {
    const { name, dbType } = result.columns[at]!;
    const about = warnings.filter((warning) => warning.column === name).map(({ code }) => code);
    const isLeftOut = about.includes('missing_marker') || about.includes('misfits');
    rows.forEach((row, index) => {
      const wanted = expected(Object.hasOwn(row, key) ? row[key] : null, dbType);
      const found = result.rows[index]![name] as Cell;
      assert.ok(
        (found === null && isLeftOut) || same(found, wanted, dbType),
        `row ${index + 1}, ${JSON.stringify(key)} as ${dbType}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`,
      );
    });
    const kinds = new Set(
      rows.flatMap((row) => {
        const value = Object.hasOwn(row, key) ? row[key] : null;
        return value === null || value === undefined ? [] : [typeof value];
      }),
    );
    // Text that is nearly all dates or numbers is told as well.
    const isText = kinds.size === 1 && kinds.has('string') && dbType === 'VARCHAR';
    if (!isText)
      assert.equal(
        about.includes('mixed_types'),
        kinds.size > 1 && dbType === 'VARCHAR',
        `mixed: ${about.join()}`,
      );
    assert.equal(about.includes('renamed'), name !== key, `renamed: ${name}, ${key}`);
    assert.equal(about.includes('all_null'), kinds.size === 0, `null: ${about.join()}`);
  });
}

const text = fc.string({ unit: 'binary' });
const odd = fc.constantFrom(
  'a',
  'A',
  '',
  '__proto__',
  'constructor',
  'ß',
  'ẞ',
  '"',
  "'",
  'a"b',
  '👩‍👧',
  ' ',
  'rowid',
  'SELECT',
  '\0',
  'İ',
  'i',
);
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
// The zone of a moment may move it to the day before, and that must be in a year that this test can read.
const moment = fc
  .tuple(
    day.filter((text) => text > '0001-01-01'),
    fc.constantFrom('T00:00', ' 23:59:59', 'T12:30:00.123456Z', 'T01:02:03+05:30', 'T10:20:30.5'),
  )
  .map((parts) => parts.join(''));
const number = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 2 ** 31, -(2 ** 31), 2 ** 53, -(2 ** 63), 1e300, 5e-324),
);
const kinds: fc.Arbitrary<unknown>[] = [
  number,
  fc.integer(),
  fc.boolean(),
  text,
  day,
  moment,
  fc.oneof(day, moment, fc.constantFrom('2023-02-29', '2024-13-01', 'n/a')),
  fc.array(fc.oneof(number, text), { maxLength: 3 }),
  fc.dictionary(text, fc.oneof(number, text), { maxKeys: 3, noNullPrototype: true }),
  fc.constant(null),
  fc.oneof(number, text, fc.boolean(), day),
];
const column = fc.tuple(fc.oneof(text, odd), fc.nat(kinds.length - 1));
const table = fc
  .uniqueArray(column, { selector: ([name]) => name, minLength: 1, maxLength: 6 })
  .chain((columns) =>
    fc.array(
      fc
        .tuple(
          ...columns.map(([name, kind]) =>
            fc.option(kinds[kind]!, { nil: undefined, freq: 5 }).map((value) => [name, value] as const),
          ),
        )
        // Rows that lack the key, as ragged ones do.
        .map((cells) => Object.fromEntries(cells.filter(([, value]) => value !== undefined))),
      { minLength: 1, maxLength: 12 },
    ),
  )
  .filter((rows) => keys(rows).length > 0);

describe('rows through DuckDB', () => {
  test('any rows of JSON values come back as they were, or as text with a warning', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const { result, warnings } = await roundTrip(rows);
        check(rows, result, warnings);
      }),
      // The engine takes the mark off a name without a word.
      { numRuns: 150, examples: [[[{ '\uFEFF': 0, '\uFEFFa': 1, a: 2 }]]] },
    );
  });

  test('large whole numbers among empty text stay whole numbers', async () => {
    const { result } = await roundTrip([{ a: 2 ** 31 }, { a: '' }, { a: '7' }]);
    assert.deepEqual(result.rows, [{ a: 2 ** 31 }, { a: null }, { a: 7 }]);
    const { result: far } = await roundTrip([{ a: '' }, { a: -(2 ** 63) }, { a: 1e300 }]);
    assert.deepEqual(far.rows, [{ a: null }, { a: -(2 ** 63) }, { a: 1e300 }]);
  });

  test('any rows written as JSON, as JSON lines and as columns come back the same', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        // Objects in a file become columns.
        fc.pre(!JSON.stringify(rows.map((row) => Object.values(row))).includes('{'));
        // Doubles beyond 2^53 are written as integers, and as those they are read.
        fc.pre(!/(?<![.\d])\d{16}/.test(JSON.stringify(rows)));
        const { cells } = await roundTrip(rows);
        const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
        const columns = Object.fromEntries(
          keys(rows).map((key) => [key, rows.map((row) => (Object.hasOwn(row, key) ? row[key] : null))]),
        );
        const type = 'application/x-ndjson';
        assert.deepEqual((await roundTrip(new Blob([JSON.stringify(rows)]))).cells, cells);
        assert.deepEqual((await roundTrip(new Blob(lines, { type }))).cells, cells);
        assert.deepEqual(new Set((await roundTrip(columns)).cells), new Set(cells));
      }),
      { numRuns: 60 },
    );
  });

  test('dates and times among many rows keep their rows, whatever is missing and whatever comes late', async () => {
    const count = 9000;
    const dayOf = (row: number) => new Date(row * 86_400_000).toISOString().slice(0, 10);
    const columns: Record<string, { type: string; of: (row: number) => string | null }> = {
      early: { type: 'DATE', of: (row) => (row < 5 ? dayOf(row) : null) },
      gaps: { type: 'DATE', of: (row) => (row > 8200 || row % 3 === 0 ? dayOf(row) : null) },
      times: { type: 'TIMESTAMP', of: (row) => (row > 4100 ? `${dayOf(row)}T01:02:03` : null) },
      timeComesLate: { type: 'TIMESTAMP', of: (row) => dayOf(row) + (row === 8999 ? 'T04:05:06' : '') },
      // Microseconds of that year are no exact number.
      farTimeComesLate: {
        type: 'TIMESTAMP',
        of: (row) => (row === 8999 ? '9999-12-31T23:59:59.999999' : `${dayOf(row)}T00:00:01`),
      },
      textComesLate: { type: 'DATE', of: (row) => (row === 8999 ? null : dayOf(row)) },
    };
    const rows = Array.from({ length: count }, (_, row) =>
      Object.fromEntries(Object.entries(columns).map(([name, { of }]) => [name, of(row)])),
    );
    (rows[8999] as Record<string, unknown>)['textComesLate'] = 'later';
    await runner.load([{ name: 'T', tableName: 't', data: rows.map((row, id) => ({ id, ...row })) }]);
    const read = await runner.runQuery('DESCRIBE t');
    for (const [name, { type, of }] of Object.entries(columns)) {
      assert.equal(read.rows.find((row) => row['column_name'] === name)?.['column_type'], type, name);
      const { rows: found } = await runner.runQuery(
        `SELECT id, CAST("${name}" AS VARCHAR) AS text FROM t WHERE id % 500 < 7 OR id > 8900 ORDER BY id`,
      );
      for (const { id, text } of found) {
        const given = of(id as number)?.replace('T', ' ') ?? null;
        const midnight = type === 'TIMESTAMP' && given?.length === 10 ? ' 00:00:00' : '';
        assert.equal(text, given === null ? null : given + midnight, `${name}, row ${id as number}`);
      }
    }
  });
});
