import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { BuilderDashboardConfig } from '../core/chart/types.js';
import type { Deck } from '../core/deck/types.js';
import type { Dataset, QueryRunner } from '../core/query/types.js';
import { createNodeDuckDBRunner } from '../server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../server/query/read-dataset-file.js';
import { brandingOf, themeOf } from './look.js';
import type { CliValues } from './main.js';
import { mustExist } from './must-exist.js';
import { createProgressLine } from './progress-line.js';
import { UsageError } from './usage-error.js';

const DATA_FILES = ['.csv', '.tsv', '.json', '.ndjson', '.jsonl', '.parquet'];

/** `deckwright build`: dashboard and tables in, `.pptx` or `.deck.json` out. */
export async function build([input, ...more]: string[], values: CliValues): Promise<void> {
  const started = performance.now();
  if (!input || more.length > 0)
    throw new UsageError('build takes one file: a dashboard (.json) or a table (.csv).');
  const output = values.output ?? 'deck.pptx';
  if (!/\.(pptx|deck\.json)$/.test(output))
    throw new UsageError(`-o must end in .pptx or .deck.json, not "${output}".`);
  const tables = (values.data ?? []).map(tableArgument);
  const line = createProgressLine(process.stderr, values.json === true);
  const runner = createNodeDuckDBRunner();
  try {
    line.update('Reading data');
    const isConfig = extname(input) === '.json' && tables.length > 0;
    const { config, datasets } = isConfig
      ? {
          config: await readConfig(input),
          datasets: await Promise.all(tables.map((t) => readTable(t.file, t.table))),
        }
      : await bareTable(input, tables.length);
    await runner.load(datasets);
    // The engine works in threads of its own: what comes later is loaded while its first queries run.
    const [dashboard, later] = await Promise.all([config ?? recommend(runner, input), loadLater(output)]);
    const { deck, problems } = await generate(dashboard, runner, values, later, (done, total) =>
      line.update('Writing slides', done, total),
    );
    const warnings: string[] = problems;
    if (output.endsWith('.pptx')) {
      const { exportToPptx } = await import('../core/export/index.js');
      const file = await exportToPptx(deck, {
        fileName: basename(output),
        onProgress: ({ done, total }) => line.update('Exporting', done, total),
        onWarning: ({ slideId, message }) =>
          warnings.push(`slide ${deck.slides.findIndex(({ id }) => id === slideId) + 1}: ${message}`),
      });
      await writeFile(output, new Uint8Array(await file.arrayBuffer()));
    } else {
      const { serializeDeck } = await import('../core/deck/index.js');
      await writeFile(output, serializeDeck(deck));
    }
    line.end();
    const { size } = await stat(output);
    const seconds = (performance.now() - started) / 1000;
    if (values.json)
      console.log(JSON.stringify({ output, slides: deck.slides.length, bytes: size, seconds, warnings }));
    else {
      for (const warning of warnings) console.error(`note: ${warning}`);
      console.log(
        `${output}: ${deck.slides.length} slides, ${(size / 1024).toFixed(0)} kB, ${seconds.toFixed(1)} s`,
      );
    }
  } finally {
    line.end();
    await runner.close();
  }
}

function tableArgument(argument: string): { table: string; file: string } {
  const at = argument.indexOf('=');
  if (at < 1 || at === argument.length - 1)
    throw new UsageError(`--data takes <table>=<file>, not "${argument}".`);
  return { table: argument.slice(0, at), file: argument.slice(at + 1) };
}

async function readTable(file: string, table: string): Promise<Dataset> {
  await mustExist(file);
  return readDatasetFile(file, table);
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
async function bareTable(file: string, tables: number): Promise<{ config?: undefined; datasets: Dataset[] }> {
  await mustExist(file);
  if (tables > 0) throw new UsageError('--data goes with a dashboard (.json), not with a bare table.');
  if (!DATA_FILES.includes(extname(file)))
    throw new UsageError(`"${file}" is neither a dashboard (.json) nor a table (${DATA_FILES.join(', ')}).`);
  if (extname(file) === '.json' && looksLikeDashboard(await readFile(file, 'utf8')))
    throw new UsageError(`"${file}" is a dashboard: name its tables with --data <table>=<file>.`);
  return { datasets: [await readDatasetFile(file, basename(file, extname(file)))] };
}

const looksLikeDashboard = (text: string): boolean => /^\s*\{[^]*"widgets"\s*:/.test(text.slice(0, 100_000));

async function recommend(runner: QueryRunner, file: string): Promise<BuilderDashboardConfig> {
  const { recommendWidgets } = await import('../core/analyst/index.js');
  const config = await recommendWidgets(await runner.schema(), runner.runQuery);
  const name = basename(file, extname(file)).replace(/[-_]+/g, ' ');
  return { ...config, name: config.name || name.charAt(0).toUpperCase() + name.slice(1) };
}

async function loadLater(output: string) {
  const [generation, service] = await Promise.all([
    import('../core/generation/index.js'),
    import('../service/index.js'),
    output.endsWith('.pptx')
      ? import('../core/export/pptx/preload.js').then((each) => each.preloadPptx())
      : undefined,
  ]);
  return { ...generation, ...service };
}

async function generate(
  config: BuilderDashboardConfig,
  runner: QueryRunner,
  values: CliValues,
  { createDeckGeneration, createReportCallbacks, createLocalFetch }: Awaited<ReturnType<typeof loadLater>>,
  onProgress: (done: number, total: number) => void,
): Promise<{ deck: Deck; problems: string[] }> {
  const branding = await brandingOf(values);
  const theme = await themeOf(values, branding);
  const generation = createDeckGeneration({
    callbacks: createReportCallbacks({ customFetch: createLocalFetch(), runQuery: runner.runQuery }),
    format: { locale: values.locale ?? 'en-US', timeZone: 'UTC', currency: values.currency ?? 'USD' },
  });
  generation.subscribe(() => {
    const { progress } = generation.getSnapshot();
    onProgress(progress.done, progress.total);
  });
  await generation.start({
    config,
    theme,
    branding,
    ...(values.title ? { title: values.title } : {}),
    ...(values.locale ? { locale: values.locale } : {}),
  });
  const { deck, error, problems } = generation.getSnapshot();
  if (error) throw error;
  if (!deck) throw new Error('No deck was made.');
  return { deck, problems: problems.map(({ widgetId, message }) => `widget "${widgetId}": ${message}`) };
}
