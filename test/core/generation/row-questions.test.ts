import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DataQuestion, Widget } from '../../../src/core/chart/types.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { resolveText } from '../../../src/core/deck/resolve.js';
import type { Deck, Source } from '../../../src/core/deck/types.js';
import { askOfRows, deckEnd } from '../../../src/core/generation/appendix.js';
import { sourceOfWidget } from '../../../src/core/generation/source-of-widget.js';
import type { InputRow, RunQuery } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { writeSlide } from '../../../src/core/analyst/write-slide.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import type { GenerateDeckRequest } from '../../../src/core/stream/protocol.js';

const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];
const KINDS: DataQuestion['kind'][] = ['test_rows', 'test_flag', 'spellings', 'other_unit', 'no_value', 'units', 'part_time', 'far_dates']; // prettier-ignore
const FIGURES = KINDS.map((_, at) => `64 AS "rows_${at + 1}", 'staff test' AS "names_${at + 1}", 9 AS "value_${at + 1}", 1000 AS "times_${at + 1}"`); // prettier-ignore
const questions = {
  sql: `SELECT ${FIGURES.join(', ')}`,
  asked: KINDS.map((kind) => ({ kind, column: 'distance_km' })),
};

async function withEngine<T>(use: (runQuery: RunQuery) => Promise<T>, data: InputRow[] = []): Promise<T> {
  const runner = createNodeDuckDBRunner();
  try {
    if (data.length > 0) await runner.load([{ name: 'trips', tableName: 'trips', data }]);
    return await use(runner.runQuery);
  } finally {
    await runner.close();
  }
}

const { signal } = new AbortController();

test('what is asked about rows stands on the last slide in the language of the deck, with figures that a query gives', async () => {
  const ofRows = await withEngine((runQuery) => askOfRows(questions, runQuery, signal));
  for (const locale of LANGUAGES) {
    const deck: Deck = createDeck({ title: 'Trips', format: { locale }, sources: {}, slides: [] });
    const { slides, sources } = deckEnd(deck, [], {}, ofRows);
    const [slide] = slides;
    assert.ok(slide);
    assert.deepEqual(Object.keys(sources), [slide.source]);
    const { text, problems } = resolveText({ ...deck, sources }, slide, slide.text, slide.source);
    assert.deepEqual(problems, []);
    assert.equal(text.split('\n').length, KINDS.length);
    assert.doesNotMatch(text, /[{}]/);
    assert.match(text, /64|٦٤/);
    const sentences = await checkDeck({ ...deck, sources, slides });
    for (const { state, text: own, why } of sentences) assert.equal(state, 'computed', `${own} – ${why}`);
  }
});

test('a dashboard that asks in another form asks nothing', async () => {
  await withEngine(async (runQuery) => {
    const ask = (given: unknown): Promise<unknown> => askOfRows(given as typeof questions, runQuery, signal);
    for (const given of [undefined, null, 'x', { sql: 'SELECT 1 AS a' }, { sql: 'SELECT 1 AS a', asked: [{ kind: 'constructor', column: 'a' }, null] }, { sql: 'DROP TABLE x', asked: questions.asked }, { sql: 3, asked: questions.asked }])
      assert.equal(await ask(given), undefined); // prettier-ignore
    const found = await ask({ sql: 'SELECT 1 AS a', asked: questions.asked });
    assert.deepEqual(deckEnd(createDeck({ title: 'Trips', sources: {}, slides: [] }), [], {}, found as never).slides, []); // prettier-ignore
  });
});

test('notes say that tests are left out and spellings are one group, as sentences that are checked', async () => {
  const data = Array.from({ length: 90 }, (_, at) => ({ rider: at < 3 ? 'test' : at < 8 ? 'member' : ['Member', 'Guest'][at % 2]!, km: 3 + 4 * (at % 2) })); // prettier-ignore
  const widget: Widget = {
    id: 'km', type: 'bar', title: 'Total km by rider',
    dataKey: `SELECT CASE WHEN "rider" = 'member' THEN 'Member' ELSE "rider" END AS "category", SUM("km") AS "value" FROM "trips" WHERE ("rider" IS NULL OR "rider" <> 'test') GROUP BY 1 ORDER BY 2 DESC`,
  }; // prettier-ignore
  const source: Source = await withEngine((runQuery) => sourceOfWidget(widget, runQuery, signal), data);
  const { rows = [], queriedAt = '', coverage } = source.data ?? {};
  for (const locale of LANGUAGES) {
    await loadPhrases(locale);
    const given = { ...widget, columns: source.columns, rows, rowCount: rows.length, queriedAt, ...(coverage && { coverage }) }; // prettier-ignore
    const request = { title: 'Trips', locale, widgets: [given] } as unknown as GenerateDeckRequest;
    const slide = writeSlide({ slideId: 'slide-km', index: 1, layout: 'chart-text', widgetId: 'km' }, request); // prettier-ignore
    const deck = createDeck({ title: 'Trips', format: { locale }, sources: { km: source }, slides: [slide] });
    const sentences = await checkDeck(deck);
    const notes = sentences.filter(({ field }) => field === 'notes').slice(-2);
    assert.deepEqual(notes.map(({ state }) => state), ['checked', 'checked'], JSON.stringify(notes)); // prettier-ignore
    // The base of all charts is no part of a headline.
    assert.ok(sentences.filter(({ field }) => field !== 'notes').every(({ text }) => !/test/i.test(text)));
  }
});
