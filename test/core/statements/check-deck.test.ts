import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDeck } from '../../../src/core/index.js';
import { checkedOnly } from '../../../src/core/statements/check-deck.js';
import type { Deck, Slide } from '../../../src/core/deck/types.js';
import { writtenDeck } from '../../support/written-deck.js';
import { pairsOf, widgetOf } from './widget.js';

const WIDGET = widgetOf(
  'bar',
  'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1',
  pairsOf({ North: 400, South: 300, West: 200, East: 100 }),
  { id: 'regions', title: 'Revenue by region' },
);

const deckWith = (change?: (slide: Slide) => Slide): Deck => writtenDeck([WIDGET], change ? { change } : {});

const stateOf = async (sentence: string, deck: Deck): Promise<string | undefined> =>
  (await checkDeck(deck)).find(({ text }) => text.includes(sentence))?.state;

const chart =
  (change: (slide: Slide) => Partial<Slide>) =>
  (slide: Slide): Slide =>
    slide.source === 'regions' ? { ...slide, ...change(slide) } : slide;

test('sentences of the analyst are checked, and say what statement they are', async () => {
  const sentences = await checkDeck(deckWith());
  const own = sentences.filter(({ field, slideId }) => field !== 'title' && slideId !== 'slide-title');
  assert.ok(own.length >= 3);
  for (const { state, statement, figures, text } of own) {
    assert.equal(state, 'checked', text);
    assert.equal(statement?.source, 'regions');
    assert.ok(figures.length > 0);
  }
});

test('other words are computed, typed figures are typed, and what fails is broken, with the reason', async () => {
  const deck = deckWith(
    chart((slide) => ({
      text: 'North has it all. It had {{ sum(value) }}. We plan 500. It is {{ sum(nowhere) }}. South leads.',
      claims: [
        ...slide.claims,
        { id: 'no', quote: 'South leads.', test: 'argmax(category, value) == "South"' },
      ],
    })),
  );
  assert.equal(await stateOf('North has it all', deck), 'computed');
  assert.equal(await stateOf('It had 1', deck), 'computed');
  assert.equal(await stateOf('We plan', deck), 'typed');
  assert.equal(await stateOf('South leads', deck), 'broken');
  const broken = (await checkDeck(deck)).find(({ text }) => text.startsWith('It is'));
  assert.equal(broken?.state, 'broken');
  assert.match(broken?.why ?? '', /nowhere/);
});

test('a sentence that a person changed by a word is not checked any more', async () => {
  const deck = deckWith(chart((slide) => ({ text: slide.text.replaceAll(' with ', ' with a splendid ') })));
  const texts = (await checkDeck(deck)).filter(({ field }) => field === 'text');
  assert.ok(texts.some(({ state }) => state === 'computed'));
  assert.ok(texts.every(({ text, state }) => !text.includes('splendid') || state !== 'checked'));
});

test('words around a checked sentence make it another one', async () => {
  const deck = deckWith(
    chart((slide) => ({
      title: `It is not true that ${slide.title}`,
      text: `Nobody believes that ${slide.text.split('\n')[0]?.replace(/^- /, '') ?? ''}`,
    })),
  );
  for (const { state, slideId, field } of await checkDeck(deck))
    if (slideId !== 'slide-title' && field !== 'notes') assert.notEqual(state, 'checked', field);
});

test('the words of a statement over the rows of another source are no statement', async () => {
  const deck = deckWith(
    chart(({ title }) => ({
      title: 'Regions',
      text: '',
      blocks: [{ id: 'beside', region: 'text', kind: 'text', source: 'turned', text: `- ${title}` }],
    })),
  );
  const regions = deck.sources['regions']!;
  const rows = pairsOf({ North: 4, South: 300, West: 200, East: 100 });
  const sources = { regions, turned: { ...regions, data: { ...regions.data!, rows } } };
  const beside = (await checkDeck({ ...deck, sources })).filter(({ field }) => field === 'blocks/beside');
  assert.deepEqual(
    beside.map(({ state }) => state),
    ['computed'],
  );
});

test('without rows nothing is checked', async () => {
  const deck = deckWith();
  const bare = {
    ...deck,
    sources: Object.fromEntries(
      Object.entries(deck.sources).map(([id, { data: _, ...source }]) => [id, source]),
    ),
  };
  assert.ok((await checkDeck(bare)).every(({ state }) => state !== 'checked'));
});

test('without unchecked sentences a deck keeps what code wrote and what the host named', async () => {
  const deck = deckWith((slide) => ({
    ...slide,
    text: `${slide.text}\n- Prices will double.\n- North has {{ sum(value) }}.`,
    notes: `${slide.notes ?? ''} I promise.`,
  }));
  const kept = await checkedOnly(deck);
  const [before, after] = [deck.slides[1], kept.slides[1]];
  assert.equal(after?.title, before?.title);
  assert.doesNotMatch(`${after?.text} ${after?.notes}`, /double|promise|North has \{\{ sum\(value\) \}\}\./);
  assert.ok((after?.text.split('\n').length ?? 0) >= 2);
  assert.deepEqual(
    (await checkDeck(kept)).filter(({ state, field }) => state !== 'checked' && field !== 'title'),
    [],
  );
  assert.equal(kept.slides[0]?.title, 'Review');
  const renamed = await checkedOnly(
    deckWith((slide) => (slide.source ? { ...slide, title: 'We win' } : slide)),
  );
  assert.equal(renamed.slides[1]?.title, 'Revenue by region');
});

test('a reason for another chart type is checked where the rows give it, and not where they do not', async () => {
  const reason = 'Shown as bars: a radar has no place for negative values.';
  const lie = chart(({ notes }) => ({ notes: `${notes ?? ''} ${reason}` }));
  assert.equal(await stateOf(reason, deckWith(lie)), 'computed');
});
