import { cellOf, cleanText, numberOf } from '../cells.js';
import type { Frame } from '../frame.js';
import { fillPhrase } from '../phrases.js';
import { crisp } from '../shapes.js';
import { frameFormat } from '../value-axis.js';
import type { LevelLine, Piece, Point, Rule } from './overlay.js';
import { annotationPhrases } from './phrases.js';
import { placeText, type Spot, type Surroundings } from './place-text.js';
import type { ValueStage } from './stage.js';
import type { Level } from './types.js';

/** Px between a line and its name, and from one place that is tried for it to the next. */
const GAP = 5;
const STEP = 24;

/** The line of a level: across the plot at the average, the median, a target or zero. Undefined where the plot does not reach it. */
export function levelRule(
  frame: Frame,
  stage: ValueStage,
  level: Level,
): { value: number; rule: Rule } | undefined {
  const { plot, at, lying } = stage;
  const value = valueOf(frame, stage, level);
  if (value === undefined) return undefined;
  const [from, to] = lying ? [plot.left, plot.left + plot.width] : [plot.top, plot.top + plot.height];
  const place = at(value);
  if (!(place >= from - 1 && place <= to + 1)) return undefined;
  const end = crisp(place);
  const points: Point[] = lying
    ? [
        [end, plot.top],
        [end, plot.top + plot.height],
      ]
    : [
        [plot.left, end],
        [plot.left + plot.width, end],
      ];
  const color = frame.theme.colors.text;
  return { value, rule: { points, color, width: 1.25, dashed: level.at !== 'zero' } };
}

/** A level with its name and value; nothing where these have no room, since a line without a name would be a riddle. */
export function levelOf(frame: Frame, level: Level, around: Surroundings): Piece | undefined {
  const { stage } = around;
  const { value, rule } = levelRule(frame, stage, level) ?? {};
  if (value === undefined || !rule) return undefined;
  const phrases = annotationPhrases(frame.locale);
  const written = writerOf(frame, stage, level)(value);
  const said = (name: string): string[] => [fillPhrase(phrases.level, { name, value: written })];
  if (level.at === 'zero') return { levels: [{ name: written, value, rule }], said: said(written) };
  const name = nameOf(frame, level);
  const place = stage.at(value);
  const spots = stage.lying ? besideUpright(stage, place) : alongFlat(stage, place);
  const label = placeText(frame, `${name} ${written}`, spots, around, { color: rule.color });
  if (!label) return undefined;
  return {
    levels: [{ name, value, rule, ...formulaOf(stage, level) }],
    texts: [label],
    said: said(name),
  };
}

function valueOf(frame: Frame, { all, series }: ValueStage, level: Level): number | undefined {
  if (level.at === 'zero') return 0;
  if (level.at === 'target') {
    if (level.column === undefined) return level.value;
    const [row] = frame.data.rows;
    return row === undefined ? undefined : (numberOf(cellOf(row, level.column)) ?? undefined);
  }
  const numbers = (all ?? []).filter((value) => value !== null);
  if (numbers.length < 2 || series.length > 1) return undefined;
  if (level.at === 'average') return numbers.reduce((sum, value) => sum + value / numbers.length, 0);
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] as number)) / 2;
}

/** What lies in the middle of whole numbers is seldom one. */
function writerOf(frame: Frame, { format, all = [] }: ValueStage, { at }: Level): (value: number) => string {
  const given = frame.config.numberFormat?.trim() ?? '';
  const whole =
    given === 'integer' || (given === '' && all.every((value) => value === null || Number.isInteger(value)));
  if (at === 'target' || at === 'zero' || !whole) return format.label;
  return (value) => frameFormat({ ...frame, config: {} }, [value]).label(value);
}

function formulaOf({ all = [], series }: ValueStage, { at }: Level): Pick<LevelLine, 'formula'> {
  if (all.length !== series[0]?.values.length) return {};
  return at === 'average' ? { formula: 'AVERAGE' } : at === 'median' ? { formula: 'MEDIAN' } : {};
}

function nameOf(frame: Frame, { at, label }: Level): string {
  const given = cleanText(label ?? '');
  if (given !== '') return given;
  return annotationPhrases(frame.locale)[at as 'average' | 'median' | 'target'];
}

/** Above and below a flat line, from its end to its beginning. */
function alongFlat({ plot }: ValueStage, y: number): Spot[] {
  const ends = Array.from(
    { length: Math.floor(plot.width / STEP) },
    (_, i) => plot.left + plot.width - i * STEP,
  );
  return ends.flatMap((x): Spot[] => [
    { x, y: y - GAP, align: 'right', baseline: 'bottom' },
    { x, y: y + GAP, align: 'right', baseline: 'top' },
  ]);
}

/** On both sides of an upright line, from its foot to its top. */
function besideUpright({ plot }: ValueStage, x: number): Spot[] {
  const feet = Array.from(
    { length: Math.max(1, Math.floor(plot.height / STEP)) },
    (_, i) => plot.top + plot.height - (i + 0.5) * STEP,
  );
  return feet.flatMap((y): Spot[] => [
    { x: x + GAP, y, align: 'left', baseline: 'middle' },
    { x: x - GAP, y, align: 'right', baseline: 'middle' },
  ]);
}
