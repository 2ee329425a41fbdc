import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { slidesOfSources } from '../../../src/core/deck/slide-links.js';
import { createDeckGeneration, createReportCallbacks } from '../../../src/core/generation/index.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import type { Privacy } from '../../../src/core/stream/index.js';
import { createLocalFetch, createVendorService } from '../../../src/service/index.js';
import { isStoryTurn, storyAnswer, type ShownDeck } from '../../support/story-answer.js';
import { mockModel, type Answers } from './run-model.js';
import { everyMeasure, storyteller, storyWidgets } from './story-deck.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];

interface PageOptions {
  privacy?: Privacy;
  locale?: string;
  /** The id of a widget whose query fails. */
  broken?: string;
}

/** A page whose slides a model writes behind the real endpoint client. */
async function pageWith(
  t: TestContext,
  answers: Answers,
  { privacy = 'all', locale = 'en-US', broken }: PageOptions,
) {
  const { server, model } = await mockModel(t, answers);
  const local = createLocalFetch(createVendorService({ model }));
  const sent: string[] = [];
  const widgets = storyWidgets();
  const callbacks = createReportCallbacks({
    customFetch: (input, init) => {
      sent.push(init?.body as string);
      return local(input, init);
    },
    runQuery: (sql) => {
      const { id, columns, rows = [] } = widgets.find(({ dataKey }) => sql.includes(dataKey ?? ''))!;
      if (id === broken) return Promise.reject(new QueryError('FAILED', 'No such table.'));
      return Promise.resolve({ columns, rows, rowCount: rows.length, elapsedMs: 1, truncated: false });
    },
  });
  const store = createDeckGeneration({ callbacks });
  const config = {
    name: 'Review',
    widgets: widgets.map(({ id, type, title, dataKey = '' }) => ({ id, type, title, dataKey })),
  };
  await store.start({ config, privacy, locale });
  const { deck, slides, error } = store.getSnapshot();
  assert.equal(error, undefined);
  return { server, sent, store, deck: deck!, slides };
}

LOCALES.forEach((locale, at) => {
  const privacy = at % 2 === 0 ? 'all' : 'none';
  test(`${locale}, privacy ${privacy}: every sentence of a summary that a model chose is checked, and leads to its slide`, async (t) => {
    const { deck, slides } = await pageWith(t, storyteller(everyMeasure), {
      locale,
      privacy,
    });
    const states = await checkDeck(deck);
    const chosen = { 'slide-summary': ['b5', 'a2', 'b3', 'a4'], 'slide-closing': ['a5', 'b4'] };
    for (const [id, sources] of Object.entries(chosen)) {
      const slide = deck.slides.find((one) => one.id === id)!;
      assert.deepEqual(
        slide.statements?.map(({ source }) => source),
        sources,
      );
      const said = states.filter(({ slideId, field }) => slideId === id && field === 'text');
      assert.deepEqual(
        said.map(({ state }) => state),
        sources.map(() => 'checked'),
        JSON.stringify(said),
      );
      const links = slidesOfSources(deck, slide);
      for (const { source, kind } of slide.statements ?? []) {
        const shown = deck.slides.find((one) => one.id === links.get(source))?.statements ?? [];
        assert.ok(
          shown.some((one) => one.kind === kind),
          `${locale}: ${kind} of ${source} stands on its slide`,
        );
      }
      assert.equal(slide.ext?.['wishes'], undefined);
      assert.equal(slide.ext?.['leftOut'], undefined);
    }
    const sections = slides.filter(({ layout }) => layout === 'section');
    assert.equal(sections.length, 5);
    assert.equal(
      slides.findIndex(({ slideId }) => slideId === 'slide-b5') < 5,
      true,
      'the last measure comes first',
    );
  });
});

test('under privacy none a model that chooses the story sees no cell and no SQL; what does not hold gives way to what does', async (t) => {
  // Nothing is even: the page knows.
  const even = storyteller((shown) => {
    const ids = shown.slides.map(({ statements }) => statements.find(({ kind }) => kind === 'even')?.id);
    return storyAnswer({ summary: ids.slice(0, 4), closing: ids.slice(4, 5) });
  });
  const { deck, sent, server } = await pageWith(t, even, { privacy: 'none' });
  const story = server.requests.find(isStoryTurn)!;
  assert.match(story.raw, /\{share\} of \{measure\}/);
  for (const body of [story.raw, ...sent]) assert.ok(!/Shop [A-D]|SELECT|90\d|97%/.test(body));
  const states = (await checkDeck(deck)).filter(
    ({ slideId, field }) => slideId === 'slide-summary' && field === 'text',
  );
  assert.ok(states.length >= 3);
  assert.ok(states.every(({ state, statement }) => state === 'checked' && statement?.kind !== 'even'));
});

test('a deck whose story is the analyst’s says so where it says what was left out', async (t) => {
  const { deck } = await pageWith(
    t,
    storyteller(() => storyAnswer({ summary: ['x'] })),
    {},
  );
  for (const id of ['slide-summary', 'slide-closing']) {
    const { ext } = deck.slides.find((slide) => slide.id === id)!;
    assert.equal((ext?.['leftOut'] as { standIn?: true }).standIn, true);
  }
});

test('a widget with a problem stands behind the one before it in an order that a model chose', async (t) => {
  const backwards = (shown: ShownDeck): string =>
    storyAnswer({
      storyline: [{ section: null, slides: shown.slides.map(({ id }) => id).reverse() }],
      summary: ['p1s1', 'p2s1', 'p3s1'],
      closing: ['p1s1'],
    });
  const { slides } = await pageWith(t, storyteller(backwards), { broken: 'a3' });
  const ids = slides.map(({ slideId }) => slideId);
  assert.deepEqual(ids.slice(0, 3), ['slide-title', 'slide-summary', 'slide-b5']);
  assert.equal(ids[ids.indexOf('problem-a3') - 1], 'slide-a2');
  assert.equal(ids[ids.indexOf('problem-a3') + 1], 'slide-a1');
});

test('a section that a model chose is written again in its place', async (t) => {
  const { store, deck } = await pageWith(t, storyteller(everyMeasure), {});
  const section = deck.slides.find(({ layout }) => layout === 'section')!;
  await store.retry([section.id, 'slide-summary']);
  const after = store.getSnapshot();
  assert.equal(after.error, undefined);
  assert.deepEqual(
    after.deck?.slides.map(({ id }) => id),
    deck.slides.map(({ id }) => id),
  );
  assert.equal(after.deck?.slides.find(({ id }) => id === section.id)?.title, section.title);
});
