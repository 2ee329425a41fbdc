import type { Segment } from './donut-chart.js';
import type { Mark } from './shapes.js';
import { px } from './shapes.js';

interface Ring {
  center: { x: number; y: number };
  radius: number;
  /** 0 for a pie. */
  inner: number;
}

/** A mark for every part, of the shape of its sector; `total` is what the ring stands for. */
export function sectorMarks(
  segments: readonly Segment[],
  total: number,
  ring: Ring,
  write: (value: number) => string,
): Mark[] {
  const { center, radius, inner } = ring;
  return segments.map(({ name, value, share, middle }) => {
    const half = value / total / 2;
    const at = (turn: number, r: number): { x: number; y: number } => ({
      x: center.x + Math.sin(turn * 2 * Math.PI) * r,
      y: center.y - Math.cos(turn * 2 * Math.PI) * r,
    });
    const { x, y } = at(middle, (radius + inner) / 2);
    return {
      d: sector(at, middle - half, middle + half, ring),
      x: Number(px(x)),
      y: Number(px(y)),
      label: name,
      value: `${write(value)} · ${share}`,
    };
  });
}

function sector(
  at: (turn: number, r: number) => { x: number; y: number },
  from: number,
  to: number,
  { radius, inner }: Ring,
): string {
  const point = (turn: number, r: number): string => {
    const { x, y } = at(turn, r);
    return `${px(x)} ${px(y)}`;
  };
  // In two arcs: one that leads round the whole circle would end where it begins, and be none.
  const middle = (from + to) / 2;
  const arc = (a: number, b: number, r: number, clockwise: 0 | 1): string =>
    `${point(a, r)}A${px(r)} ${px(r)} 0 0 ${clockwise} ${point(middle, r)}A${px(r)} ${px(r)} 0 0 ${clockwise} ${point(b, r)}`;
  const outer = `M${arc(from, to, radius, 1)}`;
  if (inner === 0) return to - from >= 1 ? `${outer}Z` : `${outer}L${point(middle, 0)}Z`;
  // A whole ring is two circles, the inner one the other way round, so that its hole stays empty.
  return `${outer}${to - from >= 1 ? 'ZM' : 'L'}${arc(to, from, inner, 0)}Z`;
}
