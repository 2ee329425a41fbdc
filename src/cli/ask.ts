import type { WidgetConfig } from '../core/chart/types.js';
import type { QueryResult, QueryRunner } from '../core/query/types.js';
import type { PromptAnswer, QueryFromPromptResponse } from '../core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../server/query/node-duckdb-runner.js';
import type { LanguageModel } from '../service/index.js';
import { readDataFile } from './data-file.js';
import type { CliValues } from './main.js';
import { checkOutput, loadDeckParts, writeDeck } from './make-deck.js';
import { modelOf } from './model-option.js';
import { createProgressLine } from './progress-line.js';
import { printTable } from './print-table.js';
import { UsageError } from './usage-error.js';

/** `deckwright ask`: tables and a question in, the rows that answer it out, or a slide of them. */
export async function ask(words: string[], values: CliValues): Promise<void> {
  const prompt = words.at(-1) ?? '';
  const files = words.slice(0, -1);
  if (files.length === 0)
    throw new UsageError('ask takes a table and a question: ask data.csv "sales by region".');
  if (values.sql && values.output)
    throw new UsageError('--sql prints the query, -o makes a slide: give one of them.');
  if (values.output) checkOutput(values.output);
  const model = await modelOf(values);
  const line = createProgressLine(process.stderr, values.json === true || values.output === undefined);
  const runner = createNodeDuckDBRunner();
  try {
    line.update('Reading data');
    await runner.load(await Promise.all(files.map(readDataFile)));
    const answer = await answerOf(prompt, runner, model, values);
    if (answer.status === 'needs_clarification') {
      if (values.json) console.log(JSON.stringify(answer));
      throw new NotUnderstood(
        [answer.question, ...answer.reasons, ...tryThese(answer.suggestions)].join('\n  '),
      );
    }
    if (values.output) await slideOf(answer, runner, values.output, values, line);
    else if (values.json)
      console.log(JSON.stringify({ ...answer, ...rowsOf(await runner.runQuery(answer.sql)) }));
    else if (values.sql) console.log(answer.sql);
    else print(answer, await runner.runQuery(answer.sql));
  } finally {
    line.end();
    await runner.close();
  }
}

/** By the embedded rules, or by a model, which is shown what the tables hold. */
async function answerOf(
  prompt: string,
  runner: QueryRunner,
  model: LanguageModel | undefined,
  { locale }: CliValues,
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
async function slideOf(
  { sql, title, type, encoding }: PromptAnswer,
  runner: QueryRunner,
  output: string,
  values: CliValues,
  line: ReturnType<typeof createProgressLine>,
): Promise<void> {
  const config: WidgetConfig = { encoding };
  const widget = { id: 'answer', type, title, dataKey: sql, config };
  const later = loadDeckParts(output);
  const { slides, bytes, warnings } = await writeDeck(
    { name: title, widgets: [widget] },
    runner,
    output,
    values,
    line,
    later,
    1,
  );
  line.end();
  if (values.json) console.log(JSON.stringify({ output, slides, bytes, sql, title, warnings }));
  else {
    for (const warning of warnings) console.error(`note: ${warning}`);
    console.log(`${output}: ${title}, ${(bytes / 1024).toFixed(0)} kB`);
  }
}
