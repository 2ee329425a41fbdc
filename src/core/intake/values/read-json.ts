import { QueryError } from '../../base/query-error.js';
import type { RawTable } from '../table-types.js';
import { DEEPEST, JsonPieces, parseJson } from './json-pieces.js';
import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import { tableFromColumns, tableFromRows } from './raw-table.js';
import type { TextPieces } from '../bytes/text-pieces.js';
import type { ColumnTable, InputRow } from '../dataset.js';

/**
 * JSON (a list of objects, a list of lists under names, a column table, or an object around one list of objects) or one object a line. `lines`: the file
 * is said to be of lines, so that a single one with lists in it is a row and no column table.
 *
 * @throws QueryError INVALID_DATASET
 */
export async function parseJsonTable(
  pieces: TextPieces,
  dataset: string,
  pace: Pace,
  lines: boolean,
): Promise<RawTable> {
  const value = await parseDocument(pieces, dataset, pace, lines);
  return { ...(await tableOfJson(value, dataset, pace)), isFile: true };
}

async function tableOfJson(value: unknown, dataset: string, pace: Pace): Promise<RawTable> {
  if (Array.isArray(value)) {
    const [names, ...rows] = value as unknown[];
    return isNames(names) && (await isEvery(rows, Array.isArray, pace))
      ? tableFromColumns(columnsOf(names, rows as unknown[][]), dataset)
      : tableFromRows(value as InputRow[], dataset, pace);
  }
  if (!isRecord(value)) {
    throw new QueryError('INVALID_DATASET', `The JSON of dataset "${dataset}" is not a table.`, {
      path: dataset,
      hint: 'Give a list of objects, an object of equally long lists, or one object a line.',
    });
  }
  const { columns: names, data } = value;
  if (isNames(names) && Array.isArray(data) && (await isEvery(data, Array.isArray, pace)))
    return tableFromColumns(columnsOf(names, data as unknown[][]), dataset);
  if (await isColumnTable(value, pace)) return tableFromColumns(value as ColumnTable, dataset);
  const [largest] = (await tablesIn(value, DEEPEST, pace)).sort((a, b) => b.cells - a.cells);
  const table = largest?.table ?? [value];
  return Array.isArray(table) ? tableFromRows(table, dataset, pace) : tableFromColumns(table, dataset);
}

interface NestedTable {
  table: InputRow[] | ColumnTable;
  cells: number;
}

/** Lists of objects, and objects of equally long lists, in a document. */
async function tablesIn(value: object, depth: number, pace: Pace): Promise<NestedTable[]> {
  if (depth === 0) return [];
  const found: NestedTable[] = [];
  for (const part of Object.values(value) as unknown[]) {
    if (Array.isArray(part)) {
      const isRows = part.length > 0 && (await isEvery(part, isRecord, pace));
      const [first = {}] = part as InputRow[];
      if (isRows) found.push({ table: part as InputRow[], cells: part.length * Object.keys(first).length });
    } else if (isRecord(part)) {
      if (await isColumnTable(part, pace)) {
        const columns = Object.values(part as ColumnTable);
        found.push({ table: part as ColumnTable, cells: columns.length * (columns[0]?.length ?? 0) });
      } else found.push(...(await tablesIn(part, depth - 1, pace)));
    }
  }
  return found;
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');

/** Rows that are lists, under names. Names that occur twice are told apart by the place of their column. */
function columnsOf(names: readonly string[], rows: readonly unknown[][]): ColumnTable {
  const columns = names.map((name, at) => {
    const own = names.indexOf(name) === at ? name : `${name} ${at + 1}`;
    return [own, rows.map((row) => row[at] ?? null)];
  });
  return Object.fromEntries(columns) as ColumnTable;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of one length that hold no objects. */
async function isColumnTable(value: Record<string, unknown>, pace: Pace): Promise<boolean> {
  const parts = Object.values(value);
  const [first] = parts;
  for (const part of parts) {
    if (!Array.isArray(part) || part.length !== (first as unknown[]).length) return false;
    if (!(await isEvery(part, (item) => !isRecord(item), pace))) return false;
  }
  return parts.length > 0;
}

async function isEvery(
  list: readonly unknown[],
  holds: (item: unknown) => boolean,
  pace: Pace,
): Promise<boolean> {
  for (let at = 0; at < list.length; at += 1) {
    if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    if (!holds(list[at])) return false;
  }
  return true;
}

interface Reader {
  add(text: string): void;
  end(): unknown;
}

async function parseDocument(
  pieces: TextPieces,
  dataset: string,
  pace: Pace,
  lines: boolean,
): Promise<unknown> {
  let reader: Reader | undefined;
  for await (const { text, done } of pieces) {
    reader ??= (lines ? /^\s*\{/.test(text) : startsWithLine(text))
      ? new JsonLines(dataset)
      : new Document(dataset);
    reader.add(text);
    if (pace.spent) await pace.turn(done);
  }
  return (reader ?? new Document(dataset)).end();
}

/** The first line is an object, and another begins after it. */
function startsWithLine(text: string): boolean {
  const line = /^\s*(\{.*\})[^\S\n]*\n\s*\S/.exec(text)?.[1];
  if (line === undefined) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

class Document implements Reader {
  private readonly json = new JsonPieces();
  private readonly dataset: string;

  constructor(dataset: string) {
    this.dataset = dataset;
  }

  add(text: string): void {
    this.named(() => this.json.add(text));
  }

  end(): unknown {
    return this.named(() => this.json.end());
  }

  private named<T>(work: () => T): T {
    try {
      return work();
    } catch (cause) {
      const { items } = this.json;
      throw invalid(this.dataset, items > 0 ? `after item ${items}, ` : '', cause);
    }
  }
}

class JsonLines implements Reader {
  private readonly rows: unknown[] = [];
  private readonly dataset: string;
  private rest = '';
  private line = 0;

  constructor(dataset: string) {
    this.dataset = dataset;
  }

  add(text: string): void {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) this.take(this.rest + text.slice(0, end));
    this.rest = (end > 0 ? '' : this.rest) + text.slice(end);
  }

  end(): unknown {
    this.take(this.rest);
    return this.rows;
  }

  /** All lines at once, which is faster; where that is no list of as many rows, one is wrong and is looked for. */
  private take(text: string): void {
    const all = text.split('\n');
    const lines = all.filter((line) => line.trim() !== '');
    let rows: unknown;
    try {
      rows = parseJson(`[${lines.join(',')}]`);
    } catch {
      rows = undefined;
    }
    if (!Array.isArray(rows) || rows.length !== lines.length) {
      rows = all.flatMap((line, index) =>
        line.trim() === '' ? [] : [this.parseLine(line, this.line + index + 1)],
      );
    }
    for (const row of rows as unknown[]) this.rows.push(row);
    this.line += all.length - 1;
  }

  private parseLine(line: string, number: number): unknown {
    try {
      return parseJson(line);
    } catch (cause) {
      throw invalid(this.dataset, `line ${number}, `, cause);
    }
  }
}

/** Engines count the position from where their text began, which is not the document. */
function invalid(dataset: string, where: string, cause: unknown): QueryError {
  const why = (cause as Error).message.replace(/,? (?:in JSON )?at (?:position|line) \d.*$/s, '');
  return new QueryError('INVALID_DATASET', `Dataset "${dataset}", ${where}not JSON: ${why}`, {
    path: dataset,
    cause,
  });
}
