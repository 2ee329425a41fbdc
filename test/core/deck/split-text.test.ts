import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitText } from '../../../src/core/deck/split-text.js';
import type { Deck, Slide } from '../../../src/core/deck/types.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { roomierSlide, textOverflows } from '../../../src/core/layout/text-room.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import { block, deckOf, regions, slide } from '../layout/sample-deck.js';

const LONG =
  'Europe brought in $4.8M of $11.7M, which is 41% of the total and more than any other region in the period shown.';
const deck = (locale = 'en-US'): Deck => {
  const made = deckOf({ a: regions });
  return { ...made, format: { ...made.format, locale } };
};
const bullets = (count: number): string =>
  Array.from({ length: count }, (_, i) => `- Point ${i + 1}: ${LONG}`).join('\n');
const beside = (text: string): Slide =>
  slide({ title: 'Europe leads', text, source: 'a', blocks: [block('c', 'chart', 'bar', 'a')] });
const overflows = (one: Slide): number => textOverflows(layoutSlide(deck(), one), defaultTheme).length;

test('what does not fit goes on under the same title, parted at a point, and every slide holds its text', () => {
  const start = beside(bullets(30));
  const pages = splitText(deck(), start);
  assert.ok(pages.length > 2);
  assert.equal(pages.map(({ text }) => text).join('\n'), start.text, 'not a word is lost or told twice');
  const [first, ...others] = pages;
  assert.equal(first?.id, start.id);
  assert.equal(first.blocks.length, 1);
  for (const page of others) {
    assert.equal(page.title, 'Europe leads (continued)');
    assert.deepEqual(page.blocks, []);
    assert.match(page.text, /^- Point/);
  }
  for (const page of pages) {
    assert.deepEqual(lintSlide(layoutSlide(deck(), page), defaultTheme), []);
  }
  assert.equal(new Set(pages.map(({ id }) => id)).size, pages.length);
});

test('the title says that it goes on in the language of the deck', () => {
  const title = (locale: string): string | undefined =>
    splitText(deck(locale), beside(bullets(12)))[1]?.title;
  assert.equal(title('de-DE'), 'Europe leads (Fortsetzung)');
  assert.equal(title('ja'), 'Europe leads (続き)');
  assert.equal(title('nb-NO'), 'Europe leads (continued)');
});

test('a paragraph that is too long by itself is parted at a sentence, never inside a figure', () => {
  const text = Array.from(
    { length: 30 },
    (_, i) => `Number ${i} is {{ total | default:"no. Or none" }}. ${LONG}`,
  ).join(' ');
  const pages = splitText(deck(), { ...beside(text), variables: { total: 7 } });
  assert.ok(pages.length > 1);
  assert.equal(pages.map((page) => page.text).join(' '), text);
  for (const page of pages) assert.match(page.text, /^(?:Number \d+ is|Europe brought)/);
});

test('claims and variables go with the sentences that need them', () => {
  const start: Slide = {
    ...beside(`North leads with {{ top }}.\n\n${bullets(12)}\n\nSouth fell by {{ drop | percent }}.`),
    variables: {
      top: { expr: 'max(value)' },
      drop: { expr: 'base / 2' },
      base: 0.4,
      spare: 1,
    },
    claims: [
      { id: 'one', quote: 'North leads with {{ top }}.', test: 'top > 0' },
      { id: 'two', quote: 'South fell by {{ drop | percent }}.', test: 'drop > 0' },
      { id: 'gone', quote: 'A sentence of before.', test: 'true' },
    ],
  };
  const pages = splitText(deck(), start);
  const last = pages.at(-1) as Slide;
  assert.deepEqual(Object.keys(pages[0]!.variables), ['top', 'spare']);
  assert.deepEqual(
    pages[0]!.claims.map(({ id }) => id),
    ['one', 'gone'],
  );
  assert.deepEqual(Object.keys(last.variables), ['drop', 'base']);
  assert.deepEqual(
    last.claims.map(({ id }) => id),
    ['two'],
  );
});

test('a numbered list counts on, and nested points stay with theirs', () => {
  const points = Array.from({ length: 12 }, () => `1. ${LONG}\n   - nested: ${LONG}`).join('\n');
  const [first, second] = splitText(deck(), beside(points));
  const shown = first!.text.match(/^1\. /gmu)!.length;
  assert.match(second!.text, new RegExp(`^${shown + 1}\\. `));
  assert.match(first!.text, /nested: [^\n]+$/u);
});

test('a text that fits, or cannot be parted, is left alone', () => {
  assert.deepEqual(splitText(deck(), beside('Short.')), []);
  assert.deepEqual(splitText(deck(), beside('x'.repeat(6000))), []);
});

test('says how many lines are too many, and which text', () => {
  const most = Array.from({ length: 30 }, (_, i) => i + 1).findLast(
    (count) => overflows(beside(bullets(count))) === 0,
  )!;
  const [one] = textOverflows(layoutSlide(deck(), beside(bullets(most + 1))), defaultTheme);
  const [more] = textOverflows(layoutSlide(deck(), beside(bullets(most + 2))), defaultTheme);
  assert.equal(one?.field, 'text');
  assert.ok(one.lines >= 1);
  assert.ok(more!.lines > one.lines);
  const title = textOverflows(layoutSlide(deck(), { ...beside(''), title: LONG.repeat(6) }), defaultTheme);
  assert.equal(title[0]?.field, 'title');
});

test('finds a layout with more room that holds every part, and none where there is none', () => {
  const tight = slide({
    layout: 'chart',
    text: bullets(5),
    source: 'a',
    blocks: [block('c', 'chart', 'bar', 'a')],
  });
  assert.equal(overflows(tight), 1);
  const roomy = roomierSlide(deck(), tight);
  assert.equal(roomy?.layout, 'chart-text');
  assert.equal(overflows(roomy), 0);
  assert.equal(roomy.blocks.length, 1);
  assert.equal(roomierSlide(deck(), beside(bullets(40))), undefined);
});
