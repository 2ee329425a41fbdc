import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportToPptx } from '../../../src/core/export/index.js';
import { layoutSlide, themes, type Theme } from '../../../src/core/layout/index.js';
import { deckOfSample, SLIDE_SAMPLES, type SlideSample } from '../../support/slide-samples.js';
import { readPackage } from './read-package.js';
import { layoutOf, shapesOf } from './read-slide.js';
import { validatePackage } from './validate-package.js';

const sampleOf = (layout: string, name: string): SlideSample => {
  const found = SLIDE_SAMPLES.find((sample) => sample.layout === layout && sample.name === name);
  assert.ok(found, `${layout}, ${name}`);
  return found;
};
const SAMPLES = [
  sampleOf('title', 'long'),
  sampleOf('section', 'short'),
  sampleOf('text', 'one sentence'),
  sampleOf('chart-text', 'one bullet'),
  sampleOf('big-numbers', 'four, three long words'),
];

async function exported(theme: Theme | undefined): Promise<{ file: File; counts: number[] }> {
  assert.ok(theme);
  const [first] = SAMPLES as [SlideSample];
  const deck = { ...deckOfSample(first, theme), slides: SAMPLES.map(({ slide }) => slide) };
  const counts = deck.slides.map(
    (slide) => layoutSlide(deck, slide).boxes.filter(({ kind }) => kind === 'shape').length,
  );
  return { file: await exportToPptx(deck), counts };
}

test('columns, bands and rules of a slide are native shapes of the file, in light and dark', async () => {
  for (const theme of [themes['paper'], themes['ink']]) {
    const { file, counts } = await exported(theme);
    assert.deepEqual(await validatePackage(new Uint8Array(await file.arrayBuffer())), []);
    const parts = await readPackage(file);
    counts.forEach((count, index) => {
      const shapes = shapesOf(parts, index + 1).filter(({ name }) => name.startsWith('Shape'));
      assert.ok(count >= 2);
      assert.equal(shapes.length, count);
    });
  }
});

test('a slide that opens a part stands on the accent of the theme, by reference', async () => {
  const parts = await readPackage((await exported(themes['paper'])).file);
  assert.match(parts.get(layoutOf(parts, 2)) ?? '', /<p:bg>.*?<a:schemeClr val="accent1"/su);
});

test('a label that is cut keeps its whole text as the description of its box', async () => {
  const parts = await readPackage((await exported(themes['paper'])).file);
  const xml = parts.get('ppt/slides/slide5.xml') ?? '';
  assert.match(xml, /name="Figure label" descr="[^"]*Qualitätsmanagementsystem"/u);
});
