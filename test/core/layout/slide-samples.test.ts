import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { listLayouts } from '../../../src/core/layout/define-layout.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme, themes } from '../../../src/core/layout/themes.js';
import type { SlideGeometry } from '../../../src/core/layout/types.js';
import { deckOfSample, SLIDE_SAMPLES, type SlideSample } from '../../support/slide-samples.js';

const geometryOf = (sample: SlideSample, theme = defaultTheme): SlideGeometry =>
  layoutSlide(deckOfSample(sample, theme), sample.slide);
const nameOf = ({ layout, name }: SlideSample): string => `${layout}, ${name}`;

for (const { id } of listLayouts())
  test(`the layout ${id} holds short and long text in every look`, () => {
    const samples = SLIDE_SAMPLES.filter(({ layout }) => layout === id);
    assert.ok(samples.length >= 6);
    for (const sample of samples)
      for (const theme of Object.values(themes))
        assert.deepEqual(lintSlide(geometryOf(sample, theme), theme), [], `${nameOf(sample)}, ${theme.id}`);
  });

test('on every sample slide a title that is moved by two percent of the width is found', () => {
  for (const sample of SLIDE_SAMPLES) {
    const geometry = geometryOf(sample);
    const outwards = geometry.direction === 'rtl' ? 1 : -1;
    const boxes = geometry.boxes.map((box) =>
      box.id === 'title' ? { ...box, x: box.x + outwards * 0.02 * geometry.width } : box,
    );
    const codes = lintSlide({ ...geometry, boxes }, defaultTheme).map(({ code }) => code);
    assert.ok(codes.includes('margin'), nameOf(sample));
  }
});

test('titles of all content slides begin at one height, and no content stands nearer to them than a line', () => {
  const content = SLIDE_SAMPLES.filter(({ layout }) => layout !== 'title' && layout !== 'section');
  const tops = new Set<number>();
  for (const sample of content) {
    const { boxes } = geometryOf(sample);
    const title = boxes.find(({ id }) => id === 'title');
    assert.ok(title);
    tops.add(title.y);
    const below = boxes.filter(({ y, kind }) => kind !== 'shape' && y > title.y).map(({ y }) => y);
    assert.ok(Math.min(...below) >= title.y + title.height + 10, nameOf(sample));
  }
  assert.equal(tops.size, 1);
});

test('the cards of a slide are of one height, and their labels, values and notes of one size each', () => {
  for (const sample of SLIDE_SAMPLES.filter(({ layout }) => layout === 'big-numbers')) {
    const { boxes } = geometryOf(sample);
    const heights = boxes.filter(({ id }) => id.endsWith('-card')).map(({ height }) => Math.round(height));
    assert.equal(new Set(heights).size, 1, nameOf(sample));
    for (const role of ['metric-label', 'metric-value', 'metric-note']) {
      const sizes = boxes.flatMap((box) => (box.kind === 'text' && box.role === role ? [box.fontSize] : []));
      assert.ok(new Set(sizes).size <= 1, `${nameOf(sample)}, ${role}`);
    }
  }
});
