/** The tokens that something was read from; `to` is the first one behind it. */
export interface Span {
  from: number;
  to: number;
}

export interface Literal extends Span {
  kind: 'literal';
  value: string | number | boolean | null;
}
/** A name as written. */
export interface ColumnName extends Span {
  kind: 'column';
  name: string;
  table?: string;
}
/** A column of a base table: what a name comes to once it is resolved. */
export interface BaseColumn extends Span {
  kind: 'base';
  name: string;
}
/** A column of a subquery or CTE, and what that computes. */
export interface Through extends Span {
  kind: 'through';
  query: Query;
  value: Expression;
}
export interface Star extends Span {
  kind: 'star';
  table?: string;
  /** In lower case. */
  excluded: readonly string[];
  replaced: readonly Item[];
}
export interface SortItem {
  expression: Expression;
  direction: 'asc' | 'desc';
}
export interface Window {
  partition: readonly Expression[];
  order: readonly SortItem[];
  /** The words of the frame in capitals: `ROWS BETWEEN 6 PRECEDING AND CURRENT ROW`. */
  frame?: string;
}
export interface Call extends Span {
  kind: 'call';
  /** In lower case. */
  name: string;
  args: readonly Expression[];
  /** `0.9` in `quantile(0.9)(x)` and in `percentile_cont(0.9) WITHIN GROUP (ORDER BY x)`. */
  parameters: readonly Expression[];
  distinct: boolean;
  order: readonly SortItem[];
  filter?: Expression;
  over?: Window;
  /** What makes a row of those that COUNT(*) counts, where they are groups of a subquery. */
  keys?: readonly Expression[];
}
export interface Binary extends Span {
  kind: 'binary';
  /** An operator or a word like LIKE, in capitals. */
  operator: string;
  left: Expression;
  right: Expression;
}
/** AND or OR. */
export interface Logic extends Span {
  kind: 'logic';
  operator: 'AND' | 'OR';
  parts: Expression[];
}
export interface Unary extends Span {
  kind: 'unary';
  operator: 'NOT' | '-';
  operand: Expression;
}
export interface Cast extends Span {
  kind: 'cast';
  operand: Expression;
  /** In capitals. */
  type: string;
}
export interface Case extends Span {
  kind: 'case';
  subject?: Expression;
  branches: readonly { when: Expression; then: Expression }[];
  otherwise?: Expression;
}
export interface In extends Span {
  kind: 'in';
  operand: Expression;
  negated: boolean;
  /** Absent for a subquery or a list that is an expression. */
  items?: readonly Expression[];
  query?: Query;
}
export interface Between extends Span {
  kind: 'between';
  operand: Expression;
  negated: boolean;
  low: Expression;
  high: Expression;
}
export interface NullTest extends Span {
  kind: 'null-test';
  operand: Expression;
  /** IS NOT NULL */
  negated: boolean;
}
/** `[1, 2]`, `ARRAY[1, 2]`, `(1, 2)` */
export interface List extends Span {
  kind: 'list';
  parts: readonly Expression[];
}
/** A subquery as a value; `value` is what it computes, once resolved. */
export interface Scalar extends Span {
  kind: 'scalar';
  query: Query;
  value?: Expression;
}
/** What the SELECTs of a UNION give for one column. */
export interface Either extends Span {
  kind: 'either';
  parts: readonly Expression[];
}
/** Syntax that is not understood, with the columns in it. */
export interface Opaque extends Span {
  kind: 'opaque';
  parts: readonly Expression[];
}

export type Expression =
  | Literal
  | ColumnName
  | BaseColumn
  | Through
  | Star
  | Call
  | Binary
  | Logic
  | Unary
  | Cast
  | Case
  | In
  | Between
  | NullTest
  | List
  | Scalar
  | Either
  | Opaque;

export interface Item {
  expression: Expression;
  alias?: string;
}

export interface Sample {
  /** Absent for percentages. */
  count?: number;
}

export interface Source {
  /** Of a base table, without its schema. */
  table?: string;
  /** A subquery, or the CTE of that name. */
  query?: Query;
  /** By which columns are prefixed. */
  alias?: string;
  /** `t(a, b)` */
  columns?: readonly string[];
  sample?: Sample;
  /** An outer join keeps rows without any of its own, so that what it leaves out leaves no row out. */
  optional?: true;
  /** PIVOT or UNPIVOT makes other columns of it. */
  reshaped: boolean;
}

export interface Select {
  kind: 'select';
  /** Its FROM and WHERE, in the order of the text. */
  rows: readonly Span[];
  items: readonly Item[];
  distinct: boolean;
  distinctOn: readonly Expression[];
  sources: readonly Source[];
  where?: Expression;
  group?: { all: boolean; keys: readonly Expression[]; subtotals: boolean };
  having?: Expression;
  qualify?: Expression;
  sample?: Sample;
  /** SELECT TOP 10 */
  top?: Expression;
}
export interface Values {
  kind: 'values';
}
export interface Nested {
  kind: 'nested';
  query: Query;
}
export type Branch = Select | Values | Nested;

export interface Limit {
  /** Absent where all rows are kept. */
  count?: Expression;
  percent: boolean;
  offset?: Expression;
  /** LIMIT n BY */
  each: boolean;
}

/** A whole query; several branches where UNION and the like combine them. */
export interface Query {
  /** Its WITH. */
  ctes?: Span;
  branches: readonly Branch[];
  /** UNION, EXCEPT, INTERSECT between the branches. */
  operators: readonly string[];
  order: readonly SortItem[];
  /** ORDER BY ALL */
  orderAll?: 'asc' | 'desc';
  limit?: Limit;
  sample?: Sample;
}
