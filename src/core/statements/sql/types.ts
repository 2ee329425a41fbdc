/** How many rows become one value. `other` is an aggregate without a name here, such as CORR or MODE. */
export type Aggregation =
  | 'count'
  | 'distinct'
  | 'sum'
  | 'average'
  | 'median'
  | 'quantile'
  | 'maximum'
  | 'minimum'
  | 'deviation'
  | 'first'
  | 'last'
  | 'list'
  | 'other';

export type PeriodUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute';

/** `COUNT(*) FILTER (ok) / COUNT(*)` is `{ above: '*', below: '*', share: true, scaled: false, change: false, complement: false }`. */
export interface Quotient {
  /** The base column above the line, or `*` for rows; absent where it is not one of these. */
  above?: string;
  below?: string;
  /** A part of the whole that it is divided by: the same amount over a window, of a scalar subquery, or filtered above the line only. */
  share: boolean;
  /** Multiplied by a hundred. */
  scaled: boolean;
  /** Another constant that it is multiplied by: `1000 * deaths / population`. */
  factor?: number;
  /** Growth: `(a - b) / b`, `a / b - 1`. */
  change: boolean;
  /** What is missing to the whole: `1 - a / b`, `(b - a) / b`. */
  complement: boolean;
}

/** A time cut to periods: `date_trunc('month', d)` is `{ unit: 'month', cycle: false }`, `dayname(d)` is `{ unit: 'day', cycle: true }`. */
export interface Period {
  unit: PeriodUnit;
  /** The place in a cycle (month of the year, weekday, hour of the day), not a point in time. */
  cycle: boolean;
}

/** What a result column is. `ROUND(SUM(amount) / 1000)` is a `sum` of `amount` with `computed.scale` 0.001. */
export interface ColumnOrigin {
  /**
   * The aggregate around the whole, seen through ROUND, CAST, COALESCE(x, 0), and constants that scale or shift it (see
   * `computed`). Counts that are added up are a `count`, sums that are added up a `sum`.
   */
  aggregation?: Aggregation;
  /** Of what the aggregate is taken where that is an aggregate itself: `average` of a `sum` by group. */
  inner?: Aggregation;
  /** The one base column inside, unquoted, without its table. Absent for COUNT(*) and where several take part. */
  column?: string;
  /** All base columns inside, except those that only filter, partition or order rows. */
  columns: readonly string[];
  /** The column that FIRST, LAST, ARG_MIN or ARG_MAX goes by. */
  orderedBy?: string;
  /** COUNT(*), COUNT(1), SUM(1), SUM(CASE WHEN … THEN 1 ELSE 0 END): rows of the tables are counted. */
  countsRows: boolean;
  /** Which rows are taken, as written, where only some are: FILTER, CASE inside the aggregate, COUNT_IF. */
  condition?: string;
  quotient?: Quotient;
  /** A window function makes it. */
  window?: 'cumulative' | 'rank' | 'difference' | 'moving-average' | 'share' | 'other';
  period?: Period;
  /** A number cut into ranges, `column` being `*` for counted rows; `width` where it is constant. */
  ranges?: { column: string; width?: number };
  /** The same value in all rows. */
  literal?: string | number | boolean | null;
  /**
   * Something else is computed: a difference or product of columns or aggregates, a constant factor (`x / 1000` has the scale
   * 0.001), a constant added or subtracted (`shifted`).
   */
  computed?: { difference: boolean; product: boolean; scale?: number; shifted: boolean };
  /** CASE, or another mapping of values to names. */
  mapped: boolean;
  /** A CASE that gives some names of the column another spelling, and leaves it as it is otherwise. */
  respelled?: true;
  /** The expression that makes the column, as written, white space collapsed. Behind names of subqueries and CTEs. */
  text: string;
}

export type ConditionKind =
  | 'equal'
  | 'in'
  | 'not-equal'
  | 'not-in'
  /** IS NOT NULL, `<> ''` */
  | 'filled'
  /** IS NULL, `= ''` */
  | 'empty'
  | 'less'
  | 'less-equal'
  | 'greater'
  | 'greater-equal'
  | 'between'
  | 'like'
  | 'not-like'
  /** a bare boolean */
  | 'true'
  | 'false'
  | 'other';

/** `year(d) = 2024` is `{ kind: 'equal', column: 'd', part: 'year', wrapped: true, values: [2024], stage: 'where' }`. */
export interface Condition {
  kind: ConditionKind;
  /** The base column, where exactly one is compared. CAST, lower(), date_trunc() around it are looked through. */
  column?: string;
  /** Something around the column was looked through. */
  wrapped?: true;
  /** The part of a time that is compared. */
  part?: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'weekday' | 'hour';
  /** The literals compared with; empty where they are expressions. */
  values: readonly (string | number)[];
  /** `having` is a condition on groups, also where an outer WHERE sets it on an aggregate of a subquery. */
  stage: 'where' | 'having';
  /** What is compared in HAVING. */
  aggregation?: Aggregation;
  /** It holds for some SELECTs of a UNION only. */
  partial?: true;
  /** As written, white space collapsed. */
  text: string;
}

/** `ORDER BY 2 DESC LIMIT 5` is `{ count: 5, sample: false, of: 'result', by: 'value', direction: 'desc' }`. */
export interface Cut {
  /** Rows kept; absent where it is an expression, a percentage or a parameter. */
  count?: number;
  /** Rows skipped before. */
  offset?: number;
  /** USING SAMPLE, TABLESAMPLE */
  sample: boolean;
  /** `input` where rows are cut before they are aggregated or joined. */
  of: 'result' | 'input';
  /** The count holds for each group: PARTITION BY, LIMIT n BY, DISTINCT ON. */
  each?: true;
  /** The result column by which the rows were ordered before they were cut, where it is one. */
  by?: string;
  direction?: 'asc' | 'desc';
}

export interface SortKey {
  /** A result column. */
  column: string;
  direction: 'asc' | 'desc';
  /** By what the column is made of, not by its own values: `MONTH(d)` for a column `MONTHNAME(d)`. */
  derived?: true;
}

/** What one SELECT says of its rows and of its result columns. */
export interface QueryReading {
  /** The first base table that the rows come from, through CTEs and subqueries, without its schema. */
  table?: string;
  /** All of them, in the order of the query. */
  tables: readonly string[];
  /** Several base tables are joined; a subquery that gives one row, such as a total, joins nothing. */
  joined: boolean;
  /** UNION, INTERSECT or EXCEPT of several SELECTs, here or where the rows come from. */
  combined: boolean;
  /**
   * What a result column is, by its alias or the name that the engine gives it (case does not matter), resolved through
   * CTEs, subqueries and `SELECT *` of these. Undefined where it is no result column or cannot be read.
   */
  origin: (column: string) => ColumnOrigin | undefined;
  /**
   * Conditions on rows, of the query and of the CTEs and subqueries that its rows come through, split at AND. An OR is one
   * condition, `in` where it compares one column by equality only. Conditions of joins and of ranks (see `cut`) are left out.
   */
  conditions: readonly Condition[];
  cut?: Cut;
  /** The query adds up what a cut leaves out, under a name like 'Other': by UNION, by CASE. */
  hasRest: boolean;
  /**
   * The result columns that make the groups, also of a subquery whose groups are the rows here. Empty where all rows become
   * one; undefined where the query does not group.
   */
  groups?: readonly string[];
  /** ROLLUP, CUBE, GROUPING SETS: rows of totals are among the groups. */
  subtotals: boolean;
  /** ORDER BY of the query, up to the first key that is no result column. */
  order: readonly SortKey[];
}
