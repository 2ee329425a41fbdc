import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BuilderDashboardConfig } from '../../../src/core/chart/types.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { createDeckGeneration, createReportCallbacks } from '../../../src/core/generation/index.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import { checkStatements } from '../../../src/core/statements/verify.js';
import type { Privacy } from '../../../src/core/stream/index.js';
import {
  createOpenAICompatibleModel,
  createLocalFetch,
  createVendorService,
} from '../../../src/service/index.js';
import { startModelServer, type ModelRequest, type ModelServer } from '../../support/model-server.js';
import { slideAnswer, type ChosenSlide } from '../../support/slide-answer.js';

const CANARY = /canary|777\d{3}|2031-07/;
const ROWS = Array.from({ length: 30 }, (_, at) => ({
  category: `Canary ${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd'[at]}`,
  value: at === 0 ? 777_000 : 77_700_000 + at * at * 100,
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

const kindsIn = (slide: Slide | undefined, field: string) =>
  slide?.statements?.filter((statement) => statement.field === field).map(({ kind }) => kind);

/** The ids that a model is shown for kinds. */
function idsOf({ body }: ModelRequest, ...kinds: string[]): string[] {
  const [, shown = '[]'] = /<data name="statements">\n(.*)\n/.exec(body.messages[1]?.content ?? '') ?? [];
  const entries = JSON.parse(shown) as { id: string; kind: string }[];
  return kinds.map((kind) => entries.find((entry) => entry.kind === kind)?.id ?? `no ${kind}`);
}

/** Holds over the rows: the last shop has the least, and all add up. A tie does not. */
const chosen = (request: ModelRequest, more: ChosenSlide = {}): string => {
  const [title, ...points] = idsOf(request, 'last', 'tie', 'total');
  return slideAnswer({ title, points, ...more });
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

test('under privacy none no cell, bound or SQL reaches the service or the model', async (t) => {
  const server = await startModelServer((request, call) => ({
    // A guess at a name: the page knows it for one, and says so without it.
    text: chosen(request, { remark: call === 0 ? 'Canary a is what to watch.' : null, wording: 'other' }),
  }));
  t.after(() => server.close());
  const { store, sent } = await generate('none', server);
  await store.modify('slide-w1', 'say it in other words');
  assert.match(sent[3] ?? '', /"violations":\{"slide-w1":\["remark: it has a name of a row"\]/);
  const bytes = [...sent, ...server.requests.map(({ raw }) => raw.replaceAll(/Canary a is what/g, ''))];
  for (const body of bytes) assert.doesNotMatch(body, new RegExp(CANARY, 'i'));
  assert.equal(server.requests.length, 3);
  assert.doesNotMatch(JSON.stringify(store.getSnapshot().deck?.slides[1]), /what to watch/);
});

test('without rows a model chooses kinds, and the page words those that hold from its own rows', async (t) => {
  const server = await startModelServer((request) => ({ text: chosen(request) }));
  t.after(() => server.close());
  for (const privacy of ['none', 'sample'] as const) {
    const { store } = await generate(privacy, server);
    const { deck, slides } = store.getSnapshot();
    const slide = deck?.slides[1];
    assert.deepEqual(kindsIn(slide, 'title'), ['last'], privacy);
    const points = kindsIn(slide, 'text') ?? [];
    assert.equal(points[0], 'total');
    assert.ok(!points.includes('tie'));
    assert.equal(points.length, 2, 'the analyst fills what does not hold');
    assert.match(resolveSlide(deck!, slide!).title.text, /Canary A .*: 777K/);
    assert.equal(slides[1]?.guards?.passed, true);
    const states = await checkDeck(deck!);
    assert.ok(states.every(({ state, slideId }) => slideId !== 'slide-w1' || state === 'checked'));
    for (const left of ['unwritten', 'wishes', 'register']) assert.equal(slide?.ext?.[left], undefined);
  }
  assert.equal(server.requests.length, 2);
  const schema = JSON.stringify(server.requests[0]?.body.response_format?.json_schema?.schema);
  assert.match(schema, /"own":\{"type":"null"\}/);
});

test('a remark that names no row stands on the slide that the page writes', async (t) => {
  const remark = 'Shops that opened late count in full.';
  const server = await startModelServer((request) => ({ text: chosen(request, { remark }) }));
  t.after(() => server.close());
  const { store } = await generate('none', server);
  const { deck } = store.getSnapshot();
  assert.equal(deck?.slides[1]?.text.split('\n').at(-1), `- ${remark}`);
});

test('a model that chooses only what does not hold leaves the slide to the analyst of the page', async (t) => {
  const server = await startModelServer((request) => {
    const [tie, negatives] = idsOf(request, 'tie', 'negatives');
    return { text: slideAnswer({ title: tie, points: [negatives, tie] }) };
  });
  t.after(() => server.close());
  const { store } = await generate('none', server);
  const { deck, phase } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.ok((kindsIn(deck?.slides[1], 'text') ?? []).length > 0);
  const states = await checkDeck(deck!);
  // The widget's own title is no finding.
  const written = states.filter(({ slideId, field }) => slideId === 'slide-w1' && field !== 'title');
  assert.ok(written.every(({ state }) => state === 'checked'));
});

test('a rewrite under privacy none keeps the checked lines that the model chose, as checked', async (t) => {
  const server = await startModelServer((request, call) => ({
    text:
      call === 0
        ? chosen(request)
        : slideAnswer({ title: 'k1', points: ['k3'], wording: 'same', chart: 'horizontal-bar' }),
  }));
  t.after(() => server.close());
  const { store } = await generate('none', server);
  const before = store.getSnapshot().deck!.slides[1]!;
  await store.modify('slide-w1', 'only the last point, as horizontal bars');
  const { deck } = store.getSnapshot();
  const after = deck!.slides[1]!;
  assert.equal(after.title, before.title);
  assert.equal(after.text, before.text.split('\n')[1]);
  const [block] = after.blocks;
  assert.equal(block?.kind === 'chart' && block.spec.type, 'horizontal-bar');
  const states = (await checkDeck(deck!)).filter(({ slideId }) => slideId === 'slide-w1');
  assert.ok(
    states.every(({ state }) => state === 'checked'),
    JSON.stringify(states),
  );
  for (const { raw } of server.requests) assert.doesNotMatch(raw, new RegExp(CANARY, 'i'));
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
  const server = await startModelServer((request, call) =>
    call === 0 ? { text: chosen(request, { remark: 'Canary B leads.' }) } : { status: 500 },
  );
  t.after(() => server.close());
  const { store } = await generate('none', server);
  const { deck, phase, error } = store.getSnapshot();
  assert.equal(phase, 'ready');
  assert.equal(error, undefined);
  assert.deepEqual(kindsIn(deck?.slides[1], 'title'), ['last']);
});
