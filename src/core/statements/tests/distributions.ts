import { gammaln } from 'simple-statistics';

/** Tail probabilities of the distributions behind the analyst's tests; absolute error below 1e-10 for degrees of freedom up to 10,000. */

const TINY = 1e-300;
const PRECISION = 1e-15;
const MAX_TERMS = 10_000;

/** P(Z > z) of the standard normal distribution, through Γ(1/2, z²/2) (DLMF 7.11.2). */
export function normalTail(z: number): number {
  const half = upperGamma(0.5, (z * z) / 2) / 2;
  return z >= 0 ? half : 1 - half;
}

/** P(X > x) of the chi-square distribution: Q(df/2, x/2) (Abramowitz & Stegun 26.4.19). */
export function chiSquareTail(x: number, df: number): number {
  return x <= 0 ? 1 : upperGamma(df / 2, x / 2);
}

/** P(T > t) of Student's t: I_{df/(df+t²)}(df/2, 1/2) / 2 (Abramowitz & Stegun 26.7.1). */
export function studentTail(t: number, df: number): number {
  const half = incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2;
  return t >= 0 ? half : 1 - half;
}

/** P(F > f) of Fisher's F: I_{d2/(d2+d1·f)}(d2/2, d1/2) (Abramowitz & Stegun 26.6.2); beyond 10,000 below the line, chi-square over `above`. */
export function fisherTail(f: number, above: number, below: number): number {
  if (f <= 0) return 1;
  if (below > 10_000) return chiSquareTail(f * above, above);
  return incompleteBeta(below / (below + above * f), below / 2, above / 2);
}

/** Regularised upper incomplete gamma Q(a, x): series DLMF 8.7.1 below the mode, continued fraction DLMF 8.9.2 above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - gammaln(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  const fraction = lentz(
    x + 1 - a,
    (n) => -n * (n - a),
    (n) => x + 2 * n + 1 - a,
  );
  return front / fraction;
}

/** Regularised incomplete beta I_x(a, b): continued fraction DLMF 8.17.22, on the side where it converges fast. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log1p(-x));
  const fraction = lentz(
    1,
    (n) => {
      const m = Math.floor(n / 2);
      return n % 2 === 0
        ? (m * (b - m) * x) / ((a + n - 1) * (a + n))
        : -((a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
    },
    () => 1,
  );
  return front / (a * fraction);
}

/** b0 + a1/(b1 + a2/(b2 + …)) by the modified Lentz method (Thompson & Barnett 1986). */
function lentz(first: number, numerator: (n: number) => number, denominator: (n: number) => number): number {
  let result = first || TINY;
  let c = result;
  let d = 0;
  for (let n = 1; n < MAX_TERMS; n += 1) {
    const a = numerator(n);
    const b = denominator(n);
    d = 1 / (b + a * d || TINY);
    c = b + a / c || TINY;
    const step = c * d;
    result *= step;
    if (Math.abs(step - 1) < PRECISION) break;
  }
  return result;
}
