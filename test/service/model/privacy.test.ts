import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BuilderDashboardConfig } from '../../../src/core/chart/types.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import { createDeckGeneration, createReportCallbacks } from '../../../src/core/generation/index.js';
import { checkStatements } from '../../../src/core/statements/verify.js';
import type { Privacy } from '../../../src/core/stream/index.js';
import {
  createOpenAICompatibleModel,
  createLocalFetch,
  createVendorService,
} from '../../../src/service/index.js';
import { startModelServer, type ModelServer } from '../../support/model-server.js';
import { slideAnswer, type SaidSlide } from '../../support/slide-answer.js';

const CANARY = /canary|777\d{3}|2031-07/;
const ROWS = Array.from({ length: 30 }, (_, at) => ({
  category: `Canary ${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd'[at]}`,
  value: 777_000 + at * at,
  day: at === 3 ? 'canary-no-date' : '2031-07-01',
}));
const CONFIG: BuilderDashboardConfig = {
  name: 'Review',
  widgets: [
    {
      id: 'w1',
      type: 'bar',
      title: 'Revenue by shop',
      dataKey: "SELECT category, value, day FROM sales WHERE name <> 'canary-where'",
      duckdbQuery: "SELECT 'canary-duck'",
    },
  ],
};

/** Plausible without rows, refuted by them: the values rise, and one cell is no date. */
const GUESS: SaidSlide = {
  title: ['Revenue fell over the shops', 'last(value) < first(value)'],
  points: ['The day is {{ nth(day, 4) | date:long }}.', ['{{ first(category) }} is the largest shop.', 'first(value) == max(value)'], 'Revenue adds up to {{ sum(value) | currency:0 }}.'],
}; // prettier-ignore
const MENDED: SaidSlide = {
  title: ['{{ argmax(category, value) }} has the largest revenue', 'count(value, max(value)) == 1'],
  points: [
    'Revenue adds up to {{ sum(value) | currency:0 }}.',
    'The median shop has revenue of {{ median(value) | currency:0 }}.',
  ],
};

async function generate(privacy: Privacy, server: ModelServer) {
  const model = createOpenAICompatibleModel({ model: 'mock', baseUrl: server.baseUrl });
  const local = createLocalFetch(createVendorService({ model }));
  const sent: string[] = [];
  const customFetch: typeof local = (input, init) => {
    sent.push(input as string, init?.body as string);
    return local(input, init);
  };
  const columns = [
    { name: 'category', type: 'string' as const, dbType: 'VARCHAR' },
    { name: 'value', type: 'number' as const, dbType: 'DOUBLE' },
    { name: 'day', type: 'date' as const, dbType: 'DATE' },
  ];
  const runQuery = () =>
    Promise.resolve({ columns, rows: ROWS, rowCount: ROWS.length, elapsedMs: 1, truncated: false });
  const store = createDeckGeneration({ callbacks: createReportCallbacks({ customFetch, runQuery }) });
  await store.start({ config: CONFIG, privacy });
  return { store, sent };
}

test('under privacy none no cell, bound or SQL reaches the service or the model, not even in what was wrong', async (t) => {
  const server = await startModelServer((_request, call) => ({
    text: slideAnswer(call === 0 ? GUESS : MENDED),
  }));
  t.after(() => server.close());
  const { store, sent } = await generate('none', server);
  await store.modify('slide-w1', 'say it in other words');
  assert.equal(sent.length, 6);
  assert.match(sent[3] ?? '', /"violations":\{"slide-w1":\[".*its test is false/);
  const bytes = [...sent, ...server.requests.map(({ raw }) => raw)];
  for (const body of bytes) assert.doesNotMatch(body, new RegExp(CANARY, 'i'));
  assert.equal(server.requests.length, 3);
});

test('without rows a model writes, the page resolves, and what the rows refute is written again once', async (t) => {
  const server = await startModelServer((_request, call) => ({
    text: slideAnswer(call === 0 ? GUESS : MENDED),
  }));
  t.after(() => server.close());
  for (const privacy of ['none', 'sample'] as const) {
    const { store } = await generate(privacy, server);
    const { deck, slides } = store.getSnapshot();
    assert.equal(deck?.slides[1]?.title, '{{ argmax(category, value) }} has the largest revenue');
    assert.equal(slides[1]?.guards?.passed, true);
    server.requests.length = 0;
  }
});

test('a model that insists on what the rows refute loses those sentences, and the deck is there', async (t) => {
  const server = await startModelServer(() => ({ text: slideAnswer(GUESS) }));
  t.after(() => server.close());
  const { store } = await generate('none', server);
  const { deck, phase } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.equal(deck?.slides[1]?.title, 'Revenue by shop');
  assert.equal(deck?.slides[1]?.text, '- Revenue adds up to {{ sum(value) | currency:0 }}.');
  assert.equal(server.requests.length, 2);
});

async function generateWithoutModel(privacy: Privacy, config = CONFIG) {
  const local = createLocalFetch(createVendorService());
  const sent: string[] = [];
  const customFetch: typeof local = (input, init) => {
    sent.push(input as string, init?.body as string);
    return local(input, init);
  };
  const category = { name: 'category', type: 'string' as const, dbType: 'VARCHAR' };
  const value = { name: 'value', type: 'number' as const, dbType: 'DOUBLE' };
  const shops = ['Canary A', 'Canary B', 'Canary C', 'Canary D'];
  const rows = shops.map((shop, at) => ({ category: shop, value: [420, 130, 95, 61][at]! }));
  const runQuery = (sql: string) => {
    const result = sql.includes('category')
      ? { columns: [category, value], rows, rowCount: rows.length }
      : { columns: [value], rows: [{ value: 706 }], rowCount: 1 };
    return Promise.resolve({ ...result, elapsedMs: 1, truncated: false });
  };
  const store = createDeckGeneration({ callbacks: createReportCallbacks({ customFetch, runQuery }) });
  await store.start({ config, privacy });
  const read = () => {
    const { deck } = store.getSnapshot();
    const slide = deck!.slides[1]!;
    const { title, text } = resolveSlide(deck!, slide);
    const checked = checkStatements(slide, deck!.sources, deck!.format).length;
    return { title: title.text, text: text.text, checked, slide };
  };
  return { store, sent, read };
}

test('without a model and without rows at the service the page writes the slide from its own rows', async () => {
  for (const privacy of ['none', 'sample'] as const) {
    const { sent, read } = await generateWithoutModel(privacy);
    const { title, text, checked, slide } = read();
    assert.match(title, /Canary A/, privacy);
    assert.match(text, /Canary \w.*\d/s, privacy);
    assert.ok(checked > 0, privacy);
    assert.equal(slide.ext?.['unwritten'], undefined);
    if (privacy === 'none') for (const body of sent) assert.doesNotMatch(body, new RegExp(CANARY, 'i'));
  }
});

test('under privacy none the page writes big numbers that share a slide as well', async () => {
  const number = (id: string) => ({
    id,
    type: 'big-number' as const,
    title: 'Revenue',
    dataKey: 'SELECT SUM(revenue) AS value FROM sales',
  });
  const { read } = await generateWithoutModel('none', { ...CONFIG, widgets: [number('a'), number('b')] });
  const { title, text, checked, slide } = read();
  assert.equal(slide.blocks.length, 2);
  assert.match(`${title} ${text}`, /\b706\b/);
  assert.ok(checked > 0);
  assert.equal(slide.ext?.['unwritten'], undefined);
});

test('a rewrite under privacy none shows the service no row and no value of the SQL', async () => {
  const { store, sent } = await generateWithoutModel('none');
  await store.modify('slide-w1', 'say it in other words');
  for (const body of sent) assert.doesNotMatch(body, new RegExp(CANARY, 'i'));
});

test('a rewrite under privacy none says the findings in other words', async () => {
  const { store, read } = await generateWithoutModel('none');
  const before = read();
  await store.modify('slide-w1', 'say it in other words');
  const after = read();
  assert.match(after.title, /Canary A/);
  assert.notEqual(after.text, '');
  assert.notEqual(`${after.title} ${after.text}`, `${before.title} ${before.text}`);
});

test('a second try that fails leaves the first version standing', async (t) => {
  const server = await startModelServer((_request, call) =>
    call === 0 ? { text: slideAnswer(GUESS) } : { status: 500 },
  );
  t.after(() => server.close());
  const { store } = await generate('none', server);
  const { deck, phase, error } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.equal(error, undefined);
  assert.match(deck?.slides[1]?.text ?? '', /sum\(value\)/);
});
