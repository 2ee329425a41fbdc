import { templateOptions, templateSources } from '../deck/resolve.js';
import type { Claim, DeckFormat, Slide, Source } from '../deck/types.js';
import { evaluate, TemplateError, type Expression } from '../template/index.js';
import { cachedExpression } from '../template/scope.js';
import type { TemplateProblem } from '../template/types.js';

export interface ClaimResult {
  id: string;
  holds: boolean;
  /** Why it could not be evaluated. */
  problem?: TemplateProblem;
}

/** Evaluates a slide's claims over the rows. A claim holds only when its test is true; null and errors do not. */
export function checkClaims(
  slide: Slide,
  sources: Record<string, Source>,
  format: DeckFormat,
): ClaimResult[] {
  const tables = templateSources(sources);
  return slide.claims.map(({ id, test, source = slide.source }) => {
    const options = templateOptions(tables, format, source);
    try {
      const value = evaluate(test, { ...options, variables: slide.variables });
      if (typeof value === 'boolean' || value === null) return { id, holds: value === true };
      const message = `A claim's test must be true or false, not ${typeof value}.`;
      return {
        id,
        holds: false,
        problem: { code: 'TYPE', pos: 0, end: test.length, message, hint: 'Compare it: last(x) > first(x).' },
      };
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      const [problem] = error.problems;
      return problem ? { id, holds: false, problem } : { id, holds: false };
    }
  });
}

/** What a claim's test says, as far as its form tells. */
export interface ClaimMeaning {
  /** Whether it compares figures of the rows at all: `count() > 0` and `true` say nothing. */
  substantial: boolean;
  direction?: 'up' | 'down';
  /** Which ends of the values it looks at. */
  ends: ReadonlySet<'max' | 'min'>;
  /** Whether it compares at all values, shares or ranks, not only a change over the rows. */
  ranks: boolean;
  /** Texts it compares with, or looks rows up by: names a sentence may then speak of. */
  texts: readonly string[];
}

/** The meaning of a claim that does not hold. */
export const NO_MEANING: ClaimMeaning = { substantial: false, ends: new Set(), ranks: false, texts: [] };

const COMPARATIVE = new Set(['growth', 'delta', 'argmax', 'argmin', 'share', 'lookup']);
/** What only looks along the rows. */
const CHANGES = new Set(['growth', 'delta', 'first', 'last']);
const ENDS = new Map<string, readonly ('max' | 'min')[]>([
  ['max', ['max']],
  ['argmax', ['max']],
  ['greatest', ['max']],
  ['min', ['min']],
  ['argmin', ['min']],
  ['least', ['min']],
]);

/** Reads the meaning of a claim that parses. */
export function meaningOf(claim: Claim): ClaimMeaning {
  const node = cachedExpression(claim.test);
  const readings = new Set<string>();
  const ends = new Set<'max' | 'min'>();
  const texts: string[] = [];
  const called = new Set<string>();
  let comparative = false;
  let comparison = false;
  const visit = (part: Expression): void => {
    if (part.kind === 'name') readings.add(part.name);
    else if (part.kind === 'constant') {
      if (typeof part.value === 'string') texts.push(part.value);
    } else if (part.kind === 'call') {
      called.add(part.name);
      for (const end of ENDS.get(part.name) ?? []) ends.add(end);
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
  const direction = directionOf(node);
  return {
    substantial: comparison && (readings.size > 1 || comparative || bare),
    ...(direction ? { direction } : {}),
    ends,
    ranks: [...called].some((name) => !CHANGES.has(name)) || bare,
    texts,
  };
}

function directionOf(node: Expression): 'up' | 'down' | undefined {
  if (node.kind !== 'binary') return undefined;
  if (node.operator === 'and') return directionOf(node.left) ?? directionOf(node.right);
  if (!/^[<>]/.test(node.operator)) return undefined;
  const greater = node.operator.startsWith('>');
  const [large, small] = greater ? [node.left, node.right] : [node.right, node.left];
  if (isChange(large) && isZero(small)) return 'up';
  if (isZero(large) && isChange(small)) return 'down';
  const order = place(large) - place(small);
  return order > 0 ? 'up' : order < 0 ? 'down' : undefined;
}

const isChange = (node: Expression): boolean =>
  (node.kind === 'call' && (node.name === 'growth' || node.name === 'delta')) ||
  (node.kind === 'binary' && node.operator === '-' && place(node.left) > place(node.right));
const isZero = (node: Expression): boolean => node.kind === 'constant' && node.value === 0;

/** Where in the rows a value stands: 2 the last row, 1 the one before it, 0 the first; NaN where that says nothing. */
function place(node: Expression): number {
  if (node.kind !== 'call') return NaN;
  if (node.name === 'last') return 2;
  if (node.name === 'first') return 0;
  const at = node.name === 'nth' ? node.args[1] : undefined;
  if (at?.kind === 'constant' && at.value === 1) return 0;
  if (at?.kind !== 'negate' || at.of.kind !== 'constant') return NaN;
  return at.of.value === 1 ? 2 : at.of.value === 2 ? 1 : NaN;
}
