import { stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuilderDashboardConfig } from '../core/chart/types.js';
import type { Deck } from '../core/deck/types.js';
import type { QueryRunner } from '../core/query/types.js';
import { brandingOf, themeOf } from './look.js';
import type { CliValues } from './main.js';
import type { createProgressLine } from './progress-line.js';
import { UsageError } from './usage-error.js';

type ProgressLine = ReturnType<typeof createProgressLine>;

/** A file that was written, and what was noticed on the way. */
export interface DeckFile {
  slides: number;
  bytes: number;
  warnings: string[];
}

/** Throws a `UsageError` for a name that is no deck's. */
export function checkOutput(output: string): void {
  if (!/\.(pptx|deck\.json)$/.test(output))
    throw new UsageError(`-o must end in .pptx or .deck.json, not "${output}".`);
}

/** A dashboard as a file: `.pptx`, or `.deck.json` for the document. `later` was begun while the first queries ran. */
export async function writeDeck(
  config: BuilderDashboardConfig,
  runner: QueryRunner,
  output: string,
  values: CliValues,
  line: ProgressLine,
  later: Promise<DeckParts>,
  most?: number,
): Promise<DeckFile> {
  const { deck, problems } = await generate(config, runner, values, await later, most, (done, total) =>
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
  return { slides: deck.slides.length, bytes: (await stat(output)).size, warnings };
}

type DeckParts = Awaited<ReturnType<typeof loadDeckParts>>;

/** Loaded while the engine, which works in threads of its own, runs the first queries. */
export async function loadDeckParts(output: string) {
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
  { createDeckGeneration, createReportCallbacks, createLocalFetch }: DeckParts,
  most: number | undefined,
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
    ...(most === undefined ? {} : { slides: most }),
    ...(values.title ? { title: values.title } : {}),
    ...(values.locale ? { locale: values.locale } : {}),
  });
  const { deck, error, problems } = generation.getSnapshot();
  if (error) throw error;
  if (!deck) throw new Error('No deck was made.');
  return { deck, problems: problems.map(({ widgetId, message }) => `widget "${widgetId}": ${message}`) };
}
