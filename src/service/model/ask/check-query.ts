import { chartOfRows } from '../../../core/analyst/ask/ask-sql.js';
import { tryQuery } from '../../../core/analyst/ask/offer.js';
import { resolveEncoding } from '../../../core/chart/encoding.js';
import type { Encoding, WidgetType } from '../../../core/chart/types.js';
import { WIDGET_TYPE_TABLE } from '../../../core/chart/widget-types.js';
import { DeckError } from '../../../core/errors.js';
import { checkResult } from '../../../core/query/check-result.js';
import { QueryError } from '../../../core/base/query-error.js';
import { guardSelect } from '../../../core/query/guarded-select.js';
import { publicMessage } from '../../../core/query/query-error-wire.js';
import type { Column, Row, RunQuery } from '../../../core/query/types.js';
import type { Privacy, PromptAnswer, PromptTable } from '../../../core/stream/protocol.js';
import type { WrittenQuery } from './ask-answer.js';
import { askExplanation, askTitle } from './ask-texts.js';
import { filtersRows } from './filtered-values.js';
import { unknownNames } from './unknown-names.js';

export interface QueryCheck {
  prompt: string;
  tables: readonly PromptTable[];
  /** The engine that has the tables; absent where they are elsewhere. */
  runSql?: RunQuery | undefined;
  privacy: Privacy;
  locale: string;
  signal: AbortSignal;
}

/** An answer that may be given, or why there is none. `empty`: the query is right but finds nothing. */
export interface CheckedQuery {
  answer?: PromptAnswer;
  problem?: string;
  empty?: boolean;
}

/**
 * Guards a model's query, has the engine bind it and runs it over a few rows. Without an engine its text is all that is checked.
 * @throws what the engine throws where it is not well; AbortError
 */
export async function checkQuery(query: WrittenQuery, check: QueryCheck): Promise<CheckedQuery> {
  const { sql } = query;
  try {
    guardSelect(sql, 1);
  } catch (error) {
    if (!QueryError.is(error)) throw error;
    return { problem: problemOf(error, sql) };
  }
  return check.runSql ? ran(query, check, check.runSql) : supposed(query, check);
}

async function ran(query: WrittenQuery, check: QueryCheck, runSql: RunQuery): Promise<CheckedQuery> {
  const { sql } = query;
  const { signal, privacy } = check;
  let bound = false;
  try {
    // Bound and planned without a row, as EXPLAIN does: what the engine objects to here is the text of the query.
    await runSql(`SELECT * FROM (${sql}\n) LIMIT 0`, { signal });
    bound = true;
    const { columns, rows } = checkResult(await tryQuery(sql, runSql, signal));
    return shown(query, columns, rows, check);
  } catch (error) {
    signal.throwIfAborted();
    if (!QueryError.is(error) || publicMessage(error, sql) === undefined) throw error;
    const told = privacy !== 'none' || (!bound && NO_CELLS.has(error.code));
    return { problem: told ? problemOf(error, sql) : `sql: it failed over the rows (${error.code})` };
  }
}

/** Objections to the text of a query, in which no cell can stand. */
const NO_CELLS: ReadonlySet<string> = new Set([
  'SYNTAX',
  'NOT_A_SINGLE_SELECT',
  'NOT_ALLOWED',
  'UNKNOWN_TABLE',
  'UNKNOWN_COLUMN',
  'UNKNOWN_FUNCTION',
  'EXTERNAL_ACCESS',
  'EXTENSION',
]);

/** Positions are those of the SQL that ours is put into: the words around it say more. */
function problemOf(error: QueryError, sql: string): string {
  const said = (publicMessage(error, sql) ?? '').replace(/^Line \d+, column \d+ of the SQL: /, '');
  return `sql: ${said}${error.hint === undefined ? '' : ` ${error.hint}`}`;
}

function shown(query: WrittenQuery, columns: Column[], rows: Row[], check: QueryCheck): CheckedQuery {
  const empty = { problem: 'sql: it ran and gave no rows or only empty values', empty: true };
  if (rows.length === 0 || columns.length === 0) return empty;
  const cells = rows.flatMap((row) => columns.map(({ name }) => row[name] ?? null));
  if (cells.every((cell) => cell === null)) return empty;
  const answer = answerOf(query, chartOf(query, columns, rows), rows, check);
  // "How many … in germany" counts to 0 where the value is written otherwise.
  const none = rows.length === 1 && cells.every((cell) => cell === null || cell === 0);
  return none && filtersRows(query.sql, check.tables)
    ? { ...empty, problem: 'sql: it ran and gave only zeros', answer }
    : { answer };
}

/** The chart asked for where the columns make it, by the roles that were given or by their names; else the one that fits them. */
function chartOf({ type, encoding }: WrittenQuery, columns: Column[], rows: Row[]): Chart {
  const given = Object.entries(encoding).filter(([, name]) => columns.some((column) => column.name === name));
  if (type) {
    for (const config of [{ encoding: Object.fromEntries(given) }, {}]) {
      try {
        return { type, encoding: resolveEncoding(type, columns, rows, config) };
      } catch (error) {
        if (!DeckError.is(error)) throw error;
      }
    }
  }
  return chartOfRows(columns, rows);
}

interface Chart {
  type: WidgetType;
  encoding: Encoding;
}

/** Where the page runs the query: its names are checked, and its columns are taken for those that the encoding names. */
function supposed(query: WrittenQuery, check: QueryCheck): CheckedQuery {
  const { sql, type = 'table', encoding } = query;
  const unknown = unknownNames(sql, check.tables);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 5).map((name) => JSON.stringify(name.slice(0, 80)));
    return { problem: `sql: there is no table or column ${names.join(', ')}` };
  }
  const kinds = new Map(WIDGET_TYPE_TABLE[type].roles.flat().map(({ role, kind }) => [role as string, kind]));
  const named = Object.entries(encoding).filter(([, name]) => name !== '' && sql.includes(name));
  const columns = [...new Set(named.map(([, name]) => name))].map((name): Column => {
    const roles = named.filter(([, column]) => column === name).map(([role]) => kinds.get(role));
    const number = roles.some((kind) => kind === 'number' || kind === 'quantity');
    return { name, type: number ? 'number' : 'string', dbType: '' };
  });
  const row = Object.fromEntries(columns.map((column) => [column.name, column.type === 'number' ? 1 : 'a']));
  const chart =
    columns.length === 0 ? { type: 'table' as const, encoding: {} } : chartOf(query, columns, [row]);
  return { answer: answerOf(query, chart, [], check) };
}

function answerOf(query: WrittenQuery, chart: Chart, rows: Row[], check: QueryCheck): PromptAnswer {
  const { sql } = query;
  const sources = { prompt: check.prompt, sql, rows, locale: check.locale };
  return {
    sql,
    title: askTitle(query.title, sources),
    ...chart,
    explanation: askExplanation(query.explanation, sources) || 'A model wrote the query.',
  };
}
