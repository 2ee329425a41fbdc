import { truncateText } from '../layout/measure.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Outline } from './map-outlines.js';
import type { MapBox, Point } from './map-view.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';

/** What a label says: a name, and a value where there is one; side by side or one above the other. */
export interface LabelText {
  name: string;
  value: string;
}

const NAME_WIDTH = 170;

/** The forms of a label, the roomier first, each as rows of words and with its size. */
export function formsOf(
  frame: Frame,
  label: LabelText,
): { rows: string[][]; width: number; height: number }[] {
  const name = truncateText(label.name, Math.min(NAME_WIDTH, frame.width * 0.4), {
    fontSize: frame.fontSize,
  });
  const step = lineHeight(frame);
  const rows =
    label.value === ''
      ? [[[name]]]
      : label.name === ''
        ? [[['', label.value]]]
        : [[[name], ['', label.value]], [[name, label.value]]];
  return rows.map((it) => ({
    rows: it,
    width: Math.max(...it.map((row) => rowWidth(frame, row))),
    height: it.length * step,
  }));
}

/** A row is a name and, bold behind it, a value. */
function rowWidth(frame: Frame, [name = '', value = '']: string[]): number {
  const space = name !== '' && value !== '' ? labelWidth(frame, ' ') : 0;
  return labelWidth(frame, name) + space + labelWidth(frame, value, true);
}

/** Rows of a label in the middle of its box, or ranged to the side that its mark is on. */
export function labelShapes(
  frame: Frame,
  rows: string[][],
  box: MapBox,
  color: string,
  align: 'left' | 'center' | 'right',
  rim: boolean,
): Shape[] {
  const step = box.height / rows.length;
  return rows.flatMap((row, i) => {
    const [name = '', value = ''] = row;
    const width = rowWidth(frame, row);
    const free = box.width - width;
    const x = box.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    const y = box.y + step * (i + 0.5);
    const shapes: Shape[] = [];
    if (name !== '') shapes.push(text(frame, name, x, y, { color, rim }));
    if (value !== '')
      shapes.push(
        text(frame, value, x + width - labelWidth(frame, value, true), y, { color, rim, bold: true }),
      );
    return shapes;
  });
}

export const overlap = (a: MapBox, b: MapBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const within = (inner: MapBox, outer: MapBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether a point lies on the land of an outline, by the even-odd rule. */
export function isOn({ rings, box }: Outline, x: number, y: number): boolean {
  let inside = false;
  if (isOff(box, x, y)) return inside;
  for (const { points, box: around } of rings) {
    if (isOff(around, x, y)) continue;
    let [fromX, fromY] = points.at(-1) ?? [0, 0];
    for (const point of points) {
      const toX = point[0];
      const toY = point[1];
      if (toY > y !== fromY > y && x < toX + ((fromX - toX) * (y - toY)) / (fromY - toY)) inside = !inside;
      fromX = toX;
      fromY = toY;
    }
  }
  return inside;
}

const isOff = (box: MapBox, x: number, y: number): boolean =>
  y < box.y || y > box.y + box.height || x < box.x || x > box.x + box.width;

/** Points all over a box, close enough that no land between them matters. */
function samplesOf(box: MapBox): Point[] {
  const across = Math.max(2, Math.ceil(box.width / 9));
  const down = Math.max(2, Math.ceil(box.height / 9));
  return Array.from({ length: (across + 1) * (down + 1) }, (_, i) => [
    box.x + (box.width * (i % (across + 1))) / across,
    box.y + (box.height * Math.floor(i / (across + 1))) / down,
  ]);
}

/** The place nearest to the middle of a country where a box of this size lies on its land alone. */
export function placeInside(
  outline: Outline,
  width: number,
  height: number,
  free: (box: MapBox) => boolean,
): MapBox | undefined {
  const { box: around } = largestRing(outline);
  // Letters do not fill their lines: what stands out above and below is empty.
  const slack = 4;
  if (around.width < width || around.height + 2 * slack < height) return undefined;
  const steps = 20;
  const boxes = Array.from({ length: (steps + 1) ** 2 }, (_, i) => ({
    x: around.x + ((around.width - width) * (i % (steps + 1))) / steps,
    y: around.y - slack + ((around.height + 2 * slack - height) * Math.floor(i / (steps + 1))) / steps,
    width,
    height,
  }));
  const middle: Point = [around.x + around.width / 2, around.y + around.height / 2];
  const away = (box: MapBox): number =>
    Math.hypot(box.x + width / 2 - middle[0], box.y + height / 2 - middle[1]);
  boxes.sort((a, b) => away(a) - away(b));
  return boxes.find((box) => {
    const letters = { ...box, y: box.y + slack, height: height - 2 * slack };
    return free(box) && samplesOf(letters).every(([x, y]) => isOn(outline, x, y));
  });
}

export const largestRing = ({ rings }: Outline): Outline['rings'][number] =>
  rings.reduce((best, ring) => (ring.area > best.area ? ring : best));

/** Beside a country rather than above or below it, and to its right rather than to its left. */
const DIRECTIONS = [0, 180, 22, -22, 158, 202, 45, -45, 135, 225, 68, -68, 112, 248, 90, 270];

export interface Callout {
  box: MapBox;
  /** From the label to what it names. */
  leader: Point[];
}

/**
 * The nearest place for a label beside its mark that no land of `blocks` is under; undefined where there is none that a
 * line of `longest` px can lead to without crossing the land of `others` or another label.
 */
export function placeBeside(
  [x, y]: Point,
  { width, height, longest }: { width: number; height: number; longest: number },
  on: { own: Outline | undefined; others: readonly Outline[]; blocks: readonly Outline[] },
  free: (box: MapBox) => boolean,
): Callout | undefined {
  for (let away = 10; away <= 2 * longest; away += 8) {
    for (const degrees of DIRECTIONS) {
      const angle = (degrees * Math.PI) / 180;
      const box = {
        x: x + Math.cos(angle) * (away + width / 2) - width / 2,
        y: y + Math.sin(angle) * (away + height / 2) - height / 2,
        width,
        height,
      };
      const around = { x: box.x - 4, y: box.y - 2, width: width + 8, height: height + 4 };
      if (!free(around)) continue;
      const near = on.blocks.filter((it) => overlap(it.box, around));
      if (samplesOf(around).some(([px, py]) => near.some((it) => isOn(it, px, py)))) continue;
      const leader = leaderOf(around, [x, y], longest, on);
      if (leader?.every(([px, py]) => free({ x: px - 1, y: py - 1, width: 2, height: 2 })) === true)
        return { box, leader };
    }
  }
  return undefined;
}

/** A line a reader follows: straight, it ends a little way into its own land and crosses next to no other. */
function leaderOf(
  from: MapBox,
  [x, y]: Point,
  longest: number,
  on: { own: Outline | undefined; others: readonly Outline[] },
): Point[] | undefined {
  const start: Point = [
    Math.min(from.x + from.width, Math.max(from.x, x)),
    Math.min(from.y + from.height, Math.max(from.y, y)),
  ];
  const length = Math.hypot(x - start[0], y - start[1]);
  const points: Point[] = [];
  let [inside, foreign] = [0, 0];
  for (let at = 0; at <= length; at += 2) {
    const point: Point = [
      start[0] + ((x - start[0]) * at) / (length || 1),
      start[1] + ((y - start[1]) * at) / (length || 1),
    ];
    points.push(point);
    if (on.own !== undefined && isOn(on.own, ...point)) inside += 2;
    else if (on.others.some((it) => isOn(it, ...point))) foreign += 2;
    if (foreign > 5 || at - inside > longest) return undefined;
    if (inside >= 8) break;
  }
  return points;
}
