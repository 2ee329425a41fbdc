import type { Fact } from '../facts/fact.js';
import type { Frame } from '../reading/frame.js';
import { placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import { cellAt, printLabel, refs } from './printing.js';
import { fill, type Slots, type Story } from './telling.js';

/** Both levels are compared over spans of at most so many periods, so that the expression fits. */
const LONGEST_SPAN = 12;

/** A change of level: equal spans before and after, since a mean over a part of the rows has no name in the grammar. */
export function levelStory(frame: Frame, fact: Fact, slots: Slots, phrases: Phrases): Story {
  const story: Story = { titles: [], points: [], notes: [] };
  const { dimension, points, widget } = frame;
  const at = points.findIndex(({ row }) => row === fact.row);
  const moments = frame.partialLast ? points.length - 1 : points.length;
  const span = Math.min(LONGEST_SPAN, at, moments - at);
  if (!dimension?.grain || span < 1) return story;
  const rows = widget.rows?.length ?? 0;
  const { c, v } = refs(frame);
  const sum = (from: number): string =>
    points
      .slice(from, from + span)
      .map(({ row }) => cellAt(v, row, rows))
      .join(' + ');
  const [before, after] = [sum(at - span), sum(at)];
  const total = (from: number): number =>
    points.slice(from, from + span).reduce((s, { value }) => s + value, 0);
  if (!(total(at - span) > 0)) return story;
  const up = fact.direction === 'up';
  const when = printLabel(dimension, slots.period ?? '', cellAt(c, fact.row, rows));
  const told = {
    slots: {
      ...slots,
      atChange: fill(phrases.at[dimension.grain], { when }) ?? when,
      shift: placeholder(`abs(growth(${before}, ${after}))`, 'percent:0'),
    },
    test: up ? `${after} > ${before}` : `${after} < ${before}`,
  };
  story.titles.push({ key: up ? 'levelUp' : 'levelDown', ...told });
  story.points.push({ key: up ? 'levelUp' : 'levelDown', ...told });
  story.notes.push({ key: 'testLevel', ...told }, { key: 'askTrend', slots });
  return story;
}
