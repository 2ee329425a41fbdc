import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { parseDeck } from '../../../src/core/deck/parse-deck.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { guardSlide } from '../../../src/core/guard/index.js';
import { leftOut, readLeftOut, withLeftOut, withoutLeftOut } from '../../../src/core/guard/left-out.js';

const SLIDE: Slide = {
  id: 's',
  layout: 'text',
  title: 'Sales',
  text: 'It was 5. See [it](https://example.org). All: good.',
  variables: { given: 5 },
  claims: [],
  blocks: [],
  origin: 'service',
};

test('what the guard takes from a slide is listed once, each sentence with its guard', () => {
  const { report } = guardSlide(SLIDE, {}, { locale: 'en-US', timeZone: 'UTC', currency: 'USD' });
  const parts = leftOut([report, report, undefined]);
  assert.deepEqual(
    parts.map(({ guard }) => guard),
    ['literals', 'links', undefined],
  );
  assert.equal(parts[0]?.text, 'It was 5.');
  assert.match(parts[2]?.text ?? '', /given/u);
});

test('lines that no guard wrote stand as they are', () => {
  const line = 'chart: the rows cannot be shown as "pie"';
  assert.deepEqual(leftOut([{ passed: false, dropped: [line], violations: [line] }]), [{ text: line }]);
});

test('a slide keeps what was left out of it through a file, and the next writing replaces it', () => {
  const dropped = { passed: false, dropped: ['text: "5" is a figure: It was 5.'] };
  const reason = { code: 'model_unavailable', message: 'It is away.', retryable: true } as const;
  const slide = withLeftOut(
    { ...SLIDE, ext: { phrasing: 1 } },
    { ...dropped, fallback: true, reason },
    undefined,
  );
  const saved = parseDeck(
    JSON.stringify(createDeck({ title: 'Sales', id: 'd', now: () => 0, slides: [slide] })),
  );
  assert.deepEqual(readLeftOut(saved.slides[0]!), {
    parts: [{ text: 'text: "5" is a figure: It was 5.' }],
    standIn: true,
    reason: { code: 'model_unavailable', message: 'It is away.' },
  });
  assert.equal(saved.slides[0]!.ext!['phrasing'], 1);
  const again = withLeftOut(slide, { passed: true, dropped: [] }, undefined);
  assert.deepEqual(again.ext, { phrasing: 1 });
  assert.deepEqual(withoutLeftOut(withLeftOut(SLIDE, dropped, undefined)), SLIDE);
});

test('what a foreign deck says was left out is taken in its form alone, and long lists are cut', () => {
  const of = (leftOut: unknown) => readLeftOut({ ext: { leftOut } });
  assert.equal(of('all'), undefined);
  assert.equal(of({ parts: [{ text: 1 }] }), undefined);
  assert.equal(of({ parts: [{ text: 'x', guard: 'constructor' }] }), undefined);
  assert.equal(of({ parts: [{ text: 'x'.repeat(3000) }] }), undefined);
  assert.equal(of({ parts: Array.from({ length: 101 }, () => ({ text: 'x' })) }), undefined);
  const lines = Array.from({ length: 200 }, (_, at) => `${at}: ${'x'.repeat(3000)}`);
  const kept = readLeftOut(withLeftOut(SLIDE, { passed: false, dropped: lines }, undefined));
  assert.equal(kept?.parts.length, 100);
  assert.equal(kept.parts[0]?.text.length, 2000);
});
