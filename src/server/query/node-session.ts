import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { loadNodeApi, type NodeApi } from './load-node-api.js';

/** A started DuckDB. */
export interface NodeSession {
  api: NodeApi;
  instance: DuckDBInstance;
  /** For statements of ours, never for queries. */
  admin: DuckDBConnection;
  /** What is under way on it: native code that runs in a database which was freed takes the whole process with it. */
  working: Set<Promise<unknown>>;
  /** Aborted where the session is closed: queries end then. */
  closing: AbortController;
}

/** No extension but the linked ones. Files are switched off later, in `LOCKDOWN`: given here, that would come too early. */
const CONFIG = {
  autoload_known_extensions: 'false',
  autoinstall_known_extensions: 'false',
};

/**
 * In this order: while external access is being switched off, the engine makes the folder for spilled rows (`.tmp` of
 * the working directory) one that SQL may read, so there must be none by then. No folder of the machine stands in a
 * setting. Locked last, so that no query can undo it; global, since every query has its own connection.
 */
const LOCKDOWN = [
  "SET temp_directory = ''",
  "SET secret_directory = ''",
  "SET extension_directory = 'none'",
  'SET allow_persistent_secrets = false',
  'SET enable_external_access = false',
  'SET GLOBAL errors_as_json = true',
  "SET GLOBAL TimeZone = 'UTC'",
  'SET lock_configuration = true',
].join(';');

/**
 * An empty database in memory, closed to files and network.
 * @throws QueryError ENGINE_LOAD
 */
export async function openSession(memory: string): Promise<NodeSession> {
  const api = loadNodeApi();
  const instance = await api.DuckDBInstance.create(':memory:', { ...CONFIG, memory_limit: memory });
  const admin = await instance.connect();
  await admin.run(LOCKDOWN);
  return { api, instance, admin, working: new Set(), closing: new AbortController() };
}

/** Frees the session once nothing runs on it any more. */
export async function closeSession({ admin, instance, working }: NodeSession): Promise<void> {
  await Promise.allSettled(working);
  admin.closeSync();
  instance.closeSync();
}
