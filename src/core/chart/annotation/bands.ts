import type { Frame } from '../frame.js';
import { fillPhrase } from '../phrases.js';
import type { Piece } from './overlay.js';
import { annotationPhrases } from './phrases.js';
import { indexOf } from './names.js';
import type { ValueStage } from './stage.js';
import type { Band } from './types.js';

/** The strip of the plot from one category to another, as wide as both are. */
export function bandOf(frame: Frame, stage: ValueStage, { from, to }: Band): Piece | undefined {
  const { plot, categories, across, lying, boxes } = stage;
  const [a, b] = [indexOf(categories, from), indexOf(categories, to)];
  if (a < 0 || b < 0) return undefined;
  const [first, last] = [Math.min(a, b), Math.max(a, b)];
  const [start, end] = lying ? [plot.top, plot.top + plot.height] : [plot.left, plot.left + plot.width];
  // Points of a line have no width: one alone gets half the way to its neighbours.
  const half = (i: number, side: 1 | -1): number => {
    const next = categories[i + side] === undefined ? undefined : across(i + side);
    const own = across(i);
    if (boxes === undefined && first !== last) return own;
    if (next !== undefined) return (own + next) / 2;
    return side === 1 ? end : start;
  };
  const [low, high] = [half(first, -1), half(last, 1)].sort((x, y) => x - y) as [number, number];
  const [begin, length] = [Math.max(start, low), Math.min(end, high) - Math.max(start, low)];
  if (!(length > 0)) return undefined;
  const words = { from: categories[first]?.label ?? '', to: categories[last]?.label ?? '' };
  return {
    bands: [lying ? { ...plot, top: begin, height: length } : { ...plot, left: begin, width: length }],
    said: [fillPhrase(annotationPhrases(frame.locale).band, words)],
  };
}
