import { stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuilderDashboardConfig } from '../core/chart/types.js';
import type { Deck } from '../core/deck/types.js';
import type { LoadWarning, QueryRunner } from '../core/query/types.js';
import type { StoryParts } from '../core/stream/protocol.js';
import type { DeckSettings } from './deck-options.js';
import type { ProgressLine } from './progress-line.js';

/** A file that was written, and what was noticed on the way. */
export interface DeckFile {
  slides: number;
  bytes: number;
  warnings: string[];
}

export interface DeckJob {
  config: BuilderDashboardConfig;
  runner: QueryRunner;
  /** While the tables were loaded. */
  noticed?: readonly LoadWarning[];
  /** `.pptx`, or `.deck.json` for the document. */
  output: string;
  settings: DeckSettings;
  line: ProgressLine;
  /** Loading since the first queries began. */
  parts: Promise<DeckParts>;
  /** How many slides at most; default all. */
  slides?: number;
  /** Default all of them. */
  story?: StoryParts;
}

/** Writes a dashboard as a file. */
export async function writeDeck(job: DeckJob): Promise<DeckFile> {
  const { output, settings, line } = job;
  const { deck, problems } = await generate(job);
  const warnings: string[] = problems;
  if (output.endsWith('.pptx')) {
    const { exportToPptx } = await import('../core/export/index.js');
    const file = await exportToPptx(deck, {
      fileName: basename(output),
      ...(settings.unchecked ? { unchecked: settings.unchecked } : {}),
      ...(settings.charts ? { charts: settings.charts } : {}),
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

async function generate({
  config,
  runner,
  settings,
  line,
  parts,
  slides,
  story,
  noticed = [],
}: DeckJob): Promise<{ deck: Deck; problems: string[] }> {
  const { createDeckGeneration, createReportCallbacks, createLocalFetch } = await parts;
  const { branding, theme, title, audience, goal, tone, locale, currency } = settings;
  const generation = createDeckGeneration({
    callbacks: createReportCallbacks({ customFetch: createLocalFetch(), runQuery: runner.runQuery }),
    format: { locale: locale ?? 'en-US', timeZone: 'UTC', currency: currency ?? 'USD' },
  });
  generation.subscribe(() => {
    const { progress } = generation.getSnapshot();
    line.update('Writing slides', progress.done, progress.total);
  });
  await generation.start({
    config,
    noticed,
    theme,
    branding,
    ...(slides === undefined ? {} : { slides }),
    ...(story ? { story } : {}),
    ...(title ? { title } : {}),
    ...(audience ? { audience } : {}),
    ...(goal ? { goal } : {}),
    ...(tone ? { systemPromptHint: tone } : {}),
    ...(locale ? { locale } : {}),
  });
  const { deck, error, problems } = generation.getSnapshot();
  if (error) throw error;
  if (!deck) throw new Error('No deck was made.');
  return { deck, problems: problems.map(({ widgetId, message }) => `widget "${widgetId}": ${message}`) };
}
