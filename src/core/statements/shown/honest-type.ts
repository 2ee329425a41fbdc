import type { WidgetType } from '../../chart/types.js';
import type { Frame } from '../frame/frame.js';

/** What shows parts of a whole, and what shows the same parts without saying that they are all. */
const WITHOUT_WHOLE: Partial<Record<WidgetType, WidgetType>> = {
  pie: 'horizontal-bar',
  donut: 'horizontal-bar',
  treemap: 'horizontal-bar',
};

/** Whether a type shows its rows as all there is. */
export const showsWhole = (type: WidgetType): boolean => WITHOUT_WHOLE[type] !== undefined;

/** The type that may show the rows: groups that a query left out, averages and negative parts make no whole. */
export function honestType(type: WidgetType, { base, measure, points }: Frame): WidgetType {
  const isWhole =
    base.cut === undefined &&
    (measure?.additive !== false || measure.parts) &&
    points.every(({ value }) => value >= 0);
  return isWhole ? type : (WITHOUT_WHOLE[type] ?? type);
}
