import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeckError } from '../../src/core/errors.js';
import { QueryError } from '../../src/core/base/query-error.js';
import type { QueryResult, RunQuery } from '../../src/core/query/types.js';
import type { DeckEvent, WidgetInput } from '../../src/core/stream/index.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { createVendorService, type DeckResult } from '../../src/service/index.js';
import { modifyRequest, post, sampleRequest, sampleWidget } from './sample-request.js';

const AMOUNTS = {
  name: 'Sales',
  tableName: 'sales',
  data: [
    { region: 'North', amount: 420 },
    { region: 'South', amount: 130 },
    { region: 'West', amount: 95 },
    { region: 'East', amount: 61 },
  ],
};

/** A widget as a client sends it that has not run its SQL. */
function bare(id: string, more: Partial<WidgetInput> = {}): WidgetInput {
  const { rows: _rows, ...widget } = sampleWidget(id);
  return { ...widget, columns: [], rowCount: 0, ...more };
}

/** Runs nothing; says what it was asked. */
function recording(answer: () => Promise<QueryResult>): { runSql: RunQuery; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    runSql: (sql) => {
      asked.push(sql);
      return answer();
    },
  };
}

const result = (rows: QueryResult['rows'], truncated = false): QueryResult => ({
  columns: [
    { name: 'category', type: 'string', dbType: 'VARCHAR' },
    { name: 'value', type: 'number', dbType: 'DOUBLE' },
  ],
  rows,
  rowCount: rows.length,
  elapsedMs: 1,
  truncated,
});
const json = { headers: { accept: 'application/json' } };

test('a widget that comes without rows is written from those of the engine beside the service', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const request = sampleRequest(1, { widgets: [bare('w1')] });
  const service = createVendorService({ runSql: engine.runQuery });
  const answer = await service(post('generate-deck-slides', request, json));
  assert.equal(answer.status, 200);
  const { resolved, errors } = (await answer.json()) as DeckResult;
  assert.deepEqual(errors, {});
  assert.match(JSON.stringify(resolved), /North/);
  assert.match(JSON.stringify(resolved), /420|706/);
});

test('a slide is rewritten from rows of the engine as well', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const request = { ...modifyRequest(), widget: bare('w1') };
  const service = createVendorService({ runSql: engine.runQuery });
  const { slides, resolved } = (await (
    await service(post('modify-deck-slides', request, json))
  ).json()) as DeckResult;
  // The request names no region and holds no figure: both come from the engine.
  const { text = '' } = Object.values(resolved)[0] ?? {};
  assert.ok(
    AMOUNTS.data.some(({ region }) => text.includes(region)),
    text,
  );
  assert.match(text, /\d/);
  assert.ok((slides[0]?.statements ?? []).length > 0);
});

test('the SQL for the server stands before that of the page, and rows that came are never asked for', async () => {
  const { runSql, asked } = recording(() => Promise.resolve(result([{ category: 'A', value: 1 }])));
  const widgets = [
    sampleWidget('w1'),
    bare('w2', { dataKey: 'SELECT page', duckdbQuery: 'SELECT server' }),
    bare('w3', { dataKey: 'SELECT page', duckdbQuery: '  ' }),
    sampleWidget('w4', { rows: [] }),
  ];
  const service = createVendorService({ runSql, concurrency: 1 });
  const answer = await service(post('generate-deck-slides', sampleRequest(1, { widgets }), json));
  assert.equal(answer.status, 200);
  assert.deepEqual(asked, ['SELECT server', 'SELECT page']);
});

test('where the user has not shown all data, nothing is run beside the service either', async () => {
  const { runSql, asked } = recording(() => Promise.resolve(result([])));
  const service = createVendorService({ runSql });
  const { dataKey: _sql, ...hidden } = bare('w1');
  for (const [privacy, widget] of [
    ['sample', bare('w1')],
    ['none', hidden],
  ] as const) {
    const request = sampleRequest(1, { privacy, widgets: [widget] });
    assert.equal((await service(post('generate-deck-slides', request, json))).status, 200);
  }
  assert.deepEqual(asked, []);
});

test('rows that were cut count as a part, so that no total is told from them', async () => {
  const rows = [
    { category: 'North', value: 420 },
    { category: 'South', value: 130 },
  ];
  const { runSql } = recording(() => Promise.resolve(result(rows, true)));
  const request = sampleRequest(1, { widgets: [bare('w1')] });
  const answer = await createVendorService({ runSql })(post('generate-deck-slides', request, json));
  const { resolved, plan } = (await answer.json()) as DeckResult;
  const written = plan.find(({ widgetId }) => widgetId === 'w1');
  assert.equal(resolved[written?.slideId ?? ''], undefined);
});

test('SQL that fails fails its slide with its place in the SQL, and all other slides are made', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const service = createVendorService({ runSql: engine.runQuery });
  const sql = 'SELECT regio AS category, amount AS value FROM sales';
  const widgets = [sampleWidget('w1'), bare('w2', { duckdbQuery: sql }), bare('w3')];
  const answer = await service(post('generate-deck-slides', sampleRequest(1, { widgets }), json));
  assert.equal(answer.status, 200);
  const { slides, errors, failed } = (await answer.json()) as DeckResult;
  assert.equal(failed, 1);
  const sources = slides.map(({ source }) => source).filter((source) => source !== undefined);
  assert.deepEqual(sources, ['w1', 'w3']);
  const [error] = Object.values(errors);
  assert.equal(error?.code, 'invalid');
  assert.match(
    error?.message ?? '',
    /^widgets\[1\]\.duckdbQuery: .*no column "regio".*Did you mean "region"/,
  );
  assert.deepEqual(error?.query, { code: 'UNKNOWN_COLUMN', position: 7, candidates: ['region'] });
});

test('the stream tells of a widget whose SQL fails once, between the slides of the others', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const widgets = [bare('w1', { dataKey: 'SELECT FROM' }), sampleWidget('w2')];
  const answer = await createVendorService({ runSql: engine.runQuery })(
    post('generate-deck-slides', sampleRequest(1, { widgets })),
  );
  assert.equal(answer.status, 200);
  const events = (await answer.text())
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as DeckEvent] : []));
  const ends = events.flatMap((event) =>
    event.type === 'slide.failed' || event.type === 'slide.completed' ? [[event.index, event.type]] : [],
  );
  assert.deepEqual(ends.sort(), [
    [0, 'slide.completed'],
    [1, 'slide.failed'],
    [2, 'slide.completed'],
  ]);
  assert.deepEqual(events.at(-1)?.type, 'deck.completed');
});

test('a rewrite whose SQL fails is refused with its place, as is a widget that has neither rows nor SQL', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const service = createVendorService({ runSql: engine.runQuery });
  const widget = bare('w1', { dataKey: 'SELECT 1 AS a, nothing AS b FROM sales' });
  const rewrite = await service(post('modify-deck-slides', { ...modifyRequest(), widget }));
  assert.equal(rewrite.status, 422);
  const { error } = (await rewrite.json()) as { error: { path: string; query: { position: number } } };
  assert.equal(error.path, 'widget.dataKey');
  assert.equal(error.query.position, 15);
  const { runSql, asked } = recording(() => Promise.resolve(result([])));
  const none = await createVendorService({ runSql })(
    post('generate-deck-slides', sampleRequest(1, { widgets: [bare('w1'), bare('w2', { dataKey: '' })] })),
  );
  assert.equal(none.status, 422);
  assert.equal(((await none.json()) as { error: { path: string } }).error.path, 'widgets[1].dataKey');
  assert.deepEqual(asked, []);
});

test('an engine that is not well fails the slides that need it and tells nothing of itself', async () => {
  for (const reason of [
    new Error('postgres://app:secret@10.0.0.7'),
    new QueryError('ENGINE_CRASHED', 'secret at 10.0.0.7'),
  ]) {
    const down = createVendorService({ runSql: () => Promise.reject(reason) });
    const widgets = [bare('w1'), sampleWidget('w2')];
    const answer = await down(post('generate-deck-slides', sampleRequest(1, { widgets }), json));
    const text = await answer.text();
    assert.doesNotMatch(text, /secret|10\.0\.0\.7/);
    const { errors, completed } = JSON.parse(text) as DeckResult;
    assert.deepEqual(
      Object.values(errors).map(({ code, message }) => [code, message]),
      [['internal', 'The query engine failed.']],
    );
    assert.equal(completed, 2);
    const rewrite = await down(post('modify-deck-slides', { ...modifyRequest(), widget: bare('w1') }));
    assert.equal(rewrite.status, 500);
    assert.doesNotMatch(await rewrite.text(), /secret|10\.0\.0\.7/);
  }
});

test('big numbers that share a slide fail with the one whose SQL fails', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const number = (id: string, dataKey: string): WidgetInput => bare(id, { type: 'big-number', dataKey });
  const widgets = [
    number('n1', 'SELECT SUM(amount) AS value FROM sales'),
    number('n2', 'SELECT SUM(amoun) AS value FROM sales'),
    sampleWidget('w1'),
  ];
  const service = createVendorService({ runSql: engine.runQuery });
  const answer = await service(post('generate-deck-slides', sampleRequest(1, { widgets }), json));
  const { errors, completed } = (await answer.json()) as DeckResult;
  assert.equal(completed, 2);
  assert.match(Object.values(errors)[0]?.message ?? '', /^widgets\[1\]\.dataKey: .*"amoun"/);
});

test('a client that leaves ends the queries beside the service', async () => {
  const controller = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    const service = createVendorService({
      runSql: (_sql, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => {
            resolve();
            reject(new DOMException('stopped', 'AbortError'));
          });
          controller.abort();
        }),
    });
    const request = sampleRequest(1, { widgets: [bare('w1')] });
    void service(post('generate-deck-slides', request, { signal: controller.signal })).catch(() => undefined);
  });
  await stopped;
});

test('runSql that is no function is refused when the service is made', () => {
  assert.throws(
    () => createVendorService({ runSql: 'SELECT 1' as unknown as RunQuery }),
    (error) => DeckError.is(error) && error.path === 'runSql',
  );
});
