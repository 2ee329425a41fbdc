import { intl } from '../template/intl-cache.js';
import type { BandRoom, LabelledBands } from './band-labels.js';
import { bandsWidth } from './band-labels.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Buckets } from './histogram-buckets.js';
import type { Shape } from './shapes.js';
import { line, text } from './shapes.js';
import { frameFormat } from './value-axis.js';

const GAP = 9;
const TICK = 5;
/** Least space between two labels: a row of numbers runs together sooner than one of words. */
const APART = 22;

/**
 * The edges of buckets, or the numbers that they stand for, as they are written: by the author's format where the value
 * column is what is counted, years without separators, and never two of them alike.
 */
export function edgeTexts(frame: Frame, buckets: Buckets, raw: boolean): string[] {
  const { config, locale } = frame;
  const at = buckets.edges ?? buckets.matrix.categories.map((category) => category.at ?? 0);
  const years = at.every((it) => Number.isInteger(it) && it >= 1000 && it < 3000);
  if (years && !(raw && config.numberFormat !== undefined)) {
    return at.map((it) => intl.number(locale, { useGrouping: false }).format(it));
  }
  const format = frameFormat(raw ? frame : { ...frame, config: {} }, at);
  const texts = at.map((it) => format.tick(it, buckets.step));
  if (new Set(texts).size === texts.length) return texts;
  // Large numbers close together: what is shortened would say the same of all.
  return at.map((it) => intl.number(locale, { maximumSignificantDigits: 15 }).format(it));
}

/** How many edges lie from label to label, at least `least`: such that labels are 1, 2 or 5 × 10ⁿ apart. */
function everyOf(step: number, least: number, most: number): number {
  if (least <= 1) return 1;
  for (let every = Math.ceil(least); every < most; every += 1) {
    if (/^[125]e/u.test(Number((every * step).toPrecision(9)).toExponential())) return every;
  }
  return Math.min(most, Math.ceil(least));
}

/** The edges of buckets below their plot, on short ticks below them; every second, fifth … where they would touch. */
export function edgeLabels(
  frame: Frame,
  buckets: Buckets,
  texts: readonly string[],
  room: BandRoom,
): LabelledBands {
  const edges = buckets.edges ?? [];
  const half = (i: number): number => labelWidth(frame, texts.at(i) ?? '') / 2;
  const left = Math.max(room.axis, half(0) + 2);
  const count = Math.max(1, edges.length - 1);
  const width = bandsWidth(frame, left, count, { ...room, right: Math.max(4, half(-1)) });
  const band = width / count;
  const widest = Math.max(...texts.map((it) => labelWidth(frame, it)));
  const every = everyOf(buckets.step, (widest + APART) / band, edges.length);
  // Round multiples are labelled, where the edges are multiples at all.
  const start = (edges[0] ?? 0) / buckets.step;
  const offset = Math.abs(start - Math.round(start)) < 1e-6 ? Math.round(start) : 0;
  const shown = edges.map((_, i) => (i + offset) % every === 0);
  const ends = shown.filter(Boolean).length < 2;
  const color = frame.theme.colors.muted;
  const labels = {
    height: GAP + lineHeight(frame),
    shapes: (plot: Plot): Shape[] =>
      edges.flatMap((_, i) => {
        if (!(ends ? i === 0 || i === edges.length - 1 : shown[i] === true)) return [];
        const x = plot.left + band * i;
        const bottom = plot.top + plot.height;
        return [
          line([[x, bottom], [x, bottom + TICK]], color),
          text(frame, texts[i] ?? '', x, bottom + GAP, { align: 'center', baseline: 'top', tick: true }),
        ]; // prettier-ignore
      }),
  };
  return { left, width, labels };
}
