/** 999, 99.99, 9999.9; one look at the last digit before the point settles nearly all numbers. */
const isNines = (value: number): boolean =>
  Math.floor(Math.abs(value)) % 10 === 9 && /^9{2,}(?:\.9+)?$/.test(String(Math.abs(value)));

/**
 * Looks for numbers that stand for "no value" rather than for one: nothing but nines (-999, 9999, 999.9), far outside all others; or a value
 * below zero that is the only one in several columns (-200).
 */
export class SentinelSearch {
  private readonly suspects = new Map<number, number>();
  private readonly sharedNegatives: ReadonlySet<number>;
  private min = Infinity;
  private max = -Infinity;

  constructor(sharedNegatives: ReadonlySet<number>) {
    this.sharedNegatives = sharedNegatives;
  }

  /** True for a number that may be one. */
  add(number: number): boolean {
    if (isNines(number) || this.sharedNegatives.has(number)) {
      this.suspects.set(number, (this.suspects.get(number) ?? 0) + 1);
      return true;
    }
    if (number < this.min) this.min = number;
    if (number > this.max) this.max = number;
    return false;
  }

  /** What was found, and how often; the other suspects are numbers like all others. */
  found(): { sentinels: Map<number, number>; numbers: number[] } {
    const sentinels = new Map([...this.suspects].filter(([number, count]) => this.standsFar(number, count)));
    return { sentinels, numbers: [...this.suspects.keys()].filter((number) => !sentinels.has(number)) };
  }

  private standsFar(number: number, count: number): boolean {
    const { min, max } = this;
    if (max < min || (count < 2 && Math.abs(number) < 999)) return false;
    if (number < 0 && min >= 0) return true;
    return Math.abs(number) > 3 * Math.max(Math.abs(min), Math.abs(max));
  }
}
