import type { AskFilter, Comparison } from './intent.js';
import { isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import type { Tag, Taken } from './prompt-line.js';

interface Place {
  from: number;
  to: number;
}
/** A condition with its place among the words. `either`: of cells of several columns, one is enough. */
export type Placed = Omit<AskFilter, 'joined'> & Place & { either?: boolean };

/** What may stand between a column and what it is compared with. */
export const IS = String.raw`(?: (?:IS|HAS|value|COUNT|in|of|,|they|that|only|exactly))*`;

export function placed(
  { from, to, said }: Taken,
  column: Tag | undefined,
  comparison: Comparison,
  values: readonly (Tag | undefined)[],
): Partial<Placed> {
  const cells = values.flatMap((tag) => (tag ? [cellOfTag(tag)] : []));
  const columns = column?.link?.columns ?? [];
  const numeric = cells.some((cell) => typeof cell === 'number');
  const fit = columns.find((one) => (numeric ? one.type === 'number' || isTime(one) : true)) ?? columns[0];
  return { ...(fit ? { column: fit } : {}), comparison, values: cells, said, from, to };
}

const cellOfTag = ({ link, words }: Tag): string | number =>
  link?.value ?? words[0]?.value ?? words.map(({ raw }) => raw).join(' ');

/** Those that have a column. */
export const complete = (filters: readonly Partial<Placed>[]): Placed[] =>
  filters.flatMap((filter) => (filter.column ? [filter as Placed] : []));

/** The column that dates and years without a name mean. */
export const timeColumn = ({ columns }: TableProfile): AskColumn | undefined =>
  columns.find(({ role }) => role === 'time') ?? columns.find(isTime);
