import { DeckError } from '../errors.js';
import { quoteName } from '../query/sql-text.js';
import type { Column, Row } from '../query/types.js';
import { cellOf, numberOf } from './cells.js';
import { namesOnly } from './naming-numbers.js';
import { drawableColumns } from './sampled-points.js';
import type { ChartData, ChartSpec, Encoding, EncodingRole, WidgetConfig, WidgetType } from './types.js';
import { WIDGET_TYPES } from './types.js';
import type { RoleKind, RoleSpec } from './widget-types.js';
import { describeNeeds, oneType, WIDGET_TYPE_TABLE } from './widget-types.js';

/**
 * Which column plays which part: `config.encoding` (role → column name) first, then the names of the contract
 * (case-insensitive), then column type and position. Rows that share their category go to series where one more column tells them apart.
 * Extra columns are ignored.
 *
 * Throws `DeckError`: `unknown_widget_type`; `wrong_columns` with the columns the query returned and what the type
 * needs; `no_rows` where there is nothing to draw (no rows, or a value column that is null in every row).
 */
export function resolveEncoding(
  type: WidgetType,
  columns: readonly Column[],
  rows: readonly Row[],
  config: WidgetConfig = {},
): Encoding {
  if (!Object.hasOwn(WIDGET_TYPE_TABLE, type)) {
    throw new DeckError('unknown_widget_type', `Unknown widget type ${quote(String(type))}.`, {
      hint: `Use one of ${WIDGET_TYPES.join(', ')}.`,
    });
  }
  const { roles: sets } = WIDGET_TYPE_TABLE[type];
  const given = givenEncoding(type, columns, config);
  let missing: RoleSpec | undefined;
  for (const roles of sets) {
    const found = assignRoles(roles, columns, given);
    if ('encoding' in found) {
      requireValues(type, roles, found.encoding, columns, rows);
      const encoding = given.has('value')
        ? found.encoding
        : withShares(found.encoding, columns, rows, config);
      const series = roles.some(({ role }) => role === 'series')
        ? seriesIn(encoding, columns, rows)
        : undefined;
      return series === undefined ? encoding : { ...encoding, series };
    }
    missing ??= found.missing;
  }
  throw new DeckError(
    'wrong_columns',
    `${oneType(type)} needs ${describeNeeds(type)}; the query returned ${describeColumns(columns)}. ` +
      `No column fits ${quote(missing?.role ?? 'value')}.`,
    { hint: columnsHint(type, missing, columns, rows) },
  );
}

/** Where values are to be written as percentages, a count is not what is meant if there are parts of one beside it. */
function withShares(
  encoding: Encoding,
  columns: readonly Column[],
  rows: readonly Row[],
  { numberFormat, hundredths }: WidgetConfig,
): Encoding {
  const { value } = encoding;
  if (value === undefined || hundredths === true || !/^percent\b/.test(String(numberFormat ?? '')))
    return encoding;
  const numbersOf = (column: string): number[] =>
    rows.map((row) => numberOf(cellOf(row, column))).filter((number) => number !== null);
  const isCount = (numbers: readonly number[]): boolean =>
    numbers.every(Number.isInteger) && numbers.some((number) => number > 1);
  if (!isCount(numbersOf(value))) return encoding;
  const taken = new Set(Object.values(encoding));
  const shares = columns.find(({ name, type }) => {
    if (type !== 'number' || taken.has(name)) return false;
    const numbers = numbersOf(name);
    return (
      numbers.length > 0 &&
      numbers.every((number) => Math.abs(number) <= 1) &&
      !numbers.every(Number.isInteger)
    );
  });
  return shares ? { ...encoding, value: shares.name } : encoding;
}

/** The only column of names that tells rows of one category apart, where no series is known. */
function seriesIn(
  { category, series }: Encoding,
  columns: readonly Column[],
  rows: readonly Row[],
): string | undefined {
  const names = drawableColumns(columns).filter(({ name, type }) => name !== category && type === 'string');
  // Charts are drawn often, and most have no such column: then no row is looked at.
  if (category === undefined || series !== undefined || names.length === 0) return undefined;
  const isUnique = (by: readonly string[]): boolean =>
    new Set(rows.map((row) => JSON.stringify(by.map((name) => cellOf(row, name))))).size === rows.length;
  if (isUnique([category])) return undefined;
  const splitting = names.filter(({ name }) => isUnique([category, name]));
  return splitting.length === 1 ? splitting[0]?.name : undefined;
}

/**
 * The encoding of a chart of a deck: what the spec says, completed and checked against the rows it now has.
 * Errors as of `resolveEncoding`.
 */
export function encodingOf(spec: ChartSpec, data: ChartData): Encoding {
  const own = spec.config?.['encoding'];
  const encoding = { ...(typeof own === 'object' ? own : {}), ...spec.encoding };
  return resolveEncoding(spec.type, data.columns, data.rows, { ...spec.config, encoding });
}

function givenEncoding(
  type: WidgetType,
  columns: readonly Column[],
  config: WidgetConfig,
): Map<string, string> {
  const given = new Map<string, string>();
  const wanted = config['encoding'];
  if (typeof wanted !== 'object' || wanted === null) return given;
  for (const [role, name] of Object.entries(wanted)) {
    if (name === undefined) continue;
    if (columns.some((column) => column.name === name)) {
      given.set(role, name as string);
      continue;
    }
    throw new DeckError(
      'wrong_columns',
      `encoding.${role} of this ${type} names the column ${quote(String(name))}; the query returned ${describeColumns(columns)}.`,
      { path: `encoding.${role}`, hint: 'Name a column of the query, or leave the role out.' },
    );
  }
  return given;
}

/** Each role with its column, or the first role that none is left for. */
export function assignRoles(
  roles: readonly RoleSpec[],
  columns: readonly Column[],
  given: ReadonlyMap<string, string>,
): { encoding: Encoding } | { missing: RoleSpec } {
  const free = new Set(drawableColumns(columns));
  const taken = new Map<EncodingRole, Column>();
  const take = (spec: RoleSpec, column: Column | undefined): void => {
    if (column === undefined) return;
    taken.set(spec.role, column);
    free.delete(column);
  };
  for (const spec of roles) {
    const name = given.get(spec.role);
    if (name === undefined) continue;
    const column = columns.find((it) => it.name === name);
    if (column !== undefined && !fitsRole(spec.kind, column)) {
      throw new DeckError(
        'wrong_columns',
        `encoding.${spec.role} names the column ${quote(name)}, which is ${column.type}; it needs ${spec.kind === 'number' ? 'a number' : 'another type'}.`,
        { path: `encoding.${spec.role}`, hint: 'Name another column, or cast this one in the SQL.' },
      );
    }
    take(spec, column);
  }
  for (const spec of roles) {
    if (!taken.has(spec.role)) take(spec, byAlias(spec, free));
  }
  const open = roles.filter((spec) => spec.optional !== true && !taken.has(spec.role));
  // Text and dates name things: they go to categories first, so that a number column is left for the value.
  for (const spec of open) {
    if (spec.kind === 'category')
      take(
        spec,
        first(free, (column) => column.type !== 'number' && fitsRole('category', column)),
      );
  }
  for (const spec of open) {
    if (taken.has(spec.role)) continue;
    const numbers = [...free].filter((column) => column.type === 'number' && fitsRole(spec.kind, column));
    // A rank, an id or a year names things, and is a value only where there is no other number.
    const isName = spec.kind === 'category';
    const number = numbers.find(({ name }) => namesOnly(name) === isName) ?? numbers[0];
    const any = first(free, (column) => fitsRole(spec.kind, column));
    // Time runs along x; everywhere else a date is taken only where there is no number.
    take(spec, spec.role === 'x' ? any : (number ?? any));
  }
  const missing = open.find((spec) => !taken.has(spec.role));
  if (missing !== undefined) {
    // Where a category took the only number, it is the category that the query lacks.
    const category =
      missing.kind === 'number'
        ? open.find((spec) => spec.kind === 'category' && taken.get(spec.role)?.type === 'number')
        : undefined;
    return { missing: category ?? missing };
  }
  const encoding: Encoding = {};
  for (const [role, column] of taken) encoding[role] = column.name;
  return { encoding };
}

function byAlias(spec: RoleSpec, free: ReadonlySet<Column>): Column | undefined {
  for (const alias of spec.aliases) {
    const column = first(free, (it) => it.name.trim().toLowerCase() === alias && fitsRole(spec.kind, it));
    if (column !== undefined) return column;
  }
  return undefined;
}

function first(columns: Iterable<Column>, accepts: (column: Column) => boolean): Column | undefined {
  for (const column of columns) if (accepts(column)) return column;
  return undefined;
}

export function fitsRole(kind: RoleKind, column: Column): boolean {
  if (kind === 'number') return column.type === 'number';
  if (kind === 'quantity')
    return column.type === 'number' || column.type === 'date' || column.type === 'datetime';
  return kind === 'any' || column.type !== 'json';
}

function requireValues(
  type: WidgetType,
  roles: readonly RoleSpec[],
  encoding: Encoding,
  columns: readonly Column[],
  rows: readonly Row[],
): void {
  if (rows.length === 0) {
    throw new DeckError(
      'no_rows',
      `The query of this ${type} returned no rows; its columns are ${describeColumns(columns)}.`,
      { hint: 'Check the filters of its SQL.' },
    );
  }
  for (const spec of roles) {
    if (spec.optional === true || (spec.kind !== 'number' && spec.kind !== 'quantity')) continue;
    const name = encoding[spec.role];
    if (name === undefined || rows.some((row) => cellOf(row, name) !== null)) continue;
    throw new DeckError(
      'no_rows',
      `Every value of the column ${quote(name)} is null (${rows.length} ${rows.length === 1 ? 'row' : 'rows'}): there is nothing to draw.`,
      {
        hint: 'Check the filters and the cast of that column in the SQL; NaN and infinite values count as null.',
      },
    );
  }
}

/** What to write in the SQL: a cast where the figures came as text, else the names that the type looks for. */
function columnsHint(
  type: WidgetType,
  missing: RoleSpec | undefined,
  columns: readonly Column[],
  rows: readonly Row[],
): string {
  const texts = missing?.kind === 'number' || missing?.kind === 'quantity' ? columns : [];
  const text = texts.find(({ name, type: found }) => found === 'string' && holdsNumbers(rows, name));
  if (text !== undefined && missing !== undefined) {
    const column = quoteName(text.name);
    return `${quote(text.name)} holds numbers as text: write CAST(${column} AS DOUBLE) AS ${missing.role} in the SQL.`;
  }
  const names = (WIDGET_TYPE_TABLE[type].roles[0] ?? []).filter((spec) => spec.optional !== true);
  const select = names.map(({ role }) => `… AS ${role}`).join(', ');
  return `Name or cast the columns in the SQL: SELECT ${select} FROM …`;
}

function holdsNumbers(rows: readonly Row[], column: string): boolean {
  const cells = rows.slice(0, 100).map((row) => cellOf(row, column));
  return (
    cells.some((cell) => cell !== null) && cells.every((cell) => cell === null || numberOf(cell) !== null)
  );
}

function describeColumns(columns: readonly Column[]): string {
  if (columns.length === 0) return 'no columns';
  const shown = columns.slice(0, 20).map((column) => `${quote(column.name)} (${column.type})`);
  if (columns.length > shown.length) shown.push(`${columns.length - shown.length} more`);
  return shown.join(', ');
}

const quote = (name: string): string => JSON.stringify(name);
