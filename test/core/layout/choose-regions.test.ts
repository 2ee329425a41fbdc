import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightFor } from '../../../src/core/layout/choose-regions.js';
import { findLayout, type Layout } from '../../../src/core/layout/define-layout.js';
import { layoutSlide, lintSlide } from '../../../src/core/layout/index.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import { block, box, deckOf, slide, source } from './sample-deck.js';

const regions = source('Revenue by region', { 'category:string': ['North', 'South'], value: [3, 2] });
const deck = deckOf({ regions });
const SENTENCE = 'Revenue in the north was well above that of every other region in the period shown here.';
const chartWidth = (text: string, layout = 'chart-text', weight?: number): number => {
  const chart = {
    ...block('b', layout === 'two-charts' ? 'left' : 'chart', 'bar', 'regions'),
    ...(weight === undefined ? {} : { weight }),
  };
  const other = layout === 'two-charts' ? [block('c', 'right', 'bar', 'regions')] : [];
  const geometry = layoutSlide(deck, slide({ layout, title: 'A finding', text, blocks: [chart, ...other] }));
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
  return box(geometry, 'b').width;
};

test('a line of text leaves the chart more room, many sentences less, and a slide without text all', () => {
  const usual = chartWidth(`- ${SENTENCE}\n- ${SENTENCE}\n- ${SENTENCE}`);
  const short = chartWidth('- North leads.');
  const long = chartWidth(Array.from({ length: 7 }, () => `- ${SENTENCE}`).join('\n'));
  assert.ok(short > usual && usual > long, `${short} > ${usual} > ${long}`);
  assert.ok(chartWidth('') > short);
});

test('a long lead above a chart gets the lines it needs', () => {
  const height = (text: string): number =>
    box(
      layoutSlide(
        deck,
        slide({ layout: 'chart', title: 'A finding', text, blocks: [block('b', 'chart', 'bar', 'regions')] }),
      ),
      'b',
    ).height;
  assert.ok(height('North leads.') > height(Array.from({ length: 5 }, () => SENTENCE).join(' ')));
});

test('a weight divides the room between a chart and what stands beside it, within bounds', () => {
  const text = `- ${SENTENCE}\n- ${SENTENCE}`;
  for (const layout of ['chart-text', 'two-charts']) {
    const even = chartWidth(layout === 'two-charts' ? '' : text, layout);
    const own = layout === 'two-charts' ? '' : text;
    assert.ok(chartWidth(own, layout, 1.5) > even);
    assert.ok(chartWidth(own, layout, 0.7) < even);
    assert.equal(chartWidth(own, layout, 1), even);
    assert.equal(chartWidth(own, layout, 1000), chartWidth(own, layout, 20));
  }
});

test('the weight for a wanted width gives that width', () => {
  const layout = findLayout('chart-text') as Layout;
  const weight = weightFor(layout, 500);
  assert.ok(Math.abs(chartWidth(`- ${SENTENCE}\n- ${SENTENCE}`, 'chart-text', weight) - 500) < 1);
  assert.equal(weightFor(findLayout('text') as Layout, 500), undefined);
});
