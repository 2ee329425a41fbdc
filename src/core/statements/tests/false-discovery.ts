/**
 * Benjamini–Hochberg: which of the tests of one chart hold at a false discovery rate of `rate` (J. R. Stat. Soc. B 57, 1995).
 * All tests that were run belong in, also those that found nothing.
 */
export function holdsAtRate(pValues: readonly number[], rate: number): boolean[] {
  const sorted = [...pValues].sort((a, b) => a - b);
  let threshold = -1;
  sorted.forEach((p, index) => {
    if (p <= (rate * (index + 1)) / sorted.length) threshold = p;
  });
  return pValues.map((p) => p <= threshold);
}
