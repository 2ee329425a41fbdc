import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotateSlide } from '../../../src/core/deck/annotate-slide.js';
import type { Deck, Slide } from '../../../src/core/deck/types.js';
import { verifySlide } from '../../../src/core/deck/verify-slide.js';
import { layoutSlide } from '../../../src/core/layout/index.js';
import type { Box, Run } from '../../../src/core/layout/types.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { writtenDeck } from '../../support/written-deck.js';
import { pairsOf, widgetOf } from '../statements/widget.js';

/** Its base is a filter, so that code writes "2025 only" into its sentences. */
const WIDGET = widgetOf(
  'bar',
  'SELECT region AS category, SUM(revenue) AS value FROM sales WHERE year = 2025 GROUP BY 1',
  pairsOf({ North: 400, South: 300, West: 200, East: 100 }),
  { id: 'regions', title: 'Revenue by region' },
);

async function written(change: (slide: Slide) => Partial<Slide>): Promise<{ deck: Deck; slide: Slide }> {
  await loadPhrases('en-US');
  const deck = writtenDeck([WIDGET], { change: (slide) => ({ ...slide, ...change(slide) }) });
  const slide = deck.slides.find(({ source }) => source === 'regions')!;
  return { deck: { ...deck, slides: [slide] }, slide };
}

const runsOf = (boxes: readonly Box[]): Run[] =>
  boxes.flatMap((box) => (box.kind === 'text' ? box.paragraphs.flatMap(({ runs }) => runs) : []));

async function annotated(change: (slide: Slide) => Partial<Slide> = () => ({})) {
  const { deck, slide } = await written(change);
  const plain = layoutSlide(deck, slide, { index: 0 });
  const marked = annotateSlide(deck, plain, verifySlide(deck, slide));
  return { slide, plain, marked, runs: runsOf(marked.boxes) };
}

/** What stands before each mark, with what the sentence is instead of checked. */
const endsOf = (runs: readonly Run[]): string[] =>
  runs.flatMap(({ text, ends }, at) =>
    ends ? [`${ends}: ${(runs[at - 1]?.text ?? '') + text}`.replaceAll(/\s+/gu, ' ').trim()] : [],
  );

test('digits that code wrote into a checked sentence are no typed figures, and no checked sentence has a mark', async () => {
  const { slide, runs } = await annotated();
  assert.match(slide.title + slide.text, /2025/u);
  assert.deepEqual(
    runs.filter(({ typed }) => typed).map(({ text }) => text),
    [],
  );
  assert.deepEqual(endsOf(runs), []);
});

test('a sentence that is not checked has its state where it ends, each in a paragraph of several', async () => {
  const { runs } = await annotated((slide) => ({
    text: `${slide.text}\n- **North** did it again. We expect 12% more. South has {{ max(vlaue) }}.`,
  }));
  assert.deepEqual(
    runs.filter(({ ends }) => ends).map(({ ends }) => ends),
    ['computed', 'typed', 'broken'],
  );
  const [first, second] = endsOf(runs);
  assert.match(first ?? '', /computed: North did it again\.$/u);
  assert.match(second ?? '', / more\.$/u);
});

test('marks cut runs and change neither a word nor a place', async () => {
  const { plain, marked } = await annotated((slide) => ({
    title: 'We sell 3 things in [the North](https://example.org)',
    text: `${slide.text}\n\nCells may hold *stars* and 𝒎𝒂𝒕𝒉. Said by a person.`,
  }));
  const bare = (boxes: readonly Box[]): unknown =>
    boxes.map((box) =>
      box.kind === 'text'
        ? { ...box, paragraphs: box.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) }
        : box,
    );
  assert.deepEqual(bare(marked.boxes), bare(plain.boxes));
  // The title and two sentences are a person's; the bullets had left it to the title to say whose rows they are of.
  const ends = runsOf(marked.boxes).flatMap((run) => run.ends ?? []);
  assert.deepEqual([ends.length, new Set(ends.slice(1, -2))], [6, new Set(['computed'])]);
});
