import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { parseDeck } from '../../src/core/deck/index.js';
import { validatePackage } from '../core/export/validate-package.js';
import { queryAnswer } from '../service/model/ask/run-ask.js';
import { startModelServer } from '../support/model-server.js';
import { runCli } from './run-cli.js';

let folder: string;
let table: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-ask-'));
  table = join(folder, 'visits.csv');
  const rows = Array.from(
    { length: 60 },
    (_, i) => `${['Berlin', 'Oslo', 'Rome'][i % 3]},${10 + ((i * 7) % 20)}`,
  );
  await writeFile(table, `city,revenue\n${rows.join('\n')}\n`);
});

describe('deckwright ask', () => {
  it('prints the rows, how the words were read, and the query', async () => {
    const { code, stdout, stderr } = await runCli(['ask', table, 'revenue by city']);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^Total revenue by city\n\ncategory\s+value\n-+\s+-+\n/);
    assert.match(stdout, /Berlin\s+\d+/);
    assert.match(stdout, /“city” → split by city/);
    assert.match(stdout, /SQL: SELECT "city" AS "category", SUM\("revenue"\) AS "value" FROM "visits"/);
  });

  it('prints only the query with --sql, and everything as one object with --json', async () => {
    const sql = await runCli(['ask', table, 'average revenue by city', '--sql']);
    assert.match(
      sql.stdout,
      /^SELECT "city" AS "category", AVG\("revenue"\) AS "value" FROM "visits" [^\n]*\n$/,
    );
    const json = JSON.parse((await runCli(['ask', table, 'average revenue by city', '--json'])).stdout) as {
      status: string;
      rows: object[];
    };
    assert.equal(json.status, 'ok');
    assert.equal(json.rows.length, 3);
  });

  it('makes a deck of one slide with a chart and text', async () => {
    const output = join(folder, 'answer.deck.json');
    const { code, stdout, stderr } = await runCli(['ask', table, 'revenue by city', '-o', output]);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /answer\.deck\.json: Total revenue by city, \d+ kB/);
    const { slides } = parseDeck(await readFile(output, 'utf8'));
    assert.equal(slides.length, 1);
    assert.ok(slides[0]?.blocks.some(({ kind }) => kind === 'chart'));
    assert.notEqual(slides[0]?.text, '');
    const slide = join(folder, 'answer.pptx');
    assert.equal((await runCli(['ask', table, 'revenue by city', '-o', slide])).code, 0);
    assert.deepEqual(await validatePackage(await readFile(slide)), []);
  });

  it('says before it begins that the slide has no sentences of its language, and nothing of it without a slide', async () => {
    const output = join(folder, 'dutch.deck.json');
    const call = ['ask', table, 'revenue by city', '--locale', 'nl-NL'];
    const note = 'Sentences are written in English: there are none in nl-NL yet.';
    const { code, stderr } = await runCli([...call, '-o', output]);
    assert.equal(code, 0, stderr);
    assert.ok(stderr.startsWith(`note: ${note}`), stderr);
    const outcome = JSON.parse((await runCli([...call, '-o', output, '--json'])).stdout) as {
      warnings: string[];
    };
    assert.ok(outcome.warnings[0]?.startsWith(note), outcome.warnings.join());
    assert.doesNotMatch((await runCli(call)).stderr, /Sentences are written/);
  });

  it('has a model write the query, mends what does not run, and says when it answers without the model', async (t) => {
    const sql = 'SELECT "city" AS "category", MAX("revenue") AS "value" FROM "visits" GROUP BY 1';
    const server = await startModelServer((_request, call) =>
      call > 1
        ? { status: 401 }
        : queryAnswer({
            sql: call === 0 ? sql.replace('city', 'town') : sql,
            title: 'Highest revenue by city',
          }),
    );
    t.after(() => server.close());
    const args = ['ask', table, 'best revenue of each city', '--model', 'mock', '--base-url', server.baseUrl];
    const { code, stdout, stderr } = await runCli(args);
    assert.equal(code, 0, stderr);
    assert.match(
      stdout,
      /^Highest revenue by city\n[^]*Berlin\s+\d+[^]*SQL: SELECT "city" AS "category", MAX/,
    );
    assert.match(server.requests[1]?.raw ?? '', /town/);
    const without = await runCli(args);
    assert.equal(without.code, 0, without.stderr);
    assert.match(without.stdout, /read without the model: the model's endpoint refused the service's key/);
    const wrong = await runCli(['ask', table, 'revenue by city', '--model', 'mock']);
    assert.equal(wrong.code, 2);
    assert.match(wrong.stderr, /--model goes with --base-url/);
  });

  it('fails with 1 and what the table holds where the question is not understood', async () => {
    const { code, stderr, stdout } = await runCli(['ask', table, 'profit by warehouse']);
    assert.equal(code, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /Not found in the data: “profit”, “warehouse”[^]*"city", "revenue"[^]*Try: "/);
  });

  it('fails with 2 and the usage where a word of the call is missing or wrong', async () => {
    for (const args of [
      ['ask'],
      ['ask', 'revenue by city'],
      ['ask', join(folder, 'none.csv'), 'revenue by city'],
      ['ask', table, 'revenue by city', '-o', 'slide.pdf'],
      ['ask', table, 'revenue by city', '--sql', '-o', 'slide.pptx'],
      ['ask', table, 'revenue by city', '-o', 'no-such-folder/slide.pptx'],
      ['ask', table, 'revenue by city', '--charts', 'native'],
    ]) {
      const { code, stderr } = await runCli(args);
      assert.equal(code, 2, stderr);
      assert.match(stderr, /See deckwright ask --help/);
    }
  });
});
