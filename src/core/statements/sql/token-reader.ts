import type { Expression, Opaque, Query, Span, Window } from './ast.js';
import type { Token } from './tokens.js';

/** Words that end an expression and never name a column or a table on their own. */
const RESERVED = new Set(
  `ALL AND ANTI AS ASC ASOF BETWEEN BY CASE COLLATE CROSS DESC DISTINCT ELSE END EXCEPT FETCH FINAL FROM FULL GROUP HAVING ILIKE IN
  INNER INTERSECT IS ISNULL JOIN LATERAL LEFT LIKE LIMIT MINUS NATURAL NOT NOTNULL OFFSET ON OR ORDER OUTER PIVOT POSITIONAL PREWHERE
  QUALIFY RIGHT SELECT SEMI SETTINGS SIMILAR TABLESAMPLE THEN UNION UNPIVOT USING WHEN WHERE WINDOW WITH`.split(
    /\s+/,
  ),
);
/** Words that begin the next clause of a SELECT. */
const CLAUSES = new Set(
  `FROM WHERE PREWHERE GROUP HAVING QUALIFY WINDOW ORDER LIMIT OFFSET FETCH UNION INTERSECT EXCEPT MINUS USING TABLESAMPLE SETTINGS
  SELECT JOIN LEFT RIGHT FULL INNER CROSS NATURAL ASOF POSITIONAL SEMI ANTI ON PIVOT UNPIVOT THEN WHEN ELSE END AS`.split(
    /\s+/,
  ),
);

export const isReserved = (token: Token): boolean => token.kind === 'word' && RESERVED.has(token.key);

/** Brackets and operators within each other beyond this are not read. */
const MOST_LEVELS = 100;

/** A CTE that names may mean; those before it follow. */
export interface VisibleCte {
  name: string;
  /** Absent for one that is being read itself: WITH RECURSIVE. */
  query?: Query;
  columns?: readonly string[];
  before: VisibleCte | undefined;
}

/** Reads for each other, and each lies in a module of its own. */
export interface Grammar {
  expression(reader: TokenReader, least?: number): Expression;
  query(reader: TokenReader): Query;
}

/** Where reading has come to in the tokens. Every step goes forward, so that reading takes time in proportion to the text. */
export class TokenReader {
  #at = 0;
  /** A clause was met that is not understood: nothing may be said of the query. */
  isBroken = false;
  ctes: VisibleCte | undefined;
  /** WINDOW name AS (…), which OVER name means. */
  windows = new Map<string, Window>();
  #level = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly grammar: Grammar,
  ) {}

  get at(): number {
    return this.#at;
  }

  /** Never behind the end. */
  set at(index: number) {
    this.#at = Math.min(index, this.tokens.length);
  }

  get token(): Token | undefined {
    return this.tokens[this.at];
  }

  /** The keyword or operator some tokens on; empty for anything else. */
  key(ahead = 0): string {
    return this.tokens[this.at + ahead]?.key ?? '';
  }

  is(...keys: readonly string[]): boolean {
    return keys.includes(this.key()) && this.key() !== '';
  }

  /** Takes keywords that follow each other, all or none. */
  accept(...keys: readonly string[]): boolean {
    if (!keys.every((key, i) => this.key(i) === key)) return false;
    this.at += keys.length;
    return true;
  }

  /** One level deeper; undefined where that is too deep. */
  deeper<T>(read: () => T): T | undefined {
    if (this.#level >= MOST_LEVELS) return undefined;
    this.#level += 1;
    const result = read();
    this.#level -= 1;
    return result;
  }

  /** An expression that ends before one of these marks; what follows it up to there makes it opaque. */
  expressionUntil(ends: (reader: TokenReader) => boolean): Expression {
    const from = this.at;
    const expression = this.grammar.expression(this);
    if (this.token === undefined || ends(this) || this.isAtEnd()) return expression;
    this.skip(ends);
    return this.opaque(from);
  }

  /** Expressions between commas, up to a token. */
  list(to: number): Expression[] {
    const parts: Expression[] = [];
    while (this.at < to) {
      const before = this.at;
      parts.push(this.expressionUntil(() => this.at >= to));
      if (!this.accept(',') && this.at < to) {
        // Whatever ended the expression here is none of a list.
        this.skipTo(to, ',');
        parts.push(this.opaque(before));
      }
    }
    this.at = to;
    return parts;
  }

  /** What `read` makes of the brackets that open here, which are left behind whatever it takes. */
  inBrackets<T>(read: (close: number) => T): T {
    const close = this.token?.close ?? this.at;
    this.at += 1;
    const result = read(close);
    this.at = close + 1;
    return result;
  }

  /** Everything up to a mark outside brackets, or the end of the expression. */
  skip(ends: (reader: TokenReader) => boolean = () => false): void {
    while (this.token !== undefined && !this.isAtEnd() && !ends(this))
      this.at = (this.token.close ?? this.at) + 1;
  }

  /** To a key outside brackets, which is taken too, or to a place. */
  skipTo(to: number, key: string): void {
    while (this.at < to && !this.is(key)) this.at = (this.token?.close ?? this.at) + 1;
    if (this.at < to) this.at += 1;
  }

  /** Whether no expression goes on here: a comma, a closing bracket, another clause. */
  isAtEnd(): boolean {
    const { token } = this;
    if (token === undefined) return true;
    if (token.kind === 'symbol') return [',', ')', ']', '}', ';'].includes(token.key);
    // LEFT(text, 2) and RIGHT(text, 2) are functions.
    if ((token.key === 'LEFT' || token.key === 'RIGHT') && this.key(1) === '(') return false;
    return token.kind === 'word' && CLAUSES.has(token.key);
  }

  /** What was skipped, with the columns that it names. */
  opaque(from: number): Opaque {
    const parts = new Map<string, Expression>();
    const bound = new Set<string>();
    for (let i = from; i < this.at; i += 1) {
      const token = this.tokens[i] as Token;
      const next = this.tokens[i + 1]?.key;
      const isLoop = this.tokens[i - 1]?.key === 'FOR' && next === 'IN';
      const isLambda = this.tokens[i - 1]?.key === 'LAMBDA' || next === '->';
      if (isLoop || isLambda) bound.add(token.value);
      const isName = token.kind === 'name' || (token.kind === 'word' && !isReserved(token));
      const isPart =
        isName && next !== '(' && next !== '.' && next !== ':=' && token.key !== 'FOR' && token.key !== 'IF';
      if (isPart && token.key !== 'LAMBDA')
        parts.set(token.value, { kind: 'column', name: token.value, from: i, to: i + 1 });
    }
    const own = [...parts].filter(([name]) => !bound.has(name)).map(([, column]) => column);
    return { kind: 'opaque', parts: own, from, to: this.at };
  }

  /** A name that an alias, a table or a column may have, which is taken. */
  name(options: { reserved: boolean }): string | undefined {
    const { token } = this;
    if (token === undefined) return undefined;
    const isName =
      token.kind === 'name' || (token.kind === 'word' && (options.reserved || !isReserved(token)));
    if (!isName) return undefined;
    this.at += 1;
    return token.value;
  }

  span(from: number): Span {
    return { from, to: this.at };
  }
}
