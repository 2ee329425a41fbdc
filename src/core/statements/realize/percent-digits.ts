const MOST_PERCENT_DIGITS = 4;

/** A part that is not nothing does not print as nothing, nor one that is not all as all. */
export function percentDigits(value: number | undefined, least: number): number | undefined {
  if (value === undefined || value === 0 || value === 1) return least;
  for (let digits = least; digits <= MOST_PERCENT_DIGITS; digits += 1) {
    const shown = Math.round(Math.abs(value) * 100 * 10 ** digits);
    if (shown !== 0 && (shown !== 100 * 10 ** digits || Math.abs(value) > 1)) return digits;
  }
  return undefined;
}
