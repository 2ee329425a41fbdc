import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { planDeck, writeSlide } from '../../src/core/analyst/index.js';
import type { BuilderDashboardConfig } from '../../src/core/chart/types.js';
import { createDeck } from '../../src/core/deck/create-deck.js';
import { applyEdits } from '../../src/core/deck/edits.js';
import type { Deck, Slide, Source } from '../../src/core/deck/types.js';
import { verifySlide } from '../../src/core/deck/verify-slide.js';
import { checkDeck, type CheckedSentence } from '../../src/core/index.js';
import type { QueryResult, Row, RunQuery } from '../../src/core/query/types.js';
import { refreshDeck } from '../../src/core/refresh/index.js';
import { loadPhrases } from '../../src/core/statements/phrases/load.js';
import type { GenerateDeckRequest, WidgetInput } from '../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../src/server/query/read-dataset-file.js';
import { DEMO_DASHBOARDS } from '../support/demo-dashboards.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];
const QUERIED = '2026-06-15T12:00:00Z';

async function widgetsOf(dashboard: string): Promise<WidgetInput[]> {
  const runner = createNodeDuckDBRunner();
  const tables = Object.entries(DEMO_DASHBOARDS[dashboard] ?? {});
  await runner.load(
    await Promise.all(tables.map(([table, file]) => readDatasetFile(`dist/demo/data/${file}`, table))),
  );
  const config = JSON.parse(
    readFileSync(`demo/dashboards/${dashboard}.json`, 'utf8'),
  ) as BuilderDashboardConfig;
  const widgets: WidgetInput[] = [];
  for (const widget of config.widgets) {
    const { columns, rows, rowCount } = await runner.runQuery(widget.dataKey);
    widgets.push({ ...widget, columns, rows, rowCount, queriedAt: QUERIED });
  }
  await runner.close();
  return widgets;
}

const sourceOf = ({ columns, rows = [], rowCount: _, queriedAt, ...widget }: WidgetInput): Source => ({
  widget: { ...widget, dataKey: widget.dataKey ?? '' },
  title: widget.title,
  sql: `${widget.id}\n${widget.dataKey ?? ''}`,
  columns,
  data: { rows, queriedAt, fingerprint: '', truncated: false },
});

const TYPED = 'A sentence that a person typed.';

/** A deck of the analyst, in which a person added a bullet to every slide. */
async function deckOf(widgets: readonly WidgetInput[], locale: string): Promise<Deck> {
  await loadPhrases(locale);
  const request: GenerateDeckRequest = {
    protocol: 1,
    privacy: 'all',
    title: 'Demo',
    locale,
    widgets: widgets.map((widget) => ({ ...widget })),
  };
  const slides = planDeck(request).map((planned) => writeSlide(planned, request));
  const sources = Object.fromEntries(widgets.map((widget) => [widget.id, sourceOf(widget)]));
  const format = { locale, timeZone: 'UTC', currency: 'USD' };
  return { ...createDeck({ title: 'Demo', format, sources }), slides: slides.map(withProse) };
}

const withProse = (slide: Slide): Slide => ({ ...slide, text: `${slide.text}\n- ${TYPED}` });

/** Numbers from 0 to 1 that are the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Turn = (rows: readonly Row[], numbers: readonly string[], random: () => number) => Row[];

/** The cells of a column, given anew to the rows. */
const dealt = (rows: readonly Row[], columns: readonly string[], order: readonly number[]): Row[] =>
  rows.map((row, at) => ({
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, rows[order[at] ?? at]?.[column] ?? null])),
  }));

const shuffled = (length: number, random: () => number): number[] => {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/** What may happen to the rows of a query from one day to the next, and worse. */
const TURNS: Readonly<Record<string, Turn>> = {
  'values change places': (rows, numbers, random) => dealt(rows, numbers, shuffled(rows.length, random)),
  'the course runs backwards': (rows, numbers) =>
    dealt(
      rows,
      numbers,
      rows.map((_, at) => rows.length - 1 - at),
    ),
  'some values grow or shrink': (rows, numbers, random) =>
    rows.map((row) => scaled(row, numbers, random() < 0.3 ? 0.2 + random() * 4 : 1)),
  'rows are missing': (rows, _, random) => rows.filter(() => random() < 0.7),
  'few rows are left': (rows) => rows.slice(0, 2),
  'no row is left': () => [],
  'a measure has no values': (rows, [first]) =>
    rows.map((row) => (first === undefined ? row : { ...row, [first]: null })),
  'all values are equal': (rows, numbers) =>
    rows.map((row) => ({ ...row, ...Object.fromEntries(numbers.map((column) => [column, 7])) })),
  'names are others': (rows, _, random) => rows.map((row) => renamed(row, random)),
  'values turn negative': (rows, numbers, random) =>
    rows.map((row) => scaled(row, numbers, random() < 0.5 ? -1 : 1)),
};

const scaled = (row: Row, numbers: readonly string[], factor: number): Row => ({
  ...row,
  ...Object.fromEntries(
    numbers.map((column) => {
      const cell = row[column];
      return [column, typeof cell === 'number' ? Math.round(cell * factor * 100) / 100 : (cell ?? null)];
    }),
  ),
});

/** What people and attackers call things. */
const NAMES = [
  'St. John. And Co. ', '- a bullet', '{{ sum(value) }}', '**bold**', 'a "quoted" \\ name', 'two\nlines', '1. First', '', '<b>', '90%',
  'Ärger & Söhne', 'شركة', '株式会社。', 'A. B', 'figure_a', '__proto__', 'n'.repeat(300),
]; // prettier-ignore

const renamed = (row: Row, random: () => number): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [
      column,
      typeof cell === 'string' && !/^\d{4}/.test(cell) && random() < 0.6
        ? `${NAMES[Math.floor(random() * NAMES.length)] ?? ''}${random() < 0.5 ? '' : cell}`
        : cell,
    ]),
  );

const turnedRows =
  (deck: Deck, turn: Turn, random: () => number): RunQuery =>
  (sql) => {
    const { columns, data } = deck.sources[sql.slice(0, sql.indexOf('\n'))] as Source;
    const numbers = columns.filter(({ type }) => type === 'number').map(({ name }) => name);
    const rows = turn(data?.rows ?? [], numbers, random);
    const result: QueryResult = { columns, rows, rowCount: rows.length, elapsedMs: 1, truncated: false };
    return Promise.resolve(result);
  };

const said = (sentences: readonly CheckedSentence[], state: CheckedSentence['state']): CheckedSentence[] =>
  sentences.filter((sentence) => sentence.state === state);

for (const [at, dashboard] of Object.keys(DEMO_DASHBOARDS).entries())
  test(`after new rows every checked sentence of the deck "${dashboard}" is checked again, or gone`, async () => {
    const widgets = await widgetsOf(dashboard);
    let reworded = 0;
    for (const [round, [name, turn]] of Object.entries(TURNS).entries()) {
      const locale = LOCALES[(at + round) % LOCALES.length] ?? 'en-US';
      const deck = await deckOf(widgets, locale);
      const before = await checkDeck(deck);
      const random = seeded(1000 * at + round);
      const {
        deck: fresh,
        edits,
        diff,
      } = await refreshDeck(deck, turnedRows(deck, turn, random), {
        now: () => Date.parse(QUERIED),
      });
      const where = `${name}, ${locale}`;
      const after = await checkDeck(fresh);
      assert.deepEqual(said(after, 'broken'), [], where);
      // What was prose before is all the prose there is: a title without a statement is its widget's own.
      const prose = after.filter(({ state, field }) => state !== 'checked' && field !== 'title');
      assert.deepEqual(
        prose.map(({ slideId, text }) => [slideId, text]),
        deck.slides.map(({ id }) => [id, TYPED]),
        where,
      );
      const hosts = new Set(['Demo', ...Object.values(deck.sources).map((source) => source.title)]);
      for (const { state, field, text } of after)
        if (field === 'title' && state !== 'checked') assert.ok(hosts.has(text), `${where}: ${text}`);
      assert.deepEqual(diff.claims, [], where);
      for (const slide of fresh.slides) assert.deepEqual(verifySlide(fresh, slide).unverified, [], where);
      // A chart of another type says why in one more sentence of code.
      const notes = diff.types.filter(({ note }) => note !== undefined).length;
      assert.ok(said(after, 'checked').length <= said(before, 'checked').length + notes, where);
      const { inverses, deck: applied } = applyEdits(deck, edits);
      assert.deepEqual(applied.slides, fresh.slides);
      assert.deepEqual(applyEdits(applied, inverses).deck, deck, where);
      // What is told of it is what a reader sees.
      const seen = new Set(after.map(({ slideId, text }) => `${slideId} ${text}`));
      for (const sentence of diff.sentences)
        if (sentence.after !== undefined && sentence.kindAfter !== undefined)
          assert.ok(seen.has(`${sentence.slideId} ${sentence.after}`), `${where}: ${sentence.after}`);
      reworded += diff.sentences.length;
    }
    assert.ok(reworded > 20, `${reworded} sentences were worded anew`);
  });
