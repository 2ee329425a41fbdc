import type { AccessStore } from './access-store.js';
import { createSqlAccessStore } from './sql-store.js';
import type { SqlDatabase, SqlRow, Statement } from './sql-steps.js';

/** What is used of a database: `DatabaseSync` of `node:sqlite`, `better-sqlite3` and `libsql` all have it. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): {
    all(...params: (string | number | null)[]): unknown[];
    run(...params: (string | number | null)[]): unknown;
  };
  close(): unknown;
}

/**
 * Tokens and credits in a SQLite file, shared by all processes of one machine that open it. Give the database a busy
 * timeout: writers of several processes wait for each other.
 */
export function createSqliteAccessStore(database: SqliteDatabase): AccessStore {
  return createSqlAccessStore(sqliteSteps(database));
}

function sqliteSteps(database: SqliteDatabase): SqlDatabase {
  const answer = ({ sql, params, rows }: Statement): SqlRow[] => {
    const prepared = database.prepare(sql);
    if (rows) return prepared.all(...params) as SqlRow[];
    prepared.run(...params);
    return [];
  };
  return {
    read: (statement) => promised(() => answer(statement)),
    write: (steps) =>
      promised(() => {
        // Not a plain BEGIN: a transaction that reads first could not write once another has written.
        database.exec('BEGIN IMMEDIATE');
        try {
          const run = steps();
          let step = run.next();
          while (!step.done) step = run.next(answer(step.value));
          database.exec('COMMIT');
          return step.value;
        } catch (error) {
          database.exec('ROLLBACK');
          throw error;
        }
      }),
    close: () => promised(() => void database.close()),
  };
}

/** The drivers answer at once; what they throw rejects. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
