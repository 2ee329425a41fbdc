import { DeckError } from '../../core/errors.js';
import { ask, tell, type Steps } from './sql-steps.js';

/** Each entry brings the schema from its index to the next version; entries are never changed, only added. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE deckwright_tokens (
       id TEXT PRIMARY KEY, hash TEXT NOT NULL, name TEXT NOT NULL, account TEXT NOT NULL, mode TEXT NOT NULL,
       scopes TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT, revoked_at BIGINT, last_used_at BIGINT)`,
    `CREATE TABLE deckwright_accounts (id TEXT PRIMARY KEY, balance BIGINT NOT NULL CHECK (balance >= 0))`,
    `CREATE TABLE deckwright_reservations (
       id TEXT PRIMARY KEY, account TEXT NOT NULL, credits BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE INDEX deckwright_reservations_of ON deckwright_reservations (account, expires_at)`,
  ],
];

/**
 * Creates the tables or brings them up to this version.
 * @throws DeckError `invalid_config` where a newer version of the package made them
 */
export function* migrate(): Steps<void> {
  yield* tell('CREATE TABLE IF NOT EXISTS deckwright_schema (version BIGINT NOT NULL)');
  const [row] = yield* ask('SELECT version FROM deckwright_schema');
  const version = Number(row?.['version'] ?? 0);
  if (version > MIGRATIONS.length) {
    throw new DeckError('invalid_config', 'The token store was made by a newer version of deckwright.', {
      path: 'store',
      hint: 'Update deckwright, or use another store.',
    });
  }
  for (const statements of MIGRATIONS.slice(version)) for (const sql of statements) yield* tell(sql);
  if (!row) yield* tell('INSERT INTO deckwright_schema (version) VALUES (?)', MIGRATIONS.length);
  else yield* tell('UPDATE deckwright_schema SET version = ?', MIGRATIONS.length);
}
