import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parseDeck } from '../../src/core/deck/parse-deck.js';
import type { Deck } from '../../src/core/deck/types.js';
import { exportToPptx } from '../../src/core/export/index.js';
import { layoutSlide, themes, type SlideGeometry, type Theme } from '../../src/core/layout/index.js';
import { runCli } from '../cli/run-cli.js';
import { sampleDeck } from '../core/export/sample-deck.js';
import { DEMO_DASHBOARDS, tableArguments } from '../support/demo-dashboards.js';
import { comparePages } from './compare-pages.js';
import { officePages } from './in-office.js';
import { Screen } from './screen-pages.js';

/** English Metric Units. */
const SLIDE_WIDTH = 12_192_000;

let screen: Screen;
before(async () => {
  screen = await Screen.open();
});
after(() => screen.close());

async function demoDeck(dashboard: string, options: readonly string[] = []): Promise<Deck> {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-demo-'));
  try {
    const output = join(folder, 'x.deck.json');
    const { code, stderr } = await runCli([
      'build',
      `demo/dashboards/${dashboard}.json`,
      ...tableArguments(dashboard),
      ...['--company', 'Northwind Analytics'],
      ...options,
      ...['-o', output],
    ]);
    assert.equal(code, 0, stderr);
    return parseDeck(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const geometriesOf = (deck: Deck): SlideGeometry[] =>
  deck.slides.map((slide, index) => layoutSlide(deck, slide, { index }));

/** Differences of all slides; `change` is made to the file before it is drawn, which may be that of another deck. */
async function differences(
  deck: Deck,
  change: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes,
  exported = deck,
): Promise<string[]> {
  const file = await exportToPptx(exported, { now: () => 0 });
  const bytes = change(new Uint8Array(await file.arrayBuffer()));
  const [drawn, shown] = await Promise.all([officePages(bytes), screen.draw(deck)]);
  assert.equal(drawn.length, deck.slides.length);
  const all: string[] = [];
  for (const [index, geometry] of geometriesOf(deck).entries()) {
    const found = await comparePages(screen.page, geometry, { screen: shown[index]!, office: drawn[index]! });
    all.push(...found.map((difference) => `${geometry.slideId}: ${difference}`));
  }
  return all;
}

for (const dashboard of Object.keys(DEMO_DASHBOARDS))
  test(`every box of the ${dashboard} deck stands in LibreOffice where it stands on the screen, with no ink outside`, async () => {
    assert.deepEqual(await differences(await demoDeck(dashboard)), []);
  });

for (const [how, dashboard, options, told] of [
  ['in a dark look', 'movies', ['--theme', 'harbor-dark'], (deck: Deck) => deck.theme?.mode === 'dark'],
  [
    'in Arabic, from right to left',
    'weather',
    ['--locale', 'ar'],
    (deck: Deck) => deck.format.locale === 'ar',
  ],
] as const)
  test(`every box of the ${dashboard} deck ${how} stands in LibreOffice where it stands on the screen, with no ink outside`, async () => {
    const deck = await demoDeck(dashboard, options);
    assert.ok(told(deck));
    assert.deepEqual(await differences(deck), []);
  });

test('every box of a deck of all layouts stands in LibreOffice where it stands on the screen', async () => {
  assert.deepEqual(await differences(sampleDeck()), []);
});

test('a picture that is moved by two hundredths of the slide is found, and ink where no box is', async () => {
  const deck = sampleDeck();
  deck.slides = deck.slides.filter(({ layout }) => layout === 'chart-text').slice(0, 1);
  const moved = (by: number) => (bytes: Uint8Array) => {
    const parts = unzipSync(bytes);
    const name = 'ppt/slides/slide1.xml';
    const xml = strFromU8(parts[name]!).replace(
      /(<p:pic>[\s\S]*?<a:off x=")(\d+)/u,
      (_, before: string, x: string) => `${before}${Number(x) + Math.round(by * SLIDE_WIDTH)}`,
    );
    return zipSync({ ...parts, [name]: strToU8(xml) });
  };
  assert.deepEqual(await differences(deck), []);
  assert.match((await differences(deck, moved(0.02))).join('\n'), /(left|right) edge at/u);
  assert.match((await differences(deck, moved(0.4))).join('\n'), /ink outside every box/u);
});

test('a file in another look, or in another direction, is found', async () => {
  const deck = sampleDeck();
  deck.slides = deck.slides.filter(({ layout }) => layout === 'chart-text').slice(0, 1);
  const dark = { ...deck, theme: themes['harbor-dark'] as Theme };
  const arabic = { ...deck, format: { ...deck.format, locale: 'ar' } };
  for (const [shown, exported] of [
    [dark, deck],
    [arabic, deck],
  ] as const) {
    assert.deepEqual(await differences(shown), []);
    assert.notDeepEqual(await differences(shown, undefined, exported), []);
  }
});
