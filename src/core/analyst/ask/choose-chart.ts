import type { WidgetType } from '../../chart/types.js';
import { isMoneyName } from '../amount-names.js';
import { isCourse, type AskGroup, type AskMeasure, type Intent } from './intent.js';

const LONG_LABEL = 14;
const MOST_COLUMNS = 12;
const ONE_SERIES: readonly WidgetType[] = [
  'bar',
  'horizontal-bar',
  'line',
  'area',
  'pie',
  'donut',
  'radar',
  'treemap',
  'funnel',
];
/** These show parts as if they were all. */
const WHOLES: readonly WidgetType[] = ['pie', 'donut', 'treemap'];
const MANY_SERIES: readonly WidgetType[] = ['stacked-bar', 'grouped-bar', 'multi-line', 'stacked-area'];

/** The chart that was named where the columns make it, else the one that fits them. */
export function chooseChart(intent: Intent): WidgetType {
  const { chart, shape, groups, measures } = intent;
  if (chart === 'table' || shape === 'list' || measures.length > 2) return 'table';
  if (shape === 'points') return 'scatter';
  if (shape === 'histogram') return 'histogram';
  const [first, second] = groups;
  if (!first) return measures.length === 1 ? 'big-number' : 'table';
  if (measures.length === 2) return !second && isComparable(measures) ? 'dumbbell' : 'table';
  if (second) return seriesChart(intent, first);
  if (chart && ONE_SERIES.includes(chart) && !(WHOLES.includes(chart) && isCut(intent))) return chart;
  return comparesFew(intent, first) || isRanking(intent) ? 'bar' : oneSeriesChart(first);
}

function seriesChart({ chart, measures }: Intent, first: AskGroup): WidgetType {
  if (chart && (MANY_SERIES.includes(chart) || chart === 'heatmap')) return chart;
  if (chart === 'line' || (chart === undefined && isCourse(first))) return 'multi-line';
  if (chart === 'area') return 'stacked-area';
  const parts = measures.every(({ aggregation }) => aggregation === 'count' || aggregation === 'sum');
  return parts ? 'stacked-bar' : 'grouped-bar';
}

function oneSeriesChart(first: AskGroup): WidgetType {
  if (isCourse(first)) return 'line';
  const { distinct, longest, type } = first.column;
  const crowded =
    type === 'string' && !first.grain && (distinct > MOST_COLUMNS || (distinct > 3 && longest > LONG_LABEL));
  return crowded ? 'horizontal-bar' : 'bar';
}

/** Two ends of one scale: of the same column, or of money. */
const isComparable = (measures: readonly AskMeasure[]): boolean =>
  measures.every(({ column }) => column === measures[0]?.column) ||
  measures.every(({ column }) => column !== undefined && isMoneyName(column.name));

/** Groups are missing: the parts that are left make no whole. */
const isCut = ({ limit, having }: Intent): boolean => limit !== undefined || having !== undefined;

/** The best months of many are no course. */
const isRanking = ({ one, sort, groups: [first] }: Intent): boolean =>
  !one && sort?.by === 'measure' && first !== undefined && isCourse(first);

/** Two or three times beside each other are no course. */
const comparesFew = ({ filters }: Intent, { column }: AskGroup): boolean =>
  filters.some(
    (one) =>
      one.column === column && one.comparison === 'in' && one.values.length > 1 && one.values.length < 4,
  );
