/** A node, or the lane of a flow that passes a column. */
export interface Place {
  column: number;
  weight: number;
  labelHeight: number;
}
/** A flow, or a part of one, between neighbouring columns. */
export interface Step {
  flow: number;
  from: number;
  to: number;
  weight: number;
}

const SWEEPS = 8;

/** The steps that begin (`from`) or end (`to`) at each place, those of nothing aside. */
export function stepsAt(steps: readonly Step[], end: 'from' | 'to'): Map<number, Step[]> {
  const found = new Map<number, Step[]>();
  for (const step of steps) {
    if (step.weight <= 0) continue;
    const own = found.get(step[end]);
    if (own === undefined) found.set(step[end], [step]);
    else own.push(step);
  }
  return found;
}

/** The mean of where the other ends of steps are, by weight; undefined where there are none. */
export function barycentre(
  steps: readonly Step[],
  end: 'from' | 'to',
  at: (place: number) => number,
): number | undefined {
  const weight = steps.reduce((sum, step) => sum + step.weight, 0);
  return weight > 0 ? steps.reduce((sum, step) => sum + step.weight * at(step[end]), 0) / weight : undefined;
}

/** Places of each column from top to bottom: the best of some sweeps to the right and back. */
export function ordered(places: readonly Place[], steps: readonly Step[], columns: number): number[][] {
  let order = Array.from({ length: columns }, (_, column) =>
    places
      .map((_, i) => i)
      .filter((i) => places[i]?.column === column)
      .sort((a, b) => (places[b]?.weight ?? 0) - (places[a]?.weight ?? 0) || a - b),
  );
  let best = order;
  let fewest = crossings(order, places, steps);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    order = swept(order, steps, sweep % 2 === 0);
    const count = crossings(order, places, steps);
    if (count < fewest) [best, fewest] = [order, count];
  }
  return best;
}

function swept(order: readonly number[][], steps: readonly Step[], forward: boolean): number[][] {
  const [own, other] = forward ? (['to', 'from'] as const) : (['from', 'to'] as const);
  const linked = stepsAt(steps, own);
  const next = order.map((column) => [...column]);
  const rank = new Map<number, number>();
  const rankAll = (column: readonly number[]): void =>
    column.forEach((i, n) => rank.set(i, (n + 0.5) / column.length));
  next.forEach(rankAll);
  const indices = next.map((_, c) => c);
  for (const c of forward ? indices : indices.reverse()) {
    const column = next[c] ?? [];
    const wish = new Map<number, number>();
    for (const i of column) {
      const rankOf = (place: number): number => rank.get(place) ?? 0;
      wish.set(i, barycentre(linked.get(i) ?? [], other, rankOf) ?? rankOf(i));
    }
    column.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    rankAll(column);
  }
  return next;
}

/** How much crosses: the thinner of each two flows that cross counts. */
function crossings(order: readonly number[][], places: readonly Place[], steps: readonly Step[]): number {
  const rank = new Map<number, number>();
  for (const column of order) column.forEach((i, n) => rank.set(i, n));
  let sum = 0;
  order.forEach((_, column) => {
    const own = steps.filter(({ from }) => places[from]?.column === column);
    const ends = own.map(({ from, to, weight }) => [rank.get(from) ?? 0, rank.get(to) ?? 0, weight] as const);
    ends.forEach(([a, b, weight], i) => {
      for (let n = i + 1; n < ends.length; n += 1) {
        const [c, d, other] = ends[n] ?? [0, 0, 0];
        if ((a - c) * (b - d) < 0) sum += Math.min(weight, other);
      }
    });
  });
  return sum;
}
