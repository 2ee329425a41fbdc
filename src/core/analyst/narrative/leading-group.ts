import { median } from 'simple-statistics';
import { isNameless } from '../../chart/cells.js';
import type { Frame, Point } from '../reading/frame.js';
import { beyond } from './expressions.js';
import { cellAt, refs } from './printing.js';

type Which = 'series' | 'category';

/** How the values of a group become one: by adding them up, or by averaging what must not be added. */
export type Condensing = 'sum' | 'avg' | 'median';

export interface LeadingGroup {
  /** Expressions of its name and its value, and the test that no other group has as much. */
  name: string;
  value: string;
  test: string;
}

/** The group with the largest (or smallest) value of all series or categories; undefined where no test can say so. */
export function leadingGroup(
  frame: Frame,
  which: Which,
  by: Condensing,
  way: '>' | '<' = '>',
): LeadingGroup | undefined {
  const groups = [...groupsOf(frame, which)].map(([label, points]) => ({
    label,
    row: points[0]?.row ?? 0,
    value: condensed(
      points.map(({ value }) => value),
      by,
    ),
  }));
  const [top] = groups.sort((a, b) => (way === '>' ? b.value - a.value : a.value - b.value));
  const test = top && leadingTest(frame, which, top.row, by, way);
  if (!top || test === undefined || isNameless(top.label)) return undefined;
  return { name: groupName(frame, which, top.row), value: groupValue(frame, which, top.row, by), test };
}

/** True when the group of `row` has the largest (or smallest) value; undefined where that is too long to write. */
export function leadingTest(
  frame: Frame,
  which: Which,
  row: number,
  by: Condensing,
  way: '>' | '<' = '>',
): string | undefined {
  const point = frame.points.find((one) => one.row === row);
  const own = which === 'series' ? point?.series : point?.label;
  const groups = groupsOf(frame, which);
  const valueOf = (points: readonly Point[]): string => groupValue(frame, which, points[0]?.row ?? 0, by);
  const named = [...groups].filter(([label]) => label !== null);
  const others = named.filter(([label]) => label !== own).map(([, points]) => valueOf(points));
  if (groups.has(null)) {
    // What has no name is no key of a sum: it is what the others leave of the whole.
    if (by !== 'sum') return undefined;
    const { v } = refs(frame);
    others.push([`sum(${v})`, ...named.map(([, points]) => valueOf(points))].join(' - '));
  }
  return beyond(groupValue(frame, which, row, by), others, way);
}

/** Expression of a group's name: the cell of a row that carries it. */
export function groupName(frame: Frame, which: Which, row: number): string {
  const { c, s } = refs(frame);
  return cellAt(which === 'series' ? s : c, row, frame.widget.rows?.length ?? 0);
}

/** Expression of what the group of `row` comes to. */
export function groupValue(frame: Frame, which: Which, row: number, by: string): string {
  const { c, v, s } = refs(frame);
  return `${by}(${v}, ${which === 'series' ? s : c}, ${groupName(frame, which, row)})`;
}

/** The points of each group, in the order of the rows; null is the name of one. */
export function groupsOf({ points }: Frame, which: Which): Map<Point['label'], Point[]> {
  const groups = new Map<Point['label'], Point[]>();
  for (const point of points) {
    const label = which === 'series' ? point.series : point.label;
    const group = groups.get(label);
    if (group) group.push(point);
    else groups.set(label, [point]);
  }
  return groups;
}

function condensed(values: readonly number[], by: Condensing): number {
  if (by === 'median') return median([...values]);
  const total = values.reduce((sum, value) => sum + value, 0);
  return by === 'sum' ? total : total / values.length;
}
