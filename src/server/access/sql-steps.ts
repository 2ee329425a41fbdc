/** One statement with `?` for its parameters; `rows` says that it answers with some. */
export interface Statement {
  sql: string;
  params: readonly (string | number | null)[];
  rows: boolean;
}

export type SqlRow = Record<string, unknown>;

/**
 * Statements that depend on each other: each `yield` gives the rows of one. A driver that answers at once runs them in
 * one go, so that nothing of the host comes between on the same connection; any other awaits each.
 */
export type Steps<T> = Generator<Statement, T, SqlRow[]>;

/** A database that can run steps. */
export interface SqlDatabase {
  /** One statement outside of a transaction. */
  read(statement: Statement): Promise<SqlRow[]>;
  /**
   * All or nothing. `alone` lets no other such transaction run meanwhile: two that create the same table would fail,
   * though they only do so where it is missing.
   */
  write<T>(steps: () => Steps<T>, options?: { alone?: boolean }): Promise<T>;
  close(): Promise<void>;
}

type Parameter = Statement['params'][number];

export function* ask(sql: string, ...params: Parameter[]): Steps<SqlRow[]> {
  return yield { sql, params, rows: true };
}

export function* tell(sql: string, ...params: Parameter[]): Steps<void> {
  yield { sql, params, rows: false };
}
