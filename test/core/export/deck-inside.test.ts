import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { createSlide } from '../../../src/core/deck/create-deck.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { exportToPptx, importFromPptx } from '../../../src/core/export/index.js';
import { checkPackage } from './check-package.js';
import { readPackage } from './read-package.js';
import { PNG, sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

/** A deck with a person's picture, twice, and a logo of pixels. */
function pictureDeck(): Deck {
  const deck = sampleDeck();
  const picture = Buffer.concat([
    Buffer.from(PNG.slice(PNG.indexOf(',') + 1), 'base64'),
    Buffer.alloc(50_000, 7),
  ]);
  deck.assets['photo'] = {
    mediaType: 'image/png',
    dataUrl: `data:image/png;base64,${picture.toString('base64')}`,
    alt: 'Photo',
  };
  deck.branding = { companyName: 'Acme', logoDataUrl: PNG };
  deck.slides = ['a', 'b'].map((id) =>
    createSlide({
      id,
      layout: 'chart',
      title: id,
      blocks: [{ id: 'p', region: 'chart', kind: 'image', asset: 'photo' }],
    }),
  );
  return deck;
}

/** The file with other names or contents of its pictures, and its deck changed. */
async function repacked(
  file: File,
  change: (name: string, content: Uint8Array) => [name: string, content: Uint8Array],
): Promise<File> {
  const parts = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  return new File(
    [zipSync(Object.fromEntries(parts.map(([name, content]) => change(name, content))))],
    file.name,
  );
}

/** The file with some of its parts changed, as another program would. */
async function resaved(file: File, change: (name: string, text: string) => string): Promise<File> {
  const parts: Zippable = {};
  for (const [name, content] of Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())))) {
    const isText = /^(customXml|docProps)\//u.test(name);
    parts[name] = isText ? strToU8(change(name, new TextDecoder().decode(content))) : content;
  }
  return new File([zipSync(parts)], file.name);
}

test('a deck comes back from its presentation with rows, queries, placeholders and look', async () => {
  const deck = sampleDeck();
  const { deck: opened, changedSince } = await importFromPptx(await exportToPptx(deck));
  assert.equal(changedSince, false);
  assert.notEqual(opened.id, deck.id);
  assert.deepEqual(opened.slides, deck.slides);
  const used = Object.keys(opened.sources);
  assert.ok(used.length > 3);
  for (const id of used) assert.deepEqual(opened.sources[id], deck.sources[id]);
  assert.deepEqual([opened.title, opened.theme, opened.format], [deck.title, deck.theme, deck.format]);
});

test('any characters come back as they were', async () => {
  const deck = sampleDeck();
  const text =
    '</deck>]]>&amp;&lt;"\'<!-- \u0000\u0007\u001b\u0085\u2028\u2029\ufffe\uffff 😀 \ud800 \\u0000 {{sum(value)}}';
  deck.slides[0]!.notes = text;
  const file = await exportToPptx(deck);
  const bytes = new Uint8Array(await file.arrayBuffer());
  assert.deepEqual([await validatePackage(bytes), checkPackage(bytes)], [[], []]);
  assert.equal((await importFromPptx(file)).deck.slides[0]!.notes, text);
});

test('only what its slides need is in the file: no other rows, no notes that are left out, nothing of the page’s', async () => {
  const deck = sampleDeck();
  const [first, second] = deck.slides;
  deck.ext = { account: 'secret' };
  second!.notes = 'Not for everyone';
  const { deck: opened } = await importFromPptx(
    await exportToPptx(deck, { slides: [first!.id, second!.id], notes: false, branding: false }),
  );
  assert.deepEqual(
    opened.slides.map(({ id }) => id),
    [first!.id, second!.id],
  );
  assert.ok(Object.keys(opened.sources).length < Object.keys(deck.sources).length);
  assert.doesNotMatch(JSON.stringify(opened), /secret|Not for everyone|companyName/u);
});

test('a statement about notes that are left out is not in the file', async () => {
  const deck = sampleDeck();
  const quote = (of: string): string => `${of} {{ max(value) }} is the most`;
  deck.slides = [
    createSlide({
      layout: 'text',
      title: 'Sum',
      text: quote('Seen'),
      notes: quote('Unseen'),
      claims: ['Seen', 'Unseen'].map((of) => ({ id: of, quote: quote(of), test: 'max(value) > 0' })),
    }),
  ];
  const claimsOf = async (notes: boolean): Promise<string[]> => {
    const { deck: opened } = await importFromPptx(await exportToPptx(deck, { notes }));
    return opened.slides[0]!.claims.map(({ id }) => id);
  };
  assert.deepEqual(await claimsOf(false), ['Seen']);
  assert.deepEqual(await claimsOf(true), ['Seen', 'Unseen']);
});

test('a deck with more rows than a deck file may have opens again without them, which is told', async () => {
  const deck = sampleDeck();
  deck.sources['many'] = {
    title: 'Many',
    sql: 'SELECT value FROM many',
    columns: [{ name: 'value', type: 'number', dbType: 'INTEGER' }],
    data: {
      rows: Array.from({ length: 100_001 }, (_, value) => ({ value })),
      queriedAt: '2026-01-05T09:00:00Z',
      fingerprint: 'f',
      truncated: false,
    },
  };
  deck.slides = [
    createSlide({ id: 's', layout: 'text', title: 'Sum', source: 'many', text: '{{ sum(value) }}' }),
  ];
  const told: string[] = [];
  const file = await exportToPptx(deck, {
    onWarning: ({ code, slideId }) => told.push(`${code} ${slideId}`),
  });
  const { deck: opened } = await importFromPptx(file);
  assert.deepEqual(told, ['deck_without_rows s']);
  assert.equal(opened.sources['many']?.sql, 'SELECT value FROM many');
  assert.equal(opened.sources['many'].data, undefined);
});

test('without the deck inside nothing of it is in the file, also where the origin of figures is left out', async () => {
  for (const without of [{ document: false }, { provenance: false }]) {
    const file = await exportToPptx(sampleDeck(), without);
    const names = [...(await readPackage(file)).keys()];
    assert.deepEqual(
      names.filter((name) => name.startsWith('customXml')),
      [],
    );
    await assert.rejects(importFromPptx(file), { code: 'not_found', hint: /exported here/u });
  }
  const file = await exportToPptx(sampleDeck(), { document: true, provenance: false });
  assert.equal((await importFromPptx(file)).deck.title, sampleDeck().title);
});

test('a presentation that another program has saved still has the deck, and tells that it was changed', async () => {
  const file = await resaved(await exportToPptx(sampleDeck(), { now: () => 0 }), (_, text) =>
    text
      .replace('<deck xmlns="urn:deckwright:deck">', "<d:deck xmlns:d='urn:deckwright:deck'>")
      .replace('</deck>', '</d:deck>')
      .replaceAll('"layout":', '&quot;layout&#34;:')
      .replace(/(modified[^>]*>)1970/u, '$12026'),
  );
  const { deck, changedSince } = await importFromPptx(file);
  assert.equal(changedSince, true);
  assert.deepEqual(deck.slides, sampleDeck().slides);
});

test('what is no entity of XML stands as it was written, whatever it is called', async () => {
  const file = await resaved(await exportToPptx(sampleDeck()), (name, text) =>
    name.startsWith('customXml/item') ? text.replace('Quarterly review', '&constructor; &toString;') : text,
  );
  assert.equal((await importFromPptx(file)).deck.title, '&constructor; &toString;');
});

test('pictures stand in the file once, and come back with the deck, whatever another program calls them', async () => {
  const deck = pictureDeck();
  const file = await exportToPptx(deck, { now: () => 0 });
  assert.ok(file.size < 50_000 + 60_000);
  assert.doesNotMatch((await readPackage(file)).get('customXml/item1.xml') ?? '', /data:image/u);
  const renamed = await repacked(file, (name, content) => [
    name.replace('ppt/media/image', 'ppt/media/renamed'),
    content,
  ]);
  for (const each of [file, renamed]) {
    const { deck: opened } = await importFromPptx(each);
    assert.deepEqual(opened.assets, deck.assets);
    assert.deepEqual(opened.branding, deck.branding);
  }
});

test('a picture that another program has made anew leaves a frame in its place, and the deck opens', async () => {
  const deck = pictureDeck();
  const file = await repacked(await exportToPptx(deck), (name, content) => [
    name,
    content.length > 50_000 && name.startsWith('ppt/media/') ? content.slice(0, 40_000) : content,
  ]);
  const { deck: opened, changedPictures } = await importFromPptx(file);
  assert.equal(changedPictures, 1);
  assert.match(opened.assets['photo']?.dataUrl ?? '', /^data:image\/svg\+xml,/);
  assert.equal(opened.assets['photo']?.alt, 'Photo');
  assert.deepEqual(opened.branding, deck.branding);
  assert.deepEqual(opened.slides, deck.slides);
});

test('a logo that another program has taken out is missing from the deck, and told', async () => {
  for (const branding of [
    { companyName: 'Acme', logoDataUrl: PNG },
    { logoDataUrl: PNG },
    { logoDataUrl: PNG, companyName: 'Acme' },
  ]) {
    const file = await repacked(await exportToPptx({ ...sampleDeck(), branding }), (name, content) => [
      name,
      /^ppt\/media\/.*\.png$/u.test(name) ? new Uint8Array(1) : content,
    ]);
    const { deck, changedPictures } = await importFromPptx(file);
    assert.equal(changedPictures, 1);
    const { logoDataUrl: _, ...rest } = branding;
    assert.deepEqual(deck.branding, rest);
  }
});

test('a text that reads like the address of a picture stays a text; pictures that stand in the deck itself are read', async () => {
  const deck = pictureDeck();
  const text = '"dataUrl":"pptx-media:image/png;1;0" pptx-media:image/png;1;0';
  deck.slides[0]!.title = text;
  const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
  deck.assets['photo']!.dataUrl = drawing;
  const { deck: opened } = await importFromPptx(await exportToPptx(deck));
  assert.equal(opened.slides[0]?.title, text);
  assert.equal(opened.assets['photo']?.dataUrl, drawing);
});

test('a file that holds no deck to be shown is refused with what is wrong', async () => {
  const blob = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);
  await assert.rejects(importFromPptx(blob(1, 2, 3)), { code: 'invalid_deck', message: /damaged/u });
  await assert.rejects(importFromPptx(blob()), { code: 'invalid_deck', message: /damaged/u });
  await assert.rejects(importFromPptx(blob(0xd0, 0xcf, 0x11, 0xe0, 0xa1)), {
    code: 'invalid_deck',
    hint: /without a password/u,
  });
  const exported = await exportToPptx(sampleDeck());
  const whole = new Uint8Array(await exported.arrayBuffer());
  await assert.rejects(importFromPptx(new Blob([whole.slice(0, whole.length / 2)])), {
    code: 'invalid_deck',
  });
  const broken = await resaved(exported, (_, text) => text.replace('"slides":', '"slides":7,"other":'));
  await assert.rejects(importFromPptx(broken), { code: 'invalid_deck', path: 'slides' });
  const cut = await resaved(exported, (_, text) => text.replace('"slides":', ''));
  await assert.rejects(importFromPptx(cut), { code: 'invalid_deck', message: /JSON/u });
});
