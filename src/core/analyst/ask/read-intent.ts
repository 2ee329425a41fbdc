import { binsFor } from '../recommend/widget-sql.js';
import { chooseGrain } from './choose-grain.js';
import { isUnique, shapeOf } from './choose-shape.js';
import type { AskFilter, AskGroup, AskSort, Intent } from './intent.js';
import { isNumber, isTime, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine } from './prompt-line.js';
import { readChart } from './read-chart.js';
import { readDates } from './read-dates.js';
import { readFilters } from './read-filters.js';
import { isContinuous, readGrain, readMentions, readWidth, type Mention } from './read-groups.js';
import { readMeasures } from './read-measures.js';
import { markPhrases } from './read-phrases.js';
import { readSort } from './read-sort.js';
import { readUnits } from './units.js';

export interface ReadingRules {
  /** Sums, averages and counts by what a column means. */
  roles: boolean;
  dates: boolean;
}

const MOST_VALUES = 500;
/** What a prompt asks of a table. Readers take their words from the line in turn: what is particular goes before what is general. */
export function readIntent(line: PromptLine, table: TableProfile, now: Date, rules: ReadingRules): Intent {
  markPhrases(line);
  readUnits(line);
  const { sort, limit } = readSort(line);
  const chart = readChart(line);
  const ranges = readWidth(line);
  const filters = [...readFilters(line, table), ...(rules.dates ? readDates(line, table, now) : [])];
  const read = readMeasures(line, table, chart !== undefined);
  const growing = readGrowth(line);
  const time = readGrain(line, table);
  const related = chart === 'scatter' || chart === 'bubble' || line.has(pattern('RELATE|VS'));
  const share = line.take(pattern('SHARE(?: of)?')) !== undefined;
  const mentions = withCompared(readMentions(line, table), filters);
  const spread =
    chart === 'histogram' || line.has(pattern('DISTRIBUTION|BIN')) || Object.keys(ranges).length > 0;
  const shape = shapeOf({
    table,
    mentions,
    read,
    time,
    chart,
    related,
    roles: rules.roles,
    figure: !spread && filters.length > 0,
  });
  const groups = shape.groups.map((group) => withRange(group, ranges));
  const intent: Intent = {
    table, filters, ...shape,
    growth: growing && shape.shape === 'groups' && groups.length === 1 && groups.some(({ column }) => isTime(column)),
    groups: shape.shape === 'rows' ? groups : groups.map((group) => chooseGrain(group, time.binned, chart, groups.length > 1)),
    ...(limit === undefined ? {} : { limit }),
    ...(chart ? { chart } : share && groups.length === 1 ? { chart: 'pie' as const } : {}),
  }; // prettier-ignore
  return sort ? { ...intent, sort: resolvedSort(sort, intent) } : intent;
}

const PERIODS = ['YEAR', 'QUARTER', 'MONTH', 'WEEK', 'DAY'];

/** "Month over month", "growth": the period itself is read later. */
function readGrowth(line: PromptLine): boolean {
  const period = PERIODS.find((one) => line.has(pattern(`${one} OVER ${one}`)));
  if (period) line.merge(pattern(`${period} OVER ${period}`), period);
  return line.take(pattern('growth(?: rate)?(?: of)?')) !== undefined || period !== undefined;
}

/** Two cells of a column side by side are compared: "male and female students", "France versus Italy". */
function withCompared(mentions: readonly Mention[], filters: readonly AskFilter[]): Mention[] {
  const compared = filters.filter(
    ({ comparison, values, column }) => comparison === 'in' && values.length > 1 && column.type === 'string',
  );
  const splits = mentions.filter(
    ({ column, split }) => !isContinuous(column) && (split || !(isNumber(column) || isUnique(column))),
  );
  if (splits.length > 0) return [...mentions];
  const tag = { text: '', words: [], used: true };
  return [
    ...mentions,
    ...compared
      .slice(0, 1)
      .map(({ column, said }) => ({ tag, column, split: true, series: false, joined: false, said })),
  ];
}

function withRange(group: AskGroup, { width, bins }: { width?: number; bins?: number }): AskGroup {
  if (!isContinuous(group.column)) return group;
  const { least, most } = group.column;
  const span = Number(most) - Number(least);
  const asked = width ?? (bins && span > 0 ? span / bins : undefined);
  // So many values are counted by ranges; fewer are left to the chart, which bins them.
  const length = asked ?? (group.column.distinct > MOST_VALUES ? binsFor(group.column)?.step : undefined);
  return length === undefined ? group : { ...group, width: length };
}

/** A column to sort by is the group or the measure that shows it. */
function resolvedSort(sort: AskSort, { groups, measures }: Intent): AskSort {
  const { by } = sort;
  if (typeof by === 'string') return sort;
  const shown = groups.some(({ column }) => column === by);
  const names = by.type !== 'number' && !measures.some(({ column }) => column === by);
  return { ...sort, by: shown || names ? 'group' : 'measure' };
}
