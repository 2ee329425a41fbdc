import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { BuilderDashboardConfig } from '../../src/core/chart/types.js';
import type { Deck } from '../../src/core/deck/types.js';
import { createDeckGeneration, createReportCallbacks } from '../../src/core/generation/index.js';
import { layoutSlide } from '../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../src/core/layout/lint.js';
import { themes } from '../../src/core/layout/themes.js';
import type { SlideGeometry } from '../../src/core/layout/types.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../src/server/query/read-dataset-file.js';
import { createLocalFetch } from '../../src/service/index.js';
import { DEMO_DASHBOARDS } from '../support/demo-dashboards.js';

async function demoDeck(name: string): Promise<Deck> {
  const runner = createNodeDuckDBRunner();
  try {
    const tables = Object.entries(DEMO_DASHBOARDS[name] ?? {});
    await runner.load(
      await Promise.all(tables.map(([table, file]) => readDatasetFile(`dist/demo/data/${file}`, table))),
    );
    const generation = createDeckGeneration({
      callbacks: createReportCallbacks({ customFetch: createLocalFetch(), runQuery: runner.runQuery }),
    });
    const config = JSON.parse(readFileSync(`demo/dashboards/${name}.json`, 'utf8')) as BuilderDashboardConfig;
    await generation.start({ config });
    const { deck } = generation.getSnapshot();
    assert.ok(deck && deck.slides.length >= 6, name);
    return deck;
  } finally {
    await runner.close();
  }
}

/** The title a fiftieth of the slide's width to the left of where it stands. */
const moved = (geometry: SlideGeometry): SlideGeometry => ({
  ...geometry,
  boxes: geometry.boxes.map((box) =>
    box.kind === 'text' && box.role === 'title' ? { ...box, x: box.x - 0.02 * geometry.width } : box,
  ),
});

describe('the layout lint over the demo decks', () => {
  for (const name of Object.keys(DEMO_DASHBOARDS))
    it(`finds nothing on any slide of the ${name} deck, in any look`, async () => {
      const deck = await demoDeck(name);
      for (const theme of Object.values(themes))
        for (const [index, slide] of deck.slides.entries()) {
          const geometry = layoutSlide({ ...deck, theme }, slide, { index });
          assert.deepEqual(lintSlide(geometry, theme), [], `${theme.id} ${index + 1}: ${slide.title}`);
          assert.notDeepEqual(lintSlide(moved(geometry), theme), [], 'a title moved out of line is found');
        }
    });
});
