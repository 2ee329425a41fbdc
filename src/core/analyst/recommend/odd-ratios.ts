import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import type { Doubt } from './doubts.js';
import { logSteps } from './log-steps.js';
import { otherUnit, type UnitBound } from './other-units.js';
import type { ColumnProfile } from './profile-columns.js';
import { areOfGroups } from './unit-groups.js';
import { rangeOf } from './value-range.js';

/** So many measures are compared with each other. */
const MOST_MEASURES = 7;
const LEAST_ROWS = 100;
const RELATED = 0.4;

/** A measure with rows in another unit, as its ratio to another measure shows. */
interface OddRatio {
  column: ColumnProfile;
  /** SQL of the ratio of the two, where both are above zero. */
  ratio: string;
  unit: UnitBound;
  /** SQL of the condition that leaves these rows out, and keeps those without a ratio. */
  test: string;
}

/**
 * Hours that were noted in minutes may be as many as those of a long job: beside the hours that were planned they are sixty times as many. Of
 * two measures whose ratio is so in a few rows, the one that is usual elsewhere is right.
 */
export async function withoutOddRatios(
  table: TableSchema,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<{ columns: ColumnProfile[]; doubts: Doubt[] }> {
  const measures = columns
    .filter(({ role, type, valid }) => role === 'measure' && type === 'number' && valid === undefined)
    .slice(0, MOST_MEASURES);
  const pairs = table.rowCount < LEAST_ROWS ? [] : await relatedPairs(table.name, measures, runQuery);
  if (pairs.length === 0) return { columns: [...columns], doubts: [] };
  const ratios = pairs.map(([x, y]) => ({ sql: `${x.sql} / NULLIF(${y.sql}, 0)`, valid: [`${y.sql} > 0`] }));
  const steps = await logSteps(table, ratios, runQuery);
  const found: OddRatio[] = [];
  for (const [at, pair] of pairs.entries()) {
    const unit = otherUnit(steps[at] ?? []);
    if (!unit || pair.some((one) => found.some(({ column }) => column === one))) continue;
    const odd = await oddIn(table.name, pair, unit, columns, runQuery);
    if (odd) found.push(odd);
  }
  const valid = await Promise.all(
    found.map(async ({ column, test }) => ({ ...column, ...(await rangeOf(table, column, [test], runQuery)), valid: [test] })),
  ); // prettier-ignore
  return {
    columns: columns.map((column) => valid.find(({ name }) => name === column.name) ?? column),
    doubts: found.map(doubtOf),
  };
}

/** Measures whose logarithms go together: the ratio of others says nothing that they do not say themselves. */
async function relatedPairs(
  table: string,
  measures: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<(readonly [ColumnProfile, ColumnProfile])[]> {
  const pairs = measures.flatMap((_, i) => measures.slice(i + 1).map((__, j) => [i, i + 1 + j] as const));
  if (pairs.length === 0) return [];
  const logs = measures.map(({ sql }, at) => `CASE WHEN ${sql} > 0 THEN LN(${sql}) END AS "log${at}"`);
  const items = pairs.map(([x, y], at) => `CORR("log${x}", "log${y}") AS "r${at}"`);
  const { rows } = await runQuery(
    `SELECT ${items.join(', ')} FROM (SELECT ${logs.join(', ')} FROM ${quoteName(table)})`,
  );
  return pairs.flatMap(([x, y], at) => {
    const [one, other] = [measures[x], measures[y]];
    return one && other && Number(rows[0]?.[`r${at}`] ?? 0) >= RELATED ? [[one, other] as const] : [];
  });
}

/** The one of two measures whose own values are far from the usual ones where the ratio is. */
async function oddIn(
  table: string,
  [x, y]: readonly [ColumnProfile, ColumnProfile],
  unit: UnitBound,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<OddRatio | undefined> {
  const ratio = `${x.sql} / ${y.sql}`;
  const isFar = `${x.sql} > 0 AND ${y.sql} > 0 AND ${ratio} ${unit.above ? '>=' : '<'} ${unit.bound}`;
  const shift = ({ sql }: ColumnProfile): string =>
    `ABS(LOG10(MEDIAN(${sql}) FILTER (WHERE ${isFar}) / MEDIAN(${sql}) FILTER (WHERE ${sql} > 0)))`;
  const { rows } = await runQuery(`SELECT ${shift(x)} AS "x", ${shift(y)} AS "y" FROM ${quoteName(table)}`);
  const column = Number(rows[0]?.['x'] ?? 0) > Number(rows[0]?.['y'] ?? 0) ? x : y;
  const of = `${x.sql} / NULLIF(${y.sql}, 0)`;
  if (await areOfGroups(table, { ...unit, of }, columns, runQuery)) return undefined;
  const test = `COALESCE(${x.sql} ${unit.above ? '<' : '>='} ${unit.bound} * NULLIF(${y.sql}, 0), TRUE)`;
  return { column, ratio: of, unit, test };
}

function doubtOf({ column, ratio, unit, test }: OddRatio): Doubt {
  const [low, high] = ['<', '>='].map(
    (sign) => `FILTER (WHERE ${ratio} > 0 AND ${ratio} ${sign} ${unit.bound})`,
  );
  return {
    kind: 'other_unit',
    column: column.name,
    figures: {
      rows: `COUNT(*) ${unit.above ? high : low}`,
      times: `ROUND(MEDIAN(${ratio}) ${high} / MEDIAN(${ratio}) ${low})`,
    },
    trace: test,
  };
}
