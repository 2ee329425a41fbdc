import type { Variable } from '../deck/types.js';
import type { CallExpression, Expression, Placeholder } from './ast.js';
import type { Format } from './formats.js';
import { findInText, findLiterals } from './literals.js';
import { own } from './own.js';
import { cachedExpression, computedVariable } from './scope.js';
import { TemplateError } from './template-error.js';
import type { Mark } from './types.js';

const RANKS: readonly Mark[] = ['literal', 'given', 'computed'];
const LITERAL = RANKS.indexOf('literal');
const COMPUTED = RANKS.indexOf('computed');
/** Rank of what decides nothing: a constant that every formula may hold. */
const NEUTRAL = RANKS.length;

const FREE_NUMBERS = new Set([0, 1, 100]);

/** What goes into a value. A free number is an operand of a formula: as the result itself it would be an invented figure. */
interface Inputs {
  /** Index in `RANKS`, or `NEUTRAL`. */
  readonly rank: number;
  /** Set for a number that no row has a part in. */
  readonly constant?: number;
  /** How often a constant was added or subtracted, and how often 100 multiplied or divided: `x + 1 + 1 + 1` is a figure of its own. */
  readonly added: number;
  readonly scaled: number;
}

const NOTHING: Inputs = { rank: NEUTRAL, added: 0, scaled: 0 };
const INVENTED: Inputs = { rank: LITERAL, added: 0, scaled: 0 };

type Variables = Record<string, Variable>;

function inputsOf(node: Expression, variables: Variables, within: readonly string[]): Inputs {
  const of = (child: Expression): Inputs => inputsOf(child, variables, within);
  switch (node.kind) {
    case 'constant':
      if (typeof node.value === 'number')
        return { ...(FREE_NUMBERS.has(node.value) ? NOTHING : INVENTED), constant: node.value };
      return typeof node.value === 'string' && !isClean(node.value) ? INVENTED : NOTHING;
    case 'name':
      return ofName(node.name, variables, within);
    case 'negate': {
      const inner = of(node.of);
      return inner.constant === undefined ? inner : { ...inner, constant: -inner.constant };
    }
    case 'not':
      return judgement([of(node.of)]);
    case 'binary':
      if (node.operator === '??') return result([of(node.left), of(node.right)]);
      if ('+-'.includes(node.operator)) return sum([of(node.left), of(node.right)]);
      if ('*/'.includes(node.operator)) return product(of(node.left), of(node.right));
      return judgement([of(node.left), of(node.right)]);
    case 'choose':
      return result([of(node.then), of(node.otherwise)], of(node.test).rank);
    case 'call':
      return ofCall(node, of);
  }
}

function ofCall({ name, signature, args }: CallExpression, of: (child: Expression) => Inputs): Inputs {
  if (signature.startsWith('v')) {
    const [first, second] = args;
    if (name === 'growth' || name === 'delta') return sum(args.map(of));
    if (name === 'round' && first && second) {
      const digits = of(second);
      return weakest([of(first)], digits.constant === undefined ? digits.rank : NEUTRAL);
    }
    return result(args.map(of));
  }
  // A key picks rows and `n` picks places: a constant there never becomes the figure itself. A bound is one of a comparison.
  const chosen = args.flatMap((arg, index) => {
    if (signature[index] === 'v') return [judgement([of(arg)])];
    return signature[index] === 'c' || isConstant(arg) ? [] : [of(arg)];
  });
  return { ...NOTHING, rank: Math.min(COMPUTED, ...chosen.map(({ rank }) => rank)) };
}

const isConstant = (node: Expression): boolean =>
  (node.kind === 'negate' ? node.of : node).kind === 'constant';

function weakest(inputs: readonly Inputs[], rank = NEUTRAL): Inputs {
  const [only] = inputs;
  return {
    rank: Math.min(rank, ...inputs.map((input) => input.rank)),
    ...(inputs.length === 1 && only?.constant !== undefined ? { constant: only.constant } : {}),
    added: Math.max(...inputs.map(({ added }) => added)),
    scaled: Math.max(...inputs.map(({ scaled }) => scaled)),
  };
}

/** True or false: no constant in it becomes a figure. */
const judgement = (inputs: readonly Inputs[]): Inputs => ({ ...NOTHING, rank: weakest(inputs).rank });

/** One of several values becomes the result: a number among them would be shown as it is. */
function result(inputs: readonly Inputs[], rank = NEUTRAL): Inputs {
  const shown = inputs.length > 1 && inputs.some(({ constant }) => constant !== undefined);
  return shown ? INVENTED : weakest(inputs, rank);
}

function sum(inputs: readonly Inputs[]): Inputs {
  const constants = inputs.filter(({ constant }) => constant !== undefined);
  const added =
    inputs.reduce((total, input) => total + input.added, 0) +
    constants.filter(({ constant }) => constant !== 0).length;
  const invented = constants.length === inputs.length || added > 1;
  return invented ? INVENTED : { ...weakest(inputs), added };
}

function product(left: Inputs, right: Inputs): Inputs {
  const constants = [left, right].filter(({ constant }) => constant !== undefined);
  const scaled =
    left.scaled + right.scaled + constants.filter(({ constant }) => Math.abs(constant ?? 0) === 100).length;
  const invented = constants.length === 2 || scaled > 1 || constants.some(({ constant }) => constant === 0);
  return invented ? INVENTED : { ...weakest([left, right]), scaled };
}

function ofName(name: string, variables: Variables, within: readonly string[]): Inputs {
  if (!Object.hasOwn(variables, name)) return { ...NOTHING, rank: COMPUTED };
  const variable = own(variables, name);
  if (typeof variable !== 'object' || variable === null) return { ...NOTHING, rank: RANKS.indexOf('given') };
  const computed = computedVariable(variable);
  if (!computed || within.includes(name) || within.length > 32) return INVENTED;
  try {
    return settled(inputsOf(cachedExpression(computed.expr), variables, [...within, name]));
  } catch (error) {
    if (error instanceof TemplateError) return INVENTED;
    throw error;
  }
}

/** Constants alone make no figure, whatever they are. */
const settled = (inputs: Inputs): Inputs => (inputs.rank === NEUTRAL ? INVENTED : inputs);

const MAX_CACHED = 1000;
const cleanTexts = new Map<string, boolean>();

/** Whether a text that can reach the reader holds no figure. */
function isClean(text: string): boolean {
  let clean = cleanTexts.get(text);
  if (clean === undefined) {
    clean = findInText(text).length === 0;
    if (cleanTexts.size >= MAX_CACHED) cleanTexts.clear();
    cleanTexts.set(text, clean);
  }
  return clean;
}

/** In a plural form `#` is the figure: nothing beside it may scale, extend or negate it. */
function isCleanForm(form: string): boolean {
  const beside = form.replace(/[{}\\]/g, ' ').replaceAll('#', '{{ n }}');
  return !form.includes('##') && findLiterals(beside).length === 0;
}

const keepsClean = ({ name, texts }: Format): boolean =>
  texts.every((text) => isClean(text) && (name !== 'plural' || isCleanForm(text)));

/** The weakest of an expression's inputs. An expression of constants alone is *literal*. */
function markOfExpression(expression: Expression, variables: Variables): Mark {
  return RANKS[settled(inputsOf(expression, variables, [])).rank] ?? 'literal';
}

/** The same for a placeholder, whose formats' texts can reach the reader too. */
export function markOf(placeholder: Placeholder, variables: Variables): Mark {
  if (!placeholder.formats.every(keepsClean)) return 'literal';
  return markOfExpression(placeholder.expression, variables);
}
