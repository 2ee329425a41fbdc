#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { DeckError } from '../core/errors.js';
import { TOKEN_SCOPES } from '../server/access/scopes.js';
import { UsageError } from './usage-error.js';

const HELP =
  (): string => `deckwright: dashboards and tables to presentations; every figure computed from query rows

Usage
  deckwright build <config.json> --data <table>=<file> … -o deck.pptx
  deckwright build <data.csv> -o deck.pptx
  deckwright ask <data.csv> … "<question>" [--sql | -o slide.pptx] [--model <name> --base-url <url>]
  deckwright serve [--port 4174] [--host 127.0.0.1] [--store <place>] [--model <name> --base-url <url>]
  deckwright token create --name <text> | list | credit --account <name> --credits <n> | revoke <id>

build   makes a deck. The configuration is a dashboard: { "name", "widgets": [{ "id", "type", "title", "dataKey" }] };
        from a bare table the widgets are chosen for you.
  --data <table>=<file>   a table and its .csv, .json, .ndjson or .parquet file; once for each table
  -o, --output <file>     .pptx, or .deck.json for the deck document     (default: deck.pptx)
  --title <text>          the deck's title                               (default: the dashboard's name)
  --company <text>        company name in the footer
  --logo <file>           .png, .jpg or .svg
  --theme <name>          paper, harbor, meadow, ember, plum, graphite, each with -dark (paper's is ink), or brand and
                          brand-dark in the colours of the logo          (default: paper)
  --color <#rrggbb>       the brand's colour, where the logo's are not to be used
  --locale <tag>          language and number formats, e.g. de-DE        (default: en-US)
  --currency <code>       currency of "currency" formats                 (default: USD)
  --json                  print the outcome as one JSON object
ask     answers a question in plain words with a query, its rows and how the words were read; the files are the tables.
  --sql                   print the SQL alone
  -o, --output <file>     make a slide of it: .pptx or .deck.json; the look as of build
  --json                  print the answer as one JSON object
  --model, --base-url     as of serve: a language model writes the query, shown names, counts and frequent values of the
                          tables; its query is run before it is given, and where it fails the embedded rules answer
serve   serves the demo page and the service's endpoints on this machine.
  --model <name>          a language model writes slides and queries, behind the same guards as the embedded analyst
  --base-url <url>        its endpoint: any that speaks OpenAI's chat completions, e.g. http://localhost:11434/v1;
                          its key is read from the environment variable MODEL_API_KEY
  --store <place>         every call below /api needs a token of this store; tokens are managed at /tokens as well
  --requests-per-minute <n>
                          of an account of --store; a quarter of it with its test tokens    (default: 120)
  --redis <url>           runs and the limits of --store are kept in redis://user:password@host:port, for several instances
                          behind a balancer; also from the environment variable DECKWRIGHT_REDIS
  --allow-anonymous       listen beyond this machine without tokens
  --log json              a line for each request on standard error: method, path, status, ms, bytes, request id, account
  --drain-seconds <n>     on SIGTERM, how long requests under way may take          (default: 30)
token   creates, lists and revokes the tokens that clients of serve --store send, and gives their accounts credits.
  --store <place>         a SQLite file or postgres://user:password@host/database; also from the environment variable
                          DECKWRIGHT_STORE                               (default: deckwright.sqlite in this folder)
  --name <text>           create: what the token is for
  --account <name>        create: whom its runs and credits belong to    (default: default); list: only those of it;
                          credit: whom the credits are for; the id of one of its tokens does as well
  --scope <scope>         create: what it allows, once for each          (default: the first three)
                          ${scopeLines()}
  --expires <time>        create: 30d, 12h, 45m or 600s from now         (default: never)
  --test                  create: a test token: spends no credits, may call less often
  --credits <n>           create, credit: add to the account, one credit a slide; without any an account has no limit
  --json                  print the outcome as one JSON object

  --help, --version
Exit codes: 0 done, 1 failed, 2 wrong usage.`;

function scopeLines(): string {
  return Object.entries(TOKEN_SCOPES)
    .map(([scope, allows]) => `${scope.padEnd(15)} ${allows}`)
    .join(`\n${' '.repeat(26)}`);
}

const options = {
  data: { type: 'string', multiple: true },
  output: { type: 'string', short: 'o' },
  title: { type: 'string' },
  company: { type: 'string' },
  logo: { type: 'string' },
  theme: { type: 'string' },
  color: { type: 'string' },
  locale: { type: 'string' },
  currency: { type: 'string' },
  json: { type: 'boolean' },
  sql: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  store: { type: 'string' },
  'requests-per-minute': { type: 'string' },
  redis: { type: 'string' },
  'allow-anonymous': { type: 'boolean' },
  log: { type: 'string' },
  'drain-seconds': { type: 'string' },
  name: { type: 'string' },
  account: { type: 'string' },
  scope: { type: 'string', multiple: true },
  expires: { type: 'string' },
  test: { type: 'boolean' },
  credits: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export type CliValues = ReturnType<typeof parse>['values'];

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (values.version) {
    const { createRequire } = await import('node:module');
    const { version } = createRequire(import.meta.url)('deckwright/package.json') as { version: string };
    console.log(version);
  } else if (values.help || command === 'help') console.log(HELP());
  else if (command === 'build') await (await import('./build.js')).build(rest, values);
  else if (command === 'ask') await (await import('./ask.js')).ask(rest, values);
  else if (command === 'serve') await (await import('./serve.js')).serve(values);
  else if (command === 'token') await (await import('./token.js')).token(rest, values);
  else
    throw new UsageError(
      command ? `Unknown command "${command}".` : 'Say what to do: build, ask, serve or token.',
    );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const usage = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  const hint = DeckError.is(error) && error.hint ? `\n  ${error.hint}` : '';
  console.error(`deckwright: ${message}${hint}${usage ? '\nSee deckwright --help.' : ''}`);
  process.exitCode = usage ? 2 : 1;
}
