import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { QueryResult, QueryRunner } from '../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../src/server/query/node-duckdb-runner.js';
import { checkPackage } from '../core/export/check-package.js';

import { makeDeck, type MadeDeck } from './make-deck.js';
import { ODD_WIDGETS } from './odd-widgets.js';
import { DATASETS, GOOD, WRONG_WIDGETS, type Case } from './wrong-widgets.js';

let runner: QueryRunner;
before(async () => {
  runner = createNodeDuckDBRunner();
  await runner.load(DATASETS);
});
after(() => runner.close());

/** What the export makes of text: lines and runs of space become one. */
const plain = (text: string): string => text.replace(/\s+/gu, ' ');

/** The deck of a good widget and another one, checked for all that must hold whatever the other one is. */
async function beside(widget: Record<string, unknown>, runQuery: QueryRunner['runQuery']): Promise<MadeDeck> {
  const made = await makeDeck({ name: 'Board', widgets: [GOOD, widget] }, runQuery);
  const { phase, error, slides } = made.snapshot;
  assert.equal(error, undefined);
  assert.equal(phase, 'ready');
  assert.equal(slides.length, 3);
  const [title, first] = slides;
  assert.equal(title?.status, 'done', title?.error?.message);
  assert.equal(first?.status, 'done', first?.error?.message);
  assert.ok(
    made.geometries[1]?.boxes.some(({ kind }) => kind === 'chart'),
    'the good widget has its chart',
  );
  assert.ok(made.problems.length <= 1);
  assert.deepEqual(checkPackage(new Uint8Array(await made.file!.arrayBuffer())), []);
  for (const [name, xml] of made.parts) {
    if (name.endsWith('.xml')) assert.doesNotMatch(xml, /<(?:script|img|b|i)\b/u, name);
  }
  return made;
}

/** The message stands in problems[], in the geometry and in the warning of an export, and in no file: it is for who made the dashboard. */
function assertSaid(made: MadeDeck, id: string, expected: NonNullable<Case['problem']>): void {
  const [problem, ...more] = made.snapshot.problems;
  assert.ok(problem);
  assert.equal(more.length, 0);
  assert.equal(problem.widgetId, id);
  assert.equal(problem.code, expected.code, problem.message);
  assert.equal(problem.path, `config.widgets[1].${expected.path}`);
  assert.match(problem.message, expected.message);
  assert.match(problem.hint ?? '', expected.hint);
  const [box] = made.problems;
  assert.deepEqual([box?.code, box?.message, box?.hint], [problem.code, problem.message, problem.hint]);
  assert.ok(
    made.geometries[2]?.boxes.some((it) => it === box),
    'the box is on the slide of the widget',
  );
  const texts = made.written.flat().map(plain);
  assert.ok(!texts.includes(plain(problem.message)), `the file says: ${problem.message}`);
  assert.ok(
    made.warnings.some(({ message }) => message.includes(problem.message)),
    'the export warns',
  );
}

describe('a widget that is odd or wrong spoils its own slide at most', () => {
  for (const { what, widget, problem, shows = [] } of [...WRONG_WIDGETS, ...ODD_WIDGETS]) {
    test(`${what}: ${problem ? 'a precise message in place, the rest is made' : 'the deck is made'}`, async () => {
      const whole = { ...GOOD, id: 'odd', title: 'Odd', ...widget };
      const made = await beside(whole, runner.runQuery);
      if (problem) return assertSaid(made, whole.id, problem);
      assert.deepEqual(made.snapshot.problems, []);
      assert.deepEqual(made.problems, []);
      assert.deepEqual(made.warnings, []);
      assert.equal(made.snapshot.slides[2]?.status, 'done');
      for (const text of shows)
        assert.ok(made.written[2]?.includes(text), `${text} in ${made.written[2]?.join(' | ')}`);
    });
  }

  test('negative parts of a whole are drawn as bars where a pie is asked for, and keep their sign in the text', async () => {
    const sql = 'SELECT region, -amount AS amount FROM sales';
    const made = await beside({ ...GOOD, id: 'pie', type: 'pie', dataKey: sql }, runner.runQuery);
    assert.deepEqual(made.problems, []);
    assert.deepEqual(made.warnings, []);
    const [block] = made.snapshot.deck?.slides[2]?.blocks ?? [];
    assert.equal(block?.kind === 'chart' && block.spec.type, 'horizontal-bar');
    const said = made.written[2]?.join(' ') ?? '';
    assert.match(said, /North.*-30/u);
    assert.doesNotMatch(said, /%/u);
  });

  test('values near the smallest number there is are drawn like any others', async () => {
    const sql = 'SELECT region, amount * 1e-320 AS amount FROM sales';
    const made = await beside({ ...GOOD, id: 'tiny', dataKey: sql }, runner.runQuery);
    assert.deepEqual(made.problems, []);
    assert.deepEqual(made.warnings, []);
    const pictures =
      made.parts.get('ppt/slides/_rels/slide3.xml.rels')?.match(/relationships\/image"/gu) ?? [];
    assert.ok(pictures.length > 0, 'the slide has the picture of its chart');
  });
});

describe('rows of a host that are no rows', () => {
  const columns = [
    { name: 'region', type: 'string' },
    { name: 'amount', type: 'number' },
  ];
  const row = (cells: object): object => ({ columns, rows: [{ region: 'North', amount: 1 }, cells] });
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const results: [string, unknown, RegExp, RegExp][] = [
    ['nothing', undefined, /is missing, but must be an object \{ columns, rows \}/u, /^$/u],
    ['a list', [], /is a list, but must be an object/u, /^$/u],
    ['no columns', { rows: [] }, /columns is missing, but must be a list/u, /name, type/u],
    ['names for columns', { columns: ['a'], rows: [] }, /columns\[0\] is text/u, /^$/u],
    [
      'an engine type',
      { columns: [{ name: 'a', type: 'VARCHAR' }], rows: [] },
      /columns\[0\]\.type is "VARCHAR"/u,
      /number, string/u,
    ],
    [
      'a column twice',
      { columns: [columns[0], columns[0]], rows: [] },
      /columns\[1\]\.name is "region", as another/u,
      /own name/u,
    ],
    ['rows in an object', { columns, rows: {} }, /rows is an object, but must be a list/u, /\[\]/u],
    ['rows in lists', { columns, rows: [['North', 1]] }, /rows\[0\] is a list/u, /keyed by column name/u],
    ['NaN', row({ amount: NaN }), /rows\[1\]\["amount"\] is NaN/u, /Give null/u],
    ['a Date', row({ region: new Date(0) }), /rows\[1\]\["region"\] is a Date/u, /ISO/u],
    ['a bigint', row({ amount: 5n }), /rows\[1\]\["amount"\] is a bigint/u, /digits as text/u],
    [
      'a bigint beside the columns',
      row({ other: 5n }),
      /rows\[1\]\["other"\] is a bigint/u,
      /digits as text/u,
    ],
    ['a function', row({ region: () => 1 }), /\["region"\] is a function/u, /JSON value/u],
    ['a cell that holds itself', row({ region: cyclic }), /nested too deeply, or holds itself/u, /flatter/u],
    [
      'text in a number column',
      row({ amount: 'many' }),
      /\["amount"\] is "many", but the column is a number/u,
      /call the column a string/u,
    ],
  ];
  for (const [what, result, message, hint] of results) {
    test(`${what}: the place and the remedy are on the slide of that widget alone`, async () => {
      const runQuery = async (sql: string): Promise<QueryResult> =>
        sql === 'host' ? (result as QueryResult) : runner.runQuery(sql);
      const made = await beside({ ...GOOD, id: 'odd', dataKey: 'host' }, runQuery);
      const [problem] = made.snapshot.problems;
      assert.equal(problem?.code, 'INVALID_RESULT');
      assert.match(problem.message, message);
      assert.match(problem.hint ?? '', hint);
      assert.equal(made.problems[0]?.message, problem.message);
      assert.ok(!made.written.flat().map(plain).includes(plain(problem.message)));
    });
  }

  test('an engine that fails with a page of HTML, or without a word, is quoted in short or said to be silent', async () => {
    const thrown: [unknown, RegExp][] = [
      [new Error(`<html>${'x'.repeat(9000)}`), /^<html>x{594}$/u],
      [new Error(''), /did not say why/u],
      [undefined, /did not say why/u],
      ['out of credit', /^out of credit$/u],
    ];
    for (const [error, message] of thrown) {
      const runQuery = async (sql: string): Promise<QueryResult> => {
        if (sql === 'host') throw error;
        return runner.runQuery(sql);
      };
      const made = await beside({ ...GOOD, id: 'odd', dataKey: 'host' }, runQuery);
      assert.equal(made.snapshot.problems[0]?.code, 'FAILED');
      assert.match(made.problems[0]?.message ?? '', message);
    }
  });

  test('rows of one widget that are too many bytes for a request leave the other slides as they are', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({ region: `${'x'.repeat(4000)}${i}`, amount: i }));
    const runQuery = async (sql: string): Promise<QueryResult> =>
      sql === 'host' ? ({ columns, rows } as unknown as QueryResult) : runner.runQuery(sql);
    const made = await beside({ ...GOOD, id: 'odd', dataKey: 'host' }, runQuery);
    assert.equal(made.snapshot.slides[2]?.status, 'done');
    assert.equal(made.snapshot.deck?.sources.odd?.data?.rows.length, 3000);
  });
});

describe('a config without a deck in it', () => {
  const widgets = [GOOD];
  const configs: [string, unknown, string, RegExp][] = [
    ['nothing', undefined, 'config', /config is missing, but must be an object \{ name, widgets \}/u],
    ['text', 'board', 'config', /config is text/u],
    ['a list', [], 'config', /config is a list/u],
    ['no name', { widgets }, 'config.name', /config\.name is missing/u],
    ['a blank name', { name: ' ', widgets }, 'config.name', /config\.name is missing/u],
    ['a name that is a book', { name: 'x'.repeat(30_000), widgets }, 'config.name', /30000 characters/u],
    ['no widgets', { name: 'Board', widgets: [] }, 'config.widgets', /is an empty list/u],
    [
      'widgets in an object',
      { name: 'Board', widgets: {} },
      'config.widgets',
      /is an object, but must be a list/u,
    ],
    [
      'a widget that is null',
      { name: 'Board', widgets: [null] },
      'config.widgets[0]',
      /is null, but must be an object/u,
    ],
    [
      'a widget without id',
      { name: 'Board', widgets: [{ ...GOOD, id: undefined }] },
      'config.widgets[0].id',
      /is missing/u,
    ],
    [
      'an id twice',
      { name: 'Board', widgets: [GOOD, GOOD] },
      'config.widgets[1].id',
      /"good" is also the id of config\.widgets\[0\]/u,
    ],
  ];
  for (const [what, config, path, message] of configs) {
    test(`${what}: the run fails with the field and no slide`, async () => {
      const { snapshot } = await makeDeck(config, runner.runQuery);
      const error = snapshot.error as Error & { code?: string; path?: string };
      assert.deepEqual([snapshot.phase, error.code, error.path], ['failed', 'invalid_config', path]);
      assert.match(error.message, message);
      assert.equal(snapshot.slides.length, 0);
    });
  }

  const starts: [string, unknown, string][] = [
    ['nothing to start with', null, 'start'],
    ['a title that is a number', { title: 5 }, 'title'],
    ['a theme by name', { theme: 'ink' }, 'theme'],
    ['a theme without colours', { theme: { id: 'x', name: 'X', mode: 'dark' } }, 'theme.colors'],
    ['a logo that is a script', { branding: { logoDataUrl: 'javascript:alert(1)' } }, 'branding.logoDataUrl'],
  ];
  for (const [what, start, path] of starts) {
    test(`${what}: the run fails with the option that is wrong`, async () => {
      const options = start && { config: { name: 'Board', widgets }, ...start };
      const { snapshot } = await makeDeck(undefined, runner.runQuery, options as never);
      const error = snapshot.error as Error & { code?: string; path?: string };
      assert.deepEqual([snapshot.phase, error.code, error.path], ['failed', 'invalid_config', path]);
    });
  }

  test('a title for the deck stands in for the name of the dashboard', async () => {
    const { snapshot } = await makeDeck(undefined, runner.runQuery, {
      config: { name: '', widgets: widgets as never },
      title: '<script>{{sum(amount)}}\u0000',
    });
    assert.equal(snapshot.phase, 'ready');
  });
});
