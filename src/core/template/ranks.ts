import { compareNumbers, doubleOf, type Numeric } from './exact.js';

/** Percentile 0 to 100, linear between closest ranks: type 7 of Hyndman & Fan (1996). */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = Float64Array.from(values).sort();
  const place = ((sorted.length - 1) * percent) / 100;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  const rest = place - Math.floor(place);
  // The weights are rounded: equal neighbours must give their own value.
  return low === high ? low : low * (1 - rest) + high * rest;
}

/** Places of the `count` largest values, in their order; of equal ones at the boundary the earlier. */
export function largestPlaces(values: readonly (Numeric | null)[], count: number): number[] {
  const places = values.flatMap((value, index) => (value === null ? [] : [index]));
  if (places.length <= count) return places;
  const of = (index: number): Numeric => values[index] ?? 0;
  const doubles = Float64Array.from(places, (index) => doubleOf(of(index)));
  const boundary = doubles.slice().sort().at(-count) ?? 0;
  const above = places.filter((_, at) => (doubles[at] ?? 0) > boundary);
  // Exact decimals may share a double.
  const around = places
    .filter((_, at) => doubles[at] === boundary)
    .sort((one, other) => compareNumbers(of(other), of(one)) || one - other);
  return [...above, ...around.slice(0, count - above.length)].sort((one, other) => one - other);
}

/** Spearman's rank correlation with average ranks for ties; null below 3 pairs or without variance. */
export function rankCorrelation(x: readonly number[], y: readonly number[]): number | null {
  if (x.length < 3) return null;
  const [left, right] = [averageRanks(x), averageRanks(y)];
  const middle = (x.length + 1) / 2;
  let together = 0;
  let ofLeft = 0;
  let ofRight = 0;
  for (let index = 0; index < left.length; index++) {
    const one = (left[index] ?? 0) - middle;
    const other = (right[index] ?? 0) - middle;
    together += one * other;
    ofLeft += one * one;
    ofRight += other * other;
  }
  const scale = Math.sqrt(ofLeft) * Math.sqrt(ofRight);
  if (scale === 0) return null;
  if (ofLeft === ofRight) return together / ofLeft;
  return Math.max(-1, Math.min(1, together / scale));
}

/** Ranks from 1; equal values share the average of theirs. A search in the sorted values is several times as fast as a map. */
function averageRanks(values: readonly number[]): Float64Array {
  const sorted = Float64Array.from(values).sort();
  const shared = new Float64Array(sorted.length);
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (sorted[to] === sorted[from]) to++;
    shared[from] = (from + 1 + to) / 2;
    from = to;
  }
  const ranks = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++)
    ranks[index] = shared[firstPlace(sorted, values[index] ?? 0)] ?? 0;
  return ranks;
}

/** The first place of a value that is among the sorted ones. */
function firstPlace(sorted: Float64Array, value: number): number {
  let from = 0;
  let to = sorted.length - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
