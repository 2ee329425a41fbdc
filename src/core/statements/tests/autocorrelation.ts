/** How much the lag-1 autocorrelation of what a model leaves may mislead a test that takes values as independent. */

/** Upper 80 % limit of a normal estimate: a short series hides much of its persistence. */
const LIMIT = 0.84;
const HIGHEST = 0.98;
/** A root within this many standard errors (1/√n) of one cannot be told from one. */
const NEAR_ONE = 1.75;

/**
 * The autocorrelation of residuals from a straight line, without its bias (van Giersbergen, Economics Letters 89, 2005);
 * may exceed one in short series.
 */
export function lagOne(residuals: readonly number[]): number {
  const n = residuals.length;
  let products = 0;
  let squares = 0;
  residuals.forEach((value, index) => {
    squares += value * value;
    if (index > 0) products += value * (residuals[index - 1] ?? 0);
  });
  if (n < 5 || squares === 0) return 0;
  return (products / squares + 2 / n) / (1 - 4 / n);
}

/** The upper limit of the autocorrelation (Bartlett's standard error, J. R. Stat. Soc. Suppl. 8, 1946). */
function upperLagOne(residuals: readonly number[]): number {
  const rho = Math.min(0.99, lagOne(residuals));
  return rho + LIMIT * Math.sqrt(Math.max(0, 1 - rho * rho) / residuals.length);
}

/**
 * Whether the series behind the residuals may be a random walk, so that only its steps can be tested: the truncation of
 * Perron & Yabu (Journal of Econometrics 151, 2009), on the upper limit.
 */
export function mayWander(residuals: readonly number[]): boolean {
  return upperLagOne(residuals) > 1 - NEAR_ONE / Math.sqrt(residuals.length);
}

/**
 * n divided by the effective sample size of an autoregressive series (Bayley & Hammersley, J. R. Stat. Soc. Suppl. 8, 1946);
 * at least 1. By default it takes the upper limit of the autocorrelation.
 */
export function varianceInflation(residuals: readonly number[], rhoOf = upperLagOne): number {
  const n = residuals.length;
  const rho = Math.min(HIGHEST, Math.max(0, rhoOf(residuals)));
  let inflation = 1;
  let decay = 1;
  for (let k = 1; k < n && decay > 1e-9; k += 1) {
    decay *= rho;
    inflation += 2 * (1 - k / n) * decay;
  }
  return inflation;
}
