import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '../../../src/core/deck/types.js';
import { guardSlide } from '../../../src/core/guard/index.js';
import { leftOut } from '../../../src/core/guard/left-out.js';

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
