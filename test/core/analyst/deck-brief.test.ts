import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { deckBrief } from '../../../src/core/analyst/deck-brief.js';
import { fillSlide } from '../../../src/core/analyst/fill-slide.js';
import { modifySlide, planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import type { Deck, Slide } from '../../../src/core/deck/types.js';
import { writing as ar } from '../../../src/core/locales/ar/writing.js';
import { writing as de } from '../../../src/core/locales/de/writing.js';
import { writing as en } from '../../../src/core/locales/en/writing.js';
import { writing as es } from '../../../src/core/locales/es/writing.js';
import { writing as fr } from '../../../src/core/locales/fr/writing.js';
import { writing as ja } from '../../../src/core/locales/ja/writing.js';
import { writing as pt } from '../../../src/core/locales/pt/writing.js';
import { writing as zh } from '../../../src/core/locales/zh/writing.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import { loadPhrases, phrasesFor } from '../../../src/core/statements/phrases/load.js';
import { namesTest, testWords } from '../../../src/core/statements/realize/test-words.js';
import type { GenerateDeckRequest, Privacy, WidgetInput } from '../../../src/core/stream/protocol.js';
import { FORMAT, requestOf, sourcesOf, widgetOf } from './widgets.js';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'];
before(() => Promise.all(LANGUAGES.map(loadPhrases)));

const REGIONS = widgetOf({
  id: 'regions', type: 'bar', title: 'Revenue by region',
  sql: "SELECT region AS category, SUM(revenue) AS value FROM sales WHERE channel = 'Web' GROUP BY 1 ORDER BY 2 DESC",
  columns: { category: 'string', value: 'number' },
  rows: [['South', 420], ['West', 330], ['North', 260], ['East', 190], ['Centre', 90]].map(([category = null, value = null]) => ({ category, value })),
}); // prettier-ignore
const MONTHS = widgetOf({
  id: 'months', type: 'line', title: 'Orders by month',
  sql: "SELECT date_trunc('month', day) AS x, SUM(orders) AS y FROM sales WHERE channel = 'Web' GROUP BY 1 ORDER BY 1",
  columns: { x: 'date', y: 'number' },
  rows: Array.from({ length: 24 }, (_, at) => ({
    x: `${2022 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    y: 100 + 9 * at + ((at * 7) % 5),
  })),
}); // prettier-ignore
const CARS = widgetOf({
  id: 'cars', type: 'scatter', title: 'Weight and consumption',
  sql: "SELECT weight, consumption FROM cars WHERE origin = 'Japan'",
  columns: { weight: 'number', consumption: 'number' },
  rows: Array.from({ length: 60 }, (_, at) => ({ weight: 800 + 20 * at, consumption: 5 + at / 10 + ((at * 13) % 7) / 5 })),
}); // prettier-ignore
const WIDGETS = [REGIONS, MONTHS, CARS];

const requested = (
  more: Partial<GenerateDeckRequest>,
  widgets: readonly WidgetInput[] = WIDGETS,
): GenerateDeckRequest => requestOf([...widgets], more);

function write(more: Partial<GenerateDeckRequest>, widgets: readonly WidgetInput[] = WIDGETS): Slide[] {
  const request = requested(more, widgets);
  return planDeck(request).map((planned) => writeSlide(planned, request));
}

const deckOf = (slides: Slide[], locale = 'en-US'): Deck =>
  createDeck({ title: 'Review', format: { ...FORMAT, locale }, sources: sourcesOf(WIDGETS), slides });
const linesOf = ({ text }: Slide): string[] => text.split('\n').filter((line) => line.startsWith('- '));
const content = (slides: Slide[]): Slide[] => slides.filter(({ blocks }) => blocks.length > 0);
const idsOf = (more: Partial<GenerateDeckRequest>, widgets?: readonly WidgetInput[]): string[] =>
  planDeck(requested(more, widgets)).map(({ slideId }) => slideId);

test('executives get a summary first, in a small deck too, and two points a slide', () => {
  const slides = write({ audience: 'Our executive board' });
  assert.equal(slides[1]?.id, 'slide-summary');
  assert.ok(linesOf(slides[1]).length >= 2);
  for (const slide of content(slides)) assert.ok(linesOf(slide).length <= 2, slide.text);
  assert.deepEqual(idsOf({}), ['slide-title', 'slide-regions', 'slide-months', 'slide-cars']);
  assert.ok(content(write({})).some((slide) => linesOf(slide).length > 2));
});

test('a bound, and a person who wants no summary, come before the wish of executives', () => {
  const audience = 'Executives';
  assert.deepEqual(idsOf({ audience, slides: 4 }).length, 4);
  assert.equal(idsOf({ audience, slides: 4 })[1], 'slide-summary');
  assert.ok(!idsOf({ audience, slides: 3 }).includes('slide-summary'));
  assert.ok(!idsOf({ audience, story: { summary: false } }).includes('slide-summary'));
  assert.ok(!idsOf({ audience }, [REGIONS]).includes('slide-summary'));
});

test('analysts get the test and the base in the points', async () => {
  const sentences = await checkDeck(deckOf(write({ audience: 'Data team' })));
  const texts = sentences.filter(({ field }) => field === 'text').map(({ text }) => text);
  assert.ok(texts.some((text) => /Mann–Kendall test/.test(text)), texts.join('\n'));
  assert.ok(texts.some((text) => /Spearman’s rank correlation is/.test(text)), texts.join('\n'));
  const months = sentences.filter(
    ({ slideId, field, text }) => slideId === 'slide-months' && field === 'text' && !text.startsWith('The Mann'),
  );
  assert.equal(months.length, 3);
  for (const { text } of months) assert.match(text, /\(Web only\)/, text);
  const plain = await checkDeck(deckOf(write({})));
  const points = plain.filter(({ field }) => field === 'text').map(({ text }) => text);
  assert.ok(!points.some((text) => /\btest\b|Spearman/.test(text)), points.join('\n'));
}); // prettier-ignore

for (const language of LANGUAGES)
  test(`what is written for executives and analysts is checked, every sentence of it, in ${language}`, async () => {
    for (const audience of ['Board', 'Analysts']) {
      const slides = write({ audience, systemPromptHint: 'Tone: formal and precise.', locale: language });
      const sentences = await checkDeck(deckOf(slides, language));
      assert.ok(sentences.length > 12);
      for (const { state, text, field } of sentences)
        if (field !== 'title' || !/^Review$/.test(text)) assert.equal(state, 'checked', text);
    }
  });

test('the page writes the same for a service that may not see the rows', () => {
  for (const audience of ['Executives', 'Analysts', ''])
    for (const privacy of ['none', 'sample'] as Privacy[]) {
      const asked = { audience, goal: 'More orders in the North', systemPromptHint: 'Tone: formal.' };
      const seen = write({ ...asked, slides: 4 });
      const blind = WIDGETS.map(({ rows, dataKey, ...widget }) =>
        privacy === 'none' ? widget : { ...widget, dataKey: dataKey!, rows: rows!.slice(0, 2) },
      );
      const sources = sourcesOf(WIDGETS);
      const filled = write({ ...asked, privacy }, blind).map(
        (slide) => fillSlide(slide, sources, 'en-US').slide,
      );
      // A slide knows nothing of the others where it is written by itself, so wordings may differ: what is said does not.
      const said = (slides: Slide[]) =>
        slides
          .filter(({ source }) => source === 'regions' || source === 'months')
          .map(({ statements = [], ext }) => [
            ext?.['brief'],
            ...statements.map(({ kind, args, field }) => ({ kind, args, field })),
          ]);
      const alone = [REGIONS, MONTHS].map((widget) => write(asked, [widget])[1]!);
      assert.deepEqual(said(filled), said(alone), `${audience} ${privacy}`);
      assert.ok(!JSON.stringify([...filled, ...seen]).includes('in the North'));
    }
});

test('a rewrite keeps to the readers that the slide was written for', () => {
  const slide = write({ audience: 'Executives' }).find(({ id }) => id === 'slide-regions')!;
  const rewritten = modifySlide({
    protocol: 1, privacy: 'all', slide, instruction: 'In other words', widget: REGIONS, locale: 'en-US',
    deck: { title: 'Review', outline: [] },
  }); // prettier-ignore
  assert.notEqual(rewritten.title, slide.title);
  assert.equal(linesOf(rewritten).length, linesOf(slide).length);
  assert.ok(linesOf(rewritten).length <= 2);
});

test('a headline that the goal has chosen says the same in other words', () => {
  const slide = write({ goal: 'Learn from the West' }, [REGIONS])[1]!;
  const rewritten = modifySlide({
    protocol: 1, privacy: 'all', slide, instruction: 'In other words', widget: REGIONS, locale: 'en-US',
    deck: { title: 'Review', outline: [] },
  }); // prettier-ignore
  const kindOf = ({ title, statements = [] }: Slide) => statements.find(({ quote }) => quote === title)?.kind;
  assert.notEqual(kindOf(slide), kindOf(write({}, [REGIONS])[1]!));
  assert.equal(kindOf(rewritten), kindOf(slide));
  assert.notEqual(rewritten.title, slide.title);
});

test('a tone of the start screen changes the slides: formal names tests, friendly says less, persuasive sums up', () => {
  const tests = (slides: Slide[]): number => content(slides).flatMap(linesOf).filter((line) => /\btest\b|Spearman/.test(line)).length; // prettier-ignore
  assert.equal(tests(write({})), 0);
  assert.equal(tests(write({ systemPromptHint: 'Tone: formal and precise.' })), 2);
  for (const slide of content(write({ systemPromptHint: 'Tone: friendly and plain.' })))
    assert.ok(linesOf(slide).length <= 2);
  const persuasive = 'Tone: persuasive; say what follows from the figures.';
  assert.ok(idsOf({ systemPromptHint: persuasive }).includes('slide-summary'));
});

test('a group, a measure or a dimension that the goal names comes first in titles and in the summary', () => {
  const summary = (goal: string): string[] =>
    (write({ audience: 'Board', goal }).find(({ id }) => id === 'slide-summary')?.statements ?? []).map(
      ({ source }) => source,
    );
  assert.equal(summary('Sell more orders')[0], 'months');
  assert.equal(summary('Lower consumption of our cars')[0], 'cars');
  const about = (name: string, goal?: string): boolean =>
    write(goal ? { goal } : {}, [REGIONS])[1]!.statements!.some(
      ({ field, args }) => field !== 'notes' && args['who'] === name,
    );
  assert.ok(!about('North'));
  assert.ok(about('North', 'Grow revenue in the North'));
  // A goal is no headline of what hardly matters.
  const [, plain] = write({}, [REGIONS]);
  const [, aimed] = write({ goal: 'Close the shops of the Centre' }, [REGIONS]);
  assert.equal(aimed?.statements?.[0]?.kind, plain?.statements?.[0]?.kind);
});

test('the audiences that the start screen offers for boards and executives are known in every language', () => {
  for (const { audiences } of [en, de, fr, es, pt, ja, zh, ar])
    assert.deepEqual(
      audiences.map((audience) => deckBrief({ audience }).points),
      [2, undefined, undefined, undefined, 2, undefined],
      audiences.join(', '),
    );
});

test('whom a text names is read in eight languages, and the first one counts', () => {
  const pointsFor = (audience: string): number | undefined => deckBrief({ audience }).points;
  for (const audience of [
    'the Board of Directors',
    'C-level',
    'Vorstände',
    'Geschäftsführung',
    'comité de direction',
    'Dirección general',
    'a diretoria',
    '経営会議のメンバー',
    '公司管理层',
    'للإدارة العليا',
    'executives, with our analysts',
  ])
    // prettier-ignore
    assert.equal(pointsFor(audience), 2, audience);
  for (const audience of [
    'analysts',
    'our data team',
    'financial controllers',
    'Datenteam',
    'das Controlling',
    'analystes',
    'équipe data',
    'equipo de datos',
    'pesquisadores',
    'データアナリスト',
    '数据分析师',
    'للمحللين',
    'analysts who report to the board',
  ])
    // prettier-ignore
    assert.equal(pointsFor(audience), 4, audience);
  for (const audience of [
    '',
    'Customers',
    'My team',
    'users of the dashboard',
    'onboarding',
    'Öffentlichkeit',
  ])
    assert.equal(pointsFor(audience), undefined, audience);
});

test('in every language the words of a test name it, and no other note does', () => {
  const NAME =
    /Mann|Kendall|Fisher|Spearman|Kruskal|Grubbs|Worsley|Tietjen|Agostino|Tukey|chi|khi|qui-quadrado|カイ二乗|卡方|مربع كاي/iu;
  for (const language of LANGUAGES)
    for (const [form, { note }] of Object.entries(phrasesFor(language).forms)) {
      const found = testWords(form, note, true);
      assert.equal(found !== undefined, namesTest(form));
      if (found) assert.match(found.words, NAME, `${language} ${form}`);
      else
        assert.doesNotMatch(
          note,
          /Mann|Fisher|Spearman|Kruskal|Grubbs|Worsley|Tietjen|Agostino|Tukey/u,
          form,
        );
      assert.ok(!found?.words.startsWith('و'), form);
    }
});
