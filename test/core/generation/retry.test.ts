import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeckGeneration, type DeckGeneration } from '../../../src/core/generation/index.js';
import type { GenerateDeckRequest } from '../../../src/core/stream/index.js';
import { fakeCallbacks, slideFor, wellBehaved, widget, type Script } from './fake-callbacks.js';

const config = { name: 'Sales', widgets: [widget('a'), widget('b'), widget('c')] };
const make = (script: Script = {}) => {
  const callbacks = fakeCallbacks(script);
  return { callbacks, store: createDeckGeneration({ callbacks }) };
};
const requestOf = (sent: readonly string[], at: number): GenerateDeckRequest =>
  JSON.parse(sent.at(at)!) as GenerateDeckRequest;
const states = (store: DeckGeneration) =>
  store.getSnapshot().slides.map(({ slideId, status }) => [slideId, status]);

/** Only the slides that were asked for, as the service does it. */
function* asked(request: GenerateDeckRequest, text?: string) {
  for (const event of wellBehaved(request)) {
    if ('slideId' in event && request.only && !request.only.includes(event.slideId)) continue;
    if (event.type === 'slide.completed' && text !== undefined) {
      yield { ...event, slide: { ...event.slide, text } };
    } else yield event;
  }
}

test('after a lost connection only the missing slides are asked for, and fill their places', async () => {
  let ran = 0;
  const { store, callbacks } = make({
    runQuery: async () => {
      ran += 1;
      return {
        columns: [
          { name: 'category', type: 'string', dbType: 'VARCHAR' },
          { name: 'value', type: 'number', dbType: 'DOUBLE' },
        ],
        rows: [{ category: 'North', value: 30 }],
        rowCount: 1,
        elapsedMs: 1,
        truncated: false,
      };
    },
    *generate(request) {
      // The stream breaks after two of the four slides.
      const events = [...asked(request)];
      yield* request.only ? events : events.slice(0, 7);
    },
  });
  await store.start({ config });
  assert.equal(store.getSnapshot().phase, 'failed');
  assert.deepEqual(states(store), [
    ['s0', 'failed'],
    ['s1', 'failed'],
    ['s2', 'done'],
    ['s3', 'done'],
  ]);
  const kept = store.getSnapshot().slides[2]!.slide;
  await store.retry();
  const { phase, error, slides, deck } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.equal(error, undefined);
  assert.deepEqual(requestOf(callbacks.sent, -1).only, ['s0', 's1']);
  assert.deepEqual(
    requestOf(callbacks.sent, -1).widgets.map(({ id }) => id),
    ['a', 'b', 'c'],
    'the whole plan is named, so that ids and order are the same',
  );
  assert.deepEqual(
    deck?.slides.map(({ id }) => id),
    ['s0', 's1', 's2', 's3'],
  );
  assert.equal(slides[2]!.slide, kept);
  assert.equal(ran, 3, 'no query runs again');
});

test('one slide is written again in its place, the others are the same objects', async () => {
  const { store, callbacks } = make({
    generate: (request) => asked(request, request.only ? 'Now it is {{sum(value)}}.' : undefined),
  });
  await store.start({ config });
  const before = store.getSnapshot().slides;
  await store.retry(['s2']);
  const after = store.getSnapshot().slides;
  assert.equal(after[2]!.slide?.text, 'Now it is {{sum(value)}}.');
  for (const at of [0, 1, 3]) assert.equal(after[at], before[at]);
  assert.deepEqual(requestOf(callbacks.sent, -1).only, ['s2']);
});

test('a slide that cannot be written again stays as it was, and the reason is told', async () => {
  const { store } = make({
    *generate(request) {
      const error = { code: 'model_unavailable' as const, message: 'No model.', retryable: true };
      for (const event of asked(request)) {
        if (request.only && event.type === 'slide.completed') {
          yield { type: 'slide.failed', slideId: event.slideId, index: event.index, error };
        } else yield event;
      }
    },
  });
  await store.start({ config });
  const { slide } = store.getSnapshot().slides[2]!;
  await store.retry(['s2']);
  assert.equal(store.getSnapshot().slides[2]!.slide, slide);
  assert.equal((store.getSnapshot().error as Error & { code?: string }).code, 'model_unavailable');
});

test('what is missing can be written by someone else, on the rows that the page shows now', async () => {
  const { store } = make({
    *generate(request) {
      yield* [...wellBehaved(request)].slice(0, 7);
    },
  });
  await store.start({ config });
  const document = store.getSnapshot().deck!;
  const { a } = document.sources;
  const rows = [{ category: 'East', value: 5 }];
  const deck = {
    ...document,
    sources: { ...document.sources, a: { ...a!, data: { ...a!.data!, rows } } },
  };
  const other = fakeCallbacks({ generate: (request) => asked(request) });
  await store.retry(undefined, { deck, callbacks: other });
  assert.equal(store.getSnapshot().phase, 'ready');
  assert.deepEqual(requestOf(other.sent, -1).widgets[0]!.rows, rows);
});

test('without a deck, or when all slides are there, there is nothing to write again', async () => {
  const { store } = make();
  await assert.rejects(store.retry(), { code: 'conflict' });
  await store.start({ config });
  await assert.rejects(store.retry(), { code: 'not_found' });
  await assert.rejects(store.retry(['nowhere']), { code: 'not_found' });
});

test('an approved outline: only its slides, in the order of the widgets, with the titles of the person', async () => {
  const { store, callbacks } = make({
    *generate(request) {
      for (const event of asked(request)) {
        if (event.type !== 'slide.completed' || event.slideId !== 's2') yield event;
        else yield { ...event, slide: slideFor('s2', 'a', { title: 'What the model says' }) };
      }
    },
  });
  const [a, b, c] = config.widgets;
  await store.start({
    config: { name: 'Sales', widgets: [c!, a!, b!] },
    only: ['s1', 's2', 's3'],
    titles: { s2: 'Our {{plan}} for 2027' },
    systemPromptHint: 'Tone: formal.',
  });
  const { slides, phase } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.deepEqual(
    slides.map(({ slideId, widgetId }) => [slideId, widgetId]),
    [
      ['s1', 'c'],
      ['s2', 'a'],
      ['s3', 'b'],
    ],
  );
  assert.equal(slides[1]!.slide?.title, 'Our \\{{plan}} for 2027');
  assert.equal(requestOf(callbacks.sent, 0).systemPromptHint, 'Tone: formal.');
});
