import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { BuilderDashboardConfig } from '../core/chart/types.js';
import type { Dataset, QueryRunner } from '../core/query/types.js';
import { createNodeDuckDBRunner } from '../server/query/node-duckdb-runner.js';
import { checkOutput } from './check-output.js';
import type { Command, Options, Values } from './command.js';
import { readDataFile } from './data-file.js';
import { DECK_OPTIONS, deckSettings } from './deck-options.js';
import { languageNote } from './language-note.js';
import { loadTables } from './load-tables.js';
import { loadDeckParts, writeDeck } from './make-deck.js';
import { mustExist } from './must-exist.js';
import { createProgressLine } from './progress-line.js';
import { READING_OPTIONS, readingSettings, type ReadingSettings } from './reading-options.js';
import { STORY_OPTIONS, storyParts } from './story-options.js';
import { UsageError } from './usage-error.js';

const OPTIONS = {
  data: {
    argument: '<table>=<file>',
    multiple: true,
    help: 'a table of the dashboard and its file (.csv, .xlsx, .json, .parquet …); once for each table',
  },
  output: {
    short: 'o',
    argument: '<file>',
    help: 'a .pptx, or a .deck.json for the deck document (default: deck.pptx)',
  },
  ...READING_OPTIONS,
  ...DECK_OPTIONS,
  ...STORY_OPTIONS,
  json: { help: 'print the outcome as one JSON object' },
} as const satisfies Options;

/** `deckwright build`: dashboard and tables in, `.pptx` or `.deck.json` out. */
export const build: Command<typeof OPTIONS> = {
  summary: 'makes a presentation of a dashboard or a table',
  usage: ['build <dashboard.json> --data <table>=<file> … -o deck.pptx', 'build <data.csv> -o deck.pptx'],
  about:
    'A dashboard is { "name", "widgets": [{ "id", "type", "title", "dataKey" }] }, where dataKey is SQL over the tables. For a table alone the widgets are chosen for you.',
  options: OPTIONS,
  run,
};

async function run([input, ...more]: string[], values: Values<typeof OPTIONS>): Promise<void> {
  const started = performance.now();
  if (!input || more.length > 0)
    throw new UsageError('build takes one file: a dashboard (.json) or a table (.csv).');
  const output = values.output ?? 'deck.pptx';
  await checkOutput(output);
  const settings = await deckSettings(values, output);
  const reading = readingSettings(values, settings.locale);
  const tables = tableArguments(values.data ?? []);
  const inEnglish = languageNote(settings.locale);
  if (inEnglish !== undefined) console.error(`note: ${inEnglish}`);
  const line = createProgressLine(process.stderr, values.json === true);
  const runner = createNodeDuckDBRunner();
  try {
    line.update('Reading data');
    const isConfig = extname(input) === '.json' && tables.length > 0;
    const { config, datasets } = isConfig
      ? {
          config: await readConfig(input),
          datasets: await Promise.all(tables.map((t) => readTable(t.file, t.table, reading))),
        }
      : await bareTable(input, tables.length, reading);
    const noticed = await loadTables(runner, datasets);
    const parts = loadDeckParts(output);
    const dashboard = config ?? (await recommend(runner, input, settings.locale ?? 'en-US'));
    const {
      slides,
      bytes,
      warnings: problems,
    } = await writeDeck({
      config: dashboard,
      noticed,
      runner,
      output,
      settings,
      story: storyParts(values),
      line,
      parts,
    });
    line.end();
    const warnings = [...noticed.map(({ message }) => message), ...problems];
    const seconds = (performance.now() - started) / 1000;
    if (values.json) {
      const all = [...(inEnglish === undefined ? [] : [inEnglish]), ...warnings];
      console.log(JSON.stringify({ output, slides, bytes, seconds, warnings: all }));
    } else {
      for (const warning of warnings) console.error(`note: ${warning}`);
      console.log(`${output}: ${slides} slides, ${(bytes / 1024).toFixed(0)} kB, ${seconds.toFixed(1)} s`);
    }
  } finally {
    line.end();
    await runner.close();
  }
}

function tableArguments(data: string[]): { table: string; file: string }[] {
  const files = new Map<string, string>();
  for (const argument of data) {
    const [, table, file] = /^([^=]+)=(.+)$/s.exec(argument) ?? [];
    if (!table || !file) throw new UsageError(`--data takes <table>=<file>, not "${argument}".`);
    if (files.has(table)) throw new UsageError(`--data gives the table "${table}" twice.`);
    files.set(table, file);
  }
  return [...files].map(([table, file]) => ({ table, file }));
}

async function readTable(file: string, tableName: string, reading: ReadingSettings): Promise<Dataset> {
  return { ...(await readDataFile(file, reading)), tableName };
}

async function readConfig(file: string): Promise<BuilderDashboardConfig> {
  await mustExist(file);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BuilderDashboardConfig;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** `deckwright build data.csv`: the file is the one table, named after it. */
async function bareTable(
  file: string,
  tables: number,
  reading: ReadingSettings,
): Promise<{ config?: undefined; datasets: Dataset[] }> {
  await mustExist(file);
  if (tables > 0) throw new UsageError('--data goes with a dashboard (.json), not with a bare table.');
  if (extname(file) === '.json' && looksLikeDashboard(await readFile(file, 'utf8')))
    throw new UsageError(`"${file}" is a dashboard: name its tables with --data <table>=<file>.`);
  return { datasets: [await readDataFile(file, reading)] };
}

const looksLikeDashboard = (text: string): boolean => /^\s*\{[^]*"widgets"\s*:/.test(text.slice(0, 100_000));

async function recommend(runner: QueryRunner, file: string, locale: string): Promise<BuilderDashboardConfig> {
  const { recommendWidgets } = await import('../core/analyst/index.js');
  const config = await recommendWidgets(await runner.schema(), runner.runQuery, { locale });
  const name = basename(file, extname(file)).replace(/[-_]+/g, ' ');
  return { ...config, name: config.name || name.charAt(0).toUpperCase() + name.slice(1) };
}
