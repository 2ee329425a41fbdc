import type { Frame } from '../frame.js';
import type { PathShape, Shape, TextShape } from '../shapes.js';
import { line, path, px, rect } from '../shapes.js';
import { boxOf } from './place-text.js';
import type { Overlay, Point, Rule } from './overlay.js';

const DASH = [4, 4];
export const BAND_OPACITY = 0.1;
/** Behind the marks, and over them; labels lie at 20. */
const [BEHIND, OVER] = [0, 13];
/** Px of an arrow's head. */
const [HEAD, HEAD_HALF] = [8, 4.5];

/** The shapes of a chart with its overlay: texts that a line passes get a rim, so that they read. */
export function withOverlay(frame: Frame, shapes: readonly Shape[], overlay: Overlay): Shape[] {
  const passed = [...overlay.levels.map(({ rule }) => rule), ...overlay.rules].flatMap(segmentsOf);
  const { background, text, muted } = frame.theme.colors;
  const onGround = ({ style }: TextShape): boolean => style.fill === text || style.fill === muted;
  return [
    ...shapes.map((shape) =>
      shape.type === 'text' && onGround(shape) && passed.some((segment) => crosses(segment, boxOf(shape)))
        ? { ...shape, style: { ...shape.style, stroke: background, lineWidth: 4 } }
        : shape,
    ),
    ...overlayShapes(frame, overlay),
  ];
}

type Segment = readonly [Point, Point];

const segmentsOf = ({ points }: Rule): Segment[] =>
  points.slice(1).map((point, i): Segment => [points[i] as Point, point]);

function crosses(
  [[x1, y1], [x2, y2]]: Segment,
  { left, right, top, bottom }: ReturnType<typeof boxOf>,
): boolean {
  return (
    Math.min(x1, x2) < right && Math.max(x1, x2) > left && Math.min(y1, y2) < bottom && Math.max(y1, y2) > top
  );
}

/** Above the marks; bands lie behind them. */
function overlayShapes(frame: Frame, { bands, rims, rules, levels, texts }: Overlay): Shape[] {
  const { accent, text } = frame.theme.colors;
  return [
    ...bands.map(({ left, top, width, height }) =>
      rect(left, top, width, height, accent, { opacity: BAND_OPACITY, z: BEHIND }),
    ),
    ...rims.map(({ left, top, width, height }) =>
      rect(left, top, width, height, 'none', { rim: text, z: OVER }),
    ),
    ...[...levels.map(({ rule }) => rule), ...rules].flatMap(ruleShapes),
    ...texts,
  ];
}

function ruleShapes({ points, color, width, dashed, head }: Rule): Shape[] {
  const drawn = points.map(([x, y]): [number, number] => [x, y]);
  // A shaft ends inside its head, whose tip is sharp.
  if (head) drawn.push(before(drawn.splice(-1)[0], drawn.at(-1)));
  const shape = { ...line(drawn, color, width, dashed ? DASH : undefined), z: OVER };
  return head ? [shape, headOf(points, color)] : [shape];
}

function before(
  [x, y]: [number, number] = [0, 0],
  [fromX, fromY]: [number, number] = [x, y],
): [number, number] {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  return [x - ((x - fromX) / length) * HEAD * 0.8, y - ((y - fromY) / length) * HEAD * 0.8];
}

function headOf(points: readonly Point[], color: string): PathShape {
  const [[fromX, fromY], [x, y]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]];
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: 1 | -1): string =>
    `${px(x - dx * HEAD - dy * HEAD_HALF * side)} ${px(y - dy * HEAD + dx * HEAD_HALF * side)}`;
  return path(`M${px(x)} ${px(y)}L${corner(1)}L${corner(-1)}Z`, color, { z: OVER });
}
