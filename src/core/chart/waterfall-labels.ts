import { withSign } from './delta.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import type { Step } from './waterfall-steps.js';
import type { Strong } from './highlight.js';

/** Where a bar lies, in px of the chart; `from` and `to` are the heights of its levels. */
export interface StepBar {
  left: number;
  width: number;
  from: number;
  to: number;
}

/** A change with its sign, so that colour is never alone; a level without. */
export function signedText(step: Step, write: (value: number) => string): string {
  if (step.value === null) return '–';
  const content = write(step.value);
  return step.total ? content : withSign(content, step.value);
}

const MOST_LABELLED = 30;
/** Px between a label and a bar or label beside it. */
const BESIDE = 4;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What labels must keep clear of: the bars, and the line of zero. */
export interface LabelGround {
  bars: readonly StepBar[];
  plot: Plot;
  zero: number;
}

/** What is written at a step. */
export interface StepLabel {
  text: string;
  above: boolean;
  bold: boolean;
  color: string;
}
export interface StepLabels {
  shapes: Shape[];
  /** By the places of their steps. */
  labels: ReadonlyMap<number, StepLabel>;
  complete: boolean;
}

/**
 * The values above rising bars and below falling ones, on the other side where zero would run through them. `texts` has
 * for each step what it may say, best first. Where not all find room, the totals come first and then the largest
 * changes; of very many steps only the largest rise and fall are tried. `complete` says whether all have their values.
 */
export function stepLabels(
  frame: Frame,
  steps: readonly Step[],
  texts: readonly (readonly string[])[],
  ground: LabelGround,
  strong: Strong,
): StepLabels {
  const { bars, plot } = ground;
  const high = lineHeight(frame);
  const taken = bars.map(boxOf);
  const size = (i: number): number =>
    strong.has(i) || steps[i]?.total === true ? Number.POSITIVE_INFINITY : Math.abs(steps[i]?.value ?? 0);
  const ranked = steps
    .map((_, i) => i)
    .sort((a, b) => (size(a) === size(b) ? a - b : size(a) < size(b) ? 1 : -1));
  const order =
    steps.length <= MOST_LABELLED
      ? ranked
      : ranked.filter((i, n) => size(i) === Number.POSITIVE_INFINITY || isFirst(steps, ranked, n));
  const placed = new Map<number, Shape>();
  const labels = new Map<number, StepLabel>();
  const { text: dark, muted } = frame.theme.colors;
  for (const i of order) {
    const step = steps[i] as Step;
    const bar = boxOf(bars[i] as StepBar);
    const places = (texts[i] ?? []).flatMap((content) => {
      const half = labelWidth(frame, content, step.total || strong.has(i)) / 2;
      const middle = Math.max(plot.left - 6 + half, (bar.left + bar.right) / 2);
      // Beside its last step a total may stand a little to the right.
      const clear = step.total && i > 0 ? boxOf(bars[i - 1] as StepBar).right + BESIDE + half : middle;
      const x = Math.min(frame.width - half, Math.max(middle, clear));
      const across = { left: x - half - BESIDE, right: x + half + BESIDE };
      return topsOf(step, bar, ground, high).map((top) => ({
        content,
        x,
        box: { ...across, top, bottom: top + high },
      }));
    });
    const free = places.find(({ box }) => box.top >= 0 && !taken.some((other) => overlaps(box, other)));
    if (free === undefined) continue;
    // A margin between two labels is enough.
    taken.push({ ...free.box, left: free.box.left + BESIDE, right: free.box.right - BESIDE });
    const quiet = strong.size > 0 && !strong.has(i);
    const look = { bold: step.total || strong.has(i), color: quiet ? muted : dark };
    labels.set(i, { ...look, text: free.content, above: free.box.top < bar.top });
    placed.set(
      i,
      text(frame, free.content, free.x, free.box.top + high / 2, { ...look, align: 'center', rim: true }),
    );
  }
  return {
    complete: placed.size === steps.length,
    labels,
    shapes: [...placed].sort(([a], [b]) => a - b).map(([, shape]) => shape),
  };
}

/** Whether this is a change, and no larger one of its direction comes before it. */
function isFirst(steps: readonly Step[], ranked: readonly number[], place: number): boolean {
  const direction = (i: number | undefined): number => Math.sign(steps[i ?? -1]?.value ?? 0);
  const own = direction(ranked[place]);
  return own !== 0 && !ranked.slice(0, place).some((i) => steps[i]?.total === false && direction(i) === own);
}

/** Where the label of a bar may begin, best first; that of a total may stand a little off its bar, which nothing follows. */
function topsOf(step: Step, bar: Box, { plot, zero }: LabelGround, high: number): number[] {
  const up = step.total ? step.to >= 0 : (step.value ?? 0) >= 0;
  const [above, under] = [bar.top - 4 - high, bar.bottom + 4];
  const fits = (top: number): boolean =>
    (top + high <= zero + 1 || top >= zero - 1) && (top >= zero || top + high <= plot.top + plot.height);
  const wanted = up ? above : under;
  const best = fits(wanted) ? wanted : fits(up ? under : above) ? (up ? under : above) : wanted;
  return step.total && up ? [best, best - high / 2, best - high, plot.top - 4 - high] : [best];
}

function boxOf({ left, width, from, to }: StepBar): Box {
  return { left, right: left + width, top: Math.min(from, to), bottom: Math.max(from, to) };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
