import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSlide } from '../../../src/core/deck/create-deck.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { exportToPptx } from '../../../src/core/export/index.js';
import {
  defineLayout,
  layoutSlide,
  listLayouts,
  themes,
  type Theme,
} from '../../../src/core/layout/index.js';
import { deckOfSample, SLIDE_SAMPLES } from '../../support/slide-samples.js';
import { checkPackage } from './check-package.js';
import { readPackage } from './read-package.js';
import { layoutOf, shapesOf, type FileShape } from './read-slide.js';
import { PNG, sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const VERSIONS = ['Office2007', 'Office2013', 'Office2019', 'Microsoft365'] as const;
const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const partsOf = async (deck: Deck): Promise<Map<string, string>> => readPackage(await exportToPptx(deck));
const inPlace = ({ xml }: FileShape): boolean => xml.includes('<p:spPr/>');
const layouts = (parts: Map<string, string>): string[] =>
  [...parts].flatMap(([name, xml]) => (/slideLayouts\/slideLayout\d+\.xml$/u.test(name) ? [xml] : []));

/** A slide of every layout with every amount of text that the product draws samples of. */
function deckOfSamples(theme = themes['paper'] as Theme): Deck {
  const decks = SLIDE_SAMPLES.map((sample) => deckOfSample(sample, theme));
  const [first] = decks as [Deck];
  const slides = SLIDE_SAMPLES.map(({ slide }, index) => ({ ...slide, id: `slide-${index}` }));
  const sources = Object.assign({}, ...decks.map((deck) => deck.sources)) as Deck['sources'];
  const assets = Object.assign({}, ...decks.map((deck) => deck.assets)) as Deck['assets'];
  return { ...first, slides, sources, assets, branding: { companyName: 'Acme' } };
}

test('titles, texts, footers and slide numbers stand where their layout has them, and say no position of their own', async () => {
  const deck = deckOfSamples();
  const parts = await partsOf(deck);
  const counts = new Map<string, number>();
  deck.slides.forEach((slide, index) => {
    const shapes = shapesOf(parts, index + 1);
    for (const { id, ...box } of layoutSlide(deck, slide, { index }).boxes) {
      if (box.kind !== 'text' || !['title', 'text', 'footer', 'slide-number'].includes(id)) continue;
      const text = box.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
      if (text === '') continue;
      const shape = shapes.find((it) => it.placeholder !== '' && it.text.startsWith(text));
      assert.ok(shape, `${slide.id}: ${id}`);
      counts.set(id, (counts.get(id) ?? 0) + Number(inPlace(shape)));
      // A text beside a chart whose width a person has set, or that shares its region, has a place of its own.
      if (id !== 'text') assert.ok(inPlace(shape), `${slide.id}: ${id}`);
    }
  });
  assert.ok((counts.get('text') ?? 0) > 0.8 * deck.slides.filter(({ text }) => text !== '').length);
});

test('what is typed on a slide of the file has the type of its layout: only sizes that differ are said', async () => {
  const deck = sampleDeck();
  const parts = await partsOf(deck);
  const title = shapesOf(parts, 3).find(({ placeholder }) => placeholder === 'title');
  assert.ok(title);
  assert.doesNotMatch(title.xml, /<a:latin|<a:solidFill|<a:lnSpc| sz=| b=| algn=/);
  assert.deepEqual(title.run, {
    size: 2700,
    bold: true,
    fonts: ['+mj-lt', '+mj-ea', '+mj-cs'],
    color: 'tx1',
    align: 'l',
  });
});

test('the file has every layout of the product by its name, each with title, footer and places for what it holds', async () => {
  const parts = await partsOf(sampleDeck());
  const xml = layouts(parts);
  const names = xml.map((it) => /<p:cSld name="([^"]*)"/u.exec(it)?.[1]);
  for (const name of ['Cover', 'Section', 'Chart and text', 'Two charts', 'Big numbers', 'Table', 'Text'])
    assert.ok(names.includes(name), name);
  assert.ok(xml.length >= listLayouts().length);
  assert.equal(new Set(names).size, names.length);
  for (const [index, one] of xml.entries()) {
    const opening = one.includes('showMasterSp="0"');
    assert.match(one, /<p:ph type="(?:title|ctrTitle)"\/>/);
    assert.match(one, /<p:ph type="(?:body|subTitle)" idx="1"\/>/);
    assert.match(one, /<p:ph type="ftr" sz="quarter" idx="11"\/>/);
    assert.equal(/type="dt" sz="half" idx="10"/.test(one), !opening, names[index]);
    assert.equal(/type="sldNum" sz="quarter" idx="12"/.test(one), !opening, names[index]);
  }
  const charts = xml.find((it) => it.includes('name="Two charts"')) ?? '';
  assert.equal(charts.match(/<p:ph idx="1[34]"\/>/gu)?.length, 2);
});

test('charts, pictures and tables that have a region to themselves take the place of it', async () => {
  const parts = await partsOf(sampleDeck());
  const taken = [3, 4, 7].map((slide) =>
    shapesOf(parts, slide).find(({ placeholder }) => /^obj/.test(placeholder)),
  );
  assert.deepEqual(
    taken.map((shape) => shape?.name),
    ['Picture', 'Picture', 'Table'],
  );
});

test('logo and rules stand on the master, an opening slide has a frame of its own', async () => {
  const parts = await partsOf(sampleDeck());
  const master = parts.get('ppt/slideMasters/slideMaster1.xml') ?? '';
  assert.match(master, /<p:pic>[\s\S]*name="Logo" descr="Acme &amp; Sons"/u);
  for (const slide of [1, 2, 3, 4])
    assert.doesNotMatch(parts.get(`ppt/slides/slide${slide}.xml`) ?? '', /name="Logo"/);
  assert.match(parts.get(layoutOf(parts, 1)) ?? '', /showMasterSp="0"[\s\S]*name="Logo"/u);
  assert.doesNotMatch(parts.get(layoutOf(parts, 2)) ?? '', /name="Logo"/u);
});

test('a file of all layouts, left to right and right to left, light and dark, is valid for Office 2007 to Microsoft 365', async () => {
  for (const theme of ['paper', 'ember-dark']) {
    for (const locale of ['en-US', 'ar-EG']) {
      const deck = deckOfSamples(themes[theme]);
      const file = await exportToPptx({ ...deck, format: { ...deck.format, locale } });
      const bytes = await bytesOf(file);
      for (const version of VERSIONS)
        assert.deepEqual(await validatePackage(bytes, version), [], `${theme} ${locale} ${version}`);
      assert.deepEqual(checkPackage(bytes), [], `${theme} ${locale}`);
    }
  }
});

test('slides that open a part begin a section of the file, named after them; without such slides there are none', async () => {
  const deck = sampleDeck();
  deck.slides.push(
    createSlide({ id: 'part', layout: 'section', title: 'Costs & <more>' }),
    createSlide({ id: 'last', layout: 'text', title: 'Last', text: 'Text' }),
  );
  const xml = (await partsOf(deck)).get('ppt/presentation.xml') ?? '';
  const found = [
    ...xml.matchAll(/<p14:section name="([^"]*)" id="(\{[0-9A-F-]+\})">([\s\S]*?)<\/p14:section>/gu),
  ];
  assert.deepEqual(
    found.map(([, name, , slides]) => [name, slides?.match(/<p14:sldId /gu)?.length]),
    [
      [deck.title, 1],
      ['Revenue', 8],
      ['Costs &amp; &lt;more&gt;', 2],
    ],
  );
  assert.equal(new Set(found.map(([, , id]) => id)).size, 3);
  const listed = [...xml.matchAll(/<p14:sldId id="(\d+)"/gu)].map(([, id]) => id);
  assert.deepEqual(
    listed,
    [...xml.matchAll(/<p:sldId id="(\d+)"/gu)].map(([, id]) => id),
  );
  deck.slides = deck.slides.filter(({ layout }) => layout !== 'section');
  assert.doesNotMatch((await partsOf(deck)).get('ppt/presentation.xml') ?? '', /p14:section/);
});

test('a title that stands on several slides is told apart in outlines and by screen readers, with nothing seen of it', async () => {
  const deck = sampleDeck();
  deck.slides = ['a', 'b', 'c'].map((id) =>
    createSlide({ id, layout: 'text', title: 'Same title', text: 'Text' }),
  );
  const parts = await partsOf(deck);
  const titles = deck.slides.map((_, at) => shapesOf(parts, at + 1).find(({ name }) => name === 'Title'));
  assert.deepEqual(
    titles.map((title) => title?.text),
    ['Same title', 'Same title (2)', 'Same title (3)'],
  );
  assert.match(titles[1]?.xml ?? '', /<a:alpha val="0"\/>(?:(?!<\/a:r>).)*<a:t> \(2\)<\/a:t>/su);
  assert.match(parts.get('docProps/app.xml') ?? '', /<vt:lpstr>Same title \(3\)<\/vt:lpstr>/);
});

test('slides of a deck that has no titles at all are told apart by their numbers', async () => {
  const deck = { ...sampleDeck(), title: '\u0001 ' };
  deck.slides = ['a', 'b'].map((id) => createSlide({ id, layout: 'text', title: '', text: 'Text' }));
  const parts = await partsOf(deck);
  const titles = deck.slides.map((_, at) => shapesOf(parts, at + 1).find(({ name }) => name === 'Title'));
  assert.deepEqual(
    titles.map((title) => title?.text),
    ['1', '2'],
  );
});

test('borders of tables and columns of opening slides follow the colours of the theme', async () => {
  const parts = await partsOf(sampleDeck());
  assert.match(
    parts.get('ppt/slides/slide7.xml') ?? '',
    /<a:ln[BT]\b[^>]*><a:solidFill><a:schemeClr val="tx2"/u,
  );
  assert.match(
    parts.get(layoutOf(parts, 1)) ?? '',
    /<a:schemeClr val="accent1"\/>(?:(?!<\/p:spTree>).)*<a:alpha val="\d+"\/>/su,
  );
});

test('a layout that a host has defined is one of the file, with its slides on it', async () => {
  defineLayout({
    id: 'host & <layout>',
    regions: [
      { id: 'title', holds: 'title', x: 100, y: 60, width: 1000, height: 80 },
      { id: 'text', holds: 'text', x: 100, y: 200, width: 500, height: 300 },
    ],
  });
  const deck = sampleDeck();
  deck.slides = [createSlide({ id: 'a', layout: 'host & <layout>', title: 'Title', text: 'Text' })];
  const file = await exportToPptx(deck);
  const parts = await readPackage(file);
  assert.match(parts.get(layoutOf(parts, 1)) ?? '', /<p:cSld name="host &amp; &lt;layout&gt;">/);
  for (const shape of shapesOf(parts, 1).filter(({ placeholder }) => /^(?:title|body)/.test(placeholder))) {
    assert.ok(inPlace(shape));
    assert.ok(Math.abs(shape.x - 100) < 0.01);
  }
  const bytes = await bytesOf(file);
  assert.deepEqual([await validatePackage(bytes), checkPackage(bytes)], [[], []]);
});

test('a layout that a host calls like what every object has is one of the file as any other', async () => {
  const ids = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  for (const id of ids) {
    const title = { id: 'title', holds: 'title', x: 100, y: 60, width: 1000, height: 80 } as const;
    const text = { ...title, id, holds: 'text', y: 200, height: 300 } as const;
    const table = { ...title, id: 'valueOf', holds: 'blocks', y: 500, height: 150 } as const;
    defineLayout({ id, regions: [title, text, table], fallback: id });
  }
  const deck = sampleDeck();
  deck.slides = ids.map((id) => createSlide({ id, layout: id, title: `Title of ${id}`, text: 'Text' }));
  const file = await exportToPptx(deck, { charts: 'native' });
  const parts = await readPackage(file);
  for (const [index, id] of ids.entries()) {
    const layout = parts.get(layoutOf(parts, index + 1)) ?? '';
    assert.ok(layout.includes(`<p:cSld name="${id}">`), id);
    assert.match(layout, /<p:sldLayout [^>]*userDrawn="1"/u);
    const title = shapesOf(parts, index + 1).find(({ placeholder }) => placeholder === 'title');
    assert.ok(title && inPlace(title), id);
  }
  const bytes = await bytesOf(file);
  assert.deepEqual([await validatePackage(bytes), checkPackage(bytes)], [[], []]);
});

test('what is on a slide is read in the order in which it is meant: title, content, footer, number', async () => {
  const parts = await readPackage(await exportToPptx(sampleDeck(), { now: () => 0 }));
  const slides = [...parts].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/u.test(name));
  assert.ok(slides.length > 5);
  for (const [name, xml] of slides) {
    const names = [...xml.matchAll(/<p:cNvPr id="\d+" name="([^"]*)"/gu)]
      .map(([, own]) => own)
      .filter(Boolean);
    assert.equal(names[0], 'Title', name);
    const footer = names.indexOf('Footer');
    const number = names.indexOf('Slide number');
    if (footer >= 0) assert.ok(footer >= names.length - 2, name);
    if (number >= 0) assert.equal(number, names.length - 1, name);
  }
});

test('a logo without the name of a company is decoration, one with it is called by that', async () => {
  for (const [companyName, expected] of [
    [undefined, /decorative[^>]*val="1"/u],
    ['Acme & Sons', /descr="Acme &amp; Sons"/u],
  ] as const) {
    const deck = sampleDeck();
    deck.branding = { logoDataUrl: PNG, ...(companyName ? { companyName } : {}) };
    const parts = await readPackage(await exportToPptx(deck, { now: () => 0 }));
    const [picture = ''] =
      /<p:pic>[^]*?<\/p:nvPicPr>/u.exec(parts.get('ppt/slideMasters/slideMaster1.xml') ?? '') ?? [];
    assert.match(picture, expected);
  }
});
