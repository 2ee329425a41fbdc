import type { AccessStore, TokenRecord } from './access-store.js';
import { migrate } from './sql-schema.js';
import { ask, tell, type SqlDatabase, type SqlRow, type Statement, type Steps } from './sql-steps.js';
import type { TokenMode } from './token-text.js';

/** A store over SQL that SQLite (3.35) and Postgres both speak. */
export function createSqlAccessStore(database: SqlDatabase): AccessStore {
  let ready: Promise<void> | undefined;
  /** The tables are there. A failure is tried again by the next call: the database may have come back. */
  const prepared = (): Promise<void> =>
    (ready ??= database.write(migrate, { alone: true }).catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
  const read = async (sql: string, ...params: Statement['params']): Promise<SqlRow[]> => {
    await prepared();
    return database.read({ sql, params, rows: true });
  };
  const write = async <T>(steps: () => Steps<T>): Promise<T> => {
    await prepared();
    return database.write(steps);
  };

  return {
    addToken: (token, credits) =>
      write(function* () {
        yield* insert(token);
        return credits === undefined ? undefined : yield* addCredits(token.account, credits);
      }),
    findToken: async (id) => {
      const [row] = await read('SELECT * FROM deckwright_tokens WHERE id = ?', id);
      return row && tokenOf(row);
    },
    listTokens: async (account) => {
      const order = 'ORDER BY created_at, id';
      const rows =
        account === undefined
          ? await read(`SELECT * FROM deckwright_tokens ${order}`)
          : await read(`SELECT * FROM deckwright_tokens WHERE account = ? ${order}`, account);
      return rows.map(tokenOf);
    },
    revokeToken: (id, at) =>
      write(function* () {
        const sql =
          'UPDATE deckwright_tokens SET revoked_at = COALESCE(revoked_at, ?) WHERE id = ? RETURNING id';
        return (yield* ask(sql, at, id)).length > 0;
      }),
    touchToken: (id, at) =>
      write(() =>
        tell(
          'UPDATE deckwright_tokens SET last_used_at = ? WHERE id = ? AND COALESCE(last_used_at, 0) < ?',
          at,
          id,
          at,
        ),
      ),
    addCredits: (account, credits) => write(() => addCredits(account, credits)),
    balance: (account, now) => write(() => currentBalance(account, now)),
    reserve: ({ id, account, credits, expiresAt, takesOver }, now) =>
      write(function* () {
        const left = yield* currentBalance(account, now, takesOver);
        if (left === undefined) return { granted: true, limited: false } as const;
        const sql =
          'UPDATE deckwright_accounts SET balance = balance - ? WHERE id = ? AND balance >= ? RETURNING balance';
        const taken = yield* ask(sql, credits, account, credits);
        if (taken.length === 0) return { granted: false, left } as const;
        yield* tell(
          'INSERT INTO deckwright_reservations (id, account, credits, expires_at) VALUES (?, ?, ?, ?)',
          id,
          account,
          credits,
          expiresAt,
        );
        return { granted: true, limited: true } as const;
      }),
    renew: (id, expiresAt) =>
      write(() => tell('UPDATE deckwright_reservations SET expires_at = ? WHERE id = ?', expiresAt, id)),
    settle: ({ id, account, credits }, used) =>
      write(function* () {
        const balance = (yield* locked(account)) ?? 0;
        const held = yield* ask('DELETE FROM deckwright_reservations WHERE id = ? RETURNING id', id);
        yield* pay(account, held.length > 0 ? credits - used : -Math.min(used, balance));
      }),
    close: () => database.close(),
  };
}

/**
 * The balance of an account, which nobody else changes until the end of the transaction. A write that changes nothing is
 * the lock that both databases know; all steps take it before they touch reservations, so that none waits for another
 * that waits for it.
 */
function* locked(account: string): Steps<number | undefined> {
  const [row] = yield* ask(
    'UPDATE deckwright_accounts SET balance = balance WHERE id = ? RETURNING balance',
    account,
  );
  return row && Number(row['balance']);
}

/** With what reservations gave back that nobody renewed, or whose ids begin with `takesOver`. */
function* currentBalance(account: string, now: number, takesOver?: string): Steps<number | undefined> {
  const balance = yield* locked(account);
  if (balance === undefined) return undefined;
  const lost = yield* ask(
    `DELETE FROM deckwright_reservations
     WHERE account = ? AND (expires_at <= ? OR substr(id, 1, ?) = ?) RETURNING credits`,
    ...[account, now, takesOver?.length ?? 0, takesOver ?? null],
  );
  const back = lost.reduce((sum, { credits }) => sum + Number(credits), 0);
  if (back > 0) yield* pay(account, back);
  return balance + back;
}

function* addCredits(account: string, credits: number): Steps<number> {
  const sql = `INSERT INTO deckwright_accounts (id, balance) VALUES (?, ?)
    ON CONFLICT (id) DO UPDATE SET balance = deckwright_accounts.balance + excluded.balance RETURNING balance`;
  const [row] = yield* ask(sql, account, credits);
  return Number(row?.['balance']);
}

function pay(account: string, credits: number): Steps<void> {
  return tell('UPDATE deckwright_accounts SET balance = balance + ? WHERE id = ?', credits, account);
}

function insert(token: TokenRecord): Steps<void> {
  const { id, hash, name, account, mode, scopes, createdAt, expiresAt, revokedAt, lastUsedAt } = token;
  return tell(
    `INSERT INTO deckwright_tokens (id, hash, name, account, mode, scopes, created_at, expires_at, revoked_at, last_used_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, hash, name, account, mode, scopes.join(' '), createdAt],
    ...[expiresAt ?? null, revokedAt ?? null, lastUsedAt ?? null],
  );
}

/** Whole numbers come as numbers, as text (pg) or as big integers, as the driver does it. */
function tokenOf(row: SqlRow): TokenRecord {
  const time = <Name extends string>(name: Name, column: string): Partial<Record<Name, number>> =>
    row[column] === null || row[column] === undefined
      ? {}
      : ({ [name]: Number(row[column]) } as Record<Name, number>);
  return {
    id: String(row['id']),
    hash: String(row['hash']),
    name: String(row['name']),
    account: String(row['account']),
    mode: row['mode'] as TokenMode,
    scopes: String(row['scopes']).split(' ').filter(Boolean),
    createdAt: Number(row['created_at']),
    ...time('expiresAt', 'expires_at'),
    ...time('revokedAt', 'revoked_at'),
    ...time('lastUsedAt', 'last_used_at'),
  };
}
