import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { renderChart } from '../../src/core/chart/index.js';
import type { BuilderDashboardConfig } from '../../src/core/chart/types.js';
import { resolveText } from '../../src/core/deck/resolve.js';
import type { Deck, Slide } from '../../src/core/deck/types.js';
import { createDeckGeneration, createReportCallbacks } from '../../src/core/generation/index.js';
import { layoutSlide } from '../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../src/core/layout/lint.js';
import { defaultTheme, themes } from '../../src/core/layout/themes.js';
import type { SlideGeometry } from '../../src/core/layout/types.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../src/server/query/read-dataset-file.js';
import { createLocalFetch } from '../../src/service/index.js';
import { DEMO_DASHBOARDS } from '../support/demo-dashboards.js';

const decks = new Map<string, Promise<Deck>>();

function demoDeck(name: string): Promise<Deck> {
  const deck = decks.get(name) ?? makeDemoDeck(name);
  decks.set(name, deck);
  return deck;
}

async function makeDemoDeck(name: string): Promise<Deck> {
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

/** A headline that is a statement, with what its chart points out, in words; undefined of a slide without both. */
async function pointedOut(
  deck: Deck,
  slide: Slide,
): Promise<{ title: string; annotated: string[] } | undefined> {
  const block = slide.blocks.find(({ kind }) => kind === 'chart');
  const source = deck.sources[block?.source ?? ''];
  const isTold = slide.statements?.some(({ field }) => field === 'title') ?? false;
  // A gauge shows its value and its target whatever is said of them.
  if (block?.kind !== 'chart' || block.spec.type === 'gauge' || !source?.data || !isTold) return undefined;
  const { rows } = source.data;
  const place = { width: 640, height: 440, theme: defaultTheme, ...deck.format };
  const { annotated } = await renderChart(block.spec, { columns: source.columns, rows }, place);
  return { title: resolveText(deck, slide, slide.title, slide.source).text, annotated };
}

describe('charts of the demo decks', () => {
  it('point out what their headline says, nine of ten at least', async () => {
    const all: { title: string; annotated: string[] }[] = [];
    for (const name of Object.keys(DEMO_DASHBOARDS)) {
      const deck = await demoDeck(name);
      for (const slide of deck.slides)
        all.push(...[await pointedOut(deck, slide)].filter((one) => one !== undefined));
    }
    const bare = all.filter(({ annotated }) => annotated.length === 0).map(({ title }) => title);
    assert.ok(all.length > 30, `${all.length} headlines`);
    assert.ok(bare.length <= all.length / 10, bare.join('\n'));
  });

  it('have the one name stand out that the headline has in the lead', async () => {
    for (const name of Object.keys(DEMO_DASHBOARDS)) {
      const deck = await demoDeck(name);
      for (const slide of deck.slides) {
        const statement = slide.statements?.find(({ field }) => field === 'title');
        const found = statement?.kind === 'leader' ? await pointedOut(deck, slide) : undefined;
        const [, who] = /^Highlighted: (.+)\.$/.exec(found?.annotated[0] ?? '') ?? [];
        if (found)
          // A headline begins with a capital, whatever its group begins with.
          assert.ok(
            who && found.title.toLowerCase().includes(who.toLowerCase()),
            `${found.title} | ${found.annotated.join(' ')}`,
          );
      }
    }
  });
});
