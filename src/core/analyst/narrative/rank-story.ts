import type { Frame, Point } from '../reading/frame.js';
import { LONGEST_TEST } from './expressions.js';
import { namesOf } from './largest-parts.js';
import type { Phrases, TitleKey } from './phrases.js';
import { cellAt, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** So many names that are level fit into a headline. */
const MOST_LEVEL = 4;

/** The headline of a list that is cut to one end, or that was asked for by its end: who is there, or who share the place. */
export function rankStory(
  frame: Frame,
  slots: Slots,
  phrases: Phrases,
  { leads, lags }: { leads: string; lags: string },
): Pick<Story, 'titles' | 'highlight'> {
  const { limited, title, points } = frame;
  const low = title.rank === 'min' || (title.rank === undefined && limited === 'bottom');
  // The other end of what was cut is no end of the data.
  if (low ? limited === 'top' : limited === 'bottom') return { titles: [] };
  const values = points.map(({ value }) => value);
  const end = low ? Math.min(...values) : Math.max(...values);
  const level = points.filter(({ value }) => value === end);
  if (level.length > 1) return { titles: tied(frame, slots, phrases, level, low) };
  if (points.length < 2) return { titles: [] };
  const telling: Telling<TitleKey> = low
    ? { key: 'bottomList', slots, test: lags }
    : { key: 'topList', slots, test: leads };
  return { titles: [telling], highlight: low ? 'min' : 'max' };
}

/** Who are level at one end of a ranking that goes on. */
function tied(
  frame: Frame,
  slots: Slots,
  phrases: Phrases,
  level: readonly Point[],
  low: boolean,
): Telling<TitleKey>[] {
  const unnamed = level.some(({ label }) => String(label ?? '').trim() === '');
  if (level.length > MOST_LEVEL || level.length === frame.points.length || unnamed) return [];
  const { v } = refs(frame);
  const cells = level.map(({ row }) => cellAt(v, row, frame.widget.rows?.length ?? 0)).join(', ');
  const test = low
    ? `greatest(${cells}) == min(${v}) and min(${v}) < max(${v})`
    : `least(${cells}) == max(${v}) and max(${v}) > min(${v})`;
  if (test.length > LONGEST_TEST) return [];
  return [
    {
      key: low ? 'tiedBottom' : 'tiedTop',
      slots: { ...slots, ...namesOf(frame, slots, phrases, level) },
      test,
    },
  ];
}
