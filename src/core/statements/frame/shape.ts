import type { WidgetType } from '../../chart/types.js';
import type { Frame } from './frame.js';

/** What kind of story the rows of a widget can tell. */
export type Shape =
  | 'categories'
  | 'timeline'
  | 'grid'
  | 'points'
  | 'metric'
  | 'table'
  /** Steps of which fewer and fewer come through. */
  | 'funnel'
  /** Changes that add up. */
  | 'waterfall'
  /** Values by two names of which neither is a course. */
  | 'matrix'
  /** Amounts from one name to another. */
  | 'flows'
  /** How values lie within each category. */
  | 'boxes'
  /** Two values of each category. */
  | 'pairs'
  /** Single values of one quantity. */
  | 'values'
  /** One value on a scale. */
  | 'gauge'
  /** Spots on a map without a value. */
  | 'places';

const OWN: Partial<Record<WidgetType, Shape>> = {
  table: 'table',
  funnel: 'funnel',
  waterfall: 'waterfall',
  heatmap: 'matrix',
  sankey: 'flows',
  boxplot: 'boxes',
  dumbbell: 'pairs',
};

/** The shape of rows with a name and a value: of their own for some types, else by what names them. */
export function shapeOf(
  type: WidgetType,
  { series, dimension, encoding }: Pick<Frame, 'series' | 'dimension' | 'encoding'>,
): Shape {
  // Of boxes whose ends a query computes the medians are compared.
  const own = type === 'boxplot' && encoding.median !== undefined ? undefined : OWN[type];
  // A heatmap over time is a course for each of its names.
  if (own && !(type === 'heatmap' && dimension?.grain)) return own;
  if (series) return type === 'radar' ? 'matrix' : 'grid';
  return dimension?.grain && type !== 'radar' && type !== 'treemap' ? 'timeline' : 'categories';
}
