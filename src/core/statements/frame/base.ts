import type { Column } from '../../query/types.js';
import type { Condition, QueryReading } from '../sql/types.js';
import type { Dimension } from './dimension.js';

/** Which groups are left: the largest, the smallest, some by another rule, or a sample. */
export type Cut = 'top' | 'bottom' | 'some' | 'sample';

/** Whose rows a widget shows. Sentences about a total, a share, a rank or all name it where it is not everything. */
export interface Base {
  cut?: Cut;
  /** Conditions that keep some rows only, in the order of the SQL. */
  conditions: readonly Condition[];
  /** The SQL may not be seen or cannot be read: nothing is known of what is left out. */
  unknown: boolean;
}

/** Whether a widget shows all rows of its table. */
export const isWhole = ({ cut, conditions, unknown }: Base): boolean =>
  cut === undefined && conditions.length === 0 && !unknown;

const LISTED =
  /^\s*(?:top|bottom|largest|biggest|leading|smallest|lowest|highest)\s+(?:\d|\p{L}+s\b)|,\s*(?:top|bottom|lowest|highest)\s+\d+\s*$/iu;

export interface BaseFacts {
  sql: string;
  title: string;
  rowCount: number;
  /** The column of values, and whether they add up: a condition on averages takes nothing from a whole. */
  value: string | undefined;
  additive: boolean;
  /** Conditions as written that leave no row out. */
  idle?: readonly string[] | undefined;
}

/** Reads whose rows these are: from the SQL, or from "Top …" in the title where there is none. */
export function readBase(
  query: QueryReading | undefined,
  { sql, title, rowCount, value, additive, idle = [] }: BaseFacts,
): Base {
  if (!query) {
    const listed = sql === '' && LISTED.test(title);
    return { ...(listed ? { cut: 'some' as const } : {}), conditions: [], unknown: sql !== '' };
  }
  const cut = cutOf(query, rowCount, value) ?? (additive ? cutByHaving(query, value) : undefined);
  const conditions = query.conditions.filter(
    (one) =>
      !isAnswered(one) &&
      !isWithoutValue(one) &&
      !one.partial &&
      !idle.includes(one.text) &&
      !(isKeyFilled(query, one) && !additive),
  );
  return { ...(cut ? { cut } : {}), conditions, unknown: false };
}

/** Groups without a value, such as the first of a comparison with the one before, have nothing to show. */
const isWithoutValue = ({ kind, stage }: Condition): boolean => kind === 'filled' && stage === 'having';

/** Both answers that there are: only rows without one are left out. */
const isAnswered = ({ kind, values }: Condition): boolean =>
  kind === 'in' &&
  values.length === 2 &&
  ['no', 'yes'].every((answer) => values.some((value) => String(value).toLowerCase() === answer));

/** That the name of a group is filled takes no group away, only rows from the sum of all. */
export const isKeyFilled = (query: QueryReading | undefined, { kind, column }: Condition): boolean =>
  kind === 'filled' &&
  column !== undefined &&
  (query?.groups ?? []).some((key) => query?.origin(key)?.column?.toLowerCase() === column.toLowerCase());

/** Asks for groups of so many rows. */
export const isOfLeast = ({ stage, aggregation, kind }: Condition): boolean =>
  stage === 'having' && aggregation === 'count' && kind.startsWith('greater');

/** A condition on groups leaves groups out: the smallest, where it is on the values themselves. */
function cutByHaving(query: QueryReading, value: string | undefined): Cut | undefined {
  const origin = value === undefined ? undefined : query.origin(value);
  // Sums of nothing add nothing.
  const isOfNothing = ({ kind, values, aggregation }: Condition): boolean =>
    kind === 'greater' && values[0] === 0 && aggregation === 'sum' && origin?.aggregation === 'sum';
  const having = query.conditions.filter(
    (one) => one.stage === 'having' && !one.partial && !isOfNothing(one) && !isWithoutValue(one),
  );
  if (having.length === 0) return undefined;
  const own = having.every(
    ({ kind, aggregation, column }) =>
      kind.startsWith('greater') &&
      (aggregation === origin?.aggregation || aggregation === undefined) &&
      (column === undefined || column === origin?.column || column === value),
  );
  return own ? 'top' : 'some';
}

function cutOf({ cut, hasRest }: QueryReading, rowCount: number, value: string | undefined): Cut | undefined {
  if (!cut || hasRest) return undefined;
  // The input's largest are a choice, and its first are a sample.
  if (cut.of === 'input' && !cut.sample && cut.direction !== undefined) return 'some';
  if (cut.of === 'input') return 'sample';
  if (cut.sample) return 'sample';
  // A limit that the rows do not reach takes nothing away.
  if (cut.count !== undefined && rowCount < cut.count && (cut.offset ?? 0) === 0 && !cut.each)
    return undefined;
  if (
    cut.each ||
    (cut.offset ?? 0) > 0 ||
    cut.by === undefined ||
    cut.by.toLowerCase() !== value?.toLowerCase()
  )
    return 'some';
  return cut.direction === 'desc' ? 'top' : 'bottom';
}

/** Whether a query for its names chose which of a column are shown: all rows of these are. */
export const areChosen = ({ conditions }: Base, dimension: Dimension | undefined): boolean =>
  conditions.some(
    ({ kind, values, column }) =>
      kind === 'in' &&
      values.length === 0 &&
      column !== undefined &&
      column.toLowerCase() === dimension?.base,
  );

/** Conditions on a time that runs along the chart need no name: every sentence names its periods. */
export const conditionsBeside = (
  base: Base,
  ...named: readonly (Dimension | undefined)[]
): readonly Condition[] =>
  base.conditions.filter(
    ({ column, stage }) =>
      stage === 'having' || !named.some((one) => one?.grain && column?.toLowerCase() === one.base),
  );

export const columnNamed = (columns: readonly Column[], name: string | undefined): Column | undefined =>
  name === undefined ? undefined : columns.find((column) => column.name === name);
