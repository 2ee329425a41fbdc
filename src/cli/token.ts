import { DeckError } from '../core/errors.js';
import { openAccessStore } from '../server/access/open-store.js';
import {
  createTokenManager,
  MOST_CREDITS,
  type TokenInfo,
  type TokenManager,
} from '../server/access/token-manager.js';
import type { CliValues } from './main.js';
import { printColumns } from './print-columns.js';
import { storeOf } from './store-option.js';
import { UsageError } from './usage-error.js';
import { wholeNumber } from './whole-number.js';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Creates, lists or revokes tokens of a store, or adds credits to their accounts. */
export async function token([action, ...rest]: string[], values: CliValues): Promise<void> {
  const work = ACTIONS.get(action);
  if (!work)
    throw new UsageError(
      'Say what to do with tokens: token create, token list, token credit or token revoke <id>.',
    );
  const { store } = await openAccessStore(storeOf(values) ?? 'deckwright.sqlite');
  try {
    await work(createTokenManager(store), values, rest);
  } catch (error) {
    throw DeckError.is(error) && error.code === 'invalid' ? new UsageError(error.message) : error;
  } finally {
    await store.close();
  }
}

type Action = (tokens: TokenManager, values: CliValues, rest: string[]) => Promise<void>;
const ACTIONS = new Map<string | undefined, Action>([
  ['create', create],
  ['list', list],
  ['revoke', revoke],
  ['credit', credit],
]);

async function create(tokens: TokenManager, values: CliValues, rest: string[]): Promise<void> {
  const { name, account, scope, test } = values;
  if (rest.length > 0) throw new UsageError(`token create takes no "${rest[0]}".`);
  if (name === undefined) throw new UsageError('token create takes --name <text>: what the token is for.');
  const made = await tokens.create({
    name,
    ...(account === undefined ? {} : { account }),
    ...(scope ? { scopes: scope } : {}),
    ...(test ? { test } : {}),
    ...(values.expires === undefined ? {} : { expiresIn: secondsOf(values.expires) }),
    ...creditsOf(values),
  });
  const { balance } = made;
  if (values.json) {
    console.log(
      JSON.stringify({
        token: made.token,
        ...written(made.info),
        ...(balance === undefined ? {} : { balance }),
      }),
    );
    return;
  }
  console.log(made.token);
  // Beside the token, so that a pipe takes the token alone.
  console.error('This is shown once. Keep it where secrets are kept.');
  if (balance !== undefined) console.error(`The account ${made.info.account} has ${balance} credits.`);
}

async function list(tokens: TokenManager, values: CliValues, rest: string[]): Promise<void> {
  if (rest.length > 0) throw new UsageError(`token list takes no "${rest[0]}".`);
  const all = (await tokens.list(values.account)).map(written);
  if (values.json) return console.log(JSON.stringify({ tokens: all }));
  if (all.length === 0) return console.log('There are no tokens.');
  printColumns(
    ['id', 'name', 'account', 'mode', 'scopes', 'created', 'last used', 'expires', 'revoked'],
    all.map(({ id, name, account, mode, scopes, created, lastUsed, expires, revoked }) => [
      ...[id, name, account, mode, scopes.join(' ')],
      ...[created, lastUsed, expires, revoked].map((time) => time?.slice(0, 16).replace('T', ' ') ?? ''),
    ]),
  );
}

async function revoke(tokens: TokenManager, values: CliValues, rest: string[]): Promise<void> {
  const [id] = rest;
  if (id === undefined || rest.length > 1)
    throw new UsageError('token revoke takes one id, as token list shows it.');
  const info = await tokens.revoke(id);
  if (values.json) console.log(JSON.stringify(written(info)));
  else console.log(`Revoked: ${info.id} (${info.name}).`);
}

async function credit(tokens: TokenManager, values: CliValues, rest: string[]): Promise<void> {
  const [id] = rest;
  const { account } = values;
  if (rest.length > 1 || (id === undefined) === (account === undefined))
    throw new UsageError('token credit takes --account <name>, or the id of one of its tokens.');
  const { credits } = creditsOf(values);
  if (credits === undefined)
    throw new UsageError('token credit takes --credits <n>: how many are added, one for each slide.');
  const credited = await tokens.addCredits(
    id === undefined ? { account: account ?? '' } : { token: id },
    credits,
  );
  if (values.json) return console.log(JSON.stringify(credited));
  console.log(`The account ${credited.account} has ${credited.balance} credits.`);
  if (credited.unlimitedBefore) console.error('It had no limit before; these are all that it may spend now.');
}

function creditsOf({ credits: text }: CliValues): { credits?: number } {
  const credits = wholeNumber(text, '--credits', MOST_CREDITS);
  return credits === undefined ? {} : { credits };
}

/** With times that people read; never the secret, which nobody has. */
function written(info: TokenInfo) {
  const time = (ms: number | undefined): string | undefined =>
    ms === undefined ? undefined : new Date(ms).toISOString();
  const { id, name, account, mode, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = info;
  return {
    ...{ id, name, account, mode, scopes, created: time(createdAt) },
    ...{ lastUsed: time(lastUsedAt), expires: time(expiresAt), revoked: time(revokedAt) },
  };
}

function secondsOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? 0);
  if (seconds <= 0)
    throw new UsageError(`--expires takes a time such as 30d, 12h, 45m or 600s, not "${text}".`);
  return seconds;
}
