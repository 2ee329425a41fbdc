import type { Column, ColumnType, Row } from '../query/types.js';
import { jsonText } from './json-text.js';
import { LIMITS } from './limits.js';
import { suggest } from './nearest.js';
import { own } from './own.js';
import { problemAt, type Span } from './template-error.js';
import type { TemplateSource } from './types.js';
import { finite, readDecimal, type Operand } from './values.js';

export type ScalarType = 'number' | 'string' | 'boolean' | 'date';

/** The rows an expression reads, column by column, own keys only; each column is converted once. */
export class Table {
  readonly rows: readonly Row[];
  readonly #declared: Map<string, ColumnType> | undefined;
  readonly #converted = new Map<string, readonly Operand[]>();
  readonly #truncated: boolean;
  #checked = false;

  constructor(source: TemplateSource) {
    this.rows = source.rows;
    this.#declared = source.columns && declaredTypes(source.columns);
    this.#truncated = source.truncated === true;
  }

  /** Throws where the rows may not be computed with. */
  usable(at: Span): this {
    if (this.#truncated) {
      throw problemAt(
        'TRUNCATED_ROWS',
        at,
        'The rows were cut at the row limit: figures over them would be wrong.',
        'Aggregate in the SQL query.',
      );
    }
    if (this.rows.length > LIMITS.rows) {
      throw problemAt(
        'LIMIT',
        at,
        `Expressions read at most ${LIMITS.rows} rows, not ${this.rows.length}.`,
        'Aggregate in the SQL query.',
      );
    }
    if (!this.#checked) this.#checkRows(at);
    return this;
  }

  #checkRows(at: Span): void {
    const wrong = this.rows.findIndex((row) => !isObject(row));
    if (wrong >= 0) {
      throw problemAt(
        'TYPE',
        at,
        `Row ${wrong + 1} is no object.`,
        'Rows are objects keyed by column name: { region: "EU", value: 1 }.',
      );
    }
    this.#checked = true;
  }

  has(name: string): boolean {
    return this.#declared
      ? this.#declared.has(name)
      : this.rows.some((row) => isObject(row) && Object.hasOwn(row, name));
  }

  names(): string[] {
    return this.#declared
      ? [...this.#declared.keys()]
      : Object.keys(isObject(this.rows[0]) ? this.rows[0] : {});
  }

  /** The column's values, converted: numeric text to numbers in numeric columns only, NaN and infinities to null. */
  column(name: string, at: Span): readonly Operand[] {
    const known = this.#converted.get(name);
    if (known) return known;
    this.usable(at);
    // Without rows and declared columns nothing is known about names; aggregates over nothing are null.
    if (!this.has(name) && (this.#declared || this.rows.length > 0)) {
      throw problemAt(
        'UNKNOWN_COLUMN',
        at,
        `There is no column "${name.slice(0, 60)}".`,
        suggest(name, this.names()),
      );
    }
    const cells = this.rows.map((row) => own(row, name));
    const numeric = this.#declared ? this.#declared.get(name) === 'number' : looksNumeric(cells);
    const values = cells.map((cell) => convert(cell, numeric));
    this.#converted.set(name, values);
    return values;
  }
}

const isObject = (row: unknown): row is object => typeof row === 'object' && row !== null;

/** Exact types win; of two columns with one name the first counts. */
function declaredTypes(columns: readonly Column[]): Map<string, ColumnType> {
  const types = new Map<string, ColumnType>();
  for (const { name, type } of columns) if (!types.has(name)) types.set(name, type);
  return types;
}

/** Undeclared columns are numeric when they hold numbers and their text, if any, is decimals that outgrew a number. */
function looksNumeric(cells: readonly unknown[]): boolean {
  let numbers = false;
  for (const cell of cells) {
    if (typeof cell === 'number') numbers = true;
    else if (typeof cell === 'boolean' || (typeof cell === 'string' && readDecimal(cell) === undefined))
      return false;
  }
  return numbers;
}

function convert(cell: unknown, numeric: boolean): Operand {
  switch (typeof cell) {
    case 'number':
      return finite(cell);
    case 'string': {
      const decimal = numeric ? readDecimal(cell) : undefined;
      return decimal === undefined ? cell : decimal;
    }
    case 'boolean':
      return cell;
    case 'object':
      return cell === null ? null : jsonText(cell);
    default:
      return null;
  }
}
