/** The outermost values of a column, and how often each stands there. */
export interface Ends {
  least: number;
  leastRows: number;
  /** The smallest above the least, and the largest below the most. */
  next: number;
  before: number;
  most: number;
  mostRows: number;
  /** Values of any kind. */
  rows: number;
  distinct: number;
  /** All are whole numbers. */
  isWhole: boolean;
  /** 98 % of the values lie below. */
  high: number;
}

/** A single number far from all others that people write for want of a value, at either end. */
export interface NoValue {
  value: number;
  rows: number;
}

const BELOW: ReadonlySet<number> = new Set([0, -1, -9, -99, -999, -9999]);
const ABOVE: ReadonlySet<number> = new Set([9, 99, 999, 9999, 99_999, 999_999]);
const LEAST_ROWS = 2;
/** More of them are an answer. */
const MOST = 0.4;
const MOST_ZEROS = 0.2;
const MANY = 20;
/** How far a zero stands from the next value, of the range of all others. */
const APART = 0.25;
const FAR = 3;
/** Grades and answers are few; what stands so many steps above the highest is none of them. */
const GRADES = { least: 4, most: 12 };
const STEPS = 3;

/** @param additive a zero that is summed up is an amount like others */
export function noValue(ends: Ends, additive: boolean): NoValue | undefined {
  const { least, leastRows, next, most, mostRows, rows } = ends;
  const isLow =
    BELOW.has(least) &&
    next > 0 &&
    leastRows >= LEAST_ROWS &&
    (least < 0
      ? ends.distinct >= GRADES.least && leastRows <= (isOfNone(ends) ? MOST_OF_NONE : MOST) * rows
      : !additive && leastRows <= MOST_ZEROS * rows && isApart(ends));
  if (isLow) return { value: least, rows: leastRows };
  const isHigh = ABOVE.has(most) && mostRows >= LEAST_ROWS && mostRows <= MOST * rows && isAbove(ends);
  return isHigh ? { value: most, rows: mostRows } : undefined;
}

/** −1 among whole numbers that are none of them below zero: nothing of the kind, however often. */
const isOfNone = ({ least, isWhole, distinct }: Ends): boolean => least === -1 && isWhole && distinct > MANY;
const MOST_OF_NONE = 0.97;

const isApart = ({ next, high, distinct }: Ends): boolean => distinct > MANY && next >= APART * (high - next);

function isAbove({ least, before, most, distinct, isWhole }: Ends): boolean {
  // At most one grade that nobody gave.
  const areGrades =
    isWhole && least >= 0 && distinct >= GRADES.least && distinct <= GRADES.most && before - least < distinct;
  return areGrades ? most >= before + STEPS : distinct > MANY && before > 0 && most >= FAR * before;
}
