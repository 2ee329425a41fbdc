import type { BuilderDashboardConfig } from '../../src/core/chart/types.js';
import { exportToPptx, type ExportWarning } from '../../src/core/export/index.js';
import {
  createDeckGeneration,
  createReportCallbacks,
  type GenerationSnapshot,
  type StartOptions,
} from '../../src/core/generation/index.js';
import { layoutSlide } from '../../src/core/layout/layout-slide.js';
import type { ProblemBox, SlideGeometry } from '../../src/core/layout/types.js';
import type { RunQuery } from '../../src/core/query/types.js';
import { createLocalFetch } from '../../src/service/index.js';
import { paragraphs, readPackage } from '../core/export/read-package.js';

export interface MadeDeck {
  snapshot: GenerationSnapshot;
  geometries: SlideGeometry[];
  problems: ProblemBox[];
  file: File | undefined;
  warnings: ExportWarning[];
  /** Paragraphs of each slide of the exported file, as PowerPoint reads them. */
  written: string[][];
  /** Every part of the file that is text. */
  parts: Map<string, string>;
}

/** A config the whole way with the real parts: queries, the embedded service, geometry, PowerPoint file. */
export async function makeDeck(
  config: unknown,
  runQuery: RunQuery,
  start: StartOptions = { config: config as BuilderDashboardConfig },
): Promise<MadeDeck> {
  const callbacks = createReportCallbacks({ customFetch: createLocalFetch(), runQuery });
  const generation = createDeckGeneration({ callbacks });
  await generation.start(start);
  const snapshot = generation.getSnapshot();
  const { deck } = snapshot;
  const geometries = (deck?.slides ?? []).map((slide, index) => layoutSlide(deck!, slide, { index }));
  const problems = geometries.flatMap(({ boxes }) => boxes.filter((box) => box.kind === 'problem'));
  const made = { snapshot, geometries, problems };
  const warnings: ExportWarning[] = [];
  if (!deck) return { ...made, file: undefined, warnings, written: [], parts: new Map() };
  const file = await exportToPptx(deck, { now: () => 0, onWarning: (warning) => warnings.push(warning) });
  const parts = await readPackage(file);
  const written = deck.slides.map((_, index) =>
    paragraphs(parts.get(`ppt/slides/slide${index + 1}.xml`) ?? ''),
  );
  return { ...made, file, warnings, written, parts };
}
