import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '../../../src/core/deck/types.js';
import { createDeckGeneration } from '../../../src/core/generation/index.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import type { DeckEventPayload, GenerateDeckRequest, Privacy } from '../../../src/core/stream/index.js';
import { fakeCallbacks, result, slideFor, widget } from './fake-callbacks.js';

const config = { name: 'Review', widgets: [widget('w1')] };
const ROWS = [
  { category: 'Canary A', value: 777_100 },
  { category: 'Canary B', value: 777_300 },
];

/** Plausible without rows, refuted by them: the values rise. */
const GUESS: Partial<Slide> = {
  title: 'Revenue fell over the shops',
  text: '- {{ first(category) }} is the largest shop.\n- Revenue adds up to {{ sum(value) | currency:0 }}.',
  claims: [
    { id: 'c1', quote: 'Revenue fell over the shops', test: 'last(value) < first(value)' },
    { id: 'c2', quote: '{{ first(category) }} is the largest shop.', test: 'first(value) == max(value)' },
  ],
};
const MENDED: Partial<Slide> = {
  title: '{{ argmax(category, value) }} has the largest revenue',
  text: '- Revenue adds up to {{ sum(value) | currency:0 }}.',
  claims: [{ id: 'c1', quote: '{{ argmax(category, value) }} has the largest revenue', test: 'count(value, max(value)) == 1' }],
}; // prettier-ignore

/** A service of others that writes sentences, the next ones where it is asked again. */
async function written(privacy: Privacy, ...answers: (Partial<Slide> | 'fails')[]) {
  let call = 0;
  const callbacks = fakeCallbacks({
    runQuery: () => Promise.resolve(result(ROWS)),
    *generate({ widgets }: GenerateDeckRequest): Generator<DeckEventPayload> {
      const answer = answers[Math.min(call, answers.length - 1)]!;
      call += 1;
      const planned = { slideId: 's1', index: 0, widgetId: widgets[0]!.id, layout: 'chart-text' };
      yield { type: 'deck.started', protocol: 1, provider: 'theirs', slides: [planned] };
      const { slideId, index } = planned;
      const guards = { passed: true, dropped: [] };
      if (answer === 'fails')
        yield { type: 'slide.failed', slideId, index, error: { code: 'model_unavailable', message: 'It is away.', retryable: true } }; // prettier-ignore
      else
        yield {
          type: 'slide.completed',
          slideId,
          index,
          slide: slideFor(slideId, planned.widgetId, answer),
          guards,
        };
      yield { type: 'deck.completed', completed: 1, failed: 0, durationMs: 1 };
    },
  });
  const store = createDeckGeneration({ callbacks });
  await store.start({ config, privacy });
  const { deck, phase, slides } = store.getSnapshot();
  return { deck: deck!, phase, place: slides[0]!, sent: callbacks.sent };
}

test('what the rows refute of a foreign service goes back once, in words that quote no cell', async () => {
  for (const privacy of ['none', 'sample', 'all'] as const) {
    const { deck, place, sent } = await written(privacy, GUESS, MENDED);
    assert.equal(sent.length, 2);
    assert.match(sent[1] ?? '', /"violations":\{"s1":\[".*its test is false/);
    if (privacy === 'none') for (const body of sent) assert.doesNotMatch(body, /Canary|777/);
    assert.equal(deck.slides[0]?.title, MENDED.title);
    assert.equal(place.guards?.passed, true);
  }
});

test('a foreign service that insists loses those sentences, and the deck is there', async () => {
  const { deck, phase, sent } = await written('none', GUESS);
  assert.equal(sent.length, 2);
  assert.equal(phase, 'ready');
  assert.equal(deck.slides[0]?.title, 'Revenue w1');
  assert.equal(deck.slides[0]?.text, '- Revenue adds up to {{ sum(value) | currency:0 }}.');
});

test('a second try of a foreign service that fails leaves the first version standing', async () => {
  const { deck, phase, place } = await written('none', GUESS, 'fails');
  assert.equal(phase, 'ready');
  assert.equal(place.status, 'done');
  assert.match(deck.slides[0]?.text ?? '', /sum\(value\)/);
});

test('sentences of a foreign service are shown as they are, and never as checked', async () => {
  const { deck } = await written('all', MENDED);
  assert.deepEqual(
    (await checkDeck(deck)).map(({ state }) => state),
    ['computed', 'computed'],
  );
});
