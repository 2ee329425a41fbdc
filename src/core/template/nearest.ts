/** Edits (insert, delete, replace, swap neighbours) between two short texts: optimal string alignment. */
function distance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replace = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const swap = swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replace, swap, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return last[right.length] ?? 0;
}

/** The candidate a misspelt name most likely meant, or undefined when none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.slice(0, 60).toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  let looked = 0;
  for (const candidate of candidates) {
    if (++looked > 200) break;
    if (candidate.length > 60) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** A hint that names the nearest candidate, or else the first few there are. */
export function suggest(name: string, candidates: readonly string[]): string {
  const near = nearest(name, candidates);
  if (near !== undefined) return `Did you mean ${quoteName(near)}?`;
  if (candidates.length === 0) return 'There are none to choose from here.';
  const shown = candidates.slice(0, 12).map(quoteName).join(', ');
  return `Known: ${shown}${candidates.length > 12 ? ' …' : '.'}`;
}

/** A name as it must be written in an expression: in backticks where it is no identifier. */
export function writeName(name: string): string {
  return /^[\p{L}_][\p{L}\p{M}\p{Nd}_]*(?:\.[\p{L}_][\p{L}\p{M}\p{Nd}_]*)*$/u.test(name)
    ? name
    : `\`${name}\``;
}

/** A name as it is written, cut where it is long: for messages. */
export function quoteName(name: string): string {
  return writeName(name.length > 60 ? `${name.slice(0, 59)}…` : name);
}
