import { quantileSorted } from 'simple-statistics';
import { cellOf, numberOf } from '../../chart/cells.js';
import type { Frame, Point } from '../reading/frame.js';
import { columnRef } from '../../template/column-ref.js';
import { beyond } from './expressions.js';
import { groupsOf, groupValue } from './leading-group.js';
import type { Phrases } from './phrases.js';
import {
  cellAt,
  counted,
  countNames,
  labelSlots,
  nounSlots,
  printBare,
  printValue,
  refs,
} from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** A category's box as expressions: its name, its median, and how much its values differ. */
interface Box {
  row: number;
  median: number;
  name: string;
  medianOf: string;
  /** Length of the box, and the expression that stands for it. */
  width: number;
  widthOf: string;
}

/** What can be said of how values lie within each category: the largest and the smallest median, and the widest box. */
export function spreadStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, dimension, seen, encoding, points } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension) return story;
  const { c, v } = refs(frame);
  const nouns = nounSlots(frame, phrases, locale);
  const given = encoding.median !== undefined;
  const boxes = given ? givenBoxes(frame) : computedBoxes(frame);
  const slots: Slots = {
    ...nouns,
    min: printValue(measure, `min(${given ? columnRef(encoding.min ?? '') : v})`),
    minBare: printBare(measure, `min(${given ? columnRef(encoding.min ?? '') : v})`),
    max: printValue(measure, `max(${given ? columnRef(encoding.max ?? '') : v})`),
    median: given ? '' : printValue(measure, `median(${v})`, true),
    countDims: counted(countNames(dimension, c), nouns.dim ?? '', phrases),
  };
  const tell = <Key extends string>(key: Key, test?: string, more: Slots = {}): Telling<Key> => ({
    key,
    slots: { ...slots, ...more },
    ...(test ? { test } : {}),
  });
  const named = (box: Box): Slots => ({
    ...labelSlots('box', dimension, nouns.dim ?? '', box.name),
    boxMedian: printValue(measure, box.medianOf, true),
    boxWidth: printValue(measure, box.widthOf, true),
  });
  const toldOf = (order: readonly Box[], key: 'median' | 'width', way: '>' | '<') => {
    const [own] = order;
    if (!own) return undefined;
    const of = (box: Box): string => (key === 'median' ? box.medianOf : box.widthOf);
    const test = beyond(of(own), boxes.filter((box) => box !== own).map(of), way);
    return test === undefined ? undefined : { test, more: named(own) };
  };
  const rising = [...boxes].sort((a, b) => a.median - b.median);
  const highest = toldOf([...rising].reverse(), 'median', '>');
  const lowest = toldOf(rising, 'median', '<');
  const widest = toldOf([...boxes].sort((a, b) => b.width - a.width), 'width', '>'); // prettier-ignore
  if (highest) story.titles.push(tell('medianTop', highest.test, highest.more));
  if (!seen && given)
    story.points.push(
      tell('medianTop', `max(${v}) > median(${v})`, { ...labelSlots('box', dimension, nouns.dim ?? '', `argmax(${c}, ${v})`), boxMedian: printValue(measure, `max(${v})`) }),
    ); // prettier-ignore
  story.titles.push(tell('spread'));
  if (lowest) story.points.push(tell('medianLow', lowest.test, lowest.more));
  if (widest && boxes.length > 1)
    story.points.push(tell(given ? 'widestBox' : 'widestSpread', widest.test, widest.more));
  story.points.push(tell('spreadEnds'), ...(points.length > 0 && !given ? [tell('allMedian' as const)] : []));
  if (!seen) story.points.push(tell('allMedian'), tell('spreadOver'));
  story.notes.push(tell('sourceBoxes'), ...(seen ? [] : [tell('unseen' as const)]), tell('askBoxes'));
  return story;
}

/** Boxes whose figures are columns: one row each. */
function givenBoxes(frame: Frame): Box[] {
  const { encoding, points, widget } = frame;
  const rows = widget.rows ?? [];
  const { c, v } = refs(frame);
  const [low, high] = [columnRef(encoding.q1 ?? ''), columnRef(encoding.q3 ?? '')];
  return points.flatMap(({ row, label, value }) => {
    const quartile = (column = ''): number | null => numberOf(cellOf(rows[row] ?? {}, column));
    const [q1, q3] = [quartile(encoding.q1), quartile(encoding.q3)];
    if (label === null || q1 === null || q3 === null) return [];
    return [
      {
        row, median: value, width: q3 - q1, name: cellAt(c, row, rows.length), medianOf: cellAt(v, row, rows.length),
        widthOf: `${cellAt(high, row, rows.length)} - ${cellAt(low, row, rows.length)}`,
      },
    ]; // prettier-ignore
  });
}

/** Boxes of single values. Quartiles are no function of the grammar: the standard deviation stands for the box, where both agree. */
function computedBoxes(frame: Frame): Box[] {
  const { c } = refs(frame);
  const rows = frame.widget.rows?.length ?? 0;
  return [...groupsOf(frame, 'category').values()].map((group) => {
    const row = group[0]?.row ?? 0;
    const sorted = group.map(({ value }: Point) => value).sort((a, b) => a - b);
    return {
      row,
      median: quantileSorted(sorted, 0.5),
      width: quantileSorted(sorted, 0.75) - quantileSorted(sorted, 0.25),
      name: cellAt(c, row, rows),
      medianOf: groupValue(frame, 'category', row, 'median'),
      widthOf: groupValue(frame, 'category', row, 'stddev'),
    };
  });
}
