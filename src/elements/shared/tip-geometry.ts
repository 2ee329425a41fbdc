export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  width: number;
  height: number;
}

export interface TipRoom {
  width: number;
  height: number;
  /** Space between a tip and what it is about. */
  gap: number;
  /** Where a tip may stand. */
  bounds: Rect;
  /** What it is better not to cover. */
  others: readonly Rect[];
  /** What it must not cover, beside the point itself: whoever points at a mark must see it, and stay on it. */
  pointer: Point | undefined;
}

/** Above, beside and below a point, the best first: shares of its size by which a tip lies left of it, and above. */
const SIDES = [
  [0.5, 1],
  [1, 1],
  [0, 1],
  [1, 0.5],
  [0, 0.5],
  [0.5, 0],
  [1, 0],
  [0, 0],
] as const;
/** Shares of other marks; less is not worth another side. */
const WORTH = 0.1;

/** Where a tip about a point stands: inside its bounds, and where it covers least of everything else. */
export function placeTip({ x, y }: Point, room: TipRoom): Rect {
  const { width, height, gap, bounds, others, pointer } = room;
  let best: { tip: Rect; cost: number } | undefined;
  for (const [across, up] of SIDES) {
    const tip: Rect = {
      x: within(x - width * across - gap * (2 * across - 1), width, bounds.x, bounds.width),
      y: within(y - height * up - gap * (2 * up - 1), height, bounds.y, bounds.height),
      width,
      height,
    };
    const hides = [{ x, y }, pointer].some((point) => point && holds(tip, point));
    const cost = others.reduce((sum, other) => sum + covered(tip, other), hides ? others.length + 1 : 0);
    if (!best || cost < best.cost - WORTH) best = { tip, cost };
  }
  return (best as { tip: Rect }).tip;
}

/** Whether whoever moves from one point to another is on the way to a rectangle, or there. */
export function headsFor(rect: Rect, from: Point, to: Point): boolean {
  let [near, far] = [0, Infinity];
  for (const [start, step, low, size] of [
    [from.x, to.x - from.x, rect.x, rect.width],
    [from.y, to.y - from.y, rect.y, rect.height],
  ] as const) {
    if (step === 0) {
      if (start < low || start > low + size) return false;
      continue;
    }
    const [a, b] = [(low - start) / step, (low + size - start) / step];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far && far >= 1;
}

const within = (wanted: number, size: number, from: number, room: number): number =>
  Math.max(from, Math.min(wanted, from + room - size));

const holds = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** The share of a rectangle that lies under a tip. */
function covered(tip: Rect, { x, y, width, height }: Rect): number {
  const across = Math.min(x + width, tip.x + tip.width) - Math.max(x, tip.x);
  const down = Math.min(y + height, tip.y + tip.height) - Math.max(y, tip.y);
  // A point, or a line, has no area, but it can be hidden.
  return across < 0 || down < 0 ? 0 : ((across || 1) / (width || 1)) * ((down || 1) / (height || 1));
}
