import type { WidgetConfig, WidgetType } from './types.js';

/** What a person may set of a chart. */
export type ChartOption =
  | 'sort'
  | 'top'
  | 'numberFormat'
  | 'valueLabels'
  | 'xLabel'
  | 'yLabel'
  | 'colors'
  | 'highlight'
  | 'legend'
  | 'stack'
  | 'lines'
  | 'alt';

const bars = ['sort', 'top', 'numberFormat', 'valueLabels', 'yLabel', 'colors', 'highlight', 'alt'] as const;
const series = ['numberFormat', 'yLabel', 'colors', 'highlight', 'legend', 'alt'] as const;
const spots = ['numberFormat', 'xLabel', 'yLabel', 'colors', 'highlight', 'legend', 'alt'] as const;
const parts = ['sort', 'colors', 'highlight', 'alt'] as const;
const valued = ['numberFormat', 'valueLabels', 'yLabel', 'colors', 'highlight', 'alt'] as const;

/** The options that each type reads; it draws the same whatever the others are. */
export const TYPE_OPTIONS: Readonly<Record<WidgetType, readonly ChartOption[]>> = {
  bar: bars,
  'horizontal-bar': bars,
  boxplot: bars,
  funnel: bars,
  'stacked-bar': [...bars, 'legend', 'stack', 'lines'],
  'grouped-bar': [...bars, 'legend', 'lines'],
  radar: ['sort', 'top', 'valueLabels', ...series],
  line: series,
  'multi-line': series,
  area: series,
  'stacked-area': [...series, 'stack'],
  scatter: spots,
  bubble: spots,
  pie: parts,
  donut: [...parts, 'numberFormat'],
  treemap: ['top', 'numberFormat', 'yLabel', 'colors', 'highlight', 'alt'],
  waterfall: ['top', ...valued],
  heatmap: ['sort', 'top', 'xLabel', ...valued],
  histogram: ['xLabel', ...valued],
  dumbbell: ['sort', 'top', 'numberFormat', 'valueLabels', 'xLabel', 'colors', 'highlight', 'alt'],
  gauge: ['numberFormat', 'yLabel', 'colors', 'alt'],
  sankey: valued,
  'geo-map': valued,
  'country-map': ['top', ...valued],
  'big-number': ['numberFormat'],
  table: [],
};

export type Sort = NonNullable<WidgetConfig['sort']>;

/** The orders that a type can stand in, beside its own. */
export function sortsOf(type: WidgetType): readonly Sort[] {
  if (!TYPE_OPTIONS[type].includes('sort')) return [];
  // The parts of a whole stand by size, or as they come.
  return type === 'pie' || type === 'donut' ? ['none'] : ['none', 'value', 'value-asc', 'category'];
}
