import type { Variable } from '../deck/types.js';
import type { Expression, Placeholder } from './ast.js';
import { findInText } from './literals.js';
import { cachedExpression } from './scope.js';
import { TemplateError } from './template-error.js';
import type { Mark } from './types.js';

const RANKS: readonly Mark[] = ['literal', 'given', 'computed'];
/** Rank of what decides nothing: a constant that every formula may hold. */
const NEUTRAL = RANKS.length;

const FREE_NUMBERS = new Set([0, 1, 100]);
const cleanTexts = new Map<string, boolean>();

/** Whether a text in an expression holds no figure. */
function isClean(text: string): boolean {
  let clean = cleanTexts.get(text);
  if (clean === undefined) {
    clean = findInText(text).length === 0;
    if (cleanTexts.size >= 1000) cleanTexts.clear();
    cleanTexts.set(text, clean);
  }
  return clean;
}

function rank(node: Expression, variables: Record<string, Variable>, within: readonly string[]): number {
  const all = (nodes: readonly Expression[]) =>
    Math.min(NEUTRAL, ...nodes.map((child) => rank(child, variables, within)));
  switch (node.kind) {
    case 'constant':
      if (typeof node.value === 'number') return FREE_NUMBERS.has(node.value) ? NEUTRAL : 0;
      return typeof node.value === 'string' && !isClean(node.value) ? 0 : NEUTRAL;
    case 'name':
      return nameRank(node.name, variables, within);
    case 'negate':
    case 'not':
      return rank(node.of, variables, within);
    case 'binary':
      return all([node.left, node.right]);
    case 'choose':
      return all([node.test, node.then, node.otherwise]);
    case 'call': {
      if (node.args.length === 0) return RANKS.indexOf('computed');
      // A key picks rows and `n` picks places or digits: a constant there never becomes the figure itself.
      const chosen = node.args.filter((arg, index) => {
        const letter = node.signature[index];
        const digits = node.name === 'round' && index === 1;
        return letter === 'v'
          ? !(digits && isNumber(arg))
          : letter !== 'c' && !isNumber(arg) && arg.kind !== 'constant';
      });
      return Math.min(all(chosen), node.signature.includes('c') ? RANKS.indexOf('computed') : NEUTRAL);
    }
  }
}

const isNumber = (node: Expression): boolean => (node.kind === 'negate' ? node.of : node).kind === 'constant';

function nameRank(name: string, variables: Record<string, Variable>, within: readonly string[]): number {
  if (!Object.hasOwn(variables, name)) return RANKS.indexOf('computed');
  const variable = variables[name];
  if (typeof variable !== 'object' || variable === null) return RANKS.indexOf('given');
  if (within.includes(name) || within.length > 32) return 0;
  try {
    return settled(rank(cachedExpression(variable.expr), variables, [...within, name]));
  } catch (error) {
    if (error instanceof TemplateError) return 0;
    throw error;
  }
}

const settled = (found: number): number => (found === NEUTRAL ? 0 : found);

/** The weakest of an expression's inputs. An expression of constants alone is *literal*. */
export function markOfExpression(expression: Expression, variables: Record<string, Variable>): Mark {
  return RANKS[settled(rank(expression, variables, []))] ?? 'literal';
}

/** The same for a placeholder, whose formats' texts can reach the reader too. */
export function markOf(placeholder: Placeholder, variables: Record<string, Variable>): Mark {
  if (placeholder.formats.some((format) => !format.texts.every(isClean))) return 'literal';
  return markOfExpression(placeholder.expression, variables);
}
