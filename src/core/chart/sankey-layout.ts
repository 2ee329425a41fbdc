import type { Place, Step } from './sankey-order.js';
import { barycentre, ordered, stepsAt } from './sankey-order.js';

/** What is laid out: nodes in their columns, and flows between nodes of ascending columns. */
interface LayoutInput {
  nodes: readonly { column: number; weight: number; labelHeight: number }[];
  flows: readonly { source: number; target: number; weight: number }[];
  columns: number;
  height: number;
}
export interface SankeyLayout {
  /** px of a weight of one. */
  scale: number;
  /** Upper edge of each node. */
  tops: number[];
  /** Of each flow, its upper edge as it leaves and enters the columns on its way: two for each pair of neighbours. */
  ways: { column: number; from: number; to: number }[][];
}

const NODE_GAP = 10;
const WAY_GAP = 4;
const SWEEPS = 8;

/**
 * Nodes from top to bottom with few crossings, as high as their weights, near to what they are linked with; flows over
 * several columns keep a lane of their own in each. After Sugiyama, Tagawa, Toda (1981): lanes as dummy nodes, order by
 * barycentres. Lengths are px from the top; the same input gives the same layout.
 */
export function layoutSankey(input: LayoutInput): SankeyLayout {
  const { columns, height } = input;
  const places: Place[] = input.nodes.map(({ column, weight, labelHeight }) => ({
    column,
    weight,
    labelHeight,
  }));
  const steps = stepsOf(input, places);
  const order = ordered(places, steps, columns);
  const scale = scaleOf(places, order, height);
  const centers = settled(places, steps, order, scale, height);
  const topOf = (i: number): number => (centers[i] ?? 0) - ((places[i]?.weight ?? 0) * scale) / 2;

  const from = ports(steps, centers, 'from', 'to');
  const to = ports(steps, centers, 'to', 'from');
  const ways: SankeyLayout['ways'] = input.flows.map(() => []);
  steps.forEach((step, i) => {
    ways[step.flow]?.push({
      column: places[step.from]?.column ?? 0,
      from: topOf(step.from) + (from[i] ?? 0) * scale,
      to: topOf(step.to) + (to[i] ?? 0) * scale,
    });
  });
  return { scale, tops: input.nodes.map((_, i) => topOf(i)), ways };
}

/** Flows cut at every column; adds a lane to `places` for each column that a flow passes. */
function stepsOf({ flows, nodes }: LayoutInput, places: Place[]): Step[] {
  return flows.flatMap(({ source, target, weight }, flow) => {
    const [first, last] = [nodes[source]?.column ?? 0, nodes[target]?.column ?? 0];
    const stops = [source];
    for (let column = first + 1; column < last; column += 1) {
      stops.push(places.push({ column, weight, labelHeight: 0 }) - 1);
    }
    stops.push(target);
    return stops.slice(1).map((to, i) => ({ flow, from: stops[i] ?? source, to, weight }));
  });
}

/** Height that a place takes with its gap, and with its label where that is higher. */
function slot({ weight, labelHeight }: Place, scale: number): number {
  return Math.max(weight * scale + (labelHeight === 0 ? WAY_GAP : NODE_GAP), labelHeight);
}

/** The largest scale at which every column fits, found by halving: labels make it no straight line. */
function scaleOf(places: readonly Place[], order: readonly number[][], height: number): number {
  const heights = order.map((column) => column.reduce((sum, i) => sum + (places[i]?.weight ?? 0), 0));
  const heaviest = Math.max(...heights);
  if (!(heaviest > 0)) return 0;
  const fits = (scale: number): boolean =>
    order.every((column) => column.reduce((sum, i) => sum + slot(places[i] as Place, scale), 0) <= height);
  let [low, high] = [0, height / heaviest];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  // Where not even labels alone fit, they give way: flows are what is shown.
  return low > 0 ? low : (0.3 * height) / heaviest;
}

/** The middle of each place: near the middle of what it is linked with, in order and apart. */
function settled(
  places: readonly Place[],
  steps: readonly Step[],
  order: readonly number[][],
  scale: number,
  height: number,
): number[] {
  const centers = places.map(() => height / 2);
  const slots = places.map((place) => slot(place, scale));
  const linked = { from: stepsAt(steps, 'from'), to: stepsAt(steps, 'to') };
  for (const column of order) arrange(column, slots, centers, places, height);
  for (let round = 0; round < SWEEPS; round += 1) {
    const forward = round % 2 === 0;
    const [own, other] = forward ? (['to', 'from'] as const) : (['from', 'to'] as const);
    const indices = order.map((_, c) => c);
    for (const c of forward ? indices : indices.reverse()) {
      const column = order[c] ?? [];
      for (const i of column) {
        const found = barycentre(linked[own].get(i) ?? [], other, (place) => centers[place] ?? 0);
        centers[i] = found ?? centers[i] ?? 0;
      }
      arrange(column, slots, centers, places, height);
    }
  }
  return centers;
}

/** Moves the centres of a column apart as little as needed: isotonic regression, by pooling neighbours that collide. */
function arrange(
  column: readonly number[],
  slots: readonly number[],
  centers: number[],
  places: readonly Place[],
  height: number,
): void {
  let offset = 0;
  const offsets = column.map((i) => {
    const own = offset + (slots[i] ?? 0) / 2;
    offset += slots[i] ?? 0;
    return own;
  });
  const pools: { mean: number; weight: number; count: number }[] = [];
  column.forEach((i, n) => {
    let pool = {
      mean: (centers[i] ?? 0) - (offsets[n] ?? 0),
      weight: (places[i]?.weight ?? 0) + 1e-6,
      count: 1,
    };
    for (let last = pools.at(-1); last !== undefined && last.mean > pool.mean; last = pools.at(-1)) {
      const weight = last.weight + pool.weight;
      const mean = (last.mean * last.weight + pool.mean * pool.weight) / weight;
      pool = { mean, weight, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  });
  const most = Math.max(0, height - offset);
  const shifts = pools.flatMap(({ mean, count }) =>
    Array.from({ length: count }, () => Math.min(most, Math.max(0, mean))),
  );
  column.forEach((i, n) => {
    centers[i] = (offsets[n] ?? 0) + (shifts[n] ?? 0);
  });
}

/** Where on its node each step begins or ends, in weights from the node's upper edge: in the order of the far ends. */
function ports(
  steps: readonly Step[],
  centers: readonly number[],
  own: 'from' | 'to',
  other: 'from' | 'to',
): number[] {
  const used = new Map<number, number>();
  const result = steps.map(() => 0);
  const sorted = steps
    .map((_, i) => i)
    .sort((a, b) => (centers[steps[a]?.[other] ?? 0] ?? 0) - (centers[steps[b]?.[other] ?? 0] ?? 0) || a - b);
  for (const i of sorted) {
    const step = steps[i];
    if (step === undefined) continue;
    const before = used.get(step[own]) ?? 0;
    result[i] = before;
    used.set(step[own], before + step.weight);
  }
  return result;
}
