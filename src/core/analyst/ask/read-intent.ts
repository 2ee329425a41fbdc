import { binsFor } from '../recommend/bins.js';
import { readComparedPeriods } from './compare-periods.js';
import { chooseGrain } from './choose-grain.js';
import { shapeOf } from './choose-shape.js';
import type { AskFilter, AskGroup, Intent } from './intent.js';
import { isMeasure, isTime, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine } from './prompt-line.js';
import { readChart } from './read-chart.js';
import { columnsIntent, readColumns } from './read-columns.js';
import { markCounted } from './read-counted.js';
import { readDates } from './read-dates.js';
import { readFilters } from './read-filters.js';
import { isContinuous, readGrain, readMentions, readWidth, type Mention } from './read-groups.js';
import { readMeasures } from './read-measures.js';
import { asksRows, listIntent, rankedIntent } from './list-intent.js';
import { readGrowth } from './read-growth.js';
import { readHaving } from './read-having.js';
import { readList, readOrder, readRanked } from './read-list.js';
import { readPeople } from './read-people.js';
import { IN_PERCENT, readShare, splitShare } from './read-share.js';
import { markPhrases } from './read-phrases.js';
import { readSort } from './read-sort.js';
import { resolvedSort } from './resolve-sort.js';
import { keepRowNouns } from './row-nouns.js';
import { readSpans } from './read-spans.js';
import { withCompared } from './compared-cells.js';
import { readUnits } from './units.js';

export interface ReadingRules {
  /** Sums, averages and counts by what a column means. */
  roles: boolean;
  dates: boolean;
}

const MOST_VALUES = 500;
/** What a prompt asks of a table. Readers take their words from the line in turn: what is particular goes before what is general. */
export function readIntent(line: PromptLine, table: TableProfile, now: Date, rules: ReadingRules): Intent {
  readPeople(line, table);
  readSpans(line, table);
  keepRowNouns(line, table);
  const order = readOrder(line, table);
  markPhrases(line);
  readUnits(line);
  const drawn = line.has(DRAWN);
  const rows = !drawn && asksRows(line, table);
  markCounted(line, table);
  const columns = drawn ? undefined : readColumns(line, table);
  const having = columns ? undefined : readHaving(line, table);
  const summed = line.has(SUMMED) || isSplit(line);
  const list = summed ? undefined : (order ?? (drawn ? readRanked(line, table) : readList(line, table)));
  const ordered = readSort(line, drawn);
  const { limit, one } = ordered;
  // What is drawn or summed up is sorted, not listed.
  const sort = ordered.sort ?? (list || !order?.sort ? undefined : { ...order.sort, by: order.sort.column });
  const chart = readChart(line);
  const ranges = readWidth(line);
  const periods = rules.dates ? readComparedPeriods(line, table, now) : undefined;
  const shared = chart === undefined || line.has(pattern(IN_PERCENT)) ? readShare(line) : undefined;
  const conditions = [
    ...readFilters(line, table, shared !== undefined),
    ...(periods?.filters ?? []),
    ...(rules.dates ? readDates(line, table, now) : []),
  ];
  const said = readMeasures(line, table, chart !== undefined);
  // Groups are shown with the amount that they are chosen by.
  const chosen =
    having?.measure.column && said.measures.length === 0 && !said.bare ? [having.measure] : undefined;
  const read = chosen ? { ...said, measures: chosen } : said;
  const { growing, time: span } = readGrowth(line, conditions);
  const asked = readGrain(line, table);
  const time = asked.said === '' ? (periods?.time ?? span ?? asked) : asked;
  const related = chart === 'scatter' || chart === 'bubble' || line.has(pattern('RELATE|VS'));
  const share = shared !== undefined || line.take(pattern('SHARE(?: of)?')) !== undefined;
  const { filters, share: part } = shared
    ? splitShare(shared, conditions)
    : { filters: conditions, share: undefined };
  const own = unfiltered(readMentions(line, table), conditions, time.said !== '', read.measures);
  if (columns)
    return columnsIntent(table, filters, columns, { ...ordered, ...(one ? { limit: 1 } : {}), list });
  const mentions = withCompared(own, filters);
  const spread =
    chart === 'histogram' || line.has(pattern('DISTRIBUTION|BIN')) || Object.keys(ranges).length > 0;
  const plainRows =
    rows &&
    filters.length > 0 &&
    !sort &&
    !having &&
    read.measures.length === 0 &&
    !read.bare &&
    time.said === '' &&
    !spread &&
    !related;
  const bars = drawn && list?.limit !== undefined ? rankedIntent(table, filters, list, chart) : undefined;
  if (bars) return bars;
  if (list ?? (plainRows && !own.some(({ split, series }) => split || series)))
    return listIntent(
      table,
      filters,
      mentions.filter(({ split }) => !split),
      list ?? {},
    );
  const shape = shapeOf({
    table,
    mentions,
    read,
    time,
    chart,
    related,
    roles: rules.roles,
    figure: !spread && filters.length > 0,
    spread,
  });
  // "The most common size" is one of them, no range.
  const ranked =
    shape.shape === 'histogram' && sort?.by === 'measure' && (limit !== undefined || one === true);
  const groups = shape.groups.map((group) => withRange(group, ranges));
  // Parts of a whole are of its sum.
  const measures =
    part && read.measures.length === 0 && !read.bare
      ? shape.measures.map((measure) =>
          measure.aggregation === 'average' ? { ...measure, aggregation: 'sum' as const } : measure,
        )
      : shape.measures;
  const intent: Intent = {
    table, filters, ...shape, measures, ...(ranked ? { shape: 'groups' as const } : {}),
    growth: growing && shape.shape === 'groups' && groups.length === 1 && groups.some(({ column }) => isTime(column)),
    groups: shape.shape === 'rows' ? groups : groups.map((group) => chooseGrain(group, time.binned, chart, groups.length > 1)),
    ...(having && shape.shape === 'groups' && groups.length > 0 ? { having } : {}),
    ...(part && shape.shape === 'groups' && (part.part.length > 0 || (groups.length === 1 && adds(measures))) ? { share: part } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(one ? (groups.length === 1 ? { one } : { limit: 1 }) : {}),
    ...(chart ? { chart } : share && !part?.part.length && groups.length === 1 && adds(measures) ? { chart: 'pie' as const } : {}),
  }; // prettier-ignore
  return sort ? { ...intent, sort: resolvedSort(sort, intent) } : intent;
}

/** Parts of a whole: averages add up to nothing. */
const adds = (measures: Intent['measures']): boolean =>
  measures.every(({ aggregation }) => aggregation === 'sum' || aggregation === 'count');

/** Words for charts, which ask for more than rows. */
const DRAWN = pattern('chart|charts|graph|graphs|plot|plots|diagram|bar|bars|pie|line|scatter|histogram|heatmap|area|visualize|visualise'); // prettier-ignore

const SUMMED = pattern('AVG|MEDIAN|COUNT|SHARE|SUM|BIN');

/** "By department", "in each class": what is split is no list of rows. */
const isSplit = ({ tags }: PromptLine): boolean =>
  tags.some(({ text }, at) => {
    const { link } = tags[at + 1] ?? {};
    return /^(?:BY|EACH|ACROSS)$/.test(text) && link !== undefined && link.value === undefined && tags[at - 1]?.text !== 'SORT' && !link.columns.some((column) => isMeasure(column) || isTime(column));
  }); // prettier-ignore

/** A column whose one value is asked for is no split beside it: "remote employees work" in the column "Work mode". */
function unfiltered(mentions: readonly Mention[], filters: readonly AskFilter[], timed: boolean, measures: Intent['measures']): Mention[] {
  const counts = measures.length > 0 && measures.every(({ aggregation }) => aggregation === 'count');
  const fixed = filters.filter(({ comparison, values, column }) =>
    (comparison === 'in' && values.length === 1 && (/^(?:string|boolean)$/.test(column.type) || (isTime(column) && !timed))) ||
    // "How many students earned fewer than 30 credits" counts them.
    (counts && !isTime(column)));
  return mentions.filter(({ column, split, series, joined }) => split || series || joined || !fixed.some((filter) => filter.column === column));
} // prettier-ignore

function withRange(group: AskGroup, { width, bins }: { width?: number; bins?: number }): AskGroup {
  if (!isContinuous(group.column)) return group;
  const { least, most } = group.column;
  const span = Number(most) - Number(least);
  const asked = width ?? (bins && span > 0 ? span / bins : undefined);
  // So many values are counted by ranges; fewer are left to the chart, which bins them.
  const length = asked ?? (group.column.distinct > MOST_VALUES ? binsFor(group.column)?.step : undefined);
  return length === undefined ? group : { ...group, width: length };
}
