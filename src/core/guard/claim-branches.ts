import type { Expression } from '../template/index.js';
import { cachedExpression } from '../template/scope.js';

const OPPOSITES: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

/** More ways than these to be true are no test of a sentence. */
const MOST_BRANCHES = 16;

/**
 * The ways in which a test may be true, each as a test without "or" and "not": of `a or not (b > c)` these are `a` and `b <= c`. A
 * sentence is borne out only where each of them bears it out. Empty where there are too many.
 */
export function branchesOf(test: string): readonly string[] {
  const node = cachedExpression(test);
  if (!isBranched(node)) return [test];
  const ways = waysOf(node, true, test);
  return ways.length > MOST_BRANCHES ? [] : ways.map((parts) => parts.join(' and '));
}

function isBranched(node: Expression): boolean {
  if (node.kind === 'not') return true;
  if (node.kind !== 'binary') return false;
  return node.operator === 'or' || (node.operator === 'and' && [node.left, node.right].some(isBranched));
}

function waysOf(node: Expression, holds: boolean, within: string): string[][] {
  if (node.kind === 'not') return waysOf(node.of, !holds, within);
  if (node.kind === 'binary' && (node.operator === 'and' || node.operator === 'or')) {
    const [left, right] = [waysOf(node.left, holds, within), waysOf(node.right, holds, within)];
    const both = (node.operator === 'and') === holds;
    return both ? left.flatMap((one) => right.map((other) => [...one, ...other])) : [...left, ...right];
  }
  const opposite = node.kind === 'binary' ? OPPOSITES[node.operator] : undefined;
  if (holds || node.kind !== 'binary' || opposite === undefined)
    return [[holds ? textOf(node, within) : `not (${textOf(node, within)})`]];
  return [[`${textOf(node.left, within)} ${opposite} ${textOf(node.right, within)}`]];
}

/** The text of a part, with the brackets at its ends that its positions leave out. */
function textOf({ pos, end }: Expression, within: string): string {
  const text = within.slice(pos, end);
  const [opened, closed] = [text.split('(').length, text.split(')').length];
  return '('.repeat(Math.max(0, closed - opened)) + text + ')'.repeat(Math.max(0, opened - closed));
}
