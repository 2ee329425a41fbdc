import type { SqlEngine } from '../../../src/core/query/sql-engine.js';
import type { Cell, ColumnType } from '../../../src/core/query/types.js';
import { pastGuard } from './past-guard.js';

/** One value of an engine type: SQL expression, the cell it becomes, the engine's name of its type, the column type. */
export type TypeCase = readonly [expression: string, cell: Cell, dbType: string, type: ColumnType];

const NINES = '9'.repeat(38);

/** The same in the page and in Node, whatever the engine sends. */
export const TYPE_CASES: readonly TypeCase[] = [
  ['TRUE', true, 'BOOLEAN', 'boolean'],
  ['NULL::BOOLEAN', null, 'BOOLEAN', 'boolean'],
  ['NULL', null, 'INTEGER', 'number'],

  ['(-128)::TINYINT', -128, 'TINYINT', 'number'],
  ['(-32768)::SMALLINT', -32768, 'SMALLINT', 'number'],
  ['(-2147483648)::INTEGER', -2147483648, 'INTEGER', 'number'],
  ['(-9007199254740991)::BIGINT', -9007199254740991, 'BIGINT', 'number'],
  ['9007199254740992::BIGINT', '9007199254740992', 'BIGINT', 'number'],
  ['(-9223372036854775808)::BIGINT', '-9223372036854775808', 'BIGINT', 'number'],
  ['255::UTINYINT', 255, 'UTINYINT', 'number'],
  ['65535::USMALLINT', 65535, 'USMALLINT', 'number'],
  ['4294967295::UINTEGER', 4294967295, 'UINTEGER', 'number'],
  ['18446744073709551615::UBIGINT', '18446744073709551615', 'UBIGINT', 'number'],
  ['7::UBIGINT', 7, 'UBIGINT', 'number'],
  ['7::HUGEINT', 7, 'HUGEINT', 'number'],
  ['(-7)::HUGEINT', -7, 'HUGEINT', 'number'],
  [
    '170141183460469231731687303715884105727::HUGEINT',
    '170141183460469231731687303715884105727',
    'HUGEINT',
    'number',
  ],
  [
    '(-170141183460469231731687303715884105728)::HUGEINT',
    '-170141183460469231731687303715884105728',
    'HUGEINT',
    'number',
  ],
  ['7::UHUGEINT', 7, 'UHUGEINT', 'number'],
  [
    '340282366920938463463374607431768211455::UHUGEINT',
    '340282366920938463463374607431768211455',
    'UHUGEINT',
    'number',
  ],
  ['7::BIGNUM', 7, 'BIGNUM', 'number'],
  ['(-1)::BIGNUM', -1, 'BIGNUM', 'number'],
  [`'${NINES}${NINES}'::BIGNUM`, `${NINES}${NINES}`, 'BIGNUM', 'number'],

  ['1.5::FLOAT', 1.5, 'FLOAT', 'number'],
  ['0.1::DOUBLE', 0.1, 'DOUBLE', 'number'],
  ['1e300::DOUBLE', 1e300, 'DOUBLE', 'number'],
  ["'nan'::DOUBLE", null, 'DOUBLE', 'number'],
  ["'inf'::DOUBLE", null, 'DOUBLE', 'number'],
  ["'-inf'::FLOAT", null, 'FLOAT', 'number'],
  ["'-0.0'::DOUBLE", 0, 'DOUBLE', 'number'],
  ['(-1.5)::DECIMAL(4,1)', -1.5, 'DECIMAL(4,1)', 'number'],
  ['(-12345.67)::DECIMAL(9,2)', -12345.67, 'DECIMAL(9,2)', 'number'],
  ['90071992547409.91::DECIMAL(18,2)', 90071992547409.91, 'DECIMAL(18,2)', 'number'],
  ['(-9999999999999999.99)::DECIMAL(18,2)', '-9999999999999999.99', 'DECIMAL(18,2)', 'number'],
  ['0.001::DECIMAL(38,10)', 0.001, 'DECIMAL(38,10)', 'number'],
  [`(-${NINES})::DECIMAL(38,0)`, `-${NINES}`, 'DECIMAL(38,0)', 'number'],
  [`'0.${NINES}'::DECIMAL(38,38)`, `0.${NINES}`, 'DECIMAL(38,38)', 'number'],

  ["'añ😀''\n'", "añ😀'\n", 'VARCHAR', 'string'],
  ["''", '', 'VARCHAR', 'string'],
  ["'\\x00\\xFF'::BLOB", 'AP8=', 'BLOB', 'string'],
  ["'0101'::BIT", '0101', 'BIT', 'string'],
  ["'6ba7b810-9dad-11d1-80b4-00c04fd430c8'::UUID", '6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'UUID', 'string'],
  ["'b'::ENUM ('a', 'b')", 'b', "ENUM('a', 'b')", 'string'],

  ["DATE '2024-02-29'", '2024-02-29', 'DATE', 'date'],
  ["DATE '0044-03-15 (BC)'", '-000043-03-15', 'DATE', 'date'],
  ["DATE '12345-01-01'", '+012345-01-01', 'DATE', 'date'],
  ["'infinity'::DATE", null, 'DATE', 'date'],
  ["'-infinity'::DATE", null, 'DATE', 'date'],
  ["TIME '23:59:59.999999'", '23:59:59.999999', 'TIME', 'string'],
  ["TIME '24:00:00'", '24:00:00', 'TIME', 'string'],
  ["'12:30:00.123456789'::TIME_NS", '12:30:00.123456789', 'TIME_NS', 'string'],
  ["'12:30:00+02:00'::TIMETZ", '12:30:00+02', 'TIME WITH TIME ZONE', 'string'],
  ["'12:30:00.5-05:30'::TIMETZ", '12:30:00.5-05:30', 'TIME WITH TIME ZONE', 'string'],
  ["'2024-02-29 12:00:01'::TIMESTAMP_S", '2024-02-29T12:00:01', 'TIMESTAMP_S', 'datetime'],
  ["'1969-12-31 23:59:59.123'::TIMESTAMP_MS", '1969-12-31T23:59:59.123', 'TIMESTAMP_MS', 'datetime'],
  ["'2024-02-29 12:00:01.123456'::TIMESTAMP", '2024-02-29T12:00:01.123456', 'TIMESTAMP', 'datetime'],
  [
    "'2024-02-29 12:00:01.123456789'::TIMESTAMP_NS",
    '2024-02-29T12:00:01.123456789',
    'TIMESTAMP_NS',
    'datetime',
  ],
  ["TIMESTAMP '0044-03-15 (BC) 01:02:03'", '-000043-03-15T01:02:03', 'TIMESTAMP', 'datetime'],
  ["'infinity'::TIMESTAMP", null, 'TIMESTAMP', 'datetime'],
  ["'-infinity'::TIMESTAMP", null, 'TIMESTAMP', 'datetime'],
  ["'infinity'::TIMESTAMP_S", null, 'TIMESTAMP_S', 'datetime'],
  ["'infinity'::TIMESTAMP_MS", null, 'TIMESTAMP_MS', 'datetime'],
  ["'infinity'::TIMESTAMP_NS", null, 'TIMESTAMP_NS', 'datetime'],
  [
    "TIMESTAMPTZ '2024-02-29 12:00:01.5+02:00'",
    '2024-02-29T10:00:01.5Z',
    'TIMESTAMP WITH TIME ZONE',
    'datetime',
  ],
  ["'infinity'::TIMESTAMPTZ", null, 'TIMESTAMP WITH TIME ZONE', 'datetime'],
  [
    "INTERVAL '14 months -3 days 1.5 seconds'",
    { months: 14, days: -3, micros: 1_500_000 },
    'INTERVAL',
    'json',
  ],
  ["INTERVAL '-2000000 hours'", { months: 0, days: 0, micros: -7_200_000_000_000_000 }, 'INTERVAL', 'json'],

  ['[1::BIGINT, NULL, 9007199254740993]', [1, null, '9007199254740993'], 'BIGINT[]', 'json'],
  ['[]::VARCHAR[]', [], 'VARCHAR[]', 'json'],
  ['NULL::VARCHAR[]', null, 'VARCHAR[]', 'json'],
  ['[1.50, -0.25]', [1.5, -0.25], 'DECIMAL(3,2)[]', 'json'],
  ["[['a'], NULL, []]", [['a'], null, []], 'VARCHAR[][]', 'json'],
  ['array_value(1::FLOAT, 2, NULL)', [1, 2, null], 'FLOAT[3]', 'json'],
  ["{'d': DATE '2024-01-02', 'n': NULL}", { d: '2024-01-02', n: null }, 'STRUCT(d DATE, n INTEGER)', 'json'],
  ["row(1, 'x')", { '1': 1, '2': 'x' }, 'STRUCT(INTEGER, VARCHAR)', 'json'],
  ["MAP {'a': 1.5, 'b': NULL}", { a: 1.5, b: null }, 'MAP(VARCHAR, DECIMAL(2,1))', 'json'],
  ["MAP {1: 'x'}", [[1, 'x']], 'MAP(INTEGER, VARCHAR)', 'json'],
  ['MAP {}', {}, 'MAP(INTEGER, INTEGER)', 'json'],
  ['union_value(n := 5)', 5, 'UNION(n INTEGER)', 'json'],
  [
    "union_value(day := DATE '2024-01-02')::UNION(day DATE, n DECIMAL(9,2))",
    '2024-01-02',
    'UNION("day" DATE, n DECIMAL(9,2))',
    'json',
  ],
  ['12.50::DECIMAL(9,2)::UNION(day DATE, n DECIMAL(9,2))', 12.5, 'UNION("day" DATE, n DECIMAL(9,2))', 'json'],
  [
    "[{'k': MAP {'at': TIMESTAMP '2024-01-02 03:04:05'}, 'e': 'b'::ENUM ('a', 'b')}]",
    [{ k: { at: '2024-01-02T03:04:05' }, e: 'b' }],
    "STRUCT(k MAP(VARCHAR, TIMESTAMP), e ENUM('a', 'b'))[]",
    'json',
  ],
  [
    '[340282366920938463463374607431768211455::UHUGEINT]',
    ['340282366920938463463374607431768211455'],
    'UHUGEINT[]',
    'json',
  ],
  [
    "{'t': '12:30:00+02:00'::TIMETZ, 'b': '01'::BIT}",
    { t: '12:30:00+02', b: '01' },
    'STRUCT(t TIME WITH TIME ZONE, b BIT)',
    'json',
  ],
  ['42::VARIANT', '42', 'VARIANT', 'string'],
  ["'POINT (1 2)'::GEOMETRY", 'POINT (1 2)', 'GEOMETRY', 'string'],
  ['[7::UHUGEINT, NULL, 9007199254740993]', [7, null, '9007199254740993'], 'UHUGEINT[]', 'json'],
  [`[7::BIGNUM, '-${NINES}'::BIGNUM]`, [7, `-${NINES}`], 'BIGNUM[]', 'json'],
  [
    "{'n': 7::UHUGEINT, 'm': MAP {'k': [8::BIGNUM]}, 't': '7'}",
    { n: 7, m: { k: [8] }, t: '7' },
    'STRUCT(n UHUGEINT, m MAP(VARCHAR, BIGNUM[]), t VARCHAR)',
    'json',
  ],
  ['MAP {7::UHUGEINT: 8::UHUGEINT}', [[7, 8]], 'MAP(UHUGEINT, UHUGEINT)', 'json'],
  ['array_value(7::UHUGEINT)', [7], 'UHUGEINT[1]', 'json'],
  ['7::UHUGEINT::UNION(n UHUGEINT, s VARCHAR)', 7, 'UNION(n UHUGEINT, s VARCHAR)', 'json'],
];

/** The engine's types that no case has at its top. JSON is an extension's name for VARCHAR, `"NULL"` and TYPE have no values of theirs. */
export async function uncoveredTypes(engine: SqlEngine): Promise<string[]> {
  const covered = new Set(TYPE_CASES.map(([, , dbType]) => idOf(dbType)));
  const sql = 'SELECT DISTINCT upper(logical_type) AS id FROM duckdb_types() ORDER BY id';
  const rows = await pastGuard(engine, sql);
  return rows
    .map((row) => row['id'] as string)
    .filter((id) => !covered.has(id) && !/^(?:JSON|NULL|TYPE|"NULL")$/.test(id));
}

/** `DECIMAL(9,2)` → `DECIMAL`, `VARCHAR[]` → `LIST`, `FLOAT[3]` → `ARRAY`. */
function idOf(dbType: string): string {
  const [, size] = /\[(\d*)\]$/.exec(dbType) ?? [];
  if (size !== undefined) return size === '' ? 'LIST' : 'ARRAY';
  return dbType.replace(/\(.*/s, '');
}
