import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { Box, SlideGeometry, TextBox } from '../../../src/core/layout/types.js';
import { block, deckOf, regions, slide } from './sample-deck.js';

const clean = (): SlideGeometry =>
  layoutSlide(
    deckOf({ regions }, { branding: { companyName: 'Meridian' } }),
    slide({ title: 'North leads', text: 'By far.', blocks: [block('c', 'chart', 'bar', 'regions')] }),
  );
const changed = (id: string, change: Partial<TextBox>): SlideGeometry => {
  const geometry = clean();
  return {
    ...geometry,
    boxes: geometry.boxes.map((box) => (box.id === id ? ({ ...box, ...change } as Box) : box)),
  };
};

test('the lint finds each fault that is planted', () => {
  assert.deepEqual(lintSlide(clean(), defaultTheme), []);
  const faults: [string, Partial<TextBox>, string][] = [
    ['text', { overflow: true }, 'overflow'],
    ['text', { fontSize: 18 }, 'small-text'],
    ['footer', { fontSize: 11.9 }, 'small-text'],
    ['text', { color: '#9aa4ad' }, 'low-contrast'],
    ['text', { x: 1240 - 300, width: 300 }, 'margin'],
    ['title', { y: 20 }, 'margin'],
    ['text', { height: 0 }, 'margin'],
    ['text', { x: 836 - 1280 * 0.02 - 48 }, 'overlap'],
  ];
  for (const [id, change, code] of faults) {
    const codes = lintSlide(changed(id, change), defaultTheme).map((problem) => problem.code);
    assert.deepEqual([...new Set(codes)], [code], `${id} ${JSON.stringify(change)}`);
  }
});

test('contrast is taken against the shape a text stands on', () => {
  const geometry = changed('text', {});
  const text = geometry.boxes.find((box) => box.id === 'text') as TextBox;
  const { x, y, width, height } = text;
  const at = geometry.boxes.indexOf(text);
  geometry.boxes.splice(at, 0, {
    kind: 'shape',
    id: 'panel',
    x,
    y,
    width,
    height,
    fill: defaultTheme.colors.text,
  });
  assert.deepEqual(
    lintSlide(geometry, defaultTheme).map((problem) => problem.code),
    ['low-contrast'],
  );
});
