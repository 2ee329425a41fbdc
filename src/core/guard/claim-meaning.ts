import type { Claim } from '../deck/types.js';
import type { Expression } from '../template/index.js';
import { cachedExpression } from '../template/scope.js';
import { directionOf, isDated, isFinder, isLastButOne } from './test-directions.js';
import { conjuncts, isZero, sides } from './test-parts.js';

/** What a claim's test says, as far as its form tells. */
export interface ClaimMeaning {
  /** Whether it compares figures of the rows at all: `count() > 0` and `true` say nothing. */
  substantial: boolean;
  /** Ways in which its comparisons of rows go. */
  directions: ReadonlySet<'up' | 'down'>;
  /** Whether these compare columns that stand for moments, or rows picked by their periods: then the rows may come in any order. */
  dated: boolean;
  /** Which ends of the values it looks at. */
  ends: ReadonlySet<'max' | 'min'>;
  /** Whether it compares at all values, shares or ranks, not only a change over the rows. */
  ranks: boolean;
  /** Whether any rows make it true: that the largest value is more than the smallest. */
  trivial: boolean;
  /** Whether it bounds all values at once: the least of them is more than something, or the largest less. */
  universal: boolean;
  /** Whether that bound is another figure of the rows, and not only zero or a number. */
  bounded: boolean;
  /** Whether it compares something with zero. */
  signs: boolean;
  /** Whether it looks at shares of a total. */
  shares: boolean;
  /** Whether it shows how two measures go together: one at the ends of the other, or over many rows of either end. */
  together: boolean;
  /** Whether it looks at the last step of the rows. */
  lastStep: boolean;
  /** The name whose rows are more than all others together: `key` of `count(column, key) > count() - count(column, key)`. */
  majority: { column: string; key: string } | undefined;
  /** Whether it holds something against a half, or against the rest of a whole. */
  half: boolean;
  /** How many comparisons of values in the same direction must all be true. */
  steps: number;
  /** Texts it compares with, or looks rows up by: names a sentence may then speak of. */
  texts: readonly string[];
}

/** The meaning of a claim that does not hold. */
export const NO_MEANING: ClaimMeaning = {
  substantial: false,
  directions: new Set(),
  dated: false,
  ends: new Set(),
  ranks: false,
  trivial: false,
  universal: false,
  bounded: false,
  signs: false,
  shares: false,
  together: false,
  lastStep: false,
  majority: undefined,
  half: false,
  steps: 0,
  texts: [],
};

const COMPARATIVE = new Set(['growth', 'delta', 'argmax', 'argmin', 'share', 'lookup']);
/** What only looks along the rows. */
const CHANGES = new Set(['growth', 'delta', 'first', 'last']);
const ENDS = new Map<string, 'max' | 'min'>([
  ['max', 'max'],
  ['argmax', 'max'],
  ['greatest', 'max'],
  ['min', 'min'],
  ['argmin', 'min'],
  ['least', 'min'],
]);

/** Reads the meaning of a claim that parses. */
export function meaningOf(claim: Claim): ClaimMeaning {
  const node = cachedExpression(claim.test);
  const readings = new Set<string>();
  const ends = new Set<'max' | 'min'>();
  const texts: string[] = [];
  const called = new Set<string>();
  let comparative = false;
  let lastStep = false;
  let comparison = false;
  const visit = (part: Expression): void => {
    if (part.kind === 'name') readings.add(part.name);
    else if (part.kind === 'constant') {
      if (typeof part.value === 'string') texts.push(part.value);
    } else if (part.kind === 'call') {
      called.add(part.name);
      lastStep ||= part.name === 'delta' || isLastButOne(part);
      const end = ENDS.get(part.name);
      if (end !== undefined) ends.add(end);
      if (part.signature.startsWith('c')) part.args.forEach((arg) => arg.kind !== 'name' && visit(arg));
      if (part.signature.startsWith('c') || part.args.length === 0)
        readings.add(claim.test.slice(part.pos, part.end));
      else part.args.forEach(visit);
      comparative ||= COMPARATIVE.has(part.name);
    } else if (part.kind === 'binary') {
      comparison ||= /^[=!<>]/.test(part.operator);
      visit(part.left);
      visit(part.right);
    } else if (part.kind === 'negate' || part.kind === 'not') visit(part.of);
    else if (part.kind === 'choose') [part.test, part.then, part.otherwise].forEach(visit);
  };
  visit(node);
  const bare = [...readings].some((reading) => !reading.includes('('));
  const parts = conjuncts(node);
  return {
    substantial: comparison && (readings.size > 1 || comparative || bare),
    directions: new Set(parts.map(directionOf).filter((way) => way !== undefined)),
    dated: parts.every(isDated),
    ends,
    trivial: parts.every(isTrivial),
    universal: parts.some(isUniversal),
    bounded: parts.some((part) => isUniversal(part) && !hasConstant(part)),
    signs: parts.some(isSign),
    shares: called.has('share') || called.has('sum'),
    together: readings.size >= MANY_READINGS || parts.some(isCrossed),
    lastStep,
    majority: parts.map((part) => majorityIn(part, claim.test)).find(Boolean),
    half: parts.some(isOfHalf),
    steps: parts.filter((part) => part.kind === 'binary' && /^[<>]/.test(part.operator)).length,
    ranks: [...called].some((name) => !CHANGES.has(name)) || bare,
    texts,
  };
}

const WHOLE = /^(?:count|sum)$/;

/** Whose part is more than the rest of the whole. */
function majorityIn(node: Expression, within: string): ClaimMeaning['majority'] {
  const [large, small] = sides(node) ?? [];
  if (large?.kind !== 'call' || !WHOLE.test(large.name) || small?.kind !== 'binary') return undefined;
  const { left: whole, right: part, operator } = small;
  if (operator !== '-' || whole.kind !== 'call' || whole.name !== large.name) return undefined;
  const textOf = ({ pos, end }: Expression): string => within.slice(pos, end);
  const ofAll = whole.args.length === (large.name === 'count' ? 0 : 1);
  const [column, key] = large.args.slice(-2);
  if (!ofAll || textOf(part) !== textOf(large) || column?.kind !== 'name' || !key) return undefined;
  return { column: column.name, key: textOf(key) };
}

/** "x > 0.5", "2 * x > sum(x)", "x > sum(x) - x", "share > 1 - share", or the other way round. */
const isOfHalf = (node: Expression): boolean =>
  (sides(node) ?? []).some((side) => holdsHalf(side) || isRest(side));

const isRest = (node: Expression): boolean =>
  node.kind === 'binary' &&
  node.operator === '-' &&
  (node.left.kind === 'call' ? WHOLE.test(node.left.name) : isOne(node.left));

const isOne = (node: Expression): boolean => node.kind === 'constant' && node.value === 1;

const holdsHalf = (node: Expression): boolean =>
  node.kind === 'constant'
    ? node.value === 0.5 || node.value === 2
    : node.kind === 'binary' && (holdsHalf(node.left) || holdsHalf(node.right));

const isCall = (node: Expression, name: string): boolean => node.kind === 'call' && node.name === name;

function isUniversal(node: Expression): boolean {
  const [large, small] = sides(node) ?? [];
  return large !== undefined && small !== undefined && (isCall(large, 'min') || isCall(small, 'max'));
}

const hasConstant = (node: Expression): boolean =>
  (sides(node) ?? []).some(({ kind }) => kind === 'constant');

/** Values in one comparison that stand for the rows at either end. */
const MANY_READINGS = 4;

const isCrossed = (node: Expression): boolean => sides(node)?.every(isFinder) === true;

const isSign = (node: Expression): boolean =>
  (sides(node) ?? []).some(isZero) && !(sides(node) ?? []).every((side) => side.kind === 'constant');

const WITHIN = new Set(['min', 'max', 'sum', 'avg', 'median', 'first', 'last', 'nth']);

/** Without a filter. */
const isOfAllRows = ({ name, args }: Extract<Expression, { kind: 'call' }>): boolean =>
  WITHIN.has(name) && args.length === (name === 'nth' ? 2 : 1);

/** A comparison that any rows make true: no value of a column lies beyond its largest or smallest, and none differs from itself. */
function isTrivial(node: Expression): boolean {
  const [large, small] = sides(node) ?? [];
  if (!large || !small) return node.kind === 'constant';
  if (large.kind !== 'call' || small.kind !== 'call' || !isOfAllRows(large) || !isOfAllRows(small))
    return false;
  const [a, b] = [large.args[0], small.args[0]];
  const same = a?.kind === 'name' && b?.kind === 'name' && a.name === b.name && a.name !== undefined;
  return same && (large.name === 'max' || large.name === 'sum' || small.name === 'min');
}
