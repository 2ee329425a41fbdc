import type { WidgetConfig } from '../core/chart/types.js';
import type { QueryResult, QueryRunner } from '../core/query/types.js';
import type { PromptAnswer, QueryFromPromptResponse } from '../core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../server/query/node-duckdb-runner.js';
import type { LanguageModel } from '../service/index.js';
import { checkOutput } from './check-output.js';
import type { Command, Options, Values } from './command.js';
import { readDataFile } from './data-file.js';
import { DECK_OPTIONS, deckSettings, localeOf, type DeckSettings } from './deck-options.js';
import { languageNote } from './language-note.js';
import { loadTables } from './load-tables.js';
import { loadDeckParts, writeDeck } from './make-deck.js';
import { MODEL_OPTIONS, modelOf } from './model-option.js';
import { createProgressLine, type ProgressLine } from './progress-line.js';
import { printTable } from './print-table.js';
import { READING_OPTIONS, readingSettings } from './reading-options.js';
import { UsageError } from './usage-error.js';

const OPTIONS = {
  sql: { help: 'print the SQL alone' },
  output: {
    short: 'o',
    argument: '<file>',
    help: 'make a slide of the answer: a .pptx or a .deck.json; the options from --title to --currency are for it',
  },
  ...READING_OPTIONS,
  ...DECK_OPTIONS,
  ...MODEL_OPTIONS,
  json: { help: 'print the answer as one JSON object' },
} as const satisfies Options;

type AskValues = Values<typeof OPTIONS>;

/** `deckwright ask`: tables and a question in, the rows that answer it out, or a slide of them. */
export const ask: Command<typeof OPTIONS> = {
  summary: 'answers a question in plain words with rows of tables, or a slide',
  usage: ['ask <data.csv> … "<question>" [--sql | -o slide.pptx] [--model <name> --base-url <url>]'],
  about:
    'Prints the rows that answer the question, how its words were read, and the query. With a language model the model writes the query, shown names, counts and frequent values of the tables; where its query fails, the embedded rules answer.',
  options: OPTIONS,
  run,
};

async function run(words: string[], values: AskValues): Promise<void> {
  const prompt = words.at(-1) ?? '';
  const files = words.slice(0, -1);
  if (files.length === 0)
    throw new UsageError('ask takes a table and a question: ask data.csv "sales by region".');
  if (values.sql && values.output)
    throw new UsageError('--sql prints the query, -o makes a slide: give one of them.');
  const slide = await slideOptions(values);
  const locale = localeOf(values);
  const reading = readingSettings(values, locale);
  const model = await modelOf(values);
  const inEnglish = slide && languageNote(locale);
  if (inEnglish !== undefined) console.error(`note: ${inEnglish}`);
  const line = createProgressLine(process.stderr, values.json === true || !slide);
  const runner = createNodeDuckDBRunner();
  try {
    line.update('Reading data');
    const datasets = await Promise.all(files.map((file) => readDataFile(file, reading)));
    for (const { message } of await loadTables(runner, datasets)) console.error(`note: ${message}`);
    const answer = await answerOf(prompt, runner, model, locale);
    if (answer.status === 'needs_clarification') {
      if (values.json) console.log(JSON.stringify(answer));
      throw new NotUnderstood(
        [answer.question, ...answer.reasons, ...tryThese(answer.suggestions)].join('\n  '),
      );
    }
    const notes = inEnglish === undefined ? [] : [inEnglish];
    if (slide) await writeSlide({ ...slide, runner, line, notes }, answer, values.json === true);
    else if (values.json)
      console.log(JSON.stringify({ ...answer, ...rowsOf(await runner.runQuery(answer.sql)) }));
    else if (values.sql) console.log(answer.sql);
    else print(answer, await runner.runQuery(answer.sql));
  } finally {
    line.end();
    await runner.close();
  }
}

interface SlideOptions {
  output: string;
  settings: DeckSettings;
}

/** What `-o` and the options for a slide say; undefined without `-o`, where only the locale has a use. */
async function slideOptions(values: AskValues): Promise<SlideOptions | undefined> {
  const { output } = values;
  if (output !== undefined) {
    await checkOutput(output);
    return { output, settings: await deckSettings(values, output) };
  }
  const { locale: _, ...others } = DECK_OPTIONS;
  const given = Object.keys(others).find((name) => Object.hasOwn(values, name));
  if (given !== undefined) throw new UsageError(`--${given} goes with -o <file>: it is for a slide.`);
  return undefined;
}

/** By the embedded rules, or by a model, which is shown what the tables hold. */
async function answerOf(
  prompt: string,
  runner: QueryRunner,
  model: LanguageModel | undefined,
  locale: string | undefined,
): Promise<QueryFromPromptResponse> {
  const tables = await runner.schema();
  const { runQuery } = runner;
  if (!model) {
    const { queryFromPrompt } = await import('../core/analyst/index.js');
    return queryFromPrompt({ prompt, tables, runQuery });
  }
  const { answerPrompt } = await import('../service/answer-prompt.js');
  return answerPrompt(
    { protocol: 1, privacy: 'all', prompt, tables, ...(locale ? { locale } : {}) },
    { runSql: runQuery, model, settings: {} },
    new AbortController().signal,
  );
}

/** The question names what the tables do not hold. */
class NotUnderstood extends Error {}

const tryThese = (suggestions: readonly string[] = []): string[] =>
  suggestions.length === 0 ? [] : [`Try: ${suggestions.map((one) => `"${one}"`).join(', ')}`];

const rowsOf = ({ columns, rows, truncated }: QueryResult): object => ({ columns, rows, truncated });

function print(
  { title, explanation, sql, alternatives = [] }: PromptAnswer & { alternatives?: PromptAnswer[] },
  result: QueryResult,
): void {
  console.log(`${title}\n`);
  printTable(result);
  console.log(`\n${explanation}\nSQL: ${sql}`);
  for (const other of alternatives) console.log(`Or: ${other.title}\n    ${other.sql}`);
}

/** One slide with chart, facts and text, as any other: the answer is a dashboard of one widget. */
async function writeSlide(
  job: SlideOptions & { runner: QueryRunner; line: ProgressLine; notes: readonly string[] },
  { sql, title, type, encoding }: PromptAnswer,
  json: boolean,
): Promise<void> {
  const { output, line } = job;
  const config: WidgetConfig = { encoding };
  const widget = { id: 'answer', type, title, dataKey: sql, config };
  const parts = loadDeckParts(output);
  const made = await writeDeck({ ...job, config: { name: title, widgets: [widget] }, parts, slides: 1 });
  const { slides, bytes, warnings } = made;
  line.end();
  const told = [...job.notes, ...warnings];
  if (json) console.log(JSON.stringify({ output, slides, bytes, sql, title, warnings: told }));
  else {
    for (const warning of warnings) console.error(`note: ${warning}`);
    console.log(`${output}: ${title}, ${(bytes / 1024).toFixed(0)} kB`);
  }
}
