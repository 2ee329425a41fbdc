import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineLayout, listLayouts } from '../../../src/core/layout/define-layout.js';
import { FIT_SAFETY, fitText } from '../../../src/core/layout/fit-text.js';
import { metricsOf } from '../../../src/core/layout/theme-fonts.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme, themes } from '../../../src/core/layout/themes.js';
import type { Box, TextBox } from '../../../src/core/layout/types.js';
import { block, box, deckOf, regions, slide, source } from './sample-deck.js';

const PNG_40_BY_20 =
  'data:image/png;base64,' +
  Buffer.from('89504e470d0a1a0a0000000d49484452000000280000001408060000000000000000000000', 'hex').toString(
    'base64',
  );
const branding = { companyName: 'Meridian Freight', logoDataUrl: PNG_40_BY_20 };
const regionWidth = (layout: string): number =>
  listLayouts()
    .find(({ id }) => id === layout)!
    .regions.find(({ holds }) => holds === 'title')!.width;
const words = (text: Box): string => {
  assert.equal(text.kind, 'text');
  return text.paragraphs.map((p) => p.runs.map((run) => run.text).join('')).join('\n');
};

test('a chart slide has its title across the top, the chart at the start and the text beside it', () => {
  const deck = deckOf({ regions }, { branding });
  const geometry = layoutSlide(
    deck,
    slide({
      title: 'North leads',
      text: '- It earned {{max(value) | currency:USD,0}}',
      source: 'regions',
      blocks: [block('c', 'chart', 'bar', 'regions')],
    }),
    { index: 4 },
  );
  const [title, chart, text] = [box(geometry, 'title'), box(geometry, 'c'), box(geometry, 'text')];
  assert.ok(title.y + title.height <= chart.y);
  assert.ok(chart.x + chart.width < text.x && chart.width > 1.5 * text.width);
  assert.equal(words(text), 'It earned $345,000');
  const figure = (text as TextBox).paragraphs[0]?.runs.find((run) => run.figure)?.figure;
  assert.deepEqual(figure, { expression: 'max(value)', value: 345_000, mark: 'computed' });
  assert.equal(words(box(geometry, 'slide-number')), '5');
  assert.equal(words(box(geometry, 'footer')), 'Meridian Freight');
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
});

test('a chart spec comes out with its encoding complete', () => {
  const geometry = layoutSlide(
    deckOf({ regions }),
    slide({ blocks: [block('c', 'chart', 'bar', 'regions')] }),
  );
  const chart = box(geometry, 'c');
  assert.ok(chart.kind === 'chart');
  assert.deepEqual(chart.spec.encoding, { category: 'category', value: 'value' });
  assert.equal(chart.source, 'regions');
});

test('a chart without text beside it takes the whole width', () => {
  const geometry = layoutSlide(
    deckOf({ regions }),
    slide({ blocks: [block('c', 'chart', 'bar', 'regions')] }),
  );
  assert.equal(box(geometry, 'c').width, 1152);
  assert.equal(
    geometry.boxes.some((b) => b.id === 'text'),
    false,
  );
});

test('an empty slide keeps its title box and a place to write, and breaks no rule', () => {
  const deck = deckOf({});
  for (const layout of listLayouts()) {
    const geometry = layoutSlide(deck, slide({ layout: layout.id }));
    assert.deepEqual((box(geometry, 'title') as TextBox).paragraphs, []);
    assert.equal(box(geometry, 'text').kind, 'text', layout.id);
    assert.deepEqual(lintSlide(geometry, defaultTheme), [], layout.id);
  }
});

test('the opening slide carries the logo in its proportions and no slide number', () => {
  const geometry = layoutSlide(deckOf({}, { branding }), slide({ layout: 'title', title: 'Third quarter' }));
  const logo = box(geometry, 'logo');
  assert.equal(logo.width / logo.height, 2);
  assert.equal(
    geometry.boxes.some((b) => b.id === 'slide-number'),
    false,
  );
  assert.ok((box(geometry, 'title') as TextBox).fontSize > 40);
});

test('an unknown layout is drawn by what the slide holds and the slide keeps its name', () => {
  const deck = deckOf({ regions });
  const table = slide({ layout: 'from-the-future', blocks: [block('t', 'somewhere', 'table', 'regions')] });
  assert.equal(box(layoutSlide(deck, table), 't').kind, 'table');
  assert.equal(table.layout, 'from-the-future');
  const plain = slide({ layout: '__proto__', text: 'Words' });
  assert.equal(words(box(layoutSlide(deck, plain), 'text')), 'Words');
});

test('a layout without a place for what a slide holds hands over to its fallback', () => {
  defineLayout({
    id: 'bare',
    regions: [{ id: 'title', holds: 'title', x: 100, y: 100, width: 500, height: 200 }],
    fallback: 'bare',
  });
  const deck = deckOf({ regions });
  const withChart = slide({
    layout: 'title',
    text: 'Beside it',
    blocks: [block('c', 'chart', 'bar', 'regions')],
  });
  const geometry = layoutSlide(deck, withChart);
  assert.equal(box(geometry, 'c').kind, 'chart');
  assert.equal(words(box(geometry, 'text')), 'Beside it');
  assert.equal(words(box(layoutSlide(deck, slide({ layout: 'bare', text: 'Kept' })), 'text')), 'Kept');
});

test('a layout with a bad region is refused by the name of what is wrong', () => {
  const region = { id: 'title', holds: 'title', x: 0, y: 0, width: 10, height: 10 } as const;
  assert.throws(
    () => defineLayout({ id: 'x', regions: [{ ...region, width: 0 }] }),
    /"title" of layout "x" has no area/u,
  );
  assert.throws(
    () => defineLayout({ id: 'x', regions: [{ ...region, x: 1275 }] }),
    /reaches outside the slide/u,
  );
  assert.throws(() => defineLayout({ id: 'x', regions: [region, region] }), /is there twice/u);
  assert.throws(() => defineLayout({ id: 'x', regions: [{ ...region, y: Number.NaN }] }), /not a number/u);
});

test('a block that cannot be drawn says why in its place and the rest of the slide stands', () => {
  const empty = source('Empty', { 'category:string': [], value: [] });
  const { data: _rows, ...closed } = regions;
  const deck = deckOf({ regions, empty, closed });
  const cases: [ReturnType<typeof block>, string, RegExp][] = [
    [block('b', 'chart', 'bar', 'empty'), 'no_rows', /returned no rows/u],
    [block('b', 'chart', 'bar', 'closed'), 'no_rows', /rows of "Revenue by region" are not in this deck/u],
    [block('b', 'chart', 'bar', 'gone'), 'not_found', /no source "gone"/u],
    [block('b', 'chart', 'bar', '__proto__'), 'not_found', /no source "__proto__"/u],
    [block('b', 'chart', 'scatter', 'regions'), 'wrong_columns', /category/u],
    [block('b', 'chart', 'sankey', 'regions'), 'wrong_columns', /sankey/u],
    [{ id: 'b', region: 'chart', kind: 'image', asset: 'logo' }, 'asset_not_found', /no asset "logo"/u],
    [
      { id: 'b', region: 'chart', kind: 'chart', spec: { type: 'bar', encoding: {} } },
      'not_found',
      /names no source/u,
    ],
    [
      {
        id: 'b',
        region: 'chart',
        kind: 'chart',
        source: 'regions',
        spec: { type: 'bar', encoding: { value: 'profit' } },
      },
      'wrong_columns',
      /"profit"/u,
    ],
  ];
  for (const [bad, code, message] of cases) {
    const geometry = layoutSlide(deck, slide({ title: 'Still here', text: 'And this', blocks: [bad] }));
    const problem = box(geometry, 'b');
    assert.ok(problem.kind === 'problem', `${code}: ${problem.kind}`);
    assert.equal(problem.code, code);
    assert.match(problem.message, message);
    assert.equal(words(box(geometry, 'title')), 'Still here');
    assert.equal(words(box(geometry, 'text')), 'And this');
  }
});

test('right-to-left locales mirror every box and say so', () => {
  const content = {
    title: 'نمت الإيرادات',
    text: 'النص هنا',
    blocks: [block('c', 'chart', 'bar', 'regions')],
  };
  const left = layoutSlide(deckOf({ regions }, { branding }), slide(content));
  for (const locale of ['ar-EG', 'he', 'fa-IR', 'ur']) {
    const right = layoutSlide(deckOf({ regions }, { branding, format: { locale } }), slide(content));
    assert.equal(right.direction, 'rtl');
    for (const mirrored of right.boxes) {
      const original = box(left, mirrored.id);
      if (mirrored.id === 'footer' || mirrored.id === 'slide-number') assert.notEqual(mirrored.x, original.x);
      assert.ok(Math.abs(mirrored.x - (1280 - original.x - original.width)) < 1e-9, mirrored.id);
    }
    assert.deepEqual(lintSlide(right, defaultTheme), []);
  }
  assert.equal(left.direction, undefined);
  assert.equal(layoutSlide(deckOf({}, { format: { locale: 'ku-Latn' } }), slide({})).direction, undefined);
});

test('a long title shrinks and wraps to three lines at most', () => {
  const title =
    'Northern Europe carried the quarter: three of every five new orders came from its ports, '.repeat(2);
  const geometry = layoutSlide(deckOf({}), slide({ title }));
  const drawn = box(geometry, 'title') as TextBox;
  assert.equal(drawn.overflow, false);
  assert.ok(drawn.fontSize < 36);
  const endless = box(layoutSlide(deckOf({}), slide({ title: title.repeat(5) })), 'title') as TextBox;
  assert.equal(endless.overflow, true);
});

test('a wrapped title does not end in a lost word, in the fonts of every theme', () => {
  const title =
    'Europe and North America together brought in nearly three quarters of all the revenue of this year';
  for (const theme of Object.values(themes)) {
    for (let words = 6; words <= title.split(' ').length; words += 1) {
      const text = title.split(' ').slice(0, words).join(' ');
      for (const layout of ['title', 'chart-text'] as const) {
        const shown = box(
          layoutSlide(deckOf({}, { theme }), slide({ title: text, layout })),
          'title',
        ) as TextBox;
        // As the screen breaks them, which uses all of the width.
        const linesAt = (width: number) =>
          fitText(shown.paragraphs, {
            ...shown,
            width: width / (1 - FIT_SAFETY),
            sizes: [shown.fontSize],
            font: metricsOf(theme, 'heading'),
          }).lines;
        const lines = linesAt(shown.width);
        const [longest, last] = [Math.max(...lines.map((line) => line.width)), lines.at(-1)!.width];
        assert.ok(last >= 0.3 * longest, `${theme.id} ${layout}: "${text}" ends in ${last} of ${longest}`);
        const measured = linesAt(regionWidth(layout) * (1 - FIT_SAFETY)).length;
        assert.ok(lines.length <= measured, `${text}: ${lines.length} lines for ${measured}`);
        const broken = [0.995, 1.005].map((share) =>
          linesAt(shown.width * share).map(({ runs }) => runs.map((run) => run.text).join('')),
        );
        assert.deepEqual(broken[0], broken[1], `${theme.id} ${layout}: "${text}" has a word in doubt`);
      }
    }
  }
});

test('two thousand words of body text are reported as overflow, never hidden', () => {
  const geometry = layoutSlide(deckOf({}), slide({ layout: 'text', text: 'word '.repeat(2000) }));
  const text = box(geometry, 'text') as TextBox;
  assert.equal(text.overflow, true);
  assert.equal(words(text).split(' ').length, 2000);
  assert.deepEqual(
    lintSlide(geometry, defaultTheme).map((p) => p.code),
    ['overflow'],
  );
});

test('box ids are unique even where blocks are named like other boxes', () => {
  const blocks = ['title', 'text', 'text', 'slide-number', 'c', 'c'].map((id) =>
    block(id, 'chart', 'bar', 'regions'),
  );
  const ids = layoutSlide(deckOf({ regions }), slide({ title: 'T', text: 'x', blocks })).boxes.map(
    (b) => b.id,
  );
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(ids.filter((id) => id === 'title').length, 1);
});

test('blocks of one region share it by weight and never touch', () => {
  const blocks = [
    { ...block('a', 'chart', 'bar', 'regions'), weight: 2 },
    { ...block('b', 'chart', 'bar', 'regions'), weight: -5 },
  ];
  const geometry = layoutSlide(deckOf({ regions }), slide({ text: 'x', blocks }));
  const [a, b] = ['a', 'b'].map((id) => {
    const [title, chart] = [box(geometry, `${id}-title`), box(geometry, id)];
    return { top: title.y, bottom: chart.y + chart.height, height: chart.y + chart.height - title.y };
  });
  assert.ok(a && b);
  assert.ok(Math.abs(a.height - 2 * b.height) < 1e-6);
  assert.ok(a.bottom < b.top);
});

test('charts that share a slide each say what they are, one alone does not repeat the slide', () => {
  const charts = [block('a', 'left', 'bar', 'regions'), block('b', 'right', 'bar', 'regions')];
  const titles = (blocks: typeof charts): string[] =>
    layoutSlide(deckOf({ regions }), slide({ layout: 'two-charts', blocks })).boxes.flatMap((one) =>
      one.kind === 'text' && one.role === 'block-title' ? [words(one)] : [],
    );
  assert.deepEqual(titles(charts), ['Revenue by region', 'Revenue by region']);
  assert.deepEqual(titles(charts.slice(0, 1)), ['Revenue by region']);
  const own = slide({ layout: 'two-charts', title: 'Revenue by region', blocks: charts.slice(0, 1) });
  assert.ok(
    layoutSlide(deckOf({ regions }), own).boxes.every(
      (one) => one.kind !== 'text' || one.role !== 'block-title',
    ),
  );
});

test('a line of text stands large with a rule as high as it, without the bullet that would say the same', () => {
  for (const layout of ['text', 'chart-text']) {
    const blocks = layout === 'text' ? [] : [block('c', 'chart', 'bar', 'regions')];
    const geometry = layoutSlide(deckOf({ regions }), slide({ layout, text: '- North leads', blocks }));
    const [text, rule] = [box(geometry, 'text') as TextBox, box(geometry, 'text-rule')];
    assert.ok(text.fontSize >= 32);
    assert.equal(text.paragraphs[0]?.list, undefined);
    assert.ok(rule.height < 2 * text.fontSize);
    assert.ok(Math.abs(rule.y + rule.height / 2 - (text.y + text.height / 2)) < 1e-6);
  }
});

test('an image keeps its proportions in the middle of its region', () => {
  const deck = deckOf({});
  deck.assets['photo'] = { mediaType: 'image/png', dataUrl: PNG_40_BY_20, alt: 'A harbour' };
  const geometry = layoutSlide(
    deck,
    slide({ layout: 'chart', blocks: [{ id: 'i', region: 'chart', kind: 'image', asset: 'photo' }] }),
  );
  const image = box(geometry, 'i');
  assert.ok(image.kind === 'image');
  assert.equal(image.alt, 'A harbour');
  assert.equal(image.decorative, false);
  assert.ok(Math.abs(image.width / image.height - 2) < 1e-9);
});

test('a locale nobody knows still gives a slide', () => {
  const numbers = block('m', 'numbers', 'big-number', 'regions');
  const deck = deckOf({ regions }, { format: { locale: 'not a locale' } });
  const geometry = layoutSlide(
    deck,
    slide({ layout: 'big-numbers', blocks: [numbers, block('t', 'numbers', 'table', 'regions')] }),
  );
  assert.equal(words(box(geometry, 'm-value')), '345000');
});

test('the same slide gives the same geometry', () => {
  const one = slide({ title: 'T', text: '- a\n- b', blocks: [block('c', 'chart', 'bar', 'regions')] });
  for (const theme of Object.values(themes)) {
    const deck = deckOf({ regions }, { theme });
    const before = JSON.stringify(deck);
    assert.deepEqual(layoutSlide(deck, one), layoutSlide(deck, one));
    assert.equal(JSON.stringify(deck), before, 'the deck is only read');
  }
});
