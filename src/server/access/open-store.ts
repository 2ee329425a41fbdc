import { DeckError } from '../../core/errors.js';
import { importOptional } from '../import-optional.js';
import type { AccessStore } from './access-store.js';
import { createPostgresAccessStore, type PostgresPool } from './postgres-store.js';
import { createSqliteAccessStore, type SqliteDatabase } from './sqlite-store.js';

/** A store that was opened by its place; `pool` where it is Postgres. */
export interface OpenedStore {
  store: AccessStore;
  pool?: PostgresPool;
}

/**
 * The store at a place: a SQLite file, which is made where it is missing, or `postgres://…` (by the package `pg`).
 * @throws DeckError `invalid_config` where it cannot be opened, and what to install for it
 */
export async function openAccessStore(place: string): Promise<OpenedStore> {
  if (/^postgres(ql)?:\/\//.test(place)) {
    const pool = await postgresPool(place);
    return { pool, store: createPostgresAccessStore(pool) };
  }
  if (place.trim() === '' || /^\w{2,}:\/\//.test(place)) {
    throw unusable(`"${place.replace(/\/\/.*/, '//…')}" is no store.`, 'Give a SQLite file or postgres://….');
  }
  return { store: createSqliteAccessStore(await sqliteFile(place)) };
}

async function postgresPool(url: string): Promise<PostgresPool> {
  const found = await importOptional('pg');
  if (!found) throw unusable('A Postgres store needs the package "pg".', 'Install it: npm install pg');
  const { Pool } = (found['default'] ?? found) as {
    Pool: new (options: object) => PostgresPool & { on(name: 'error', listener: () => void): unknown };
  };
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection at rest that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

type SqliteClass = new (file: string) => SqliteDatabase;

async function sqliteFile(file: string): Promise<SqliteDatabase> {
  const Database = await sqliteClass();
  try {
    const database = new Database(file);
    // Processes wait for each other, from the first statement on; readers go beside one writer.
    for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL'])
      database.prepare(`PRAGMA ${setting}`).all();
    return database;
  } catch (cause) {
    throw unusable(`The store "${file}" cannot be opened: ${(cause as Error).message}`, undefined, cause);
  }
}

/** Node's own from 22.13 on, else a package with the same methods. */
async function sqliteClass(): Promise<SqliteClass> {
  const own = await importOptional('node:sqlite');
  if (own) return own['DatabaseSync'] as SqliteClass;
  for (const name of ['better-sqlite3', 'libsql']) {
    const found = await importOptional(name);
    if (found) return found['default'] as SqliteClass;
  }
  throw unusable(
    `A SQLite store needs Node 22.13 or a package; this is Node ${process.versions.node}.`,
    'Install one: npm install better-sqlite3 (or libsql).',
  );
}

function unusable(message: string, hint?: string, cause?: unknown): DeckError {
  return new DeckError('invalid_config', message, { path: 'store', ...(hint ? { hint } : {}), cause });
}
