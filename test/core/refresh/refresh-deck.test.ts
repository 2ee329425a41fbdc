import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  createDeck,
  createSlide,
  parseDeck,
  serializeDeck,
  type Deck,
  type Source,
} from '../../../src/core/deck/index.js';
import { refreshDeck } from '../../../src/core/refresh/index.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import { applyEdits } from '../../../src/core/deck/edits.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import type { Column, QueryResult, Row, RunQuery } from '../../../src/core/query/types.js';

const columns: Column[] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DOUBLE' },
];
const result = (rows: Row[], more: Partial<QueryResult> = {}): QueryResult => ({
  columns,
  rows,
  rowCount: rows.length,
  elapsedMs: 1,
  truncated: false,
  ...more,
});
const source = (rows: Row[], sql: string): Source => ({
  title: `Rows of ${sql}`,
  sql,
  columns,
  data: { rows, queriedAt: '2026-01-01T00:00:00.000Z', fingerprint: 'old', truncated: false },
});
const bars = { type: 'bar', encoding: { category: 'region', value: 'value' } } as const;
const old: Row[] = [
  { region: 'North', value: 100 },
  { region: 'South', value: 40 },
];

function salesDeck(rows: Row[] = old): Deck {
  return createDeck({
    title: 'Sales',
    now: () => 0,
    sources: { sales: source(rows, 'SELECT 1'), costs: source(rows, 'SELECT 2') },
    slides: [
      createSlide({
        id: 'one',
        source: 'sales',
        title: '{{ argmax(region, value) }} leads with {{ max(value) }}',
        text: 'The total is {{ total }}.\n\n- North is **ahead** of the South\n- A fixed sentence',
        notes: 'Costs are {{ costs }}.',
        variables: { total: { expr: 'sum(value)' }, costs: { expr: 'sum(value)', source: 'costs' } },
        claims: [
          {
            id: 'lead',
            quote: '{{ argmax(region, value) }} leads with {{ max(value) }}',
            test: 'max(value) > avg(value)',
          },
          {
            id: 'north',
            quote: 'North is **ahead** of the South',
            test: 'sum(value, region, "North") > sum(value, region, "South")',
          },
          { id: 'gone', quote: 'A sentence that was edited away', test: 'count() > 99' },
        ],
        blocks: [{ id: 'bars', region: 'chart', kind: 'chart', spec: bars }],
      }),
      createSlide({
        id: 'two',
        title: 'Key figure',
        blocks: [
          {
            id: 'big',
            region: 'main',
            source: 'costs',
            kind: 'metric',
            spec: { type: 'big-number', encoding: { value: 'value' }, config: { numberFormat: 'integer' } },
          },
        ],
      }),
    ],
  });
}
const answering =
  (answers: Record<string, QueryResult | Error>): RunQuery =>
  (sql) => {
    const answer = answers[sql];
    return answer && !(answer instanceof Error)
      ? Promise.resolve(answer)
      : Promise.reject(answer ?? new Error(`no answer to ${sql}`));
  };

test('a refresh computes every figure anew and says which changed, from what to what', async () => {
  const deck = salesDeck();
  const before = serializeDeck(deck);
  const {
    deck: fresh,
    diff,
    edits,
  } = await refreshDeck(
    deck,
    answering({
      'SELECT 1': result([
        { region: 'North', value: 100 },
        { region: 'South', value: 250 },
      ]),
      'SELECT 2': result([{ region: 'North', value: 7 }]),
    }),
    { now: () => Date.UTC(2026, 5, 1) },
  );
  assert.deepEqual(
    diff.figures.map(({ slideId, place, before: was, after: is }) => [slideId, place, was, is]),
    [
      ['one', 'title', 'North', 'South'],
      ['one', 'title', '100', '250'],
      ['one', 'text', '140', '350'],
      ['one', 'notes', '140', '7'],
      ['two', 'blocks/big', '100', '7'],
    ],
  );
  assert.equal(resolveSlide(fresh, fresh.slides[0]!).title.text, 'South leads with 250');
  assert.equal(fresh.sources['sales']?.data?.queriedAt, '2026-06-01T00:00:00.000Z');
  assert.deepEqual(
    diff.sources.map(({ sourceId, status, rows }) => [sourceId, status, rows.before, rows.after]),
    [
      ['sales', 'changed', 2, 2],
      ['costs', 'changed', 2, 1],
    ],
  );
  assert.equal(serializeDeck(deck), before, 'the given document is not touched');
  assert.deepEqual(applyEdits(deck, edits).deck.sources, fresh.sources);
  assert.doesNotThrow(() => parseDeck(serializeDeck(fresh)));
});

test('a refresh lists the sentences that no longer hold, and none that were edited away', async () => {
  const { diff } = await refreshDeck(
    salesDeck(),
    answering({
      'SELECT 1': result([
        { region: 'North', value: 10 },
        { region: 'South', value: 250 },
      ]),
      'SELECT 2': result(old),
    }),
  );
  assert.deepEqual(
    diff.claims.map(({ claimId, place, sentence, held }) => [claimId, place, sentence, held]),
    [['north', 'text', 'North is ahead of the South', true]],
  );
});

test('charts whose columns vanished are named with the columns, and their figures with the problem', async () => {
  const renamed = [
    { name: 'area', type: 'string', dbType: 'VARCHAR' } as const,
    { name: 'value', type: 'number', dbType: 'DOUBLE' } as const,
  ];
  const { diff, deck } = await refreshDeck(
    salesDeck(),
    answering({
      'SELECT 1': { ...result([{ area: 'North', value: 1 }]), columns: renamed },
      'SELECT 2': result(old),
    }),
  );
  assert.deepEqual(
    diff.charts.map(({ slideId, blockId, sourceId, missing, code }) => [
      slideId,
      blockId,
      sourceId,
      missing,
      code,
    ]),
    [['one', 'bars', 'sales', ['region'], 'wrong_columns']],
  );
  const broken = diff.figures.find(({ after }) => after === null);
  assert.equal(broken?.before, 'North');
  assert.equal(broken?.problem?.code, 'UNKNOWN_COLUMN');
  assert.equal(deck.slides.length, 2);
});

test('a query that fails leaves its rows as they were; the others are refreshed', async () => {
  const deck = salesDeck();
  const { deck: fresh, diff } = await refreshDeck(
    deck,
    answering({
      'SELECT 1': new Error('no such table: sales'),
      'SELECT 2': result([{ region: 'North', value: 9 }]),
    }),
  );
  assert.equal(fresh.sources['sales'], deck.sources['sales']);
  assert.equal(fresh.sources['costs']?.data?.rows.length, 1);
  assert.deepEqual(diff.sources[0]?.problem, { code: 'FAILED', message: 'no such table: sales' });
  assert.equal(diff.sources[0]?.status, 'failed');
  assert.deepEqual(
    new Set(diff.figures.map(({ expression }) => expression)),
    new Set(['costs', 'first(value)']),
  );
});

test('wrong, cut and missing results of a host are told and never computed with', async () => {
  const wrong = await refreshDeck(
    salesDeck(),
    answering({
      'SELECT 1': { rows: [{ region: 'North', value: 1n }], columns } as unknown as QueryResult,
      'SELECT 2': result(old, { truncated: true }),
    }),
  );
  assert.equal(wrong.diff.sources[0]?.problem?.code, 'INVALID_RESULT');
  assert.equal(wrong.diff.figures.find(({ place }) => place === 'notes')?.problem?.code, 'TRUNCATED_ROWS');
  const unsaved = salesDeck();
  delete unsaved.sources['sales']!.data;
  const failed = await refreshDeck(
    unsaved,
    answering({ 'SELECT 1': new Error('offline'), 'SELECT 2': result(old) }),
  );
  assert.deepEqual(failed.deck.sources['sales']?.problem, { code: 'FAILED', message: 'offline' });
  const loaded = await refreshDeck(
    failed.deck,
    answering({ 'SELECT 1': result(old), 'SELECT 2': result(old) }),
  );
  assert.equal(loaded.deck.sources['sales']?.problem, undefined);
  assert.equal(loaded.diff.figures.find(({ place }) => place === 'text')?.before, null);
  assert.equal(loaded.diff.figures.find(({ place }) => place === 'text')?.after, '140');
});

test('the same rows change nothing but the time they were queried at', async () => {
  const deck = salesDeck();
  const run = answering({ 'SELECT 1': result(old), 'SELECT 2': result(old) });
  const once = await refreshDeck(deck, run, { now: () => 0 });
  const { deck: again, diff } = await refreshDeck(once.deck, run, { now: () => 1000 });
  assert.deepEqual([diff.figures, diff.claims, diff.charts], [[], [], []]);
  assert.deepEqual(
    diff.sources.map(({ status }) => status),
    ['same', 'same'],
  );
  assert.equal(again.sources['sales']?.data?.queriedAt, '1970-01-01T00:00:01.000Z');
});

test('an aborted refresh rejects, and a source without SQL keeps its rows', async () => {
  const controller = new AbortController();
  const run: RunQuery = () => {
    controller.abort();
    return Promise.resolve(result(old));
  };
  await assert.rejects(refreshDeck(salesDeck(), run, { signal: controller.signal }), { name: 'AbortError' });
  const typed = salesDeck();
  typed.sources['sales']!.sql = ' ';
  const { diff, deck } = await refreshDeck(typed, answering({ 'SELECT 2': result(old) }));
  assert.equal(diff.sources[0]?.status, 'skipped');
  assert.equal(deck.sources['sales'], typed.sources['sales']);
});

interface Figures {
  total: number;
  top: string;
  part: number | null;
  /** Null where there is no row of it. */
  north: number | null;
}
type Item = { region: string; value: number };

/** The same figures by a plain loop, without the template engine. */
function recomputed(rows: Item[]): Figures {
  let total = 0;
  let north: number | null = null;
  let top = rows[0]!;
  for (const row of rows) {
    total += row.value;
    if (row.region === 'North') north = (north ?? 0) + row.value;
    if (row.value > top.value) top = row;
  }
  return { total, top: top.region, part: north === null || total === 0 ? null : north / total, north };
}

const textOf = ({ total, top, part }: Figures): string => {
  const percent = (ratio: number) =>
    new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(ratio + 0);
  const share = part === null ? '–' : percent(part).replace('-0%', '0%');
  return `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(total)} ${top} ${share}`;
};

test('after any change of the data every changed figure is updated and every sentence no longer true is listed', async () => {
  const region = fc.constantFrom('North', 'South', 'East');
  const items = fc.array(fc.record({ region, value: fc.integer({ min: -999, max: 99_999 }) }), {
    minLength: 1,
    maxLength: 12,
  });
  const tests = [
    { id: 'a', test: 'sum(value) > 1000', holds: ({ total }: Figures) => total > 1000 },
    { id: 'b', test: 'argmax(region, value) == "North"', holds: ({ top }: Figures) => top === 'North' },
    {
      id: 'c',
      test: 'share(value, region, "North") >= 1 / 2 - 0',
      holds: ({ part }: Figures) => part !== null && part >= 0.5,
    },
    {
      id: 'd',
      test: 'sum(value, region, "North") < 500',
      holds: ({ north }: Figures) => north !== null && north < 500,
    },
  ];
  const seed = Number(process.env['TEMPLATE_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`refresh seed: ${seed}`);
  await fc.assert(
    fc.asyncProperty(items, items, async (first, second) => {
      const deck = createDeck({
        title: 'T',
        sources: { s: source(first, 'SELECT 1') },
        slides: [
          createSlide({
            id: 'x',
            source: 's',
            title:
              '{{ sum(value) | integer }} {{ argmax(region, value) }} {{ share(value, region, "North") | percent }}',
            text: tests.map(({ id }) => `Sentence ${id}.`).join(' '),
            claims: tests.map(({ id, test: expression }) => ({
              id,
              quote: `Sentence ${id}.`,
              test: expression,
            })),
          }),
        ],
      });
      const { deck: fresh, diff } = await refreshDeck(deck, answering({ 'SELECT 1': result(second) }));
      const [was, is] = [recomputed(first), recomputed(second)];
      assert.equal(resolveSlide(fresh, fresh.slides[0]!).title.text, textOf(is));
      const [before, after] = [was, is].map((figures) => textOf(figures).split(' '));
      const changed = before!.flatMap((text, index) =>
        text === after![index] ? [] : [[text, after![index]]],
      );
      assert.deepEqual(
        diff.figures.map((figure) => [figure.before, figure.after]),
        changed,
      );
      assert.deepEqual(
        diff.claims.map(({ claimId, held }) => [claimId, held]),
        tests.filter(({ holds }) => !holds(is)).map(({ id, holds }) => [id, holds(was)]),
      );
    }),
    { numRuns: 500, seed },
  );
});

test('a source that is given another query is run alone, and its widget has that query everywhere', async () => {
  const deck = salesDeck();
  const widget = {
    id: 'sales',
    type: 'bar' as const,
    title: 'Sales',
    dataKey: 'SELECT 1',
    duckdbQuery: 'SELECT 0',
  };
  deck.sources['sales'] = { ...deck.sources['sales']!, widget };
  const asked: string[] = [];
  const {
    deck: after,
    diff,
    edits,
  } = await refreshDeck(
    deck,
    (sql) => {
      asked.push(sql);
      return Promise.resolve(result(old));
    },
    { sql: { sales: 'SELECT 3' } },
  );
  assert.deepEqual(asked, ['SELECT 3']);
  assert.deepEqual(
    diff.sources.map(({ sourceId, status }) => [sourceId, status]),
    [['sales', 'changed']],
  );
  const { duckdbQuery: _gone, ...kept } = widget;
  assert.deepEqual(after.sources['sales']!.widget, { ...kept, dataKey: 'SELECT 3' });
  assert.equal(after.sources['sales']!.sql, 'SELECT 3');
  assert.equal(after.sources['costs'], deck.sources['costs']);
  assert.equal(edits.length, 1);
});

test('a query that fails says where, and what its author may have meant', async () => {
  const deck = salesDeck();
  delete deck.sources['sales']!.data;
  const error = new QueryError('UNKNOWN_COLUMN', 'There is no column "regoin".', {
    position: 7,
    candidates: ['region', ...Array.from({ length: 50 }, (_, at) => `c${at}`)],
  });
  const { deck: after } = await refreshDeck(deck, () => Promise.reject(error), {
    sql: { sales: 'SELECT regoin' },
  });
  const { sql, problem } = after.sources['sales']!;
  assert.equal(sql, 'SELECT regoin');
  assert.equal(problem?.position, 7);
  assert.equal(problem.candidates?.[0], 'region');
  assert.equal(problem.candidates.length, 10);
  assert.deepEqual(parseDeck(serializeDeck(after)).sources['sales']!.problem, problem);
});
