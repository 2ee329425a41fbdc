import { DeckError } from '../../core/errors.js';
import type { AccessStore, TokenRecord } from './access-store.js';
import { DEFAULT_SCOPES, isTokenScope, TOKEN_SCOPES } from './scopes.js';
import { hashToken, newTokenText, withoutTokens } from './token-text.js';

/** A hundred years; a date far beyond could not be written. */
const LONGEST_SECONDS = 100 * 365.25 * 86_400;

/** More at once are a slip; sums of them stay exact in every store. */
export const MOST_CREDITS = 1_000_000_000_000;

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

/** Whose credits: an account by its name, or that of a token by its id or by the whole token. */
export type CreditTarget = { account: string; token?: undefined } | { token: string; account?: undefined };

/** An account that was given credits. */
export interface CreditedAccount {
  account: string;
  /** Credits that it has now, without those that runs hold. */
  balance: number;
  /** It had no limit before; its balance is one from now on. */
  unlimitedBefore: boolean;
}

export interface TokenManager {
  /** `token` is shown this once: it stands nowhere else. @throws DeckError `invalid` with `path` of the field */
  create(wanted: NewToken): Promise<{ token: string; info: TokenInfo; balance?: number }>;
  list(account?: string): Promise<TokenInfo[]>;
  /** Takes an id or a whole token, such as one that was found where it should not be. @throws DeckError `not_found` */
  revoke(idOrToken: string): Promise<TokenInfo>;
  /**
   * Adds to an account that has a token or was given credits before, whatever others add or spend at the same time.
   * @throws DeckError `invalid` with `path` of the field; `not_found` where there is no such account or token
   */
  addCredits(to: CreditTarget, credits: number): Promise<CreditedAccount>;
  /** Credits that are left; nothing where the account has no limit. */
  balance(account: string): Promise<number | undefined>;
}

/** Creates, lists and revokes the tokens of a store, and gives their accounts credits. */
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
      const balance = await store.addToken(record, credits);
      return { token: text, info: info(record), ...(balance === undefined ? {} : { balance }) };
    },
    list: async (account) => (await store.listTokens(account)).map(info),
    revoke: async (idOrToken) => {
      const id = idOf(idOrToken);
      const found = (await store.revokeToken(id, now())) && (await store.findToken(id));
      if (!found) throw noToken(id);
      return info(found);
    },
    addCredits: async (to, credits) => {
      if (!isAmount(credits) || credits === 0) refuse('credits', `Credits to add are ${amountsFrom(1)}.`);
      const account = await accountOf(store, to);
      const before = await store.balance(account, now());
      // Tokens are never deleted, so an account that is known stays so.
      if (before === undefined && (await store.listTokens(account)).length === 0) throw noAccount(account);
      const balance = await store.addCredits(account, credits);
      return { account, balance, unlimitedBefore: before === undefined };
    },
    balance: (account) => store.balance(account, now()),
  };
}

/** Of a whole token the part that is no secret. */
function idOf(idOrToken: string): string {
  return /^dw_(?:live|test)_([0-9A-Za-z]{12})/.exec(idOrToken)?.[1] ?? idOrToken;
}

async function accountOf(store: AccessStore, { account, token }: CreditTarget): Promise<string> {
  if ((account === undefined) === (token === undefined))
    throw new DeckError('invalid', 'Say whose credits: an account, or one of its tokens.', {
      path: 'account',
    });
  if (token === undefined) return isAccount(account) ? account : refuse('account', ACCOUNTS);
  const found = await store.findToken(idOf(token));
  return found ? found.account : Promise.reject(noToken(idOf(token)));
}

function noToken(id: string): DeckError {
  return new DeckError('not_found', `There is no token with the id "${withoutTokens(id)}".`);
}

function noAccount(account: string): DeckError {
  return new DeckError('not_found', `There is no account "${account}": no token belongs to it.`, {
    path: 'account',
    hint: 'Accounts are those of the tokens; a new one begins with its first token.',
  });
}

const ACCOUNTS = 'An account is 1 to 100 letters, digits and . _ @ : + -';
const isAccount = (text: string | undefined): text is string => /^[\w.@:+-]{1,100}$/.test(text ?? '');
const isAmount = (credits: number): boolean =>
  Number.isSafeInteger(credits) && credits >= 0 && credits <= MOST_CREDITS;
const amountsFrom = (least: number): string =>
  `a whole number from ${least} to ${MOST_CREDITS.toLocaleString('en-US')}`;

function refuse(path: string, message: string): never {
  throw new DeckError('invalid', message, { path });
}

function checked(wanted: NewToken): Required<Pick<NewToken, 'name' | 'account' | 'scopes'>> & NewToken {
  const { account = 'default', scopes = DEFAULT_SCOPES, expiresIn, credits } = wanted;
  const name = wanted.name.trim();
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name))
    refuse('name', 'A name is 1 to 100 characters in one line.');
  if (!isAccount(account)) refuse('account', ACCOUNTS);
  if (scopes.length === 0) refuse('scopes', 'A token needs a scope at least.');
  const unknown = scopes.find((scope) => !isTokenScope(scope));
  if (unknown !== undefined)
    refuse('scopes', `There is no scope "${unknown}": ${Object.keys(TOKEN_SCOPES).join(', ')}.`);
  if (expiresIn !== undefined && !(expiresIn > 0 && expiresIn <= LONGEST_SECONDS))
    refuse('expiresIn', 'A token expires within 100 years from now, or never.');
  if (credits !== undefined && !isAmount(credits)) refuse('credits', `Credits are ${amountsFrom(0)}.`);
  return { ...wanted, name, account, scopes: [...new Set(scopes)] };
}
