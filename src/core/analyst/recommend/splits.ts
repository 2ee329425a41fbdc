import {
  foldedName,
  isGridName,
  isLatitudeName,
  isLongitudeName,
  isScoreName,
} from '../../intake/roles/name-words.js';
import { isCircumstance, isResult, isResultFlag } from './interest.js';
import { isCurrencyName } from './measures.js';
import type { Outcome } from './outcomes.js';
import type { ColumnProfile } from './profile-columns.js';
import { readableName } from '../../statements/frame/names.js';
import { sqlLiteral } from '../../query/sql-text.js';
import { isQuestion, type Titles } from './title-words.js';
import { binIndex, binsFor, type Bins } from './bins.js';
import { daysOf, grainFor, truncated, type Cycle, type TimeGrain } from './periods.js';

/** A way to cut the rows of a table into groups. */
export type Split =
  | { kind: 'category'; column: ColumnProfile; sql: string }
  /** `ofOutcome`: a measure by itself, whose ranges explain what came of the rows and nothing else. */
  | { kind: 'ranges'; column: ColumnProfile; sql: string; bins: Bins; ofOutcome?: true }
  | { kind: 'period'; column: ColumnProfile; sql: string; grain: TimeGrain }
  | { kind: 'cycle'; column: ColumnProfile; sql: string; cycle: Cycle };

/** More groups than this are a list, not a comparison. */
const MOST_GROUPS = 60;
const MOST_CATEGORIES = 18;
const MOST_RANGES = 4;
const MOST_OF_MEASURES = 8;

/** Categories, ranges of circumstances, periods and what recurs; not how things ended, nor marks given to them, nor the column `result`. */
export function splitsOf(
  columns: readonly ColumnProfile[],
  outcomes: readonly Outcome[],
  time: ColumnProfile | undefined,
  result?: string,
): Split[] {
  const categories = columns.filter(
    (column) =>
      column.role === 'category' &&
      column.distinct <= MOST_GROUPS &&
      !outcomes.some((one) => one.column === column) &&
      !(column.type === 'number' && isResult(column.name)) &&
      !(column.yes !== undefined && (isResultFlag(column.name) || column.name === result)) &&
      (!isScoreName(foldedName(column.name)) || isClass(column)) &&
      !isCurrencyName(column.name),
  );
  const circumstances = columns.filter(
    ({ role, name }) => role === 'measure' && isCircumstance(name) && !isPlaceOnMap(foldedName(name)),
  );
  return [
    ...categories
      // The name of a group says more than its number.
      .toSorted((a, b) => Number(a.type === 'number') - Number(b.type === 'number'))
      .slice(0, MOST_CATEGORIES)
      .map((column): Split => ({ kind: 'category', column, sql: column.sql })),
    ...columns.filter(isSmallCount).map((column): Split => ({ kind: 'category', column, sql: column.sql })),
    ...circumstances.slice(0, MOST_RANGES).flatMap((column) => rangesOf(column)),
    ...(result === undefined
      ? []
      : columns
          .filter((one) => one.role === 'measure' && !circumstances.includes(one) && !isSmallCount(one))
          .slice(0, MOST_OF_MEASURES)
          .flatMap((column) => rangesOf(column, { ofOutcome: true }))),
    ...(time ? timeSplits(time) : []),
  ];
}

function rangesOf(column: ColumnProfile, of: { ofOutcome?: true } = {}): Split[] {
  const bins = binsFor(column);
  if (!bins) return [];
  const known = [`ISFINITE(${column.sql}::DOUBLE)`, ...(column.valid ?? [])].join(' AND ');
  const sql = `CASE WHEN ${known} THEN ${binIndex(bins, column.sql)} END`;
  return [{ kind: 'ranges', column, sql, bins, ...of }];
}

export const isPlaceOnMap = (folded: string): boolean =>
  isLatitudeName(folded) || isLongitudeName(folded) || isGridName(folded);

/** Grades in letters are classes that things are put into. */
const isClass = ({ type, name }: ColumnProfile): boolean =>
  type === 'string' && /(?:^| )(?:grade|band|tier|level|class)$/.test(foldedName(name));

/** `special_requests`: how many of something each row has, where it is a few at most. */
const isSmallCount = ({ role, type, least, most, distinct, name }: ColumnProfile): boolean =>
  role === 'measure' &&
  type === 'number' &&
  least === 0 &&
  Number(most) < MOST_OF_EACH &&
  distinct === Number(most) + 1 &&
  distinct > 2 &&
  !isResult(name);
const MOST_OF_EACH = 8;

function timeSplits(time: ColumnProfile): Split[] {
  const grain = time.role === 'year' ? 'year' : grainFor(time);
  const start = truncated(time, grain);
  const sql = time.valid ? `CASE WHEN ${time.valid.join(' AND ')} THEN ${start} END` : start;
  const period: Split = { kind: 'period', column: time, sql, grain };
  return [period, ...cyclesOf(time).map((cycle): Split => ({ kind: 'cycle', column: time, sql: `${PART[cycle]}(${time.sql})`, cycle }))]; // prettier-ignore
}

const PART = { hour: 'HOUR', weekday: 'ISODOW', month: 'MONTH' } as const;

/** What may recur in the times that there are. */
export function cyclesOf(time: ColumnProfile): Cycle[] {
  if (time.role !== 'time') return [];
  const days = daysOf(time);
  const isDaily = time.distinct > days / 2;
  return [
    ...((time.hours ?? 0) >= 6 && days >= 1 ? (['hour'] as const) : []),
    ...(days >= 21 && isDaily ? (['weekday'] as const) : []),
    ...(days >= 730 && isDaily ? (['month'] as const) : []),
  ];
}

/** A column of yes and no with groups that say what they are: "orders with voucher", or "Gutschein: ja" where the language would have to inflect. */
export function withNamedSides(column: ColumnProfile, things: string, titles: Titles): ColumnProfile {
  const { yes, sql, name } = column;
  const sides = isQuestion(name) ? undefined : titles.sides(readableName(name), things);
  if (yes === undefined) {
    if (!column.sides || !sides) return column;
    const [[is, isNot], answers] = [sides, column.sides];
    return {
      ...column,
      sql: `CASE ${sql} WHEN ${sqlLiteral(answers.yes)} THEN ${sqlLiteral(is)} WHEN ${sqlLiteral(answers.no)} THEN ${sqlLiteral(isNot)} ELSE ${sql} END`,
      bare: sql,
      longest: Math.max(is.length, isNot.length, column.longest),
    };
  }
  const named = sides
    ? `CASE WHEN ${yes} THEN ${sqlLiteral(sides[0])} WHEN ${sql} IS NOT NULL THEN ${sqlLiteral(sides[1])} END`
    : `${sqlLiteral(`${titles.noun(name)}: `)} || ${sql}::VARCHAR`;
  return {
    ...column,
    type: 'string',
    sql: named,
    bare: sql,
    longest: Math.max(...(sides ?? [name]).map(({ length }) => length)),
  };
}
