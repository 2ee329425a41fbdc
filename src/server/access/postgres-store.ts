import type { AccessStore } from './access-store.js';
import { createSqlAccessStore } from './sql-store.js';
import type { SqlDatabase, SqlRow, Statement } from './sql-steps.js';

interface PostgresQueries {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** What is used of a `Pool` of `pg`. */
export interface PostgresPool extends PostgresQueries {
  connect(): Promise<PostgresQueries & { release(error?: Error | boolean): void }>;
  end(): Promise<unknown>;
}

/** Any number that others do not use. */
const ALONE = 7_332_581_946;

/** Tokens and credits in Postgres, shared by any number of processes and machines. */
export function createPostgresAccessStore(pool: PostgresPool): AccessStore {
  return createSqlAccessStore(postgresSteps(pool));
}

function postgresSteps(pool: PostgresPool): SqlDatabase {
  return {
    read: (statement) => answer(pool, statement),
    write: async (steps, { alone = false } = {}) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        // Each statement sees what was committed before it, whatever the host's default is.
        await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
        if (alone) await client.query(`SELECT pg_advisory_xact_lock(${ALONE})`);
        const run = steps();
        let step = run.next();
        while (!step.done) step = run.next(await answer(client, step.value));
        await client.query('COMMIT');
        return step.value;
      } catch (error) {
        // A connection that cannot roll back is not used again.
        await client.query('ROLLBACK').catch((cause: Error) => (broken = cause));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: async () => void (await pool.end()),
  };
}

async function answer(client: PostgresQueries, { sql, params }: Statement): Promise<SqlRow[]> {
  let position = 0;
  const numbered = sql.replace(/\?/g, () => `$${(position += 1)}`);
  const { rows } = await client.query(numbered, [...params]);
  return rows as SqlRow[];
}
