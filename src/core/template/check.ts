import type { Variable } from '../deck/types.js';
import type { Column } from '../query/types.js';
import { columnName, type CallExpression, type Expression, type Placeholder } from './ast.js';
import type { FormatInput } from './formats.js';
import { LIMITS } from './limits.js';
import { suggest } from './nearest.js';
import { own } from './own.js';
import { parse } from './render.js';
import { cachedExpression, computedVariable } from './scope.js';
import { problemAt, TemplateError, type Span } from './template-error.js';
import type { TemplateProblem } from './types.js';

export interface CheckOptions {
  /** Columns of the rows that bare expressions will read. */
  columns: readonly Column[];
  variables?: Record<string, Variable>;
  /** Columns of the sources that variables name; a variable of a source not listed is not checked. */
  sources?: Record<string, readonly Column[]>;
}

/** `any` is what cannot be known without rows. */
type Type = 'number' | 'text' | 'date' | 'boolean' | 'null' | 'any';

const COLUMN_TYPES = {
  number: 'number',
  string: 'text',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  json: 'text',
} as const;
const SHOWN: Record<Type, string> = {
  number: 'a number',
  text: 'text',
  date: 'a date',
  boolean: 'true or false',
  null: 'null',
  any: 'a value',
};
/** Functions of numbers that give a number. */
const NUMERIC = new Set([
  ...['sum', 'avg', 'median', 'stddev', 'delta', 'growth', 'streak', 'pace', 'share', 'rank'],
  ...['percentile', 'top', 'correlation', 'median_low', 'median_high', 'sum_rows'],
]);
/** Functions of two columns of numbers. */
const OF_TWO = new Set(['correlation', 'median_low', 'median_high']);
const COUNTING = new Set(['count', 'distinct', 'above', 'below']);
/** What has an order. */
const ORDERED: Type[] = ['number', 'date', 'text'];

/** Finds type errors in one expression; goes on after each, so that all are reported. */
class Checker {
  readonly problems: TemplateProblem[] = [];
  readonly #types: Map<string, Type>;

  constructor(
    readonly options: CheckOptions,
    readonly within: readonly string[] = [],
  ) {
    this.#types = new Map(options.columns.map(({ name, type }) => [name, COLUMN_TYPES[type]]));
  }

  placeholder({ expression, formats }: Placeholder): void {
    let type = this.type(expression);
    for (const format of formats) {
      this.#expect(type, inputTypes(format.input), format, format.name);
      // A default's text is final: what follows it is skipped or takes any text.
      type = format.name === 'default' ? 'any' : 'text';
    }
  }

  type(node: Expression): Type {
    switch (node.kind) {
      case 'constant':
        if (node.value === null) return 'null';
        return typeof node.value === 'string' ? 'text' : (typeof node.value as 'number' | 'boolean');
      case 'name':
        return this.#name(node);
      case 'negate':
        this.#expect(this.type(node.of), ['number'], node.of, '-');
        return 'number';
      case 'not':
        this.#condition(node.of);
        return 'boolean';
      case 'choose': {
        this.#condition(node.test);
        return either(this.type(node.then), this.type(node.otherwise));
      }
      case 'binary':
        return this.#binary(node);
      case 'call':
        return this.#call(node);
    }
  }

  #report(error: TemplateError): void {
    this.problems.push(...error.problems);
  }

  #expect(type: Type, allowed: readonly Type[], at: Span, what: string): void {
    if (type === 'any' || type === 'null' || allowed.includes(type)) return;
    const wanted = allowed.map((one) => SHOWN[one]).join(' or ');
    this.#report(
      problemAt(
        'TYPE',
        at,
        `${what} needs ${wanted}, not ${SHOWN[type]}.`,
        'Name another column, or convert it in the SQL query.',
      ),
    );
  }

  #condition(node: Expression): void {
    const type = this.type(node);
    if (type === 'number' || type === 'text' || type === 'date') {
      this.#report(
        problemAt(
          'TYPE',
          node,
          `A condition must be true or false, not ${SHOWN[type]}.`,
          'Compare it: growth > 0.',
        ),
      );
    }
  }

  #name(node: Expression & { kind: 'name' }): Type {
    const { variables = {}, sources = {} } = this.options;
    const { name } = node;
    if (!Object.hasOwn(variables, name)) {
      const known = this.#types.get(name);
      if (known !== undefined) return known;
      const names = [...Object.keys(variables), ...this.#types.keys()];
      this.#report(
        problemAt(
          'UNKNOWN_NAME',
          node,
          `There is no variable or column "${name.slice(0, 60)}".`,
          suggest(name, names),
        ),
      );
      return 'any';
    }
    const variable = own(variables, name);
    if (variable === null || variable === undefined) return 'null';
    if (typeof variable === 'string') return 'any';
    if (typeof variable !== 'object') return typeof variable as 'number' | 'boolean';
    const computed = computedVariable(variable);
    // Resolving says what is wrong with it.
    if (!computed) return 'any';
    const { expr, source } = computed;
    const columns = source === undefined ? this.options.columns : own(sources, source);
    if (!columns) return 'any';
    if (this.within.includes(name) || this.within.length > LIMITS.depth) {
      this.#report(
        problemAt(
          'LIMIT',
          node,
          `The variable "${name.slice(0, 60)}" refers to itself.`,
          'Break the circle.',
        ),
      );
      return 'any';
    }
    const inner = new Checker({ ...this.options, columns }, [...this.within, name]);
    let type: Type = 'any';
    try {
      type = inner.type(cachedExpression(expr));
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      inner.problems.push(...error.problems);
    }
    const [problem] = inner.problems;
    if (problem)
      this.#report(
        problemAt(
          problem.code,
          node,
          `In the variable "${name.slice(0, 60)}": ${problem.message}`,
          problem.hint,
        ),
      );
    return type;
  }

  #binary({ operator, left, right }: Expression & { kind: 'binary' }): Type {
    if (operator === 'and' || operator === 'or') {
      this.#condition(left);
      this.#condition(right);
      return 'boolean';
    }
    const first = this.type(left);
    const second = this.type(right);
    if (operator === '??') return either(first, second);
    if ('+-*/'.includes(operator)) {
      this.#expect(first, ['number'], left, operator);
      this.#expect(second, ['number'], right, operator);
      return 'number';
    }
    if (first === 'any' || first === 'null') return 'boolean';
    const ordering = operator !== '==' && operator !== '!=';
    if (ordering && first === 'boolean') this.#expect(first, ORDERED, left, operator);
    this.#comparable(first, second, right, operator);
    return 'boolean';
  }

  /** Dates compare with dates and text, anything else with its own type. */
  #comparable(first: Type, second: Type, at: Span, what: string): void {
    if (first === 'any' || first === 'null') return;
    const dated: Type[] = ['date', 'text'];
    this.#expect(second, dated.includes(first) ? dated : [first], at, what);
  }

  #call(node: CallExpression): Type {
    const { name, args, signature } = node;
    const types = args.map((arg, index) => (signature[index] === 'c' ? this.#column(arg) : this.type(arg)));
    const [first = 'number', second = 'any'] = types;
    const [head, next] = args;
    const numeric = (type: Type, at: Expression) => this.#expect(type, ['number'], at, name);
    args.forEach((arg, index) => {
      const letter = signature[index];
      if (letter === 'n' || (letter === 'v' && signature !== 'cv')) numeric(types[index] ?? 'any', arg);
    });
    const isSince = name === 'since' || name === 'low_since';
    if (head && signature.startsWith('c') && (NUMERIC.has(name) || isSince)) numeric(first, head);
    if (next && OF_TWO.has(name)) numeric(second, next);
    if (next && (name === 'argmax' || name === 'argmin')) this.#expect(second, ORDERED, next, name);
    if (head && next && signature === 'cv') {
      this.#expect(first, ORDERED, head, name);
      this.#comparable(first, second, next, name);
    }
    if (NUMERIC.has(name) || COUNTING.has(name) || signature.startsWith('v')) return 'number';
    if (isSince) return second;
    return name === 'list' ? 'text' : first;
  }

  #column(node: Expression): Type {
    const name = columnName(node);
    const type = this.#types.get(name);
    if (type === undefined) {
      this.#report(
        problemAt(
          'UNKNOWN_COLUMN',
          node,
          `There is no column "${name.slice(0, 60)}".`,
          suggest(name, [...this.#types.keys()]),
        ),
      );
    }
    return type ?? 'any';
  }
}

function either(left: Type, right: Type): Type {
  if (left === 'null') return right;
  return right === 'null' || left === right ? left : 'any';
}

const inputTypes = (input: FormatInput): Type[] =>
  input === 'number'
    ? ['number']
    : input === 'date'
      ? ['date', 'text']
      : ['number', 'text', 'date', 'boolean'];

/**
 * Checks a template before there are rows: syntax, names, columns, types, formats. Bare column names pass, since only rows
 * tell whether there is exactly one.
 */
export function checkTemplate(text: string, options: CheckOptions): TemplateProblem[] {
  const template = parse(text);
  const checker = new Checker(options);
  for (const part of template.parts) if (part.kind === 'placeholder') checker.placeholder(part);
  return [...template.problems, ...checker.problems].sort((a, b) => a.pos - b.pos).slice(0, LIMITS.problems);
}
