import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeckError } from '../../src/core/errors.js';
import type { QueryResult, RunQuery } from '../../src/core/query/types.js';
import type { WidgetInput } from '../../src/core/stream/index.js';
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
  const { resolved } = (await (
    await service(post('modify-deck-slides', request, json))
  ).json()) as DeckResult;
  assert.match(JSON.stringify(resolved), /420|706/);
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

test('SQL that fails names its widget, and an engine that fails tells nothing', async (t) => {
  const engine = createNodeDuckDBRunner();
  t.after(() => engine.close());
  await engine.load([AMOUNTS]);
  const service = createVendorService({ runSql: engine.runQuery });
  const wrong = sampleRequest(1, {
    widgets: [sampleWidget('w1'), bare('w2', { duckdbQuery: 'SELECT regio FROM sales' })],
  });
  const answer = await service(post('generate-deck-slides', wrong));
  assert.equal(answer.status, 422);
  const { error } = (await answer.json()) as {
    error: { code: string; path: string; message: string; hint: string };
  };
  assert.equal(error.code, 'invalid');
  assert.equal(error.path, 'widgets[1].duckdbQuery');
  assert.match(error.message, /regio/);
  assert.match(error.hint, /region/);
  const none = await service(
    post('generate-deck-slides', sampleRequest(1, { widgets: [bare('w1', { dataKey: '' })] })),
  );
  assert.equal(((await none.json()) as { error: { path: string } }).error.path, 'widgets[0].dataKey');
  const down = createVendorService({
    runSql: () => Promise.reject(new Error('postgres://app:secret@10.0.0.7')),
  });
  const failed = await down(post('generate-deck-slides', sampleRequest(1, { widgets: [bare('w1')] })));
  assert.equal(failed.status, 500);
  assert.doesNotMatch(await failed.text(), /secret|10\.0\.0\.7/);
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
