import { numberOf } from '../../chart/cells.js';
import type { Cell, Row } from '../../query/types.js';
import { evaluate, type Expression } from '../../template/index.js';
import { writeName } from '../../template/nearest.js';
import { cachedExpression } from '../../template/scope.js';
import type { TemplateSource } from '../../template/types.js';
import { isAxis, isNumeric } from './column-uses.js';
import { placeIn } from './range-sums.js';
import type { SentenceView, SlideView } from './sentence-view.js';

/** A call in an expression. */
export type Call = Extract<Expression, { kind: 'call' }>;

/** A name that the sentence prints. */
export interface NamedRow {
  pos: number;
  end: number;
  column: string;
  value: Cell;
}

const NAMES = /^(?:first|last|nth|argmax|argmin|lookup)$/;

/** The names of rows that a sentence prints, in its order. */
export function namesIn(view: SentenceView, slide: SlideView, table: TemplateSource): NamedRow[] {
  return view.placeholders.flatMap(({ expressionSource, pos, end }): NamedRow[] => {
    const node = cachedExpression(expressionSource);
    const [column] = node.kind === 'call' ? node.args : [];
    if (node.kind !== 'call' || !NAMES.test(node.name) || column?.kind !== 'name') return [];
    if (isNumeric(column.name, view.source, slide) && !isAxis(column.name, view.source, slide)) return [];
    const value = valueOf(expressionSource, table);
    return value === undefined || value === null ? [] : [{ pos, end, column: column.name, value }];
  });
}

/** What an expression gives over a table; undefined where it cannot be evaluated. */
export function valueOf(expression: string, { rows, columns }: TemplateSource): Cell | undefined {
  try {
    return evaluate(expression, { rows, ...(columns ? { columns } : {}) });
  } catch {
    return undefined;
  }
}

/** Indices of rows. */
export type Places = readonly number[];

const placesWhere = (rows: readonly Row[], fits: (row: Row) => boolean): Places =>
  rows.flatMap((row, place) => (fits(row) ? [place] : []));

/** The rows that names stand for together; those of the first where no row has all of them. */
export function rowsNamed(names: readonly NamedRow[], rows: readonly Row[]): Places {
  const all = placesWhere(rows, (row) => names.every(({ column, value }) => row[column] === value));
  const [first] = names;
  return all.length > 0 || !first ? all : placesWhere(rows, (row) => row[first.column] === first.value);
}

/** The rows with the largest or the least number of a column, which may come as exact digits. */
export function placesOfExtreme(rows: readonly Row[], column: string, end: 'max' | 'min'): Places {
  const columns = [{ name: column, type: 'number' as const, dbType: 'DECIMAL' }];
  try {
    const extreme = evaluate(`${end}(${writeName(column)})`, { rows: [...rows], columns });
    const isNumber = numberOf(extreme) !== null;
    return isNumber ? placesWhere(rows, (row) => row[column] === extreme) : [];
  } catch {
    return [];
  }
}

/** The rows that a value is of, where its form tells. */
export function placesOf(call: Call, table: TemplateSource, within: string): Places | undefined {
  const { rows } = table;
  const { name, args } = call;
  const [column] = args;
  if ((name === 'max' || name === 'min') && args.length === 1 && column?.kind === 'name')
    return placesOfExtreme(rows, column.name, name);
  const place = placeIn(call, rows.length);
  if (place !== undefined && args.length <= 2) return [place - 1];
  const filters = args.slice(name === 'count' ? 0 : 1);
  if (filters.length < 2 || filters.length % 2 > 0) return undefined;
  const conditions = filters.flatMap((dimension, i) => {
    const key = filters[i + 1];
    if (i % 2 > 0 || dimension.kind !== 'name' || !key) return [];
    return [[dimension.name, valueOf(within.slice(key.pos, key.end), table)] as const];
  });
  if (conditions.length < filters.length / 2) return undefined;
  return placesWhere(rows, (row) => conditions.every(([dimension, value]) => row[dimension] === value));
}

/** The readings of columns that an expression is made of. */
export function callsIn(node: Expression): Call[] {
  if (node.kind === 'call') return node.signature.startsWith('c') ? [node] : node.args.flatMap(callsIn);
  if (node.kind === 'binary') return [...callsIn(node.left), ...callsIn(node.right)];
  return node.kind === 'negate' ? callsIn(node.of) : [];
}
