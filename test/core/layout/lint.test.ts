import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Slide, Source } from '../../../src/core/deck/types.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme, themes } from '../../../src/core/layout/themes.js';
import type { Box, SlideGeometry, TextBox } from '../../../src/core/layout/types.js';
import { block, deckOf, regions, slide, source } from './sample-deck.js';

/** Park–Miller: the same slides in every run. */
function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => (state = (state * 48271) % 2147483647) % n;
}
const WORDS = [
  'revenue',
  'rose',
  'in',
  'the',
  'northern',
  'region',
  '売上高',
  'Выручка',
  'والإيرادات',
  'Quartalsabschluss',
  '{{max(value)|currency}}',
  '**bold**',
  'year-on-year',
  'R&D',
  '<b>',
];

function randomSlide(
  next: (n: number) => number,
  index: number,
): { slide: Slide; sources: Record<string, Source> } {
  const phrase = (max: number): string =>
    Array.from({ length: 1 + next(max) }, () => WORDS[next(WORDS.length)]).join(' ');
  const layout = [
    'title',
    'section',
    'chart-text',
    'chart',
    'two-charts',
    'big-numbers',
    'table',
    'text',
    'other',
  ][next(9)] as string;
  const list = (): string => Array.from({ length: 1 + next(4) }, () => `- ${phrase(7)}`).join('\n');
  const lead = ['chart', 'two-charts', 'table'].includes(layout);
  const text =
    next(4) === 0
      ? ''
      : lead || layout === 'section' || layout === 'title'
        ? phrase(12)
        : next(2) === 0
          ? list()
          : phrase(30);
  const rows = next(30);
  const wide = source('Wide', {
    'account:string': Array.from({ length: rows }, () => phrase(6)),
    ...Object.fromEntries(
      Array.from({ length: 1 + next(9) }, (_, i) => [
        `amount_${i}`,
        Array.from({ length: rows }, () => next(1e9) / 10),
      ]),
    ),
  });
  const metric = source(phrase(4), {
    value: [next(1e9)],
    delta: [next(200) - 100],
    'delta_basis:string': [phrase(2)],
  });
  const blocks: Block[] = [];
  if (layout === 'big-numbers')
    for (let i = 0; i <= next(4); i++) blocks.push(block(`m${i}`, 'numbers', 'big-number', 'metric'));
  else if (layout === 'table') blocks.push(block('t', 'table', 'table', 'wide'));
  else if (layout === 'two-charts')
    blocks.push(block('l', 'left', 'bar', 'regions'), block('r', 'right', 'bar', 'regions'));
  else if (layout !== 'text' && layout !== 'title' && layout !== 'section')
    blocks.push(block('c', 'chart', next(2) === 0 ? 'bar' : 'pie', 'regions'));
  return {
    slide: slide({ id: `s${index}`, layout, title: phrase(10), text, source: 'regions', blocks }),
    sources: { regions, wide, metric },
  };
}

test('two hundred random slides break no rule of layout in any theme or direction', () => {
  const next = random(20_261_014);
  const all = Object.values(themes);
  for (let index = 0; index < 200; index++) {
    const { slide: one, sources } = randomSlide(next, index);
    const theme = all[index % all.length] ?? defaultTheme;
    const locale = ['en-US', 'ar', 'ja-JP', 'de-DE'][index % 4] as string;
    const deck = deckOf(sources, {
      theme,
      format: { locale },
      branding: { companyName: 'Meridian Freight' },
    });
    const problems = lintSlide(layoutSlide(deck, one, { index }), theme);
    assert.deepEqual(problems, [], `slide ${index} (${one.layout}): ${one.title} / ${one.text}`);
  }
});

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
