import type { DataQuestion, DataQuestions, Widget } from '../../chart/types.js';
import { quoteName, sqlLiteral } from '../../query/sql-text.js';

/** Something about the rows of a table that only a person can answer, and the SQL of the figures that tell of it. */
export interface Doubt extends DataQuestion {
  figures: Readonly<{ rows: string; names?: string; value?: string; times?: string }>;
  /** What stands in the SQL of a widget that it concerns; absent where it concerns all. */
  trace?: string;
}

/** So many names are told. */
const MOST_NAMES = 5;
/** More questions than this are no longer read. */
const MOST_QUESTIONS = 8;

/** Rows with one of some texts in a column, and these texts. */
export function textFigures(column: string, texts: readonly string[]): Doubt['figures'] {
  const name = quoteName(column);
  const among = (some: readonly string[]): string =>
    `FILTER (WHERE ${name} IN (${some.map(sqlLiteral).join(', ')}))`;
  return {
    rows: `COUNT(*) ${among(texts)}`,
    names: `STRING_AGG(DISTINCT ${name}, ', ' ORDER BY ${name}) ${among(texts.slice(0, MOST_NAMES))}`,
  };
}

/** A doubt about some rows only: all its figures are filtered. */
export function amongRows(doubt: Doubt, conditions: readonly string[]): Doubt {
  if (conditions.length === 0) return doubt;
  const figures = Object.entries(doubt.figures).map(([name, sql]) => [
    name,
    sql.replaceAll('FILTER (WHERE ', () => `FILTER (WHERE ${conditions.join(' AND ')} AND `),
  ]);
  return { ...doubt, figures: Object.fromEntries(figures) as Doubt['figures'] };
}

/** What widgets leave open; undefined where that is nothing. */
export function questionsOf(
  table: string,
  doubts: readonly Doubt[],
  widgets: readonly Pick<Widget, 'dataKey'>[],
): DataQuestions | undefined {
  const asked = doubts
    .filter(({ trace }) => trace === undefined || widgets.some(({ dataKey }) => dataKey.includes(trace)))
    .slice(0, MOST_QUESTIONS);
  if (asked.length === 0) return undefined;
  const figures = asked.flatMap(({ figures: own }, at) =>
    Object.entries(own).map(([name, sql]) => `${sql} AS "${name}_${at + 1}"`),
  );
  return {
    sql: `SELECT ${figures.join(', ')} FROM ${quoteName(table)}`,
    asked: asked.map(({ kind, column }) => ({ kind, column })),
  };
}
