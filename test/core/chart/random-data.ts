import fc from 'fast-check';
import type { ChartContext } from '../../../src/core/chart/index.js';
import type { ChartData, EncodingRole, WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import { WIDGET_TYPE_TABLE, type RoleKind } from '../../../src/core/chart/widget-types.js';
import { themes } from '../../../src/core/layout/themes.js';
import type { Theme } from '../../../src/core/layout/theme-types.js';
import type { Cell, ColumnType, Row } from '../../../src/core/query/types.js';

// Rows as a deck file or a careless host may hold them: each column is a few cells that are repeated, so that what fails shrinks to
// a few cells and a number of rows.

const HOSTILE_TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '<script>alert(1)</script>',
  '</text></svg><svg onload="alert(1)">',
  '"quoted" & \'single\' ]]> &amp; &#0;',
  ' style="fill:red" class="x" id="y" onclick="z" ',
  '{b}: {c} {a|x} {{max(value)}}',
  'a\u0000b\u0007c\u001b[31m',
  'two\nlines\r\nand\ta tab\u2028',
  'lone \ud800 high',
  'lone \udc00 low',
  '\ufffe\uffff\ufeff',
  '\u202eright to left override\u2066',
  'إيرادات المنطقة الشمالية',
  'הכנסות לפי אזור',
  '売上高の地域別内訳',
  '한국어 이름',
  'ภาษาไทยยาวมาก',
  'हिन्दी नाम',
  '👩‍👩‍👧‍👦 family 🇲🇹 🏳️‍🌈',
  'a'.repeat(300),
  'Wort '.repeat(60),
  'Ünïcödé e\u0301\u0301\u0301',
  '0',
  '-1e400',
  '2026-02-31',
];
const PLAIN_TEXTS = ['North', 'South', 'East & West', 'Q1', 'Q2', 'Malta', 'DE', 'United States of America'];
const PLACES = ['Malta', 'DE', 'FRA', 'United States of America', 'Côte d’Ivoire', 'Atlantis', 'Bayern'];
const NUMBERS: readonly Cell[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e-9,
  1e15,
  '12345678901234567890.5',
  '-99999999999999999999999999999999999999',
  '0.00000000000000000000000000001',
];
const EXTREMES: readonly Cell[] = [1e308, -1e308, Number.MAX_VALUE, 5e-324, -5e-324, 1e300, '1e309'];
const DATES = ['2024-01-01', '2024-02-29', '2024-03-01', '1999-12-31', '0001-01-01', '9999-12-31'];

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);
const anyText = fc.oneof(fc.constantFrom(...PLAIN_TEXTS), hostileText);
const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1000, max: 100_000 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((whole) => whole / 100) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const nested = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Cell>;

type Cells = fc.Arbitrary<Cell[]>;
const pool = (cell: fc.Arbitrary<Cell>): Cells => fc.array(cell, { minLength: 1, maxLength: 40 });
/** NaN and infinite values leave the query layer as null. */
const withNulls = (cell: fc.Arbitrary<Cell>): fc.Arbitrary<Cell> =>
  fc.oneof({ weight: 12, arbitrary: cell }, { weight: 1, arbitrary: fc.constant(null) });

const numbers: Cells = fc.oneof(
  { weight: 4, arbitrary: pool(fc.nat(10_000)) },
  { weight: 2, arbitrary: pool(fc.double({ min: -90, max: 90, noNaN: true })) },
  { weight: 4, arbitrary: pool(withNulls(anyNumber)) },
  { weight: 2, arbitrary: pool(withNulls(fc.oneof(anyNumber, fc.constantFrom(...EXTREMES)))) },
);
const texts: Cells = fc.oneof(
  pool(fc.constantFrom(...PLAIN_TEXTS)),
  pool(fc.constantFrom(...PLACES)),
  pool(withNulls(anyText)),
  pool(fc.integer({ min: 0, max: 12 }).map((from) => `${from * 10}-${from * 10 + 10}`)),
);
/** Places have to be on earth and countries have to exist, or nothing would be drawn. */
const ROLE_CELLS: Partial<Record<EncodingRole, Cells>> = {
  lat: pool(fc.double({ min: -90, max: 90, noNaN: true })),
  lon: pool(fc.double({ min: -180, max: 180, noNaN: true })),
  country: fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1 }),
};
const CELLS: Record<ColumnType, Cells> = {
  number: numbers,
  string: texts,
  boolean: pool(withNulls(fc.boolean())),
  date: pool(withNulls(fc.constantFrom(...DATES))),
  datetime: pool(
    withNulls(fc.constantFrom(...DATES.flatMap((day) => [`${day}T00:00:00Z`, `${day} 13:59:59.999`]))),
  ),
  json: pool(withNulls(nested)),
};
/** What no query gives for the column's type, but an edited deck file may hold. */
const mixed: Cells = pool(fc.oneof(anyNumber, anyText, fc.boolean(), nested, fc.constantFrom(...DATES)));

interface RandomColumn {
  name: string;
  type: ColumnType;
  cells: Cell[];
  /** How many rows share a cell before the next one stands. */
  stride: number;
  /** Every row has a value of its own. */
  distinct: boolean;
}

const TYPES: Record<RoleKind, readonly ColumnType[]> = {
  number: ['number'],
  quantity: ['number', 'number', 'date', 'datetime'],
  category: ['string', 'string', 'string', 'date', 'datetime', 'boolean', 'number'],
  any: ['string', 'number', 'json', 'boolean'],
};
const anyName = fc.oneof(
  hostileText,
  fc.constantFrom('category', 'series', 'value', 'x', 'y', 'label', 'size', 'min', 'max', 'Country', 'LAT '),
);

function columnOf(
  names: fc.Arbitrary<string>,
  types: readonly ColumnType[],
  role?: EncodingRole,
): fc.Arbitrary<RandomColumn> {
  const own = role === undefined ? undefined : ROLE_CELLS[role];
  return fc.constantFrom(...types).chain((type) =>
    fc.record({
      name: names,
      type: fc.constant(type),
      cells: fc.oneof(
        { weight: own === undefined ? 0 : 60, arbitrary: own ?? CELLS[type] },
        { weight: 14, arbitrary: CELLS[type] },
        { weight: 1, arbitrary: mixed },
      ),
      stride: own === undefined ? fc.constantFrom(1, 1, 2, 7) : fc.constant(1),
      distinct: own === undefined ? fc.boolean() : fc.constant(true),
    }),
  );
}

/** The columns a type asks for, under its names or others, and columns it does not know. */
function columnsFor(type: WidgetType): fc.Arbitrary<RandomColumn[]> {
  const fitting = WIDGET_TYPE_TABLE[type].roles.map((roles) =>
    fc
      .tuple(
        ...roles.map((spec) => {
          const names = fc.oneof(
            { weight: 5, arbitrary: fc.constantFrom(...spec.aliases) },
            { weight: 1, arbitrary: anyName },
          );
          const column = columnOf(names, TYPES[spec.kind], spec.role);
          return spec.optional === true ? fc.option(column, { nil: undefined }) : column;
        }),
      )
      .map((columns) => columns.filter((column) => column !== undefined)),
  );
  const anyColumn = columnOf(anyName, ['number', 'string', 'boolean', 'date', 'datetime', 'json']);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.oneof(...fitting), fc.array(anyColumn, { maxLength: 2 }))
        .map((both) => both.flat()),
    },
    { weight: 1, arbitrary: fc.array(anyColumn, { maxLength: 6 }) },
  );
}

function cellAt({ cells, stride, distinct }: RandomColumn, row: number): Cell {
  const at = Math.floor(row / stride);
  const cell = cells[at % cells.length] ?? null;
  if (!distinct) return cell;
  if (typeof cell === 'number') return cell + at;
  if (typeof cell !== 'string') return cell;
  const day = DATES.find((date) => cell.startsWith(date));
  if (day === undefined) return at < PLACES.length ? cell : `${cell} ${at}`;
  return new Date(Date.UTC(2023, at)).toISOString().slice(0, 10) + cell.slice(day.length);
}

/** `grouped` keeps one row of each name, as a GROUP BY would: many types refuse a second one. */
function tableOf(columns: readonly RandomColumn[], count: number, grouped: boolean): ChartData {
  const rows = Array.from({ length: count }, (_, index) => {
    const row = Object.create(null) as Row;
    for (const column of columns) row[column.name] = cellAt(column, index);
    return row;
  });
  const named = columns.filter(({ type }) => type !== 'number');
  const seen = new Set<string>();
  const groups = rows.filter((row) => {
    const key = JSON.stringify(named.map(({ name }) => row[name]));
    return !seen.has(key) && seen.add(key);
  });
  return {
    columns: columns.map(({ name, type }) => ({ name, type, dbType: type })),
    rows: grouped && named.length > 0 ? groups : rows,
  };
}

const config: fc.Arbitrary<WidgetConfig> = fc.record(
  {
    xLabel: anyText,
    yLabel: anyText,
    value1Label: anyText,
    value2Label: anyText,
    valueLabels: fc.boolean(),
    sort: fc.constantFrom('value' as const, 'category' as const, 'none' as const),
    top: fc.oneof(fc.nat(20), fc.constantFrom(-1, 0, 1e9, NaN)),
    highlight: fc.oneof(anyText, fc.constantFrom('max', 'min', 'last')),
    numberFormat: fc.constantFrom(
      'compact',
      'currency:USD,0',
      'percent:1',
      'signed',
      'duration',
      'nothing:9',
    ),
    colors: fc.array(fc.constantFrom('#123456', 'red', 'url(#x)', '#fff'), { maxLength: 3 }),
    nonsense: nested,
  },
  { requiredKeys: [] },
);

const contexts: fc.Arbitrary<ChartContext> = fc.record({
  width: fc.integer({ min: 160, max: 1152 }),
  height: fc.integer({ min: 120, max: 480 }),
  theme: fc.constantFrom(...(Object.values(themes) as [Theme, ...Theme[]])),
  locale: fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG', 'hi-IN'),
  timeZone: fc.constantFrom('UTC', 'America/St_Johns', 'Asia/Tokyo'),
  currency: fc.constantFrom('USD', 'JPY'),
});

export interface RandomChart {
  data: ChartData;
  config: WidgetConfig;
  encoding: Partial<Record<EncodingRole, string>>;
  title: string;
  context: ChartContext;
}

export function randomChart(type: WidgetType): fc.Arbitrary<RandomChart> {
  const rows = fc.oneof(
    { weight: 6, arbitrary: fc.nat(30) },
    { weight: 2, arbitrary: fc.nat(120) },
    { weight: 1, arbitrary: fc.nat(400) },
  );
  return fc.record({
    data: fc
      .tuple(columnsFor(type), rows, fc.boolean())
      .map(([columns, count, grouped]) => tableOf(columns, count, grouped)),
    config: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: config }),
    encoding: fc.constant({}),
    title: anyText,
    context: contexts,
  });
}
