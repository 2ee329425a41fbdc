import { intl } from '../../template/intl-cache.js';
import type { Frame } from '../frame.js';
import { textColor } from '../legend.js';
import { fillPhrase } from '../phrases.js';
import type { Shape } from '../shapes.js';
import { indexOf } from './names.js';
import type { Piece, Point, Rule } from './overlay.js';
import { annotationPhrases } from './phrases.js';
import { boxOf, placeText, type Spot, type Surroundings } from './place-text.js';
import type { ValueStage } from './stage.js';
import type { Arrow } from './types.js';

/** Px: a shorter arrow is all head, and a gap between levels that nobody sees needs none. */
const SHORTEST = 14;
const GAP = 8;
/** How far a level goes on beyond its arrow, how far from its bar one stands, and what the end of a line takes. */
const [BEYOND, BESIDE, DOT] = [7, 5, 6];
/** Px from a bar to what is written at its end. */
const ADJACENT = 12;
/** Steps smaller than this are given with one decimal. */
const SMALL = 0.1;

/** A value of the chart at its place: along the value axis, and across it. */
interface End {
  value: number;
  along: number;
  across: number;
  label: string;
  /** Half the thickness of its bar. */
  half: number;
}

/**
 * The level of one value as a thin line over to the other, and between both levels an arrow with what lies between them: a difference, or
 * the part by which it grew. Of bars it stands on the lower one, of a line where the course ended.
 */
export function arrowOf(frame: Frame, arrow: Arrow, around: Surroundings): Piece | undefined {
  const { stage, shapes } = around;
  const { from, to } = endsOf(stage, arrow) ?? {};
  if (!from || !to || from.value === to.value) return undefined;
  const said = figureOf(frame, stage, arrow.mark, from.value, to.value);
  const bars = stage.boxes !== undefined;
  if (said === undefined) return undefined;
  const [low, high] = from.value < to.value ? [from, to] : [to, from];
  const place = bars ? low : to;
  const other = place === from ? to : from;
  const sign = Math.sign(place.across - other.across) || 1;
  // Below zero a bar fills the way between the levels: the arrow stands beside it.
  const across = bars && low.value < 0 ? place.across + sign * (place.half + BESIDE) : place.across;
  const start = bars && low.value >= 0 ? beyondLabels(stage, low, high, shapes) : low.along;
  if (Math.abs(start - high.along) < SHORTEST) return undefined;
  // The end of a line is a dot: an arrow that comes from below or above stops before it.
  const reach = bars ? 0 : DOT * Math.sign(to.along - from.along);
  const ends: [number, number] = to === high ? [start, high.along - reach] : [high.along, start - reach];
  const colors = frame.theme.colors;
  const point = (across: number, along: number): Point => (stage.lying ? [along, across] : [across, along]);
  const level: Rule = {
    points: [
      point(other.across + sign * other.half, other.along),
      point(across + (bars ? sign * BEYOND : 0), other.along),
    ],
    color: colors.muted,
    width: 1,
    dashed: true,
  };
  const middle = (ends[0] + ends[1]) / 2;
  const label = placeText(frame, said, spotsOf(stage, across, middle, ends), around, {
    color: textColor(frame, colors.accent),
    bold: true,
  });
  if (!label) return undefined;
  const shaft: Rule = {
    points: [point(across, ends[0]), point(across, ends[1])],
    color: colors.accent,
    width: 1.75,
    head: true,
  };
  const words = { from: from.label, to: to.label, value: said };
  return {
    rules: [level, shaft],
    texts: [label],
    said: [fillPhrase(annotationPhrases(frame.locale).change, words)],
  };
}

function endsOf(stage: ValueStage, { from, to, series }: Arrow): { from: End; to: End } | undefined {
  const { categories, at, across, boxes } = stage;
  const levels = levelsOf(stage, series);
  if (!levels) return undefined;
  const end = (key: string): End | undefined => {
    const c = indexOf(categories, key);
    const value = levels.values[c] ?? null;
    if (c < 0 || value === null) return undefined;
    const box = boxes?.find((it) => it.c === c && (levels.s === undefined || it.s === levels.s));
    if (boxes && !box) return undefined;
    const thick = box ? (stage.lying ? box.height : box.width) : 0;
    const middle = box ? (stage.lying ? box.y : box.x) + thick / 2 : across(c);
    return { value, along: at(value), across: middle, label: categories[c]?.label ?? '', half: thick / 2 };
  };
  const [first, second] = [end(from), end(to)];
  return first && second && first !== second ? { from: first, to: second } : undefined;
}

/** The values of a series, or what those of all add up to where they stand on one another. */
function levelsOf(
  { series, stacked, categories }: ValueStage,
  name: string | undefined,
): { values: readonly (number | null)[]; s?: number } | undefined {
  const [only] = series;
  if (series.length === 1 && only && (name === undefined || name === only.name))
    return { values: only.values, s: 0 };
  if (!stacked) {
    const s = series.findIndex((it) => it.name === name);
    return s < 0 ? undefined : { values: series[s]?.values ?? [], s };
  }
  // A part stands on others: it has no level of its own.
  if (stacked === 'shares' || name !== undefined) return undefined;
  const parts = (c: number): number[] =>
    series.map(({ values }) => values[c] ?? null).filter((value) => value !== null);
  if (categories.some((_, c) => parts(c).some((value) => value < 0))) return undefined;
  return {
    values: categories.map((_, c) => (parts(c).length === 0 ? null : parts(c).reduce((a, b) => a + b, 0))),
  };
}

/** The figure of an arrow as the chart writes its values; a part only of values that have one. */
function figureOf(
  frame: Frame,
  { format }: ValueStage,
  mark: Arrow['mark'],
  from: number,
  to: number,
): string | undefined {
  const { config, locale } = frame;
  const signed = (value: number, options: Intl.NumberFormatOptions): string =>
    intl.number(locale, { ...options, signDisplay: 'exceptZero' }).format(value);
  if (/^\s*percent/u.test(config.numberFormat ?? '')) {
    const points = (to - from) * (config.hundredths ? 1 : 100);
    const n = signed(points, { maximumFractionDigits: Math.abs(points) < 10 ? 1 : 0 });
    return fillPhrase(annotationPhrases(locale).points, { n });
  }
  if (mark === 'growth' && from > 0 && to >= 0) {
    const part = to / from - 1;
    const digits = Math.abs(part) < SMALL ? 1 : 0;
    return signed(part, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }
  const difference = format.label(to - from);
  return to > from ? `+${difference}` : difference;
}

/** Where an arrow on the lower bar can begin: beyond what is written at the bar's end. */
function beyondLabels(stage: ValueStage, low: End, high: End, shapes: readonly Shape[]): number {
  const { lying } = stage;
  const written = shapes.flatMap((shape) => {
    if (shape.type !== 'text') return [];
    const box = boxOf(shape);
    const [side, other] = lying ? [box.top, box.bottom] : [box.left, box.right];
    if (other < low.across - 3 || side > low.across + 3) return [];
    const [near, far] = lying ? [box.left, box.right] : [box.bottom, box.top];
    const apart = lying ? near - low.along : low.along - near;
    const within = apart > -2 && apart < ADJACENT && (lying ? far < high.along : far > high.along);
    return within ? [far] : [];
  });
  if (written.length === 0) return low.along;
  return lying ? Math.max(...written) + 5 : Math.min(...written) - 3;
}

/** Beside the middle of the arrow first, then beyond its ends. */
function spotsOf({ lying }: ValueStage, across: number, middle: number, [a, b]: [number, number]): Spot[] {
  if (lying)
    return [
      { x: middle, y: across - GAP, align: 'center', baseline: 'bottom' },
      { x: middle, y: across + GAP, align: 'center', baseline: 'top' },
      { x: Math.max(a, b) + 10, y: across, align: 'left', baseline: 'middle' },
    ];
  const [top, bottom] = [Math.min(a, b), Math.max(a, b)];
  return [
    ...[middle, (middle + top) / 2, (middle + bottom) / 2].flatMap((y): Spot[] => [
      { x: across - GAP, y, align: 'right', baseline: 'middle' },
      { x: across + GAP, y, align: 'left', baseline: 'middle' },
    ]),
    { x: across - GAP, y: top - 2, align: 'right', baseline: 'bottom' },
    { x: across - GAP, y: bottom + 4, align: 'right', baseline: 'top' },
    { x: across, y: top - GAP, align: 'center', baseline: 'bottom' },
    { x: across, y: bottom + GAP, align: 'center', baseline: 'top' },
  ];
}
