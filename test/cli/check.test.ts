import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { CheckedSentence } from '../../src/core/index.js';
import { runCli } from './run-cli.js';

let folder: string;
let deck: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-cli-'));
  const table = join(folder, 'sales.csv');
  await writeFile(table, 'region,revenue\nNorth,120\nSouth,80\nEast,60\nWest,20\n');
  deck = join(folder, 'sales.deck.json');
  for (const output of [deck, join(folder, 'sales.pptx')]) {
    const { code, stderr } = await runCli(['build', table, '-o', output]);
    assert.equal(code, 0, stderr);
  }
});

describe('deckwright check', () => {
  it('lists every sentence of a deck with its state, and counts them', async () => {
    const { code, stdout, stderr } = await runCli(['check', deck]);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /✓ title: .*North/);
    assert.match(stdout, /\d+ sentences: \d+ checked/);
  });

  it('prints them as JSON, of a presentation as of a deck file', async () => {
    const list = async (file: string): Promise<CheckedSentence[]> =>
      JSON.parse((await runCli(['check', file, '--json'])).stdout) as CheckedSentence[];
    const sentences = await list(deck);
    assert.deepEqual(await list(join(folder, 'sales.pptx')), sentences);
    const [first] = sentences.filter(({ state }) => state === 'checked');
    assert.equal(typeof first?.statement?.kind, 'string');
    assert.ok((first?.figures.length ?? 0) > 0);
  });

  it('ends with code 1 and says why where a sentence is broken', async () => {
    const broken = join(folder, 'broken.deck.json');
    const document = JSON.parse(await readFile(deck, 'utf8')) as { slides: { text: string }[] };
    for (const slide of document.slides) slide.text = 'It came to {{ sum(nowhere) }}.';
    await writeFile(broken, JSON.stringify(document));
    const { code, stdout } = await runCli(['check', broken]);
    assert.equal(code, 1);
    assert.match(stdout, /! text: .*nowhere/);
  });

  it('ends with code 2 for no deck, and with 1 for what is no deck', async () => {
    assert.equal((await runCli(['check'])).code, 2);
    const { code, stderr } = await runCli(['check', join(folder, 'sales.csv')]);
    assert.equal(code, 1);
    assert.match(stderr, /deckwright: /);
  });
});
