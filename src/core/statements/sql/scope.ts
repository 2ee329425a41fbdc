import type { BaseColumn, ColumnName, Expression, Item, Query, Select, Source, Star } from './ast.js';
import { bounded, fingerprint, mapChildren, someIn } from './expressions.js';
import { groupsOf } from './groups.js';

/** A column of a result, and what it computes of base columns. */
export interface ResultColumn {
  /** Undefined for an expression without an alias. */
  name: string | undefined;
  item: Item;
  expression: Expression;
}

/** Subqueries within subqueries beyond this are not seen through. */
const MOST_LEVELS = 60;
/** CTEs that are joined with themselves double their columns each time. */
const MOST_COLUMNS = 2000;

/**
 * Sees through names: an expression comes out with each column of a CTE or subquery replaced by what that computes, so that only
 * columns of base tables are left.
 */
export class Scope {
  readonly #selects = new WeakMap<Select, Map<string, Expression>>();
  readonly #resolved = new WeakMap<Expression, Expression>();
  readonly #aliasesOf = new WeakMap<Select, Map<string, number>>();
  readonly #taken = new WeakMap<Select, readonly ResultColumn[]>();
  readonly #known = new Map<string, WeakMap<Query, unknown>>();
  readonly #named = new WeakMap<Query, Map<string, Expression | undefined>>();
  readonly #items = new WeakMap<Item, Expression>();
  #level = 0;

  /**
   * What is asked of a query, once: a CTE may be used any number of times, by CTEs that are too. `none` is the answer where queries
   * are too deep within each other, or one within itself.
   */
  once<T>(question: string, query: Query, none: T, read: () => T): T {
    const known = this.#known.get(question) ?? new WeakMap<Query, unknown>();
    this.#known.set(question, known);
    if (known.has(query)) return known.get(query) as T;
    known.set(query, none);
    const answer = this.#deeper(read) ?? none;
    known.set(query, answer);
    return answer;
  }

  /** The SELECTs of a query, those in brackets of their own too. */
  selects(query: Query): Select[] {
    return query.branches.flatMap((branch) => {
      if (branch.kind === 'nested') return this.selects(branch.query);
      return branch.kind === 'select' ? [branch] : [];
    });
  }

  /** The columns of a result in their order, without those that `*` takes from a base table. */
  columns(query: Query): readonly ResultColumn[] {
    return this.once<readonly ResultColumn[]>('columns', query, [], () => {
      const [first = [], ...others] = this.selects(query).map((select) => this.selectColumns(select));
      if (query.operators.length === 0) return first;
      return first.map((column, i) => ({
        ...column,
        expression: either(
          column,
          others.map((list) => list[i]),
        ),
      }));
    });
  }

  selectColumns(select: Select): readonly ResultColumn[] {
    const known = this.#taken.get(select);
    if (known) return known;
    const columns = select.items.flatMap((item, index): ResultColumn[] => {
      const { expression } = item;
      if (expression.kind === 'star') return this.#starColumns(select, expression);
      const name = item.alias ?? (expression.kind === 'column' ? expression.name : undefined);
      return [{ name, item, expression: this.#item(select, index) }];
    });
    const kept = columns.slice(0, MOST_COLUMNS);
    this.#taken.set(select, kept);
    return kept;
  }

  /** A result column by its name; also one that `*` takes from a base table. */
  column(query: Query, name: string): Expression | undefined {
    const known = this.#named.get(query) ?? new Map<string, Expression | undefined>();
    this.#named.set(query, known);
    const key = name.toLowerCase();
    if (!known.has(key)) known.set(key, this.#column(query, name));
    return known.get(key);
  }

  #column(query: Query, name: string): Expression | undefined {
    const found = this.columns(query).find((column) => column.name?.toLowerCase() === name.toLowerCase());
    if (found) return found.expression;
    const selects = this.selects(query);
    // VALUES have the names that their alias gives them.
    if (selects.length < query.branches.length) return base({ name, from: 0, to: 0 });
    const [first] = selects;
    const star = first?.items.find(({ expression }) => expression.kind === 'star')?.expression;
    if (!first || star?.kind !== 'star' || star.excluded.includes(name.toLowerCase())) return undefined;
    for (const source of this.#starSources(first, star)) {
      const through = this.#ofSource(source, { name, from: star.from, to: star.to });
      if (through) return through;
    }
    return undefined;
  }

  /** An expression of a SELECT in base columns. */
  resolve(select: Select, e: Expression): Expression {
    const known = this.#resolved.get(e);
    if (known) return known;
    const resolved = this.#resolve(select, e, Infinity);
    this.#resolved.set(e, resolved);
    return resolved;
  }

  /** `before` is the item that the expression stands in, which sees the aliases before it. */
  #resolve(select: Select, e: Expression, before: number): Expression {
    if (e.kind === 'column') return this.#name(select, e, before);
    if (e.kind === 'star') return e;
    if (e.kind === 'scalar') {
      const value = this.#deeper(() => this.columns(e.query)[0]?.expression);
      return bounded({ ...e, ...(value ? { value } : {}) });
    }
    const inside = mapChildren(e, (child) => this.#resolve(select, child, before));
    if (inside.kind === 'call' && inside.name === 'count' && !inside.over && countsAll(inside.args)) {
      const keys = this.#keysOfSource(select);
      if (keys && keys.length > 0) return bounded({ ...inside, keys });
    }
    return bounded(inside);
  }

  #item(select: Select, index: number): Expression {
    const item = select.items[index] as Item;
    const known = this.#items.get(item);
    if (known) return known;
    const expression = this.#resolve(select, item.expression, index);
    this.#items.set(item, expression);
    return expression;
  }

  #name(select: Select, column: ColumnName, before: number): Expression {
    const known = before === Infinity ? this.#selects.get(select)?.get(key(column)) : undefined;
    if (known) return known;
    const found = this.#deeper(() => this.#find(select, column, before)) ?? base(column);
    if (before === Infinity) {
      const names = this.#selects.get(select) ?? new Map<string, Expression>();
      this.#selects.set(select, names.set(key(column), found));
    }
    return found;
  }

  #find(select: Select, column: ColumnName, before: number): Expression | undefined {
    const { sources } = select;
    if (column.table !== undefined) {
      const table = column.table.toLowerCase();
      const source = sources.find(({ alias }) => alias?.toLowerCase() === table);
      return source && this.#ofSource(source, column);
    }
    for (const source of sources) {
      const through = source.query && this.#ofSource(source, column);
      if (through) return through;
    }
    const index = this.#aliases(select).get(column.name.toLowerCase()) ?? -1;
    const item = index < before ? select.items[index] : undefined;
    // A name that an item gives to something else is the item; where it names what it computes of a column so, it is the column.
    if (!item || item.expression.kind === 'column' || mentions(item.expression, column.name))
      return undefined;
    return this.#item(select, index);
  }

  /** The first item of each alias. */
  #aliases(select: Select): Map<string, number> {
    const known = this.#aliasesOf.get(select);
    if (known) return known;
    const aliases = new Map<string, number>();
    for (const [i, { alias }] of select.items.entries()) {
      const key = alias?.toLowerCase();
      if (key !== undefined && !aliases.has(key)) aliases.set(key, i);
    }
    this.#aliasesOf.set(select, aliases);
    return aliases;
  }

  /** A column of a source in base columns; undefined where the source is a subquery that has none of the name. */
  #ofSource(source: Source, column: { name: string; from: number; to: number }): Expression | undefined {
    const { query, columns, reshaped } = source;
    if (!query || reshaped) return base(column);
    const index = columns?.findIndex((name) => name.toLowerCase() === column.name.toLowerCase()) ?? -1;
    if (columns && index < 0) return undefined;
    const value = this.#deeper(() => {
      const isTyped = query.branches.some(({ kind }) => kind === 'values');
      if (isTyped) return columns ? base(column) : undefined;
      return columns ? this.columns(query)[index]?.expression : this.column(query, column.name);
    });
    return value && bounded({ kind: 'through', query, value, from: column.from, to: column.to });
  }

  #starSources(select: Select, star: Star): readonly Source[] {
    const table = star.table?.toLowerCase();
    return table === undefined
      ? select.sources
      : select.sources.filter(({ alias }) => alias?.toLowerCase() === table);
  }

  #starColumns(select: Select, star: Star): ResultColumn[] {
    const taken = this.#starSources(select, star).flatMap((source): ResultColumn[] => {
      const { query, columns } = source;
      if (source.reshaped || (!query && !columns)) return [];
      const names = columns ?? (query ? this.#deeper(() => this.columns(query).map(({ name }) => name)) : []);
      return (names ?? []).flatMap((name) => {
        if (name === undefined || star.excluded.includes(name.toLowerCase())) return [];
        const own: ColumnName = { kind: 'column', name, from: star.from, to: star.to };
        const expression = this.#ofSource(source, own);
        return expression ? [{ name, item: { expression: own }, expression }] : [];
      });
    });
    const replaced = star.replaced.map((item) => ({
      name: item.alias,
      item,
      expression: this.#resolve(select, item.expression, 0),
    }));
    return [...taken, ...replaced];
  }

  #keysOfSource({ sources }: Select): Expression[] | undefined {
    const query = sources.length === 1 ? sources[0]?.query : undefined;
    return query && this.#deeper(() => groupsOf(this, query)?.map(({ expression }) => expression));
  }

  #deeper<T>(read: () => T): T | undefined {
    if (this.#level >= MOST_LEVELS) return undefined;
    this.#level += 1;
    const result = read();
    this.#level -= 1;
    return result;
  }
}

/** COUNT(*), COUNT(), COUNT(1) */
export const countsAll = (args: readonly Expression[]): boolean =>
  args.every(({ kind }) => kind === 'star' || kind === 'literal');

const key = ({ table, name }: ColumnName): string => `${table ?? ''}.${name}`.toLowerCase();

const base = ({ name, from, to }: { name: string; from: number; to: number }): BaseColumn => ({
  kind: 'base',
  name,
  from,
  to,
});

const mentions = (e: Expression, name: string): boolean =>
  someIn(
    e,
    ({ kind, ...node }) =>
      kind === 'column' && (node as ColumnName).name.toLowerCase() === name.toLowerCase(),
  );

/** What the branches of a UNION have at the same place. */
function either(first: ResultColumn, others: readonly (ResultColumn | undefined)[]): Expression {
  const parts = new Map([[fingerprint(first.expression), first.expression]]);
  for (const other of others) {
    const part: Expression = other?.expression ?? { kind: 'opaque', parts: [], from: 0, to: 0 };
    parts.set(fingerprint(part), parts.get(fingerprint(part)) ?? part);
  }
  if (parts.size === 1) return first.expression;
  const { from, to } = first.expression;
  return bounded({ kind: 'either', parts: [...parts.values()], from, to });
}
