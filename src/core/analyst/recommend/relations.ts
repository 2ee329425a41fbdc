import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import type { Measure } from './measures.js';
import { sharesWord } from './shares-word.js';

/** Levels beyond this many are not compared with each other. */
const MOST_RELATED = 8;
/** Beyond this two columns are one quantity, told twice; of like names (asking price and sold price) a little earlier. */
const THE_SAME = 0.95;
const ALIKE = 0.75;
/** Below this nothing can be seen in a cloud of points. */
const LEAST = 0.3;

export interface Relations {
  /** Of measures of one quantity the first. */
  distinct: Measure[];
  /** The two levels that go together most, for a scatter plot; the x is the one that people ask for less. */
  pair?: readonly [x: Measure, y: Measure];
}

/**
 * How quantities go together, by Pearson's r over all rows.
 *
 * @param areNamed each row is a thing with a name: then two amounts may go together, else both grow with the size of what a row stands for
 */
export async function relationsOf(
  table: string,
  measures: readonly Measure[],
  areNamed: boolean,
  runQuery: RunQuery,
): Promise<Relations> {
  const numbers = measures.filter(({ shareOf, over }) => shareOf === undefined && !over);
  const columns = numbers
    .filter(({ name }, at) => numbers.findIndex((one) => one.name === name) === at)
    .slice(0, MOST_RELATED);
  const pairs = columns.flatMap((y, i) => columns.slice(i + 1).map((x) => [x, y] as const));
  if (pairs.length === 0) return { distinct: [...measures] };
  const items = pairs.map(([x, y], i) => {
    const valid = [...(x.valid ?? []), ...(y.valid ?? [])];
    const filter = valid.length === 0 ? '' : ` FILTER (WHERE ${valid.join(' AND ')})`;
    return `CORR(${x.sql}::DOUBLE, ${y.sql}::DOUBLE)${filter} AS "r${i}"`;
  });
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}`);
  const related = pairs.map(([x, y], i) => {
    const r = Math.abs(Number(rows[0]?.[`r${i}`] ?? 0));
    return { x, y, r: Number.isFinite(r) ? r : 0 };
  });
  const told = new Set<string>();
  const amounts = new Set<string>();
  for (const { x, y, r } of related) {
    const isSame = r >= (sharesWord(x.name, y.name) ? ALIKE : THE_SAME);
    if (!told.has(y.name) && isSame) told.add(x.name);
    if (x.additive && y.additive && !x.counts && !amounts.has(y.name) && isSame) amounts.add(x.name);
  }
  const isOpen = ({ name, additive }: Measure): boolean => !told.has(name) && (areNamed || !additive);
  const [best] = related
    .filter(({ x, y, r }) => r >= LEAST && isOpen(x) && isOpen(y) && !sharesWord(x.name, y.name))
    .sort((a, b) => b.r - a.r);
  return {
    distinct: measures.filter(({ name, shareOf, over, additive }) =>
      additive ? !amounts.has(name) : shareOf !== undefined || over || !told.has(name),
    ),
    ...(best && { pair: [best.x, best.y] as const }),
  };
}
