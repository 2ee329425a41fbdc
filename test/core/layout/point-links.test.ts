import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck } from '../../../src/core/deck/types.js';
import { layoutSlide } from '../../../src/core/layout/index.js';
import type { TextBox } from '../../../src/core/layout/types.js';
import { summaryDeck } from '../../support/summary-deck.js';
import { box } from './sample-deck.js';

/** The points of the summary with where each leads. */
function points(deck: Deck): [text: string, slideId: string | undefined][] {
  const slide = deck.slides[1];
  assert.ok(slide);
  const { paragraphs } = box(layoutSlide(deck, slide), 'text') as TextBox;
  return paragraphs.map(({ runs }) => [
    runs.map(({ text }) => text).join(''),
    runs.find(({ slideId }) => slideId !== undefined)?.slideId,
  ]);
}

test('a point of the summary leads to the slide that its figures, or else its statement, come from', () => {
  assert.deepEqual(points(summaryDeck()), [
    ['Costs come to 24\u00a0→', 'costs'],
    ['Sales come to 60\u00a0→', 'sales'],
    ['Sales differ widely\u00a0→', 'sales'],
    ['Sales of 60 stand against costs of 24', undefined],
    ['Nobody computed this', undefined],
  ]);
});

test('from right to left the arrow points to the left', () => {
  assert.match(points(summaryDeck('ar'))[0]?.[0] ?? '', /←$/u);
});

test('no link is left of a slide that is gone, and one that shows the same rows takes its place', () => {
  const deck = summaryDeck();
  const without = { ...deck, slides: deck.slides.filter(({ id }) => id !== 'costs') };
  assert.equal(points(without)[0]?.[1], undefined);
  const [, , sales, costs] = deck.slides;
  assert.ok(sales && costs);
  const copy = { ...costs, id: 'copy' };
  assert.equal(points({ ...without, slides: [...without.slides, copy] })[0]?.[1], 'copy');
});

test('the closing slide leads on, and a slide of content does not', () => {
  const deck = summaryDeck();
  const as = (part: string): Deck => ({
    ...deck,
    slides: deck.slides.map((slide) => (slide.id === 'summary' ? { ...slide, ext: { part } } : slide)),
  });
  assert.equal(points(as('closing'))[0]?.[1], 'costs');
  assert.equal(points(as('appendix'))[0]?.[1], undefined);
});

test('ids and names of foreign documents lead nowhere', () => {
  const deck = summaryDeck();
  const [, summary] = deck.slides;
  assert.ok(summary);
  summary.text = '- {{constructor}}\n- {{figure_a}}';
  summary.variables = { figure_a: { expr: 'sum(value)', source: '__proto__' } };
  assert.deepEqual(
    points(deck).map(([, slideId]) => slideId),
    [undefined, undefined],
  );
});
