import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { parseDeck } from '../../src/core/deck/index.js';
import { validatePackage } from '../core/export/validate-package.js';
import { DEMO_DASHBOARDS, tableArguments } from '../support/demo-dashboards.js';
import { runCli } from './run-cli.js';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-cli-'));
});

const slideText = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(([, part]) => strFromU8(part));

describe('deckwright build', () => {
  for (const name of Object.keys(DEMO_DASHBOARDS))
    it(`makes a valid deck of the ${name} dashboard`, async () => {
      const output = join(folder, `${name}.pptx`);
      const { code, stdout, stderr } = await runCli([
        'build',
        `demo/dashboards/${name}.json`,
        ...tableArguments(name),
        '-o',
        output,
      ]);
      assert.equal(code, 0, stderr);
      assert.match(stdout, /\d+ slides, \d+ kB, [\d.]+ s/);
      assert.match(stderr, /Reading data/);
      assert.match(stderr, /Writing slides/);
      assert.match(stderr, /Exporting/);
      const slides = slideText(new Uint8Array(await readFile(output)));
      assert.ok(slides.length >= 6, `${slides.length} slides`);
      for (const slide of slides) assert.doesNotMatch(slide, /\{\{/);
      assert.deepEqual(await validatePackage(await readFile(output)), []);
    });

  it('chooses the widgets of a bare CSV itself', async () => {
    const output = join(folder, 'bare.pptx');
    const { code, stdout, stderr } = await runCli([
      'build',
      'dist/demo/data/flights.csv',
      '-o',
      output,
      '--json',
    ]);
    assert.equal(code, 0, stderr);
    const outcome = JSON.parse(stdout) as { slides: number; bytes: number };
    assert.ok(outcome.slides >= 6, stdout);
    assert.deepEqual(await validatePackage(await readFile(output)), []);
  });

  it('takes any look, and one in the colours of a logo or of a brand', async () => {
    const table = join(folder, 'sales.csv');
    const logo = join(folder, 'logo.svg');
    await writeFile(table, 'region,revenue\nNorth,120\nSouth,80\nEast,60\n');
    await writeFile(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#7a1fa2"/></svg>',
    );
    const themeOf = async (...args: string[]) => {
      const output = join(folder, 'look.deck.json');
      const { code, stderr } = await runCli(['build', table, '-o', output, ...args]);
      assert.equal(code, 0, stderr);
      const { theme } = parseDeck(await readFile(output, 'utf8'));
      return `${theme?.id} ${theme?.mode} ${theme?.colors.accent}`;
    };
    assert.match(await themeOf('--theme', 'meadow-dark'), /^meadow-dark dark/);
    assert.match(await themeOf('--theme', 'brand', '--logo', logo), /light #7a1fa2$/);
    assert.match(await themeOf('--theme', 'brand-dark', '--color', '#0b6e4f'), /dark #/);
    const wrong = await runCli(['build', table, '-o', join(folder, 'x.pptx'), '--theme', 'brand']);
    assert.equal(wrong.code, 2);
    assert.match(wrong.stderr, /--theme brand needs --logo or --color/);
    const grey = await runCli(['build', table, '-o', join(folder, 'x.pptx'), '--color', 'teal']);
    assert.equal(grey.code, 2);
    assert.match(grey.stderr, /--color takes a colour such as "#0b6e4f"/);
  });

  it('writes charts as pictures, or with --charts native as charts that PowerPoint edits', async () => {
    const table = join(folder, 'regions.csv');
    await writeFile(table, 'region,revenue\nNorth,120\nSouth,80\nEast,60\n');
    const chartsOf = async (call: string[]) => {
      const output = join(folder, 'charts.pptx');
      const { code, stderr } = await runCli([...call, '-o', output]);
      assert.equal(code, 0, stderr);
      const parts = Object.keys(unzipSync(new Uint8Array(await readFile(output))));
      return parts.filter((name) => /^ppt\/charts\/chart[^/]*\.xml$/.test(name)).length;
    };
    for (const call of [
      ['build', table],
      ['ask', table, 'revenue by region'],
    ]) {
      assert.equal(await chartsOf(call), 0);
      assert.equal(await chartsOf([...call, '--charts', 'image']), 0);
      assert.ok((await chartsOf([...call, '--charts', 'native'])) > 0);
    }
  });

  it('says before it begins that there are no sentences in a language, and writes them in English', async () => {
    const table = join(folder, 'dutch.csv');
    await writeFile(table, 'region,revenue\nNorth,1200.5\nSouth,800\nEast,600\n');
    const call = ['build', table, '-o', join(folder, 'dutch.deck.json'), '--locale'];
    const { code, stderr } = await runCli([...call, 'nl-NL']);
    assert.equal(code, 0, stderr);
    const note = 'Sentences are written in English: there are none in nl-NL yet.';
    assert.ok(stderr.startsWith(`note: ${note}`), stderr);
    assert.equal(stderr.split(note).length, 2);
    const outcome = JSON.parse((await runCli([...call, 'nl-NL', '--json'])).stdout) as { warnings: string[] };
    assert.ok(outcome.warnings[0]?.startsWith(note), outcome.warnings.join());
    assert.doesNotMatch((await runCli([...call, 'de-DE'])).stderr, /Sentences are written/);
  });

  it('writes for an audience, in a tone and towards a goal', async () => {
    const output = join(folder, 'readers.deck.json');
    const slidesFor = async (...args: string[]) => {
      const { code, stderr } = await runCli([
        'build',
        'dist/demo/data/seattle-weather.csv',
        '-o',
        output,
        ...args,
      ]);
      assert.equal(code, 0, stderr);
      return parseDeck(await readFile(output, 'utf8')).slides;
    };
    const textsOf = async (...args: string[]) =>
      (await slidesFor(...args)).map(({ text }) => text).join('\n');
    assert.doesNotMatch(await textsOf(), /Mann–Kendall|Kruskal–Wallis|Spearman/);
    assert.match(await textsOf('--audience', 'data analysts'), /Mann–Kendall|Kruskal–Wallis|Spearman/);
    assert.match(await textsOf('--tone', 'formal'), /Mann–Kendall|Kruskal–Wallis|Spearman/);
    const executives = await slidesFor('--audience', 'the board', '--goal', 'Plan for wind');
    for (const { text, source } of executives)
      if (source) assert.ok(text.split('\n').filter((line) => line.startsWith('- ')).length <= 2, text);
  });

  it('takes language, formats and currency of a locale, however its tag is spelt', async () => {
    const output = join(folder, 'german.deck.json');
    const call = ['build', 'dist/demo/data/seattle-weather.csv', '-o', output];
    const { code, stderr } = await runCli([...call, '--locale', 'de-de', '--currency', 'eur']);
    assert.equal(code, 0, stderr);
    const { format } = parseDeck(await readFile(output, 'utf8'));
    assert.deepEqual([format.locale, format.currency], ['de-DE', 'EUR']);
  });

  it('writes the deck document, which reads back with its rows', async () => {
    const output = join(folder, 'movies.deck.json');
    const { code, stderr } = await runCli([
      'build',
      'demo/dashboards/movies.json',
      '--data',
      'movies=dist/demo/data/movies.json',
      '-o',
      output,
    ]);
    assert.equal(code, 0, stderr);
    const deck = parseDeck(await readFile(output, 'utf8'));
    assert.equal(deck.title, 'What sells at the box office');
    assert.equal(deck.sources['distributors']?.data?.rows.length, 10);
  });

  it('makes the rest of the deck where one widget is wrong, and says which and why', async () => {
    const config = join(folder, 'one-wrong.json');
    await writeFile(
      config,
      JSON.stringify({
        name: 'One wrong',
        widgets: [
          {
            id: 'good',
            type: 'bar',
            title: 'Days by weather',
            dataKey: 'SELECT weather AS "category", count(*) AS "value" FROM w GROUP BY 1',
          },
          {
            id: 'typo',
            type: 'bar',
            title: 'Typo',
            dataKey: 'SELECT wether AS "category", count(*) AS "value" FROM w GROUP BY 1',
          },
          {
            id: 'empty',
            type: 'line',
            title: 'Nothing',
            dataKey: 'SELECT weather AS "category", 1 AS "value" FROM w WHERE false',
          },
        ],
      }),
    );
    const output = join(folder, 'one-wrong.pptx');
    const { code, stderr } = await runCli([
      'build',
      config,
      '--data',
      'w=dist/demo/data/seattle-weather.csv',
      '-o',
      output,
    ]);
    assert.equal(code, 0, stderr);
    assert.match(stderr, /widget "typo".*wether/);
    assert.match(stderr, /widget "empty"/);
    assert.deepEqual(await validatePackage(await readFile(output)), []);
  });

  for (const [what, args, message] of [
    ['no file', ['build'], /takes one file/],
    ['a missing file', ['build', 'no-such.csv'], /No such file: no-such\.csv/],
    [
      'a wrong output name',
      ['build', 'dist/demo/data/seattle-weather.csv', '-o', 'deck.key'],
      /\.pptx or \.deck\.json/,
    ],
    ['a dashboard without its tables', ['build', 'demo/dashboards/movies.json'], /--data <table>=<file>/],
    ['a wrong --data', ['build', 'demo/dashboards/movies.json', '--data', 'movies'], /<table>=<file>/],
    [
      'a table that is given twice',
      ['build', 'demo/dashboards/movies.json', '--data', 'movies=a.csv', '--data', 'movies=b.csv'],
      /the table "movies" twice/,
    ],
  ] as const)
    it(`ends with code 2 and says what to write for ${what}`, async () => {
      const { code, stderr } = await runCli([...args]);
      assert.equal(code, 2);
      assert.match(stderr, message);
    });

  it('ends with code 1 and names the file for a table that cannot be read', async () => {
    const broken = join(folder, 'broken.json');
    await writeFile(broken, '{"a": ');
    const { code, stderr } = await runCli(['build', broken, '-o', join(folder, 'x.pptx')]);
    assert.equal(code, 1, stderr);
    assert.match(stderr, /broken/);
  });
});
