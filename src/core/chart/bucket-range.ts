/** The range that the name of a bucket says. */
export interface BucketRange {
  /** −∞ or ∞ where the range has no such end. */
  from: number;
  to: number;
  /** Nothing but numbers stands in the name: ticks of an axis can say the same. */
  plain: boolean;
  /** Both ends are written, or one and that there is no other. */
  closed: boolean;
}

// A hyphen behind a number parts two of them; anywhere else it is the sign of the one that follows.
const NUMBER = /(?:(?<!\p{L}|[\d%€$£¥)]\s*)[-−])?\d+(?:[.,\u00a0\u202f'’]\d+| \d{3}(?!\d))*/gu;
const UNIT = String.raw`\s*[%€$£¥°\p{L}.]{0,8}\s*`;
const BETWEEN = new RegExp(
  `^${UNIT}(?:[-–—~…→;,]|\\.{2,3}|(?<=\\s)\\p{L}{1,5}(?=\\s))\\s*[$€£¥<≤]{0,2}=?\\s*$`,
  'u',
);
const BEFORE = /^[\s[\]()$€£¥]*$/u;
const MORE = /^\s*(?:>=?|≥|=>|over|above|more than|at least|from)\s*[$€£¥]?$/iu;
const LESS = /^\s*(?:<=?|≤|=<|under|below|less than|at most|up to)\s*[$€£¥]?$/iu;
const WORD = /^\s*\p{L}[\p{L}\s.]*[$€£¥]?$/u;

/**
 * Reads "0-10", "10 – 20", "[0, 10)", "1,000 to 2,000", "$5–$10", ">= 50", "50+", "< 10" and numbers alone, which are the
 * start of their range. Undefined for names that are no ranges of numbers.
 */
export function bucketRange(name: string): BucketRange | undefined {
  const bracketed = /^\s*[[\](].*[[\])]\s*$/u.test(name);
  const source = bracketed ? apart(name) : name;
  if (source === undefined) return undefined;
  const found = [...source.matchAll(NUMBER)];
  const [first, second] = found;
  if (first === undefined || found.length > 2) return undefined;
  const before = source.slice(0, first.index);
  const from = scaled(first, source);
  if (Number.isNaN(from)) return undefined;
  if (second === undefined) {
    const after = source.slice(first.index + first[0].length);
    const plain = before.trim() === '' && after.trim() === '';
    if (MORE.test(before) || /^\s*\p{L}{0,4}\s*\+/u.test(after))
      return { from, to: Number.POSITIVE_INFINITY, plain: false, closed: true };
    if (LESS.test(before)) return { from: Number.NEGATIVE_INFINITY, to: from, plain: false, closed: true };
    return BEFORE.test(before) || WORD.test(before) ? { from, to: from, plain, closed: false } : undefined;
  }
  const between = source.slice(first.index + first[0].length, second.index);
  const to = scaled(second, source);
  if (!BEFORE.test(before) || !BETWEEN.test(between) || !(to >= from)) return undefined;
  const plain = !/[\p{L}%€$£¥°]/u.test(source);
  return { from, to, plain, closed: true };
}

/** The two numbers of an interval in brackets, parted by its semicolon or its middle comma. */
function apart(name: string): string | undefined {
  if (name.includes(';')) return name;
  const commas = [...name.matchAll(/,/gu)].map((match) => match.index);
  const middle = commas.length % 2 === 1 ? commas[(commas.length - 1) / 2] : undefined;
  return middle === undefined ? undefined : `${name.slice(0, middle)} ; ${name.slice(middle + 1)}`;
}

/** A written number, with the thousands or millions that a K or M behind it says. */
function scaled(match: RegExpMatchArray, source: string): number {
  const after = source.slice((match.index ?? 0) + match[0].length);
  const unit = /^\s?([kKM])(?!\p{L})/u.exec(after)?.[1]?.toLowerCase();
  return readNumber(match[0]) * (unit === 'k' ? 1e3 : unit === 'm' ? 1e6 : 1);
}

/** A comma before three digits parts thousands, and so does any separator that stands twice; others begin decimals. */
function readNumber(written: string): number {
  const digits = written.replace(/−/gu, '-').replace(/[ \u00a0\u202f'’]/gu, '');
  const decimal = /([.,])\d*$/u.exec(digits)?.[1];
  if (decimal === undefined) return Number(digits);
  const parts = digits.split(decimal);
  const thousands = parts.length > 2 || (decimal === ',' && parts[1]?.length === 3 && !digits.includes('.'));
  if (thousands) return Number(parts.join('').replace(/[.,]/gu, decimal === ',' ? '.' : ''));
  return Number(`${(parts[0] ?? '').replace(/[.,]/gu, '')}.${parts[1] ?? ''}`);
}
