import { DeckError } from '../core/errors.js';
import { openAccessStore } from '../server/access/open-store.js';
import {
  createTokenManager,
  MOST_CREDITS,
  type TokenInfo,
  type TokenManager,
} from '../server/access/token-manager.js';
import { TOKEN_SCOPES } from '../server/access/scopes.js';
import type { Command, Options, Values } from './command.js';
import { oneOf } from './one-of.js';
import { printColumns } from './print-columns.js';
import { storeOf } from './store-option.js';
import { unknownWord } from './unknown-word.js';
import { UsageError } from './usage-error.js';
import { wholeNumber } from './whole-number.js';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

const OPTIONS = {
  store: {
    argument: '<place>',
    help: 'a SQLite file or postgres://user:password@host/database; also from the environment variable DECKWRIGHT_STORE (default: deckwright.sqlite in this folder)',
  },
  name: { argument: '<text>', help: 'create: what the token is for' },
  account: {
    argument: '<name>',
    help: 'create: whom its runs and credits belong to (default: default); list: only tokens of it; credit: whom the credits are for',
  },
  scope: {
    argument: '<scope>',
    choices: Object.keys(TOKEN_SCOPES),
    multiple: true,
    help: `create: what it allows, once for each (default: the first three): ${scopeList()}`,
  },
  expires: { argument: '<time>', help: 'create: 30d, 12h, 45m or 600s from now (default: never)' },
  test: { help: 'create: a test token: spends no credits, may call less often' },
  credits: {
    argument: '<n>',
    help: 'create, credit: add to the account, one credit a slide; without any an account has no limit',
  },
  json: { help: 'print the outcome as one JSON object' },
} as const satisfies Options;

function scopeList(): string {
  return Object.entries(TOKEN_SCOPES)
    .map(([scope, allows]) => `${scope} (${allows})`)
    .join(', ');
}

type TokenValues = Values<typeof OPTIONS>;

interface Action {
  /** Its options beside `--store` and `--json`. */
  takes: readonly (keyof TokenValues)[];
  run(tokens: TokenManager, values: TokenValues, rest: string[]): Promise<void>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  create: { takes: ['name', 'account', 'scope', 'expires', 'test', 'credits'], run: create },
  list: { takes: ['account'], run: list },
  credit: { takes: ['account', 'credits'], run: credit },
  revoke: { takes: [], run: revoke },
};

/** Creates, lists or revokes tokens of a store, or adds credits to their accounts. */
export const token: Command<typeof OPTIONS> = {
  summary: 'creates, lists and revokes the tokens of a service, and gives accounts credits',
  usage: [
    'token create --name <text>',
    'token list [--account <name>]',
    'token credit --account <name> --credits <n>',
    'token credit <id> --credits <n>',
    'token revoke <id>',
  ],
  about: 'Clients of serve --store send these tokens.',
  options: OPTIONS,
  run,
};

async function run([name, ...rest]: string[], values: TokenValues): Promise<void> {
  const action = actionOf(name, values);
  const { store } = await openAccessStore(storeOf(values) ?? 'deckwright.sqlite');
  try {
    await action.run(createTokenManager(store), values, rest);
  } catch (error) {
    throw DeckError.is(error) && error.code === 'invalid' ? new UsageError(error.message) : error;
  } finally {
    await store.close();
  }
}

function actionOf(name: string | undefined, values: TokenValues): Action {
  const names = Object.keys(ACTIONS).map((each) => `token ${each}`);
  if (name === undefined) throw new UsageError(`Say what to do with tokens: ${oneOf(names)}.`);
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw unknownWord('command', `token ${name}`, names);
  const takes: readonly string[] = [...action.takes, 'store', 'json'];
  const other = Object.keys(values).find((option) => !takes.includes(option));
  if (other !== undefined) throw new UsageError(`token ${name} takes no --${other}.`);
  return action;
}

async function create(tokens: TokenManager, values: TokenValues, rest: string[]): Promise<void> {
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

async function list(tokens: TokenManager, values: TokenValues, rest: string[]): Promise<void> {
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

async function revoke(tokens: TokenManager, values: TokenValues, rest: string[]): Promise<void> {
  const [id] = rest;
  if (id === undefined || rest.length > 1)
    throw new UsageError('token revoke takes one id, as token list shows it.');
  const info = await tokens.revoke(id);
  if (values.json) console.log(JSON.stringify(written(info)));
  else console.log(`Revoked: ${info.id} (${info.name}).`);
}

async function credit(tokens: TokenManager, values: TokenValues, rest: string[]): Promise<void> {
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

function creditsOf({ credits: text }: TokenValues): { credits?: number } {
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
