import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { cellsOf, cellStatistics, ownPart, type Cell } from './cells.js';
import type { Effect } from './effects.js';
import type { Measure } from './measures.js';
import type { ColumnProfile } from './profile-columns.js';

/** Two categories that act together: their cells lie where neither alone puts them. */
export interface Interaction {
  measure: Measure;
  /** The one with more values first. */
  by: readonly [ColumnProfile, ColumnProfile];
  /** The root of the part of the variance that is the cells' own; of a ratio how far they lie off. 0–1. */
  size: number;
  p: number;
  hasSmall: boolean;
  /** The cell that lies off most, where it is not the highest of all. */
  cell?: Pick<Cell, 'row' | 'column'>;
}

const MOST_VALUES = 12;
const MOST_SPLITS = 3;

/** The pairs of categories that act together, of the best few of each measure; one query a pair. */
export async function interactionsOf(
  table: string,
  effects: readonly Effect[],
  measures: readonly Measure[],
  runQuery: RunQuery,
): Promise<Interaction[]> {
  const pairs = new Map<string, { by: readonly [ColumnProfile, ColumnProfile]; measures: Measure[] }>();
  for (const measure of measures) {
    const columns = effects
      .filter(
        ({ measure: own, split }) =>
          own === measure && split.kind === 'category' && split.column.distinct <= MOST_VALUES,
      )
      .sort((a, b) => b.size - a.size)
      .slice(0, MOST_SPLITS)
      .map(({ split }) => split.column);
    for (const [i, a] of columns.entries())
      for (const b of columns.slice(i + 1)) {
        const by = a.distinct > b.distinct || (a.distinct === b.distinct && a.name < b.name) ? ([a, b] as const) : ([b, a] as const); // prettier-ignore
        const key = JSON.stringify(by.map(({ name }) => name));
        const pair = pairs.get(key) ?? { by, measures: [] };
        pair.measures.push(measure);
        pairs.set(key, pair);
      }
  }
  const found = await Promise.all(
    [...pairs.values()].map(async ({ by, measures: asked }) => {
      const [a, b] = by;
      const items = asked.flatMap((measure, i) => cellStatistics(measure, i));
      const { rows } = await runQuery(
        `SELECT ${a.sql}::VARCHAR AS "row", ${b.sql}::VARCHAR AS "column", ${items.join(', ')} FROM ${quoteName(table)} GROUP BY 1, 2 ORDER BY 1, 2`,
      );
      return asked.flatMap((measure, i): Interaction[] => {
        const { cells, hasSmall } = cellsOf(measure, rows, i);
        const own = ownPart(cells, measure.over !== undefined);
        return own
          ? [{ measure, by, size: own.size, p: own.p, hasSmall, ...(!own.isHighest && { cell: own.cell }) }]
          : [];
      });
    }),
  );
  return found.flat();
}
