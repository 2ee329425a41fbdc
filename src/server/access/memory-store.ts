import type { AccessStore, Reservation, TokenRecord } from './access-store.js';

/** Keeps tokens and credits as long as the process lives: for tests and a service of one process. */
export function createMemoryAccessStore(): AccessStore {
  const tokens = new Map<string, TokenRecord>();
  const balances = new Map<string, number>();
  const reservations = new Map<string, Reservation>();

  const add = (account: string, credits: number): number => {
    const balance = (balances.get(account) ?? 0) + credits;
    balances.set(account, balance);
    return balance;
  };
  const giveBackLost = (account: string, now: number, takesOver?: string): void => {
    for (const { id, account: owner, credits, expiresAt } of reservations.values()) {
      const lost = expiresAt <= now || (takesOver !== undefined && id.startsWith(takesOver));
      if (owner !== account || !lost) continue;
      reservations.delete(id);
      add(account, credits);
    }
  };
  const change = (id: string, of: (token: TokenRecord) => Partial<TokenRecord>): boolean => {
    const token = tokens.get(id);
    if (token) tokens.set(id, { ...token, ...of(token) });
    return token !== undefined;
  };
  // Each method is done before it gives its promise: nothing comes between its steps.
  const done = <T>(value: T): Promise<T> => Promise.resolve(value);

  return {
    addToken: (token, credits) => {
      if (tokens.has(token.id)) return Promise.reject(new Error(`There is a token ${token.id}.`));
      tokens.set(token.id, token);
      return done(credits === undefined ? undefined : add(token.account, credits));
    },
    findToken: (id) => done(tokens.get(id)),
    listTokens: (account) =>
      done(
        [...tokens.values()]
          .filter((token) => account === undefined || token.account === account)
          .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
      ),
    revokeToken: (id, at) => done(change(id, ({ revokedAt }) => ({ revokedAt: revokedAt ?? at }))),
    touchToken: (id, at) => {
      change(id, ({ lastUsedAt }) => ({ lastUsedAt: Math.max(lastUsedAt ?? at, at) }));
      return done(undefined);
    },
    addCredits: (account, credits) => done(add(account, credits)),
    balance: (account, now) => {
      giveBackLost(account, now);
      return done(balances.get(account));
    },
    reserve: (reservation, now) => {
      const { id, account, credits, takesOver } = reservation;
      giveBackLost(account, now, takesOver);
      const balance = balances.get(account);
      if (balance === undefined) return done({ granted: true, limited: false });
      if (balance < credits) return done({ granted: false, left: balance });
      add(account, -credits);
      reservations.set(id, reservation);
      return done({ granted: true, limited: true });
    },
    renew: (id, expiresAt) => {
      const reservation = reservations.get(id);
      if (reservation) reservations.set(id, { ...reservation, expiresAt });
      return done(undefined);
    },
    settle: ({ id, account, credits }, used) => {
      const held = reservations.delete(id);
      const balance = balances.get(account);
      if (balance !== undefined) add(account, held ? credits - used : -Math.min(used, balance));
      return done(undefined);
    },
    close: () => done(undefined),
  };
}
