import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { ingestDataset } from '../../../src/core/intake/ingest-dataset.js';
import type { Dataset } from '../../../src/core/query/types.js';

const ROWS = 20_000;
const rows = Array.from({ length: ROWS }, (_unused, id) => ({
  id,
  day: '2024-02-29',
  at: '2024-02-29T10:00:00Z',
}));
const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
const csv = rows.map(({ id, day, at }) => `${id},${day},${at}\n`);

const forms: [string, Dataset['data']][] = [
  ['rows', rows],
  ['columns', { id: rows.map(({ id }) => id), day: rows.map(({ day }) => day) }],
  ['JSON', new Blob([JSON.stringify(rows)])],
  ['JSON lines', new Blob(lines)],
  ['CSV', new Blob(['id,day,at\n', ...csv])],
];

/** A machine so slow that each look at the clock finds a slice used up. */
beforeEach(() => {
  let now = 0;
  mock.method(performance, 'now', () => (now += 100));
});
afterEach(() => mock.restoreAll());

for (const [form, data] of forms) {
  describe(`loading ${form}`, () => {
    const dataset = { name: 'Days', tableName: 'days', data };

    test(`tells a progress that only grows and ends at 1, from ${form}`, async () => {
      const told: number[] = [];
      await ingestDataset(dataset, { onProgress: (done) => told.push(done) });
      assert.ok(told.length > 5, `told ${told.length} times`);
      assert.equal(told.at(-1), 1);
      assert.deepEqual(
        told,
        told.toSorted((a, b) => a - b),
      );
      assert.ok(told.every((done) => done >= 0 && done <= 1));
    });

    test(`lets other work run in between, from ${form}`, async () => {
      let told = 0;
      let turns = 0;
      const other = () => {
        turns += 1;
        if (told >= 0) setImmediate(other);
      };
      setImmediate(other);
      await ingestDataset(dataset, { onProgress: () => (told += 1) });
      const during = turns;
      const times = told;
      told = -1;
      assert.ok(during >= times - 1, `${during} turns while progress was told ${times} times`);
    });

    test(`ends with the reason of an abort within the piece at hand, from ${form}`, async () => {
      const abort = new AbortController();
      let told = 0;
      const onProgress = () => {
        told += 1;
        abort.abort(new Error('left the page'));
      };
      await assert.rejects(ingestDataset(dataset, { signal: abort.signal, onProgress }), /left the page/);
      assert.equal(told, 1);
    });
  });
}

test('an abort does not wait for a function that never gives its data', async () => {
  const abort = new AbortController();
  const data = () => new Promise<never>(() => undefined);
  const load = ingestDataset({ name: 'Slow', tableName: 'slow', data }, { signal: abort.signal });
  abort.abort(new Error('enough'));
  await assert.rejects(load, /enough/);
});

test('an abort ends a download, and is no error of the data set', async () => {
  const abort = new AbortController();
  const fetch = () =>
    Promise.resolve(new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })));
  const data = new URL('https://data.example/slow.csv');
  const load = ingestDataset({ name: 'Slow', tableName: 'slow', data }, { signal: abort.signal, fetch });
  setTimeout(() => abort.abort(new Error('enough')));
  await assert.rejects(load, { message: 'enough' });
});

test('a load that is aborted before it begins reads nothing', async () => {
  let asked = false;
  const data = () => {
    asked = true;
    return Promise.resolve([{ a: 1 }]);
  };
  await assert.rejects(
    ingestDataset(
      { name: 'Never', tableName: 'never', data },
      { signal: AbortSignal.abort(new Error('no')) },
    ),
    /no/,
  );
  assert.equal(asked, false);
});
