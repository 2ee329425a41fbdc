import type { WidgetType } from '../../chart/types.js';
import { daysOf, grainFor } from '../recommend/periods.js';
import type { AskGroup } from './intent.js';

/** The period of a date that is split by, where the prompt does not say: a course of some dozens of points, or a few bars. */
export function chooseGrain(
  group: AskGroup,
  binned: boolean,
  chart: WidgetType | undefined,
  beside: boolean,
): AskGroup {
  const { column } = group;
  if (column.role !== 'time') return group;
  const bars = chart === 'bar' || chart === 'pie' || binned || beside;
  const axis = bars && (!beside || chart !== undefined || binned);
  const oneYear = String(column.least).slice(0, 4) === String(column.most).slice(0, 4);
  // In a single year a month needs no year beside its name.
  const named = group.grain === 'month' && oneYear && axis;
  if (group.grain) return named ? { ...group, grain: 'month-name' } : group;
  if (!bars) return { ...group, grain: grainFor(column) };
  const days = daysOf(column);
  const grain = days <= 14 ? 'day' : days <= 92 ? 'week' : days <= 730 ? 'month' : 'year';
  return { ...group, grain: grain === 'month' && oneYear ? 'month-name' : grain };
}
