import { isNameless } from '../../chart/cells.js';
import type { Frame } from '../reading/frame.js';
import { beyond } from './expressions.js';
import { groupName, groupsOf } from './leading-group.js';
import { REST } from './largest-parts.js';
import { labelSlots, printBare, printValue, refs } from './printing.js';
import type { Slots, Story } from './telling.js';

/** A series from its first to its last value. */
interface Course {
  name: string;
  row: number;
  lastRow: number;
  from: number;
  to: number;
}

/**
 * Where no finding stands out, series over time still say where they ended, or which of them moved the farthest; with the rows whose
 * values that tells.
 */
export function courseStory(frame: Frame, slots: Slots): Story & { rows: number[] } {
  const { measure, series, dimension } = frame;
  const story = { titles: [], points: [], notes: [], rows: [] } as Story & { rows: number[] };
  const courses = coursesOf(frame);
  if (!measure || !series || !dimension?.grain || !frame.ascending || courses.length < 2) return story;
  const { v, s } = refs(frame);
  const name = ({ row }: Course): string => groupName(frame, 'series', row);
  const last = (course: Course): string => `last(${v}, ${s}, ${name(course)})`;
  const told = (key: string, course: Course): Slots => ({
    ...labelSlots(key, series, slots.seriesDim ?? '', name(course)),
    [`${key}From`]: printValue(measure, `first(${v}, ${s}, ${name(course)})`),
    [`${key}To`]: printValue(measure, last(course)),
    [`${key}ToBare`]: printBare(measure, last(course)),
  });
  if (measure.additive) {
    const [mover] = [...courses]
      .filter(({ name }) => !REST.test(name))
      .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
    if (!mover || mover.to === mover.from) return story;
    const more = { ...slots, ...told('series', mover) };
    story.titles.push({ key: 'seriesMoved', slots: more });
    return story;
  }
  const sorted = [...courses].sort((a, b) => b.to - a.to);
  const [top, low] = [sorted[0], sorted.at(-1)];
  const groups = groupsOf(frame, 'series').size;
  if (!top || !low || courses.length < groups) return story;
  const others = (own: Course): string[] => sorted.filter((one) => one !== own).map(last);
  const [above, below] = [beyond(last(top), others(top)), beyond(last(low), others(low), '<')];
  if (!above || !below) return story;
  const named: Slots = { ...slots, ...told('series', top), ...told('lowSeries', low) };
  story.titles.push({ key: 'latestTop', slots: named, test: `${above} and ${below}` });
  story.points.push({ key: 'seriesFromTo', slots: named }, { key: 'lowSeriesFromTo', slots: named });
  story.rows.push(top.row, top.lastRow, low.row, low.lastRow);
  return story;
}

/** The courses of the series that have a name and reach from the first period to the last. */
function coursesOf(frame: Frame): Course[] {
  const { points } = frame;
  const [start, end] = [points[0]?.label, points.at(-1)?.label];
  return [...groupsOf(frame, 'series')].flatMap(([name, group]): Course[] => {
    const [first, last] = [group[0], group.at(-1)];
    return !isNameless(name) && first && last && first.label === start && last.label === end
      ? [{ name: String(name), row: first.row, lastRow: last.row, from: first.value, to: last.value }]
      : [];
  });
}
