import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits } from '../../../src/core/deck/edits.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import type { Deck, Slide, Source } from '../../../src/core/deck/types.js';
import { checkDeck } from '../../../src/core/index.js';
import type { Row } from '../../../src/core/query/types.js';
import { refreshDeck, type RefreshedDeck } from '../../../src/core/refresh/index.js';
import { replaceSentences } from '../../../src/core/guard/replace-sentences.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { writtenDeck, type WrittenDeckOptions } from '../../support/written-deck.js';
import { monthsOf, pairsOf, widgetOf } from '../statements/widget.js';

const QUERIED = '2026-06-15T12:00:00Z';
const NORTH_LEADS = pairsOf({ North: 400, South: 320, West: 280, East: 250 });
const SOUTH_LEADS = pairsOf({ North: 320, South: 400, West: 280, East: 250 });
const RISING = [10, 12, 13, 15, 18, 19, 22, 24, 27, 30, 33, 35];

const regions = (rows: Row[] = NORTH_LEADS): WidgetInput =>
  widgetOf('bar', 'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1', rows, {
    id: 'regions',
    title: 'Revenue by region',
  });
const months = (values: readonly (number | null)[] = RISING): WidgetInput =>
  widgetOf(
    'line',
    "SELECT date_trunc('month', d) AS month, SUM(cost) AS value FROM sales GROUP BY 1",
    monthsOf(values),
    { id: 'months', title: 'Cost by month' },
  );
const figure = (id: string, title: string, value: number, before: number): WidgetInput =>
  widgetOf(
    'big-number',
    `SELECT SUM(${id}) AS value, 0 AS previous FROM sales`,
    [{ value, previous: before }],
    {
      id,
      title,
    },
  );

async function deckOf(
  widgets: readonly WidgetInput[],
  options: Omit<WrittenDeckOptions, 'sqlOf'> = {},
): Promise<Deck> {
  await loadPhrases(options.locale ?? 'en-US');
  return writtenDeck(widgets, { ...options, sqlOf: ({ id }) => id });
}

/** The deck after its queries answered with these rows; those of other sources are as they were. */
const refreshed = (deck: Deck, rows: Readonly<Record<string, Row[]>>): Promise<RefreshedDeck> =>
  refreshDeck(
    deck,
    (id) => {
      const { columns, data } = deck.sources[id] as Source;
      const now = rows[id] ?? data?.rows ?? [];
      return Promise.resolve({ columns, rows: now, rowCount: now.length, elapsedMs: 1, truncated: false });
    },
    { now: () => Date.parse(QUERIED) },
  );

const slideOf = (deck: Deck, source: string): Slide => {
  const slide = deck.slides.find((one) => one.source === source || one.id === source);
  assert.ok(slide);
  return slide;
};
const reads = (deck: Deck, id: string): { title: string; text: string; notes: string } => {
  const { title, text, notes } = resolveSlide(deck, slideOf(deck, id));
  return { title: title.text, text: text.text, notes: notes.text };
};
const highlightOf = (deck: Deck): unknown => {
  const [block] = slideOf(deck, 'regions').blocks;
  return block && 'spec' in block ? block.spec.config?.['highlight'] : undefined;
};
/** Bullets of a slide that are sentences of code. */
const states = async (deck: Deck): Promise<string[]> =>
  (await checkDeck(deck)).filter(({ field }) => field !== 'title').map(({ state }) => state);

test('another leader is named in the words of before, on the slide, in the notes and in the chart', async () => {
  const deck = await deckOf([regions(), months()]);
  assert.equal(highlightOf(deck), 'North');
  const { deck: fresh, diff } = await refreshed(deck, { regions: SOUTH_LEADS });
  assert.equal(reads(deck, 'regions').title, 'North leads with 32% of revenue, ahead of South with 26%');
  assert.equal(reads(fresh, 'regions').title, 'South leads with 32% of revenue, ahead of North with 26%');
  assert.match(reads(fresh, 'regions').notes, /South.*32%/);
  assert.equal(highlightOf(fresh), 'South');
  assert.ok((await states(fresh)).every((state) => state === 'checked'));
  assert.deepEqual(diff.claims, []);
  const [title] = diff.sentences.filter(
    ({ slideId, place }) => slideId === 'slide-regions' && place === 'title',
  );
  assert.deepEqual(title, {
    slideId: 'slide-regions',
    place: 'title',
    before: 'North leads with 32% of revenue, ahead of South with 26%',
    after: 'South leads with 32% of revenue, ahead of North with 26%',
    kind: 'leader',
    kindAfter: 'leader',
  });
});

test('where only figures are others the sentence is the same, and its figures are listed', async () => {
  const deck = await deckOf([regions()]);
  const rows = pairsOf({ North: 420, South: 320, West: 280, East: 250 });
  const { deck: fresh, diff, edits } = await refreshed(deck, { regions: rows });
  assert.equal(slideOf(fresh, 'regions').title, slideOf(deck, 'regions').title);
  assert.ok(diff.sentences.every(({ slideId, place }) => slideId !== 'slide-regions' || place !== 'title'));
  assert.ok(
    diff.figures.some(({ place, before, after }) => place === 'title' && before === '32%' && after === '33%'),
  );
  assert.ok(edits.every((edit) => edit.type !== 'setSlideField' || edit.field !== 'title'));
});

test('the same rows change no sentence', async () => {
  const deck = await deckOf([regions(), months()]);
  const { diff, edits } = await refreshed(deck, {});
  assert.deepEqual([diff.sentences, diff.figures], [[], []]);
  assert.ok(edits.every(({ type }) => type === 'setSource'));
});

test('what rose says that it fell, and a figure of a sentence that went is in no list of figures', async () => {
  const deck = await deckOf([regions(), months()]);
  const { deck: fresh, diff } = await refreshed(deck, { months: monthsOf([...RISING].reverse()) });
  const [was, is] = [reads(deck, 'months'), reads(fresh, 'months')];
  assert.match(was.title, /rising|rose|up/);
  assert.match(is.title, /falling|fell|down/);
  assert.doesNotMatch(`${is.title} ${is.text} ${is.notes}`, /rising|rose|tripled|record/);
  assert.ok((await states(fresh)).every((state) => state === 'checked'));
  const reworded = new Set(diff.sentences.map(({ slideId, place }) => `${slideId} ${place}`));
  assert.ok(reworded.has('slide-months title'));
  assert.ok(diff.figures.every(({ slideId, place }) => slideId !== 'slide-months' || place !== 'title'));
});

test('where nothing holds any more the title is that of the widget, and bullets and notes are gone', async () => {
  const deck = await deckOf([regions(), months()]);
  const { deck: fresh, diff } = await refreshed(deck, { regions: [] });
  assert.deepEqual(reads(fresh, 'regions'), { title: 'Revenue by region', text: '', notes: '' });
  const { claims, statements, blocks } = slideOf(fresh, 'regions');
  assert.deepEqual([claims, statements], [[], []]);
  assert.equal(blocks.length, 1);
  assert.equal(highlightOf(fresh), undefined);
  const own = diff.sentences.filter(({ slideId }) => slideId === 'slide-regions');
  assert.deepEqual(
    own.map(({ place, after, kindAfter }) => [place, after, kindAfter]),
    own.map(({ place }) => [place, place === 'title' ? 'Revenue by region' : undefined, undefined]),
  );
  assert.ok(own.length > 2);
});

test('a title slide names the finding that holds now, with variables of its own', async () => {
  const deck = await deckOf([regions()]);
  const { deck: fresh } = await refreshed(deck, { regions: SOUTH_LEADS });
  const cover = fresh.slides[0] as Slide;
  assert.match(resolveSlide(deck, deck.slides[0] as Slide).text.text, /^North leads/);
  assert.match(resolveSlide(fresh, cover).text.text, /^South leads with 32%/);
  const used = [...cover.text.matchAll(/figure_[a-z]+/g)].map(([name]) => name);
  assert.deepEqual(new Set(Object.keys(cover.variables)), new Set(used), 'none of before is left over');
  assert.equal(
    (await checkDeck(fresh)).find(({ field, slideId }) => slideId === cover.id && field === 'text')?.state,
    'checked',
  );
});

test('a slide of several figures says of each what it is now', async () => {
  const deck = await deckOf([figure('revenue', 'Revenue', 1200, 1000), figure('cost', 'Cost', 500, 400)]);
  const numbers = deck.slides.find(({ layout }) => layout === 'big-numbers') as Slide;
  assert.equal(numbers.source, undefined);
  const { deck: fresh, diff } = await refreshed(deck, { revenue: [{ value: 900, previous: 1000 }] });
  const all = Object.values(reads(fresh, numbers.id)).join(' ');
  assert.match(Object.values(reads(deck, numbers.id)).join(' '), /1,200|1\.2K/);
  assert.match(all, /900/);
  assert.doesNotMatch(all, /1,200|1\.2K/);
  assert.deepEqual(diff.claims, []);
  assert.ok((await states(fresh)).every((state) => state === 'checked'));
  const gone = await refreshed(deck, { revenue: [{ value: null, previous: null }] });
  assert.ok((await states(gone.deck)).every((state) => state === 'checked'));
  assert.doesNotMatch(reads(gone.deck, numbers.id).notes, /Revenue/);
});

test('a German deck goes on in German', async () => {
  const deck = await deckOf([regions(), months()], { locale: 'de-DE' });
  const { deck: fresh, diff } = await refreshed(deck, {
    regions: SOUTH_LEADS,
    months: monthsOf([...RISING].reverse()),
  });
  assert.match(reads(fresh, 'regions').title, /South.*32\s?%/);
  assert.match(reads(fresh, 'months').title, /Abwärtstrend|gefallen|sinkt|fällt/);
  assert.ok((await states(fresh)).every((state) => state === 'checked'));
  assert.ok(diff.sentences.every(({ after }) => !/\b(leads|rose|fell)\b/.test(after ?? '')));
});

test('a sentence that a person edited stays as it is, and is listed where its claim fell', async () => {
  const change = (slide: Slide): Slide => {
    if (slide.source !== 'regions') return slide;
    const quote = `Hurray, ${slide.title}`;
    const [claim, ...claims] = slide.claims;
    return {
      ...slide,
      title: quote,
      text: `North is our home.\n\n1. We like it there.\n${slide.text}`,
      claims: [{ ...claim!, quote }, ...claims],
    };
  };
  const deck = await deckOf([regions()], { change });
  const { deck: fresh, diff } = await refreshed(deck, { regions: SOUTH_LEADS });
  const [was, is] = [slideOf(deck, 'regions'), slideOf(fresh, 'regions')];
  assert.equal(is.title, was.title);
  assert.ok(is.text.startsWith('North is our home.\n\n1. We like it there.\n'));
  assert.deepEqual(
    diff.claims.map(({ slideId, place, held }) => [slideId, place, held]),
    [['slide-regions', 'title', true]],
  );
  assert.equal(highlightOf(fresh), 'North', 'what the title does not say by code the chart keeps');
});

test('a highlight that the widget of the host has stays', async () => {
  const deck = await deckOf([{ ...regions(), config: { highlight: 'max' } }]);
  const shown = highlightOf(deck);
  const { deck: fresh } = await refreshed(deck, { regions: SOUTH_LEADS });
  assert.equal(highlightOf(fresh), shown === 'max' ? 'max' : 'South');
});

test('a highlight that a person chose stays', async () => {
  const change = (slide: Slide): Slide => ({
    ...slide,
    blocks: slide.blocks.map((block) =>
      block.kind === 'chart'
        ? { ...block, spec: { ...block.spec, config: { ...block.spec.config, highlight: 'East' } } }
        : block,
    ),
  });
  const deck = await deckOf([regions()], { change });
  const { deck: fresh } = await refreshed(deck, { regions: SOUTH_LEADS });
  assert.match(reads(fresh, 'regions').title, /^South/);
  assert.equal(highlightOf(fresh), 'East');
});

test('a statement that was moved into a block of text is worded anew there', async () => {
  const change = (slide: Slide): Slide =>
    slide.source === 'regions'
      ? {
          ...slide,
          title: 'Regions',
          text: '',
          blocks: [
            ...slide.blocks,
            { id: 'aside', region: 'text', kind: 'text', text: `As ever:\n\n- ${slide.title}` },
          ],
        }
      : slide;
  const deck = await deckOf([regions()], { change });
  const { deck: fresh, edits } = await refreshed(deck, { regions: SOUTH_LEADS });
  const { blocks } = resolveSlide(fresh, slideOf(fresh, 'regions'));
  assert.match(blocks['aside']?.text ?? '', /^As ever:\n\n- South .*32%.* North .*26%$/);
  assert.ok(edits.some((edit) => edit.type === 'setBlock' && edit.block.id === 'aside'));
});

test('it is one set of edits that can be taken back', async () => {
  const deck = await deckOf([regions(), months()]);
  const { edits, deck: fresh } = await refreshed(deck, { regions: SOUTH_LEADS, months: [] });
  const { deck: applied, inverses } = applyEdits(deck, edits);
  assert.deepEqual(applied.slides, fresh.slides);
  assert.deepEqual(applyEdits(applied, inverses).deck, deck);
});

test('columns that are gone take their sentences along', async () => {
  const deck = await deckOf([regions()]);
  const { deck: fresh } = await refreshDeck(deck, () =>
    Promise.resolve({
      columns: [{ name: 'area', type: 'string', dbType: 'VARCHAR' }],
      rows: [{ area: 'North' }],
      rowCount: 1,
      elapsedMs: 1,
      truncated: false,
    }),
  );
  assert.deepEqual(reads(fresh, 'regions'), { title: 'Revenue by region', text: '', notes: '' });
  assert.ok((await checkDeck(fresh)).every(({ state }) => state !== 'broken'));
});

test('rows that are cut short prove nothing: their sentences are gone', async () => {
  const deck = await deckOf([regions()]);
  const { columns } = deck.sources['regions'] as Source;
  const { deck: fresh } = await refreshDeck(deck, () =>
    Promise.resolve({ columns, rows: SOUTH_LEADS, rowCount: 9, elapsedMs: 1, truncated: true }),
  );
  assert.deepEqual(reads(fresh, 'regions'), { title: 'Revenue by region', text: '', notes: '' });
});

test('a query that fails leaves its sentences', async () => {
  const deck = await deckOf([regions()]);
  const { deck: fresh, diff } = await refreshDeck(deck, () => Promise.reject(new Error('offline')));
  assert.deepEqual(fresh.slides, deck.slides);
  assert.deepEqual(diff.sentences, []);
});

const replaced = (text: string, ...parts: [old: string, now: string | undefined][]): string =>
  replaceSentences(
    text,
    parts.map(([old, now]) => ({ pos: text.indexOf(old), end: text.indexOf(old) + old.length, text: now })),
  );

test('a bullet goes with its marker, and nothing else of a text changes', () => {
  assert.equal(replaced('- one\n- two\n- three', ['two', 'zwei']), '- one\n- zwei\n- three');
  assert.equal(replaced('- one\n- two\n- three', ['one', undefined]), '- two\n- three');
  assert.equal(replaced('- one\n- two', ['two', undefined]), '- one');
  assert.equal(replaced('- one', ['one', undefined]), '');
  assert.equal(replaced('A **b\n\n- one\n- two', ['one', undefined]), 'A **b\n\n- two');
  assert.equal(replaced('- one\n\nText ** of mine. ', ['one', undefined]), 'Text ** of mine. ');
  assert.equal(replaced('One. Two. Three.', ['Two. ', undefined]), 'One. Three.');
  assert.equal(replaced('One. Two.', ['Two.', undefined]), 'One.');
  assert.equal(replaced('One. Two.', ['One. ', 'First.']), 'First. Two.');
});

test('a numbered list counts on when one of it goes', () => {
  assert.equal(replaced('1. one\n2. two\n3. three', ['one', undefined]), '1. two\n2. three');
  assert.equal(
    replaced('4. four\n5. five\n6. six\n\nEnd\n\n1. other', ['five', undefined]),
    '4. four\n5. six\n\nEnd\n\n1. other',
  );
});
