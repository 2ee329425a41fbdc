import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { verifySlide, type Deck } from '../../src/core/deck/index.js';
import { resolveSlide } from '../../src/core/deck/resolve.js';
import { refreshDeck } from '../../src/core/refresh/index.js';
import type { QueryRunner } from '../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../src/server/index.js';
import { readDatasetFile } from '../../src/server/query/read-dataset-file.js';
import { makeDeck } from './make-deck.js';

const config = JSON.parse(
  readFileSync(new URL('../../demo/dashboards/weather.json', import.meta.url), 'utf8'),
) as unknown;
const file = new URL('../../demo/data/seattle-weather.csv', import.meta.url).pathname;

let runner: QueryRunner;
let deck: Deck;
before(async () => {
  runner = createNodeDuckDBRunner();
  await runner.load([await readDatasetFile(file, 'weather')]);
  deck = (await makeDeck(config, runner.runQuery)).snapshot.deck!;
});
after(() => runner.close());

test('on a deck made from real data every figure is verified and every statement holds', () => {
  const found = deck.slides.map((slide) => verifySlide(deck, slide));
  assert.deepEqual(
    found.flatMap(({ unverified }) => unverified),
    [],
  );
  assert.deepEqual(
    found.flatMap(({ claims }) => claims.filter(({ holds }) => !holds)),
    [],
  );
  assert.ok(found.reduce((sum, { verified }) => sum + verified, 0) > 20);
  assert.ok(found.reduce((sum, { claims }) => sum + claims.length, 0) > 3);
});

test('a deck made from real data follows new data: every text is that of its rows, every statement holds again', async () => {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  // The same days with their weather in the opposite order: what rose falls, what led comes last.
  const [header = '', ...days] = lines;
  const weather = days.map((line) => line.slice(line.indexOf(','))).reverse();
  const turned = days.map((line, index) => line.slice(0, line.indexOf(',')) + weather[index]!);
  await runner.load([
    {
      name: 'weather',
      tableName: 'weather',
      data: new File([[header, ...turned].join('\n')], 'weather.csv'),
    },
  ]);
  const { deck: fresh, diff } = await refreshDeck(deck, runner.runQuery);
  assert.ok(diff.sources.every(({ status }) => status === 'same' || status === 'changed'));
  const claims = fresh.slides.flatMap((slide) => verifySlide(fresh, slide).claims);
  assert.ok(claims.length > 3 && claims.every(({ holds }) => holds));
  assert.deepEqual(diff.claims, []);
  assert.ok(diff.sentences.length > 3 && diff.figures.length > 0);
  const changed = new Set(
    [...diff.figures, ...diff.sentences].map(({ slideId, place }) => `${slideId} ${place}`),
  );
  for (const [index, slide] of fresh.slides.entries()) {
    const [was, is] = [resolveSlide(deck, deck.slides[index]!), resolveSlide(fresh, slide)];
    for (const place of ['title', 'text', 'notes'] as const) {
      const same = was[place].text === is[place].text;
      assert.equal(changed.has(`${slide.id} ${place}`), !same, `${slide.id} ${place}`);
    }
  }
});
