import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { readableName } from '../../statements/frame/names.js';
import type { ColumnProfile } from './profile-columns.js';

/** Pairs of so many measures are compared. */
const MOST_RELATED = 6;
/** Beyond this two columns are one in two units. */
const THE_SAME = 0.995;

/** The two measures that are most strongly correlated, for a scatter plot; the x is the one that the table has first. */
export async function relatedPair(
  table: string,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<readonly [ColumnProfile, ColumnProfile] | undefined> {
  const measures = columns
    .filter(({ role, filled }) => role === 'measure' && filled > 0.5)
    .slice(0, MOST_RELATED);
  const all = measures.flatMap((x, i) => measures.slice(i + 1).map((y) => [x, y] as const));
  // "Total cost" against "cost of repair" or a maximum against its minimum shows nothing new.
  const apart = all.filter(([x, y]) => !shareWord(x.name, y.name));
  const pairs = apart.length > 0 ? apart : all;
  if (pairs.length < 2) return pairs[0];
  const items = pairs.map(([x, y], i) => `CORR(${x.sql}::DOUBLE, ${y.sql}::DOUBLE) AS "r${i}"`);
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}`);
  const strength = (i: number): number => {
    const r = Math.abs(Number(rows[0]?.[`r${i}`] ?? 0));
    return Number.isFinite(r) && r < THE_SAME ? r : 0;
  };
  const best = pairs.map((_, i) => i).sort((a, b) => strength(b) - strength(a))[0] ?? 0;
  return pairs[best];
}

function shareWord(a: string, b: string): boolean {
  const words = (name: string): string[] =>
    readableName(name)
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3);
  return words(a).some((word) => words(b).includes(word));
}
