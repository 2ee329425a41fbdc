import type { Variable } from '../deck/types.js';
import { isGenuine, type Expression } from './ast.js';
import type { FormatContext } from './formats.js';
import { isValid } from './intl-cache.js';
import { own } from './own.js';
import { parseExpression } from './parser.js';
import { Table } from './table.js';
import { problemAt, TemplateError, type Span } from './template-error.js';
import type { TemplateOptions, TemplateSource } from './types.js';
import { finite, type Operand } from './values.js';

const NOWHERE: Span = { pos: 0, end: 0 };

/** How a scope computes a variable's expression; given by `render.ts`, so that scopes do not import the evaluator. */
type Compute = (node: Expression, scope: Scope) => Operand;

/** What names and columns mean during one call: variables, rows by source, and the formats' context. */
export class Scope {
  readonly context: FormatContext;
  readonly variables: Record<string, Variable>;
  readonly #options: TemplateOptions;
  readonly #compute: Compute;
  readonly #source: string | undefined;
  readonly #shared: { results: Map<string, Operand>; pending: Set<string> };
  #table: Table | undefined;

  constructor(
    variables: Record<string, Variable>,
    options: TemplateOptions,
    compute: Compute,
    parent?: Scope,
    source?: string,
  ) {
    this.variables = variables;
    this.#options = options;
    this.#compute = compute;
    this.#source = source;
    this.#shared = parent ? parent.#shared : { results: new Map(), pending: new Set() };
    this.context = parent ? parent.context : contextOf(options);
  }

  hasVariable(name: string): boolean {
    return Object.hasOwn(this.variables, name);
  }

  /** Which source's rows these are, where a variable named one. */
  get place(): { source?: string } {
    return this.#source === undefined ? {} : { source: this.#source };
  }

  /** A computed variable with the scope it is evaluated in; undefined for one that was given. */
  inside(
    name: string,
  ):
    | { definition: { name: string; expr: string; source?: string }; expression: Expression; scope: Scope }
    | undefined {
    const variable = computedVariable(own(this.variables, name));
    if (!variable) return undefined;
    const { expr, source } = variable;
    const scope = this.#over(source);
    return { definition: { name, expr, ...scope.place }, expression: cachedExpression(expr), scope };
  }

  /** The same names over another source's rows. */
  #over(source: string | undefined): Scope {
    if (source === undefined) return this;
    return new Scope(this.variables, this.#options, this.#compute, this, source);
  }

  /** Every name that could stand here. */
  names(): string[] {
    return [...new Set([...Object.keys(this.variables), ...(this.table()?.names() ?? [])])];
  }

  /** The rows, or undefined where there are none at all. */
  table(): Table | undefined {
    if (this.#table) return this.#table;
    const source =
      this.#source === undefined ? ownRows(this.#options) : own(this.#options.sources ?? {}, this.#source);
    if (!source) return undefined;
    return (this.#table = new Table(source));
  }

  /** The rows; without any it is an error. */
  rows(at: Span): Table {
    const table = this.table();
    if (table) return table;
    const which =
      this.#source === undefined
        ? 'There are no rows to compute with.'
        : `The source "${this.#source.slice(0, 60)}" has no rows.`;
    throw problemAt('NO_ROWS', at, which, 'Run the query first, or name a source that has rows.');
  }

  variable(name: string, at: Span): Operand {
    const variable = own(this.variables, name);
    if (typeof variable === 'string' || typeof variable === 'boolean') return variable;
    if (typeof variable === 'number') return finite(variable);
    if (variable === null || variable === undefined) return null;
    const computed = computedVariable(variable);
    if (!computed) {
      throw problemAt(
        'TYPE',
        at,
        `The variable "${name.slice(0, 60)}" is neither a scalar nor { expr }.`,
        'Give a string, a number, a boolean, null or { expr: "sum(value)" }.',
      );
    }
    return this.#computed(name, computed, at);
  }

  #computed(name: string, variable: { expr: string; source?: string }, at: Span): Operand {
    const { results, pending } = this.#shared;
    // A variable without a source reads the rows of whoever asks.
    const key = JSON.stringify([name, variable.source ?? this.#source]);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (pending.has(key) || pending.size >= 32) {
      throw problemAt(
        'LIMIT',
        at,
        `The variable "${name.slice(0, 60)}" refers to itself.`,
        'Break the circle.',
      );
    }
    pending.add(key);
    try {
      const value = this.#compute(cachedExpression(variable.expr), this.#over(variable.source));
      results.set(key, value);
      return value;
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      const [problem] = error.problems;
      throw problemAt(
        problem?.code ?? 'SYNTAX',
        at,
        `In the variable "${name.slice(0, 60)}": ${problem?.message ?? ''}`,
        problem?.hint,
      );
    } finally {
      pending.delete(key);
    }
  }
}

/** A variable's expression and source, where it is one that is computed. */
export function computedVariable(
  variable: Variable | undefined,
): { expr: string; source?: string } | undefined {
  if (typeof variable !== 'object' || variable === null) return undefined;
  const expr = own<unknown>(variable, 'expr');
  const source = own<unknown>(variable, 'source');
  if (typeof expr !== 'string' || (source !== undefined && typeof source !== 'string')) return undefined;
  return source === undefined ? { expr } : { expr, source };
}

function ownRows(options: TemplateOptions): TemplateSource | undefined {
  const { rows, columns, truncated } = options;
  if (!Array.isArray(rows)) return undefined;
  return { rows, ...(columns ? { columns } : {}), ...(truncated ? { truncated } : {}) };
}

function contextOf({
  locale = 'en-US',
  timeZone = 'UTC',
  currency = 'USD',
  nullText = '–',
}: TemplateOptions): FormatContext {
  if (!isValid('locale', locale))
    throw problemAt(
      'ARGUMENT',
      NOWHERE,
      `Unknown locale ${show(locale)}.`,
      'Give a BCP 47 tag such as "en-US".',
    );
  if (!isValid('timeZone', timeZone))
    throw problemAt(
      'ARGUMENT',
      NOWHERE,
      `Unknown time zone ${show(timeZone)}.`,
      'Give an IANA name such as "Europe/Berlin".',
    );
  if (!isValid('currency', currency))
    throw problemAt(
      'ARGUMENT',
      NOWHERE,
      `Unknown currency ${show(currency)}.`,
      'Give an ISO 4217 code such as "EUR".',
    );
  return { locale, timeZone, currency, nullText };
}

const show = (value: unknown): string => `"${String(value).slice(0, 60)}"`;

const MAX_CACHED = 500;
const expressions = new Map<string, Expression>();

/** Parses an expression once; the last 500 are kept. */
export function cachedExpression(text: string): Expression {
  let expression = expressions.get(text);
  if (!expression) {
    expression = parseExpression(text);
    if (expressions.size >= MAX_CACHED) expressions.delete(expressions.keys().next().value ?? '');
    expressions.set(text, expression);
  }
  return expression;
}

/** An expression or its text; anything else, also a look-alike object, is refused. */
export function asExpression(expression: unknown): Expression {
  if (typeof expression === 'string') return cachedExpression(expression);
  if (isGenuine(expression)) return expression as Expression;
  throw problemAt(
    'ARGUMENT',
    NOWHERE,
    'evaluate takes an expression as text or as parse made it.',
    'Pass placeholder.expression of parse(text).',
  );
}
