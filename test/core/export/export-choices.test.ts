import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approximations } from '../../../src/core/export/approximations.js';
import { deckPart } from '../../../src/core/export/pptx/deck-part.js';
import {
  ExportError,
  exportToPptx,
  importFromPptx,
  type ExportToPptxOptions,
} from '../../../src/core/export/index.js';
import { checkPackage } from './check-package.js';
import { paragraphs, readPackage, texts } from './read-package.js';
import { sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

interface Exported {
  file: File;
  parts: Map<string, string>;
  /** What the slides begin with, in their order. */
  titles: string[];
}

async function exported(options: ExportToPptxOptions, deck = sampleDeck()): Promise<Exported> {
  const file = await exportToPptx(deck, options);
  const parts = await readPackage(file);
  const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name));
  const titles = slides.map((_, index) => {
    const xml = parts.get(`ppt/slides/slide${index + 1}.xml`) ?? '';
    const title = /<p:sp>(?:(?!<\/p:sp>).)*type="(?:title|ctrTitle)"(?:(?!<\/p:sp>).)*<\/p:sp>/su.exec(xml);
    return texts(title?.[0] ?? '').join('');
  });
  return { file, parts, titles };
}

const pictures = (parts: Map<string, string>): string[] =>
  [...parts].filter(([name]) => /^ppt\/media\/.*\.png$/u.test(name)).map(([, content]) => content);

async function assertValid(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const version of ['Office2007', 'Microsoft365'])
    assert.deepEqual(await validatePackage(bytes, version), [], version);
  assert.deepEqual(checkPackage(bytes), []);
}

test('some of the slides are a valid file in the order of the deck, numbered anew', async () => {
  const { file, parts, titles } = await exported({ slides: ['s7', 's4', 's8'] });
  assert.deepEqual(titles, ['Orders grew every month but one', 'The largest orders', 'What to do next']);
  assert.match(
    parts.get('ppt/slides/slide2.xml') ?? '',
    /type="slidenum">(?:(?!<\/a:fld>).)*<a:t>2<\/a:t>/su,
  );
  await assertValid(file);
});

test('a chart is the same picture in a file of its slide alone as in the whole file', async () => {
  const [some, all] = [await exported({ slides: ['s5'] }), await exported({})];
  const known = new Set(pictures(all.parts));
  assert.ok(pictures(some.parts).length >= 2);
  for (const picture of pictures(some.parts)) assert.ok(known.has(picture));
});

test('slides that are not in the deck, and none at all, are refused with what to do', async () => {
  for (const slides of [['s1', 'nowhere'], []]) {
    await assert.rejects(exportToPptx(sampleDeck(), { slides }), (error) => {
      assert.ok(ExportError.is(error));
      assert.deepEqual([error.code, error.path], ['invalid_deck', 'options.slides']);
      return error.hint !== undefined;
    });
  }
});

test('the cover of a deck is left out, or stands before the slides that are taken', async () => {
  const without = await exported({ cover: false, slides: ['s1', 's8'] });
  assert.deepEqual(without.titles, ['What to do next']);
  await assertValid(without.file);
  const before = await exported({ cover: true, slides: ['s8'] });
  assert.deepEqual(before.titles, ['Quarterly review', 'What to do next']);
  assert.equal((await exported({ cover: true })).titles.length, sampleDeck().slides.length);
});

test('a deck without a cover gets one of its title and subtitle, as they were written', async () => {
  const deck = { ...sampleDeck(), title: 'Growth {{and}} <more>', subtitle: 'Fourth quarter' };
  deck.slides = deck.slides.slice(7, 8);
  const { file, parts, titles } = await exported({ cover: true }, deck);
  assert.deepEqual(titles, ['Growth {{and}} <more>', 'What to do next']);
  assert.ok(paragraphs(parts.get('ppt/slides/slide1.xml') ?? '').includes('Fourth quarter'));
  await assertValid(file);
});

test('the subtitle on a cover that is made stands as it was written, whatever Markdown or a template would make of it', async () => {
  for (const subtitle of [
    '*Q1* _draft_ # 1',
    '# Heading',
    '- 1.5 million',
    '+ item',
    '* item',
    '12) item',
    '1. item',
    '[link](https://example.com)',
    '![picture](https://example.com/a.png)',
    '__init__ **bold** \\*escaped\\* C:\\temp\\',
    '`code` ~~gone~~ <b>bold</b> &amp; > quote',
    '{{sum(value)}} \\{{x}} {{',
    '***',
  ]) {
    const deck = { ...sampleDeck(), subtitle };
    deck.slides = deck.slides.slice(7, 8);
    const { file, parts } = await exported({ cover: true }, deck);
    const xml = parts.get('ppt/slides/slide1.xml') ?? '';
    assert.ok(paragraphs(xml).includes(subtitle), `${subtitle}: ${paragraphs(xml).join(' | ')}`);
    assert.doesNotMatch(xml, /<a:buChar|<a:buAutoNum| i="1"|hlinkClick/u, subtitle);
    assert.doesNotMatch(parts.get('ppt/notesSlides/notesSlide1.xml') ?? '', /⚠/u, subtitle);
    assert.equal((await importFromPptx(file)).deck.subtitle, subtitle);
  }
});

test('a file without branding names the company nowhere and holds no logo', async () => {
  const { file, parts } = await exported({ branding: false, slides: ['s1', 's8'] });
  for (const [name, content] of parts) assert.ok(!content.includes('Acme'), name);
  assert.deepEqual(pictures(parts), []);
  await assertValid(file);
});

test('a long table goes on over further slides until every row is there once, under its title and header', async () => {
  const warnings: string[] = [];
  const onWarning = ({ code }: { code: string }): void => void warnings.push(code);
  const deck = sampleDeck();
  const names = deck.sources['orders']?.data?.rows.map(({ customer }) => customer as string) ?? [];
  const { file, parts, titles } = await exported({ tables: 'all', slides: ['s7', 's8'], onWarning }, deck);
  await assertValid(file);
  assert.deepEqual(warnings, []);
  assert.ok(titles.length > 3);
  const pages = titles.slice(0, -1).map((_, index) => {
    const xml = parts.get(`ppt/slides/slide${index + 1}.xml`) ?? '';
    return [...xml.matchAll(/<a:tr [\s\S]*?<\/a:tr>/gu)].map(([row]) => texts(row)[0] ?? '');
  });
  for (const [index, [header]] of pages.entries()) {
    assert.equal(header, 'Customer');
    assert.ok(titles[index]?.startsWith('The largest orders'));
  }
  assert.deepEqual(
    pages.flatMap((rows) => rows.slice(1)),
    names,
  );
  assert.equal(titles.at(-1), 'What to do next');
  // The deck that travels inside has its one slide.
  assert.equal((await importFromPptx(file)).deck.slides.length, 2);
});

test('what differs from the screen in any file is named: pictures of charts by slide, and fonts', () => {
  const deck = deckPart(sampleDeck(), { slides: ['s1', 's4', 's5', 's7'] });
  const { pictures: slides, fonts } = approximations(deck, 'image');
  assert.deepEqual(slides, ['s4', 's5']);
  assert.ok(fonts.length > 0 && fonts.every((name) => name !== ''));
  assert.deepEqual(approximations(deck, 'native').pictures, []);
});
