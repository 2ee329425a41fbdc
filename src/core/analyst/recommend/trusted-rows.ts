import type { RunQuery, TableSchema } from '../../query/types.js';
import type { Doubt } from './doubts.js';
import { withoutOddValues } from './odd-values.js';
import { overRows } from './only-rows.js';
import type { ColumnProfile } from './profile-columns.js';
import { withOneSpelling } from './spellings.js';
import { testRows } from './test-rows.js';
import { textValues } from './text-values.js';
import { withOneUnit } from './unit-columns.js';

/** What a table can be trusted with: which rows, which values and which names. */
export interface TrustedRows {
  columns: ColumnProfile[];
  /** SQL of conditions that every query of the table has. */
  conditions: string[];
  doubts: Doubt[];
}

/** Looks for rows and values that would make a chart lie: tests, names in several spellings, values in other units, numbers for no value. */
export async function trustedRows(
  table: TableSchema,
  profiles: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<TrustedRows> {
  const texts = await textValues(table, profiles, runQuery);
  const tests = testRows(texts, table.rowCount);
  const conditions = tests.map(({ condition }) => condition);
  const spelled = withOneSpelling(profiles, texts);
  const measured = withOneUnit(spelled.columns, texts);
  const ask = overRows(runQuery, table.name, conditions);
  const valued = await withoutOddValues(table, measured.columns, ask);
  const groups = (name: string): number => tests.find((one) => one.doubt.column === name)?.names.length ?? 0;
  return {
    columns: valued.columns.map((one) => ({ ...one, distinct: one.distinct - groups(one.name) })),
    conditions,
    doubts: [...tests.map(({ doubt }) => doubt), ...valued.doubts, ...measured.doubts, ...spelled.doubts],
  };
}
