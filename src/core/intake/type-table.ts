import type { Pace } from '../base/pace.js';
import { tableColumnNames } from './column-names.js';
import type { DeclaredColumn } from './declared-column.js';
import { matchDeclared, type Declarations } from './declared-types.js';
import type { LoadWarning } from './dataset.js';
import type { ReadOptions } from './read-options.js';
import { columnWarnings, layoutWarnings } from './reading-warnings.js';
import type { ColumnProblem, IngestColumn, IngestTable, RawColumn, RawTable } from './table-types.js';
import { typeColumns, type TypedColumn } from './type-columns.js';
import { flattened } from './values/flatten-objects.js';

/** A table whose columns have names and types that the engine takes. */
export interface TypedTable extends IngestTable {
  columns: (TypedColumn & Pick<IngestColumn, 'name' | 'meaning'>)[];
  /** As its source has it, with declared columns that it lacks. */
  raw: RawTable;
  declared: Declarations;
}

export interface TypeTableOptions extends Pick<ReadOptions, 'locale' | 'dates'> {
  columns?: readonly DeclaredColumn[] | undefined;
}

/**
 * Gives the columns of a table their names and types, and says what a person should know of it.
 *
 * @throws QueryError INVALID_DATASET where a declaration is no type name
 */
export async function typeTable(
  name: string,
  source: RawTable,
  { columns: wishes = [], locale = 'en-US', dates }: TypeTableOptions,
  pace: Pace,
): Promise<TypedTable> {
  const raw = source.isFile
    ? await flattened(source, wishes, pace)
    : { ...source, columns: [...source.columns] };
  const own = raw.columns.map((column) => column.name);
  const declared = matchDeclared(raw.columns, wishes, name, tableColumnNames(name, own).names);
  const { names, warnings } = tableColumnNames(
    name,
    raw.columns.map((column) => declared.get(column)?.as ?? column.name),
  );
  const { rowCount, layout } = raw;
  if (rowCount === 0)
    warnings.push({ table: name, code: 'empty', message: `Dataset "${name}" has no rows.` });
  if (layout) warnings.push(...layoutWarnings(layout, name));
  const typed = await typeColumns(raw, { names, declared, dataset: name, locale, dates }, pace);
  const columns = typed.map((column, at) => {
    const source = raw.columns[at] as RawColumn;
    const { role, unit = column.finding?.unit } = declared.get(source) ?? {};
    const meaning = {
      ...(role && { role }),
      ...(unit !== undefined && { unit }),
      ...(source.summed && { additive: true }),
    };
    const isKnown = Object.keys(meaning).length > 0;
    return { ...column, name: names[at] as string, ...(isKnown ? { meaning } : {}) };
  });
  for (const [at, column] of columns.entries()) {
    const isDeclared = declared.get(raw.columns[at] as RawColumn)?.sql !== undefined;
    warnings.push(
      ...warningsOf(column, { table: name, column: column.name, isDeclared, isEmpty: rowCount === 0 }),
    );
  }
  return { name, rowCount, columns, warnings, raw, declared };
}

interface WarningContext {
  table: string;
  column: string;
  isDeclared: boolean;
  /** The table has no rows. */
  isEmpty: boolean;
}

/** What a declared type answers is no news. */
function warningsOf({ finding, found, problem }: TypedColumn, context: WarningContext): LoadWarning[] {
  const { table, column, isDeclared } = context;
  const warn = ({ code, detail }: ColumnProblem): LoadWarning => ({
    ...{ table, column, code },
    message: `Column "${column}" of "${table}": ${detail}.`,
  });
  const warnings: LoadWarning[] = [];
  if (problem) warnings.push(warn(problem));
  if (found?.halved !== undefined) {
    const detail = `row ${found.halved + 1} holds half of a surrogate pair; such halves are replaced by U+FFFD`;
    warnings.push(warn({ code: 'replaced_characters', detail }));
  }
  if (isDeclared) return warnings;
  if (finding) warnings.push(...columnWarnings(finding, table, column));
  const doubt = finding?.problem ?? (finding && finding.stored !== 'VARCHAR' ? undefined : found?.problem);
  if (doubt) warnings.push(warn(doubt));
  if ((found?.empty ?? finding?.empty) && !context.isEmpty) {
    const message = `Column "${column}" of "${table}" has no value; it is taken as text.`;
    warnings.push({ table, column, code: 'all_null', message });
  }
  return warnings;
}
