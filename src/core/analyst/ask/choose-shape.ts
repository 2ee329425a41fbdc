import type { WidgetType } from '../../chart/types.js';
import type { AskGroup, AskMeasure, Intent } from './intent.js';
import { isMeasure, isNumber, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { groupOf, isContinuous, type Mention, type TimeRead } from './read-groups.js';
import { usualAggregation, type MeasuresRead } from './read-measures.js';

/** So many points in time make a line without being put together. */
const MOST_TIMES = 400;

/** What was read of a prompt, before it has a shape. */
export interface Parts {
  table: TableProfile;
  mentions: readonly Mention[];
  read: MeasuresRead;
  time: TimeRead;
  chart?: WidgetType | undefined;
  /** "Relationship", "versus": two amounts are points. */
  related: boolean;
  /** An amount of certain rows alone is one figure, not a distribution. */
  figure: boolean;
  /** "Distribution of": amounts are counted, not added up. */
  spread: boolean;
  /** Sums, averages and counts by what a column means. */
  roles: boolean;
}

/** What a query gives: points, ranges, groups or plain rows, and of what. */
type Shape = Pick<Intent, 'shape' | 'measures' | 'groups'>;

/** The shape that the columns and amounts of a prompt make. */
export function shapeOf(parts: Parts): Shape {
  const { mentions, read, time, table } = parts;
  const points = pointsOf(parts);
  if (points) return points;
  const timed: Mention[] = time.column && !mentions.some(({ column }) => isTime(column))
    ? [{ tag: { text: '', words: [], used: true }, column: time.column, split: true, series: false, joined: false, said: time.said }]
    : []; // prettier-ignore
  const every = [...timed, ...mentions];
  // Names of single rows tell no groups apart, and "the number of models" is the number of rows.
  const named = every.filter(({ column, split }) => split || !isUnique(column));
  const all = named.length > 0 ? named : every.filter(({ column, split }) => split || !isKey(column, table));
  const rest = all.filter(({ tag }) => !read.counted.includes(tag));
  if (read.measures.length > 0) {
    const alone = read.measures.some(({ aggregation }) => aggregation === 'distinct');
    return aggregated(parts, rest.length > 0 || alone ? rest : all);
  }
  const amounts = rest.filter(
    ({ column, split, axis }) => isContinuous(column) && (!split || axis === 'y') && axis !== 'x',
  );
  const [amount] = amounts
    .filter(({ axis }) => axis === 'y')
    .concat(
      amounts,
      rest.filter(
        ({ column, split }) =>
          isMeasure(column) &&
          !split &&
          rest.length > 1 &&
          amounts.length === 0 &&
          column.role !== 'category',
      ),
      rest.filter(({ column, axis }) => axis === 'y' && isNumber(column)),
    );
  const key =
    amount ??
    (rest.length === 2
      ? rest.find(({ column, split }) => isNumber(column) && column.identifier && !split)
      : undefined);
  const spare = key ?? (rest.length > 1 ? rest.find(({ column }) => isContinuous(column)) : undefined);
  if (!spare) return counted(rest, time);
  const beside = amounts.filter((mention) => mention !== spare && mention.joined);
  const groups = rest.filter((mention) => mention !== spare && !beside.includes(mention));
  if (groups.length === 0 && (parts.spread || !(parts.figure || spare.column.additive)))
    return counted([spare], time);
  const single = groups.length === 1 && isPlain(groups[0] as Mention, spare, parts);
  const measures = [spare, ...beside].map(({ column, said }): AskMeasure => {
    const usual =
      read.bare ?? relatedAggregation(parts, groups) ?? usualAggregation(column, table, parts.roles);
    return { column, said, aggregation: single ? 'none' : usual === 'count' ? 'sum' : usual };
  });
  return {
    shape: single ? 'rows' : 'groups',
    measures,
    groups: groups.slice(0, 2).map((one) => (single ? plainGroup(one) : groupOf(one, time))),
  };
}

/** "Gross versus genre": what is usual in each, whatever the number of its rows; over time amounts still add up. */
const relatedAggregation = (
  { related, roles }: Parts,
  groups: readonly Mention[],
): AskMeasure['aggregation'] | undefined =>
  roles && related && groups.length > 0 && !groups.some(({ column }) => isTime(column))
    ? 'average'
    : undefined;

const plainGroup = ({ column, series, said }: Mention): AskGroup => ({ column, series, said });

/** Of the rows: names of which fewer are different than this share are groups. */
const SINGLE = 0.9;

/** A row for each name or time already, or a key that is no amount: nothing is summed up. */
function isPlain({ column }: Mention, amount: Mention, { read, time, table }: Parts): boolean {
  if (read.bare) return false;
  if (column.role === 'time')
    return !time.grain && !time.binned && table.rowCount <= MOST_TIMES && column.distinct >= table.rowCount;
  if (amount.column.identifier) return true;
  const names = !isTime(column) && (column.role === 'label' || column.role === 'other');
  // In a short table a column of a few groups looks like one of names, but a name that comes again is a group.
  return names && column.distinct >= SINGLE * table.rowCount;
}

function counted(mentions: readonly Mention[], time: TimeRead): Shape {
  const [only] = mentions;
  const measures: AskMeasure[] = [{ aggregation: 'count', said: '' }];
  if (only && mentions.length === 1 && isContinuous(only.column))
    return {
      shape: 'histogram',
      measures,
      groups: [{ column: only.column, series: false, said: only.said }],
    };
  return { shape: 'groups', measures, groups: mentions.slice(0, 2).map((mention) => groupOf(mention, time)) };
}

function aggregated({ read, time, related }: Parts, mentions: readonly Mention[]): Shape {
  // "Satisfaction (CSAT)" names its measure twice.
  const others = mentions.filter(
    ({ column, split, series }) =>
      split || series || !read.measures.some((measure) => measure.column === column),
  );
  const groups = others.slice(0, 2).map((mention) => groupOf(mention, time));
  const [only] = groups;
  const counts = read.measures.every(({ aggregation }) => aggregation === 'count');
  if (counts && groups.length === 1 && only && isContinuous(only.column))
    return { shape: 'histogram', measures: read.measures, groups };
  const several = related && read.measures.length > 1;
  const measures = several
    ? read.measures.slice(0, 2)
    : read.measures.length > 1 && !counts
      ? read.measures
          .filter(({ aggregation }, _, all) => aggregation !== 'count' || all.length === 1)
          .slice(0, 3)
      : read.measures.slice(0, 1);
  return { shape: several ? 'points' : 'groups', measures, groups };
}

/** Two amounts against each other, row by row. */
function pointsOf({ mentions, read, related, chart }: Parts): Shape | undefined {
  if (read.measures.length > 0 || read.bare) return undefined;
  const named = chart === 'scatter' || chart === 'bubble';
  const numbers = mentions.filter(({ column }) => isNumber(column) && !isTime(column));
  const amounts = numbers.filter(({ column }) => isContinuous(column));
  const pair = amounts.length >= 2 ? amounts.slice(0, 2) : named ? numbers.slice(0, 2) : [];
  const [x, y] = pair[1]?.axis === 'x' || pair[0]?.axis === 'y' ? [pair[1], pair[0]] : pair;
  // "Revenue and units by region": two amounts side by side, not against each other.
  if (y?.joined && !related && mentions.some(({ split }) => split)) return undefined;
  if (!x || !y || !(related || named || chart === undefined)) return undefined;
  const other = mentions.find((mention) => mention !== x && mention !== y && !isUnique(mention.column));
  return {
    shape: 'points',
    measures: [x, y].map(({ column, said }) => ({ aggregation: 'none', column, said })),
    groups: other ? [{ column: other.column, series: true, said: other.said }] : [],
  };
}

const isKey = ({ distinct }: AskColumn, { rowCount }: TableProfile): boolean =>
  rowCount > 60 && distinct >= 0.9 * rowCount;

/** Tells so many rows apart that it names them. */
export const isUnique = ({ role, distinct }: AskColumn): boolean => role === 'label' && distinct > 60;
