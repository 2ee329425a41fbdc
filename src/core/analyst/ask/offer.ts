import { resolveEncoding } from '../../chart/encoding.js';
import type { WidgetType } from '../../chart/types.js';
import type { Column, QueryResult, Row, RunQuery } from '../../query/types.js';
import type { PromptAnswer } from '../../stream/protocol.js';
import { chooseChart } from './choose-chart.js';
import { explain, titleOf } from './explain.js';
import type { Intent } from './intent.js';
import { toSql } from './to-sql.js';

/** Rows that are read to see that a query runs. */
const TRIED_ROWS = 50;

/** A reading as an answer whose SQL has run. Throws what the engine says, or `no_rows`. */
export async function offer(
  intent: Intent,
  runQuery: RunQuery | undefined,
  signal: AbortSignal | undefined,
): Promise<PromptAnswer> {
  const sql = toSql(intent);
  const { columns, rows } = runQuery ? await tryQuery(sql, runQuery, signal) : supposed(intent, sql);
  const { type, encoding } = encoded(chooseChart(intent), columns, rows);
  return { sql, title: titleOf(intent), type, encoding, explanation: explain(intent) };
}

export async function tryQuery(
  sql: string,
  runQuery: RunQuery,
  signal: AbortSignal | undefined,
): Promise<QueryResult> {
  return runQuery(`SELECT * FROM (${sql}\n) LIMIT ${TRIED_ROWS}`, signal ? { signal } : {});
}

/** The encoding of the chart; a table where the columns do not make it. */
export function encoded(
  type: WidgetType,
  columns: readonly Column[],
  rows: readonly Row[],
): Pick<PromptAnswer, 'type' | 'encoding'> {
  try {
    return { type, encoding: resolveEncoding(type, columns, rows) };
  } catch (error) {
    if (rows.length === 0) throw error;
    return { type: 'table', encoding: resolveEncoding('table', columns, rows) };
  }
}

/** The columns that a query will have, where nothing can run it. */
function supposed({ groups }: Intent, sql: string): { columns: Column[]; rows: Row[] } {
  const names = [...sql.slice(0, sql.indexOf(' FROM ')).matchAll(/ AS "((?:[^"]|"")+)"/g)].map(
    ([, name = '']) => name,
  );
  const columns = names.map((name, i): Column => {
    const text = /^(?:category|series|label)$/.test(name) && groups[i]?.column.type !== 'number';
    return { name, type: text ? 'string' : 'number', dbType: text ? 'VARCHAR' : 'DOUBLE' };
  });
  return {
    columns,
    rows: [Object.fromEntries(columns.map(({ name, type }) => [name, type === 'number' ? 1 : 'a']))],
  };
}
