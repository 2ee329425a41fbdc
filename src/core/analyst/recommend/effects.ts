import { quoteName } from '../../query/sql-text.js';
import type { Row, RunQuery, TableSchema } from '../../query/types.js';
import { isAfterwards } from './interest.js';
import { isOutcome, type Measure } from './measures.js';
import { estimateOf, ratioRows, ratiosApart, ratioStatistics } from './ratio-groups.js';
import { sharesWord, wordsBefore } from './shares-word.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Split } from './splits.js';
import { varianceOf, type GroupRows } from './variance.js';
import { leastRows } from './widget-sql.js';

/** How far the groups of a split lie apart in a measure, over the rows behind them. */
export interface Effect {
  measure: Measure;
  split: Split;
  /** ε: the root of the part of the variance between groups, less what chance gives (Kelley 1935); 0–1. */
  size: number;
  /** p-value of the analysis of variance (Fisher 1925). */
  p: number;
  /** Groups have too few rows to be compared. */
  hasSmall: boolean;
  /** The names of the groups, where they are a few: several questions may have the same answers. */
  answers?: string;
}

/** Of what is not known of all rows, those of late months may be still to come. */
export const COMPLETE = 0.97;

interface Group extends GroupRows {
  least: number;
  most: number;
}

/** Compares all groups of each split in each measure, in one query a split. */
export async function effectsOf(
  table: TableSchema,
  measures: readonly Measure[],
  splits: readonly Split[],
  runQuery: RunQuery,
): Promise<Effect[]> {
  const before = wordsBefore(table);
  const found = await Promise.all(
    splits.map(async (split) => {
      const asked = measures.filter((measure) => isOther(measure, split, before));
      if (asked.length === 0) return [];
      const items = asked.flatMap((measure, i) => statisticsOf(measure, i));
      const { rows } = await runQuery(
        `SELECT ${split.sql} AS "g", COUNT(*) AS "rows", ${items.join(', ')} FROM ${quoteName(table.name)} GROUP BY 1 ORDER BY 1`,
      );
      const answers = answersOf(split, rows);
      return asked.flatMap((measure, i) => {
        const found = effectOf(measure, split, rows, i);
        return found ? [{ ...found, ...(answers !== undefined && { answers }) }] : [];
      });
    }),
  );
  return found.flat();
}

const LEAST_ANSWERS = 3;
const MOST_ANSWERS = 6;

function answersOf({ kind, column }: Split, rows: readonly Row[]): string | undefined {
  if (column.sides) return column.sides.others.join('\n');
  const names = rows.flatMap(({ g }) => (typeof g === 'string' ? [g] : []));
  return kind === 'category' &&
    column.type === 'string' &&
    names.length >= LEAST_ANSWERS &&
    names.length <= MOST_ANSWERS
    ? names.join('\n')
    : undefined;
}

const isOther = (measure: Measure, split: Split, before: ReadonlySet<string>): boolean =>
  !(split.kind === 'ranges' && split.ofOutcome && !isOutcome(measure)) &&
  !(
    split.kind === 'cycle' &&
    split.cycle === 'month' &&
    (measure.settles || (!measure.settled && measure.filled < COMPLETE))
  ) &&
  mayExplain(split.column, measure, before);

/** Whether a column may part a measure: it is none of what the measure is made of, nor of what was written down afterwards. `before`: words that say nothing. */
export function mayExplain(
  { name }: Pick<ColumnProfile, 'name'>,
  measure: Measure,
  before: ReadonlySet<string>,
): boolean {
  const own = measure.shareOf ?? measure.name;
  return (
    own !== name &&
    !measure.of?.includes(name) &&
    !(isOutcome(measure) && isAfterwards(name)) &&
    !sharesWord(own, name, before)
  );
}

/** Far values do not decide: those beyond the middle 96 % count as its ends. */
function statisticsOf(measure: Measure, i: number): string[] {
  const { sql, low, high, shareOf, only, over } = measure;
  if (over) return ratioStatistics(measure, over.sql, i);
  const bare = `${sql}::DOUBLE`;
  const value =
    shareOf === undefined && low !== undefined && high !== undefined
      ? `LEAST(GREATEST(${bare}, ${low}), ${high})`
      : bare;
  const filter = only.length === 0 ? '' : ` FILTER (WHERE ${only.join(' AND ')})`;
  return [
    `COUNT(${sql})${filter} AS "n${i}"`,
    `AVG(${value})${filter} AS "m${i}"`,
    `VAR_POP(${value})${filter} AS "v${i}"`,
    `MIN(${bare})${filter} AS "a${i}"`,
    `MAX(${bare})${filter} AS "b${i}"`,
  ];
}

function effectOf(measure: Measure, split: Split, rows: readonly Row[], i: number): Effect | undefined {
  if (measure.over) return ratioEffect(measure, split, rows, i);
  const all = rows.flatMap((row): Group[] => {
    const number = (key: string): number => Number(row[`${key}${i}`] ?? 0);
    if (row['g'] === null || number('n') === 0) return [];
    return [
      { n: number('n'), mean: number('m'), variance: number('v'), least: number('a'), most: number('b') },
    ];
  });
  const groups = all.filter(({ n }) => n >= leastRows(measure));
  if (
    groups.length < 2 ||
    (split.kind === 'period' && (measure.settles || (!measure.settled && isUnfinished(rows, i))))
  )
    return undefined;
  const found = varianceOf(groups);
  if (!found || (measure.shareOf === undefined && areApart(groups))) return undefined;
  const { between, within, noise, above, p } = found;
  const size = Math.sqrt(Math.max(0, (between - above * noise) / (between + within)));
  return { measure, split, size, p, hasSmall: groups.length < all.length };
}

/** The same for a ratio of sums. */
function ratioEffect(measure: Measure, split: Split, rows: readonly Row[], i: number): Effect | undefined {
  const named = rows.filter((row) => row['g'] !== null).map((row) => ratioRows(row, i));
  const all = named.filter(({ n }) => n > 0);
  const groups = all.filter(({ n }) => n >= leastRows(measure)).flatMap((one) => estimateOf(one) ?? []);
  const found = ratiosApart(groups);
  return found && { measure, split, ...found, hasSmall: groups.length < all.length };
}

/** How much less of the last quarter of periods may be known. */
const KNOWN = 0.85;

/** Whether the values of late periods are not all there yet: what took long is still to come, so those that are known would look like a change. */
export function isUnfinished(rows: readonly Row[], i: number): boolean {
  const periods = rows.filter((row) => row['g'] !== null);
  const known = (some: readonly Row[]): number => sumOf(some, `n${i}`) / sumOf(some, 'rows');
  const late = Math.ceil(periods.length / 4);
  return known(periods.slice(-late)) < KNOWN * known(periods.slice(0, -late));
}

const sumOf = (rows: readonly Row[], key: string): number =>
  rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);

/** Ranges that do not overlap: the groups are parts of the measure itself. */
function areApart(groups: readonly Group[]): boolean {
  const sorted = [...groups].sort((a, b) => a.mean - b.mean);
  return groups.length > 2 && sorted.every((one, at) => at === 0 || one.least >= (sorted[at - 1]?.most ?? 0));
}
