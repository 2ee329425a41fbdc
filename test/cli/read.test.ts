import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Reading } from '../../src/core/intake/reading.js';
import { runCli } from './run-cli.js';

const SALES = [
  'Sales 2024',
  '',
  'Day;Region;Sales;Returns',
  '03/04/2024;North;1.234,50 €;n/a',
  '05/04/2024;South;99,00 €;2',
  '09/04/2024;North;2.000,00 €;5',
  'Total;;3.333,50 €;7',
].join('\n');

let folder: string;
const at = (name: string): string => join(folder, name);
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-read-'));
  await writeFile(at('sales.csv'), SALES);
});

describe('deckwright read', () => {
  it('shows columns, units, and what is left out', async () => {
    const { code, stdout, stderr } = await runCli(['read', at('sales.csv')]);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^sales\.csv: 3 rows, 4 columns, utf-8, cells separated by ";"$/m);
    assert.match(stdout, /^title: Sales 2024$/m);
    assert.match(stdout, /^Sales +number +measure +EUR +1234\.5 · 99 · 2000$/m);
    assert.match(stdout, /^left out: 2 rows above the header, 1 row of totals$/m);
    assert.match(stdout, /^read as empty: "n\/a" \(1 cell in Returns\)$/m);
    assert.match(
      stdout,
      /^Day: day or month first\? Read as mdy; say --column "Day=date:dmy" for the other$/m,
    );
  });

  it('prints all that was found as JSON', async () => {
    const { stdout } = await runCli(['read', at('sales.csv'), '--json', '--dates', 'dmy']);
    const { table, flags } = JSON.parse(stdout) as Reading;
    assert.deepEqual(flags, ['preamble_left_out', 'totals_row_left_out', 'missing_marker']);
    assert.deepEqual(
      [table?.columns[0]?.first, table?.columns[2]?.sum],
      [['2024-04-03', '2024-04-05', '2024-04-09'], 3333.5],
    );
  });

  it('takes what a person says of columns and rows', async () => {
    const said = ['--column', 'Returns=string', '--keep-totals', '--header', '3'];
    const { stdout } = await runCli(['read', at('sales.csv'), '--json', ...said]);
    const { table } = JSON.parse(stdout) as Reading;
    assert.deepEqual([table?.header, table?.rows, table?.columns[3]?.type], [2, 4, 'string']);
  });

  for (const name of ['typed.csv', 'typed.parquet'])
    it(`writes the table as it was read: ${name}`, async () => {
      const written = await runCli(['read', at('sales.csv'), '--dates', 'dmy', '-o', at(name)]);
      assert.equal(written.code, 0, written.stderr);
      const { stdout } = await runCli(['read', at(name), '--json']);
      const { table } = JSON.parse(stdout) as Reading;
      assert.deepEqual(
        table?.columns.map(({ type, nulls }) => [type, nulls]),
        [
          ['date', 0],
          ['string', 0],
          ['number', 0],
          ['number', 1],
        ],
      );
      assert.equal(table?.columns[2]?.sum, 3333.5);
    });

  it('says why a file cannot be read', async () => {
    await writeFile(at('empty.csv'), '');
    await writeFile(
      at('picture.csv'),
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    );
    for (const [name, message] of [
      ['empty.csv', /^deckwright: EMPTY_FILE: "empty\.csv" is empty: export it again/],
      [
        'picture.csv',
        /^deckwright: NOT_TEXT: "picture\.csv" is not a table: its bytes are those of an image/,
      ],
    ] as const) {
      const { code, stderr } = await runCli(['read', at(name)]);
      assert.equal(code, 1);
      assert.match(stderr, message);
    }
  });

  it('is refused with a word of why for a wrong option', async () => {
    for (const [args, message] of [
      [['--column', 'Sales'], /--column takes <name>=<type>/],
      [['--column', 'Sales=money'], /takes number, date, datetime, time, boolean or string as a type/],
      [['--header', 'first'], /--header takes the number of a row/],
      [['-o', 'x.txt'], /-o must end in \.csv or \.parquet/],
    ] as const) {
      const { code, stderr } = await runCli(['read', at('sales.csv'), ...args]);
      assert.equal(code, 2);
      assert.match(stderr, message);
    }
  });
});

describe('deckwright build and ask', () => {
  it('print what was left out, and read as they are told', async () => {
    const args = ['build', at('sales.csv'), '-o', at('x.deck.json'), '--dates', 'dmy'];
    const { stderr, code } = await runCli(args);
    assert.equal(code, 0, stderr);
    assert.match(stderr, /note: Table "sales": 1 row of totals is left out\./);
    assert.doesNotMatch(stderr, /month comes first/);
    const deck = await readFile(at('x.deck.json'), 'utf8');
    assert.doesNotMatch(deck, /3333\.5[^"]*3333\.5/);
  });

  it('say why there is nothing to show, for the person who has the file', async () => {
    await writeFile(at('names.csv'), 'Day,Region,Sales\n');
    for (const [name, message] of [
      ['empty.csv', /"empty\.csv" is empty/],
      ['names.csv', /"names\.csv" names its columns, but has no rows/],
      ['picture.csv', /"picture\.csv" is not a table/],
    ] as const)
      for (const args of [
        ['build', at(name), '-o', at('y.pptx')],
        ['ask', at(name), 'sales by region'],
      ]) {
        const { code, stderr } = await runCli(args);
        assert.equal(code, 1, args.join(' '));
        assert.match(stderr, message);
        assert.doesNotMatch(stderr, /[Dd]eclare/);
      }
  });
});
