import { DeckError } from '../../core/errors.js';
import type { AccessStore, TokenRecord } from './access-store.js';
import { DEFAULT_SCOPES, isTokenScope, TOKEN_SCOPES } from './scopes.js';
import { hashToken, newTokenText, withoutTokens } from './token-text.js';

/** A hundred years; a date far beyond could not be written. */
const LONGEST_SECONDS = 100 * 365.25 * 86_400;

/** A token without anything that could be used in its place. */
export type TokenInfo = Omit<TokenRecord, 'hash'>;

export interface NewToken {
  /** For people: 1 to 100 characters. */
  name: string;
  /** Whom its runs and credits belong to: letters, digits and `. _ @ : + -`, 100 at most; `default` when not given. */
  account?: string;
  /** `decks:write`, `data:describe` and `queries:write` when not given. */
  scopes?: readonly string[];
  /** A test token: spends no credits. */
  test?: boolean;
  /** Seconds from now; never when not given. */
  expiresIn?: number;
  /** Added to the account, which has a limit from then on. */
  credits?: number;
}

export interface TokenManager {
  /** `token` is shown this once: it stands nowhere else. @throws DeckError `invalid` with `path` of the field */
  create(wanted: NewToken): Promise<{ token: string; info: TokenInfo; balance?: number }>;
  list(account?: string): Promise<TokenInfo[]>;
  /** Takes an id or a whole token, such as one that was found where it should not be. @throws DeckError `not_found` */
  revoke(idOrToken: string): Promise<TokenInfo>;
  /** Credits that are left; nothing where the account has no limit. */
  balance(account: string): Promise<number | undefined>;
}

/** Creates, lists and revokes the tokens of a store. */
export function createTokenManager(
  store: AccessStore,
  { now = Date.now }: { now?: () => number } = {},
): TokenManager {
  const info = ({ hash: _, ...rest }: TokenRecord): TokenInfo => rest;
  return {
    create: async (wanted) => {
      const { name, account, scopes, expiresIn, credits } = checked(wanted);
      const mode = wanted.test ? 'test' : 'live';
      const { text, id } = newTokenText(mode);
      const createdAt = now();
      const record: TokenRecord = {
        ...{ id, hash: hashToken(text), name, account, mode, scopes, createdAt },
        ...(expiresIn === undefined ? {} : { expiresAt: createdAt + expiresIn * 1000 }),
      };
      await store.addToken(record);
      const balance = credits === undefined ? undefined : await store.addCredits(account, credits);
      return { token: text, info: info(record), ...(balance === undefined ? {} : { balance }) };
    },
    list: async (account) => (await store.listTokens(account)).map(info),
    revoke: async (idOrToken) => {
      const id = /^dw_(?:live|test)_([0-9A-Za-z]{12})/.exec(idOrToken)?.[1] ?? idOrToken;
      const found = (await store.revokeToken(id, now())) && (await store.findToken(id));
      if (!found) throw new DeckError('not_found', `There is no token with the id "${withoutTokens(id)}".`);
      return info(found);
    },
    balance: (account) => store.balance(account, now()),
  };
}

function checked(wanted: NewToken): Required<Pick<NewToken, 'name' | 'account' | 'scopes'>> & NewToken {
  const { account = 'default', scopes = DEFAULT_SCOPES, expiresIn, credits } = wanted;
  const name = wanted.name.trim();
  const refuse = (path: string, message: string): never => {
    throw new DeckError('invalid', message, { path });
  };
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name))
    refuse('name', 'A name is 1 to 100 characters in one line.');
  if (!/^[\w.@:+-]{1,100}$/.test(account))
    refuse('account', 'An account is 1 to 100 letters, digits and . _ @ : + -');
  if (scopes.length === 0) refuse('scopes', 'A token needs a scope at least.');
  const unknown = scopes.find((scope) => !isTokenScope(scope));
  if (unknown !== undefined)
    refuse('scopes', `There is no scope "${unknown}": ${Object.keys(TOKEN_SCOPES).join(', ')}.`);
  if (expiresIn !== undefined && !(expiresIn > 0 && expiresIn <= LONGEST_SECONDS))
    refuse('expiresIn', 'A token expires within 100 years from now, or never.');
  if (credits !== undefined && !(Number.isSafeInteger(credits) && credits >= 0))
    refuse('credits', 'Credits are a whole number from 0.');
  return { ...wanted, name, account, scopes: [...new Set(scopes)] };
}
