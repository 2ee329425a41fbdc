import { cellOf, textOf } from '../../chart/cells.js';
import { totalRows } from '../../chart/total-rows.js';
import type { Frame, Point } from '../reading/frame.js';
import { categoryStory } from './category-story.js';
import { beyond, LONGEST_TEST } from './expressions.js';
import type { Phrases } from './phrases.js';
import { cellAt, labelSlots, nounSlots, printValue, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of changes that add up: the whole, the largest rise and the largest fall. */
export function waterfallStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, dimension, seen, widget } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension) return story;
  // Which rows are changes and which are levels is seen in their names only: unseen they do not add up.
  if (!seen)
    return categoryStory({ ...frame, measure: { ...measure, additive: false } }, [], phrases, locale);
  const { c, v } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const nouns = nounSlots(frame, phrases, locale);
  const value = ({ row }: Point): string => cellAt(v, row, rows);
  const { changes, levels } = parted(frame, locale);
  const sum = levels.length === 0 ? `sum(${v})` : changes.map(value).join(' + ');
  const name = (key: string, point: Point | undefined): Slots =>
    point ? labelSlots(key, dimension, nouns.dim ?? '', cellAt(c, point.row, rows)) : {};
  const amount = (point: Point | undefined): string =>
    point ? printValue(measure, `abs(${value(point)})`) : '';
  const [rise] = [...changes].sort((a, b) => b.value - a.value).filter((one) => one.value > 0);
  const [fall, nextFall] = [...changes].sort((a, b) => a.value - b.value).filter((one) => one.value < 0);
  const [opening, closing] = [levels[0], levels.at(-1)];
  const slots: Slots = {
    ...nouns,
    ...name('rise', rise),
    ...name('fall', fall),
    riseValue: amount(rise),
    fallValue: amount(fall),
    ...name('nextFall', nextFall),
    fallsSum: fall && nextFall ? printValue(measure, `abs(${value(fall)} + ${value(nextFall)})`) : '',
    min: printValue(measure, `min(${v})`),
    max: printValue(measure, `max(${v})`),
    net: measure.additive && sum.length <= LONGEST_TEST ? printValue(measure, sum) : '',
    ...(opening && closing && opening !== closing
      ? {
          ...name('first', opening),
          ...name('last', closing),
          fromValue: printValue(measure, value(opening)),
          toValue: printValue(measure, value(closing)),
        }
      : {}),
  };
  const tell = <Key extends string>(key: Key, test?: string): Telling<Key> => ({
    key,
    slots,
    ...(test ? { test } : {}),
  });
  story.notes.push(tell('source'));
  const others = (own: Point): string[] => changes.filter((one) => one !== own).map(value);
  const up = rise && beyond(value(rise), others(rise));
  // What takes the most is the largest of what is taken.
  const taken = (expression: string): string => `-${expression}`;
  const down = fall && beyond(taken(value(fall)), others(fall).map(taken));
  const both = up && down && `${up} and ${down}`;
  if (both && both.length <= LONGEST_TEST) story.titles.push(tell('bridge', both));
  // Whose direction the whole has comes first.
  const ends = [['netRise', up], ['netFall', down]] as const; // prettier-ignore
  const fell = changes.reduce((total, one) => total + one.value, 0) < 0;
  for (const [key, test] of fell ? [...ends].reverse() : ends) if (test) story.titles.push(tell(key, test));
  story.titles.push(tell('changes'));
  story.points.push(
    ...(up ? [tell('largestRise' as const, up)] : []),
    ...(down ? [tell('largestFall' as const, down)] : []),
    ...(changes.length > 3 ? [tell('fallsTogether' as const)] : []),
    tell('endsOfCourse'),
    tell('changesTotal'),
    ...(levels.length === 0 ? [tell('changesRange' as const)] : []),
  );
  story.notes.push(tell('askSteps'));
  return story;
}

/** Rows that say a change, and rows that say a level: what was there before, between and after. */
function parted({ points, widget, dimension }: Frame, locale: string): { changes: Point[]; levels: Point[] } {
  const names = (widget.rows ?? []).map((row) => textOf(cellOf(row, dimension?.column ?? '')));
  const levels = new Set(totalRows(names, widget.config?.['total'], locale));
  return {
    changes: points.filter(({ row }) => !levels.has(row)),
    levels: points.filter(({ row }) => levels.has(row)),
  };
}
