import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import type { BuilderDashboardConfig } from '../../../src/core/chart/types.js';
import { createDeckGeneration, createReportCallbacks } from '../../../src/core/generation/index.js';
import type { RunQuery } from '../../../src/core/query/types.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../../src/server/query/read-dataset-file.js';
import { createLocalFetch, createVendorService, type LanguageModel } from '../../../src/service/index.js';
import { DEMO_DASHBOARDS } from '../../support/demo-dashboards.js';
import { slideAnswer } from '../../support/slide-answer.js';
import { storyAnswer } from '../../support/story-answer.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];

/** The same numbers every time: one of `n`. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % n;
}

type Enums = { items?: { enum: string[] } };
interface Offered {
  properties: Record<'title' | 'chart', { enum?: (string | null)[] }> & { points: Required<Enums> };
}
interface OfferedStory {
  properties: Record<'summary' | 'closing', Enums> & {
    storyline: { items?: { properties: { section: { enum?: (string | null)[] }; slides: Required<Enums> } } };
  };
}

/** A model that chooses at random from what its schema lets it choose. */
function randomModel(seed: number): LanguageModel {
  const roll = dice(seed);
  const one = <T>(among: readonly T[]): T | undefined => among[roll(among.length)];
  const some = ({ items }: Enums, most: number): string[] | null =>
    items ? Array.from({ length: most }, () => one(items.enum)!) : null;
  const slideOf = ({ properties: { title, chart, points } }: Offered): string => {
    const ids = points.items.enum.filter((id) => !id.startsWith('own'));
    return slideAnswer({
      title: one((title.enum ?? []).filter((id) => !id?.startsWith('own'))),
      points: [one(ids), one(ids), one(ids)],
      notes: [one(ids)],
      bullets: one(['sentences', 'headlines', 'spoken']),
      chart: roll(3) === 0 ? (one(chart.enum ?? []) ?? null) : null,
    });
  };
  const storyOf = ({ properties: { storyline, summary, closing } }: OfferedStory): string => {
    const { section, slides } = storyline.items?.properties ?? {};
    const parts = slides?.items.enum.map(() => ({
      section: one(section?.enum ?? [null]),
      slides: some(slides, 2),
    }));
    return storyAnswer({
      storyline: parts ?? null,
      summary: some(summary, 5),
      closing: some(closing, 3),
    });
  };
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'random',
    doStream: ({ responseFormat }) => {
      const schema = responseFormat?.schema as unknown;
      const text =
        responseFormat?.name === 'deck' ? storyOf(schema as OfferedStory) : slideOf(schema as Offered);
      const parts = [
        { type: 'text-delta', id: '1', delta: text },
        { type: 'finish', finishReason: 'stop' },
      ];
      return Promise.resolve({
        stream: new ReadableStream<{ type: string }>({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      });
    },
  };
}

const runners = new Map<string, ReturnType<typeof createNodeDuckDBRunner>>();
after(() => Promise.all([...runners.values()].map((runner) => runner.close())));

async function queriesOf(name: string): Promise<RunQuery> {
  let runner = runners.get(name);
  if (!runner) {
    runner = createNodeDuckDBRunner();
    runners.set(name, runner);
    const tables = Object.entries(DEMO_DASHBOARDS[name] ?? {});
    await runner.load(
      await Promise.all(tables.map(([table, file]) => readDatasetFile(`dist/demo/data/${file}`, table))),
    );
  }
  return runner.runQuery;
}

LOCALES.forEach((locale, at) => {
  // Half of the languages without rows at the service: the page writes those.
  const privacy = at % 2 === 0 ? 'all' : 'none';
  test(`${locale}, privacy ${privacy}: whatever a model chooses from, every sentence of the demo decks is checked`, async () => {
    for (const name of Object.keys(DEMO_DASHBOARDS)) {
      const runQuery = await queriesOf(name);
      const config = JSON.parse(
        readFileSync(`demo/dashboards/${name}.json`, 'utf8'),
      ) as BuilderDashboardConfig;
      const service = createVendorService({ model: randomModel(at + 1) });
      const callbacks = createReportCallbacks({ customFetch: createLocalFetch(service), runQuery });
      const generation = createDeckGeneration({ callbacks });
      await generation.start({ config, privacy, locale });
      const { deck, slides } = generation.getSnapshot();
      assert.ok(
        deck && slides.every(({ status, guards }) => status === 'done' && guards?.passed !== false),
        name,
      );
      const hosts = new Set([config.name, ...config.widgets.map(({ title }) => title)]);
      for (const { state, text, field } of await checkDeck(deck))
        assert.ok(state === 'checked' || (field === 'title' && hosts.has(text)), `${name}: ${text}`);
    }
  });
});
