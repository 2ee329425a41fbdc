import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSlide } from '../../../src/core/deck/index.js';
import type { Branding, Deck } from '../../../src/core/deck/types.js';
import { exportToPptx, ExportError, type ExportWarning } from '../../../src/core/export/index.js';
import { layoutSlide, themes, type Theme } from '../../../src/core/layout/index.js';
import { checkPackage } from './check-package.js';
import { paragraphs, readPackage, texts } from './read-package.js';
import { shapesOf, type FileShape } from './read-slide.js';
import { hostileDeck } from './hostile-deck.js';
import { PNG, sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const slideXml = async (deck: Deck, number: number): Promise<string> =>
  (await readPackage(await exportToPptx(deck))).get(`ppt/slides/slide${number}.xml`) ?? '';

/** A deck of one text slide. */
function textDeck(title: string, text: string, fields: Partial<Deck> = {}): Deck {
  const deck = sampleDeck();
  return { ...deck, slides: [createSlide({ id: 's', layout: 'text', title, text })], ...fields };
}

test('every layout, light and dark, gives a file without faults for the Open XML validator', async () => {
  for (const theme of [themes['paper'], themes['ink']]) {
    const file = await exportToPptx({ ...sampleDeck(), ...(theme ? { theme } : {}) });
    assert.deepEqual(await validatePackage(await bytesOf(file)), []);
    assert.deepEqual(checkPackage(await bytesOf(file)), []);
  }
});

test('an exported deck is valid for Office 2007, 2013, 2019 and Microsoft 365', async () => {
  const bytes = await bytesOf(await exportToPptx(sampleDeck()));
  for (const version of ['Office2007', 'Office2013', 'Office2019', 'Microsoft365']) {
    assert.deepEqual(await validatePackage(bytes, version), [], version);
  }
});

test('hostile text in every field of a deck gives a valid file that shows it', async () => {
  const file = await exportToPptx(hostileDeck());
  assert.deepEqual(await validatePackage(await bytesOf(file)), []);
  assert.deepEqual(checkPackage(await bytesOf(file)), []);
  const parts = await readPackage(file);
  assert.ok(texts(parts.get('ppt/slides/slide1.xml') ?? '').includes('Tom & Jerry <b>"bold"</b> \'quoted\''));
  assert.ok(texts(parts.get('ppt/slides/slide3.xml') ?? '').includes('control   characters'));
  assert.ok(
    texts(parts.get('ppt/slides/slide5.xml') ?? '').includes('lone  and  surrogates, noncharacters  '),
  );
  assert.ok(paragraphs(parts.get('ppt/slides/slide7.xml') ?? '').includes('emoji 👩‍👩‍👧 🇪🇺 and math 𝒳'));
});

test('the same deck and clock give the same bytes', async () => {
  const options = { now: () => Date.UTC(2026, 0, 5) };
  const [first, second] = [
    await exportToPptx(sampleDeck(), options),
    await exportToPptx(sampleDeck(), options),
  ];
  assert.ok(Buffer.from(await bytesOf(first)).equals(Buffer.from(await bytesOf(second))));
});

test('another clock changes the dates in the properties and nothing else', async () => {
  const first = await readPackage(await exportToPptx(sampleDeck(), { now: () => 0 }));
  const second = await readPackage(await exportToPptx(sampleDeck(), { now: () => 86_400_000 }));
  const differing = [...first.keys()].filter((name) => first.get(name) !== second.get(name));
  assert.deepEqual(differing, ['docProps/core.xml']);
  assert.match(second.get('docProps/core.xml') ?? '', /1970-01-02T00:00:00Z/);
});

test('exporting leaves the deck as it was', async () => {
  const deck = sampleDeck();
  const before = JSON.stringify(deck);
  await exportToPptx(deck, { branding: { companyName: 'Other' } });
  assert.equal(JSON.stringify(deck), before);
});

test('text stays text: runs with bold, italic, links and computed figures', async () => {
  const xml = await slideXml(sampleDeck(), 3);
  assert.ok(paragraphs(xml).includes('All regions together made $3,246,650, counted before returns.'));
  assert.match(xml, /<a:rPr [^>]*b="1"[^>]*>(?:(?!<\/a:rPr>).)*<\/a:rPr><a:t>\$3,246,650<\/a:t>/su);
  assert.match(xml, /<a:rPr [^>]*i="1"[^>]*>(?:(?!<\/a:rPr>).)*<\/a:rPr><a:t>before<\/a:t>/su);
  const rels =
    (await readPackage(await exportToPptx(sampleDeck()))).get('ppt/slides/_rels/slide3.xml.rels') ?? '';
  assert.match(rels, /Target="https:\/\/example\.com\/definition\?a=1&amp;b=2" TargetMode="External"/);
});

test('lists are native: bullets by level, numbers that PowerPoint counts on', async () => {
  const xml = await slideXml(sampleDeck(), 3);
  const paragraph = (text: string): string =>
    [...xml.matchAll(/<a:p>[\s\S]*?<\/a:p>/gu)]
      .map(([match]) => match)
      .find((match) => texts(match).join('') === text) ?? '';
  assert.match(paragraph('Europe follows'), /<a:buChar char="(?:•|&#x2022;)"\/>/u);
  assert.match(paragraph('with a list inside'), /<a:pPr [^>]*lvl="1"/);
  assert.match(paragraph('and a paragraph that goes on'), /marL="[1-9]\d*" indent="0">.*<a:buNone\/>/);
  for (const step of ['First step', 'Second step', 'Third step']) {
    assert.match(paragraph(step), /<a:buAutoNum type="arabicPeriod" startAt="1"\/>/);
  }
});

test('boxes of the file lie where the layout puts them', async () => {
  const deck = sampleDeck();
  const parts = await readPackage(await exportToPptx(deck));
  for (const [index, slide] of deck.slides.entries()) {
    const found = shapesOf(parts, index + 1);
    for (const box of layoutSlide(deck, slide, { index }).boxes) {
      if (box.kind === 'text' && box.paragraphs.length === 0) continue;
      // Text stands up to 5 px higher, since Office puts all of a line's spare height above it.
      const slack = box.kind === 'text' ? 5 : 0.6;
      const near = (shape: FileShape): boolean => {
        const [left = 0, top = 0, right = 0] = shape.placeholder === '' ? [] : shape.insets;
        return (
          Math.abs(shape.x + left - box.x) < 0.6 &&
          Math.abs(shape.y + top - box.y) < slack &&
          Math.abs(shape.width - left - right - box.width) < 0.6 &&
          Math.abs(shape.height - box.height) < 0.6
        );
      };
      assert.ok(found.some(near), `${slide.id}: ${box.kind} ${box.id}`);
    }
  }
});

test('font sizes are points, three quarters of slide pixels, and nothing shrinks or has insets', async () => {
  const deck = textDeck('A title', 'Some text');
  const parts = await readPackage(await exportToPptx(deck));
  const shapes = shapesOf(parts, 1);
  for (const box of layoutSlide(deck, deck.slides[0] as Deck['slides'][0], { index: 0 }).boxes) {
    if (box.kind !== 'text') continue;
    const text = box.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
    const shape = shapes.find((it) => it.text === text);
    assert.equal(shape?.run.size, Math.round(box.fontSize * 75), box.id);
    assert.equal(shape?.insets[0], 0, box.id);
    assert.equal(shape?.insets[1], 0, box.id);
  }
  for (const [name, xml] of parts)
    if (name.endsWith('.xml')) assert.doesNotMatch(xml, /normAutofit|spAutoFit/);
});

test('every slide has one title that outlines and screen readers find, also one that shows none', async () => {
  const parts = await readPackage(await exportToPptx(sampleDeck()));
  const titles = [...Array(9).keys()].map((index) => {
    const shapes = shapesOf(parts, index + 1).filter(({ placeholder }) =>
      /^(?:title|ctrTitle)$/.test(placeholder),
    );
    assert.equal(shapes.length, 1);
    return shapes[0]?.text;
  });
  assert.equal(titles[2], 'North America brings in 39.5% of revenue');
  assert.equal(titles[8], 'Revenue by region');
  assert.match(parts.get('docProps/app.xml') ?? '', /<vt:lpstr>Orders grew every month but one<\/vt:lpstr>/);
});

test('slide numbers are fields that follow the order of the slides', async () => {
  const xml = await slideXml(sampleDeck(), 4);
  assert.match(xml, /<p:ph type="sldNum" sz="quarter" idx="12"\/>/);
  assert.match(xml, /<a:fld id="\{[0-9A-F-]+\}" type="slidenum">(?:(?!<\/a:fld>).)*<a:t>4<\/a:t><\/a:fld>/su);
});

test('charts are sharp pictures with a description computed from the rows', async () => {
  const parts = await readPackage(await exportToPptx(sampleDeck()));
  const xml = parts.get('ppt/slides/slide4.xml') ?? '';
  const alt = /name="Picture" descr="([^"]+)"/u.exec(xml)?.[1] ?? '';
  assert.match(alt, /595/);
  const target = [...(parts.get('ppt/slides/_rels/slide4.xml.rels') ?? '').matchAll(/media\/([^"]+)"/gu)].map(
    (match) => match[1],
  );
  const deck = sampleDeck();
  const box = layoutSlide(deck, deck.slides[3] as Deck['slides'][0], { index: 3 }).boxes.find(
    ({ kind }) => kind === 'chart',
  );
  const widths = target.map((name) =>
    Buffer.from(parts.get(`ppt/media/${name}`) ?? '', 'latin1').readUInt32BE(16),
  );
  assert.ok(widths.includes(Math.round((box?.width ?? 0) * 2)), widths.join());
});

test('tables are native, with a header row and a description', async () => {
  const xml = await slideXml(sampleDeck(), 7);
  assert.match(xml, /<a:tblPr firstRow="1"\/>/);
  assert.match(xml, /<p:cNvPr id="\d+" name="Table" descr="Customer, Product name, Quantity, Amount"\/>/);
  const rows = [...xml.matchAll(/<a:tr [\s\S]*?<\/a:tr>/gu)].map(([row]) => texts(row));
  assert.deepEqual(rows[0], ['Customer', 'Product name', 'Quantity', 'Amount']);
  assert.equal(rows[2]?.[1], 'Lamp <LED>');
});

test('speaker notes carry the author’s text, then every figure with its expression, then the SQL', async () => {
  const parts = await readPackage(await exportToPptx(sampleDeck()));
  const notes = paragraphs(parts.get('ppt/notesSlides/notesSlide3.xml') ?? '').join('\n');
  assert.match(notes, /^Say this first\.\n• Then this: \$3,246,650\n/);
  assert.match(notes, /\n\$3,246,650 ← total = sum\(value\) \[Revenue by region: \d+\/\d+\]\n/);
  assert.match(
    notes,
    /\n\[Revenue by region\] \(2026-01-05T09:00:00Z\)\nSELECT region, value\nFROM revenue_by_region/,
  );
});

test('notes and provenance can be left out, each by itself', async () => {
  const notesOf = async (options: { notes?: boolean; provenance?: boolean }): Promise<string> =>
    paragraphs(
      (await readPackage(await exportToPptx(sampleDeck(), options))).get('ppt/notesSlides/notesSlide3.xml') ??
        '',
    ).join('\n');
  const written = await notesOf({ provenance: false });
  assert.match(written, /Say this first/);
  assert.doesNotMatch(written, /SELECT|←/);
  const trail = await notesOf({ notes: false });
  assert.doesNotMatch(trail, /Say this first/);
  assert.match(trail, /SELECT region/);
  assert.doesNotMatch(await notesOf({ notes: false, provenance: false }), /Say|SELECT/);
});

test('the logo is stored once and the company stands on the slides and in the properties', async () => {
  const parts = await readPackage(
    await exportToPptx(sampleDeck(), { branding: { companyName: 'Beta & Co <Ltd>', logoDataUrl: PNG } }),
  );
  assert.match(parts.get('docProps/app.xml') ?? '', /<Company>Beta &amp; Co &lt;Ltd&gt;<\/Company>/);
  assert.ok(texts(parts.get('ppt/slides/slide4.xml') ?? '').includes('Beta & Co <Ltd>'));
  const logos = [...parts].filter(([name, content]) => name.startsWith('ppt/media/') && content.length < 200);
  assert.equal(logos.length, 1);
});

test('the author of a file is whom the deck names, else the company', async () => {
  const creator = async (branding: Branding): Promise<string | undefined> =>
    /<dc:creator>(.*)<\/dc:creator>/u.exec(
      (await readPackage(await exportToPptx(textDeck('T', 'x'), { branding }))).get('docProps/core.xml') ??
        '',
    )?.[1];
  assert.equal(await creator({ companyName: 'Acme', author: 'A & B' }), 'A &amp; B');
  assert.equal(await creator({ companyName: 'Acme' }), 'Acme');
});

test('a logo that cannot be used is left out with a warning that says why', async () => {
  const cases: [string, RegExp][] = [
    ['data:image/png;base64,%%%', /Base64 is broken/],
    ['data:image/png;base64,AAAA', /holds no PNG, JPEG, GIF or SVG \(declared image\/png\)/],
    ['data:image/webp;base64,UklGRg==', /declared image\/webp/],
    ['https://example.com/logo.png', /not a data: URL/],
    [
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>',
      /cannot be drawn/,
    ],
  ];
  for (const [logoDataUrl, reason] of cases) {
    const warnings: ExportWarning[] = [];
    const onWarning = (warning: ExportWarning): void => void warnings.push(warning);
    const file = await exportToPptx({ ...textDeck('T', 'x'), branding: { logoDataUrl } }, { onWarning });
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['image_skipped'],
    );
    assert.match(warnings[0]?.message ?? '', reason);
    assert.deepEqual(checkPackage(await bytesOf(file)), []);
  }
});

test('a picture is stored as what it is, whatever its URL says', async () => {
  const logoDataUrl = PNG.replace('image/png', 'image/jpeg');
  const parts = await readPackage(await exportToPptx({ ...textDeck('T', 'x'), branding: { logoDataUrl } }));
  assert.ok([...parts.keys()].some((name) => /^ppt\/media\/.*\.png$/u.test(name)));
  assert.ok(![...parts.keys()].some((name) => name.endsWith('.jpeg')));
});

test('the place of a block that cannot be drawn stays empty, and why is reported', async () => {
  const warnings: ExportWarning[] = [];
  const parts = await readPackage(
    await exportToPptx(sampleDeck(), { onWarning: (warning) => warnings.push(warning) }),
  );
  const failed = warnings.filter(({ code }) => code === 'block_failed');
  assert.deepEqual(
    failed.map(({ slideId }) => slideId),
    ['s9'],
  );
  assert.match(failed[0]?.message ?? '', /nowhere/);
  assert.ok(!texts(parts.get('ppt/slides/slide9.xml') ?? '').some((text) => text.includes('nowhere')));
});

test('a slide with nothing but a chart whose query failed is for the editor, and in no file', async () => {
  const deck = sampleDeck();
  const [first] = Object.keys(deck.sources);
  const problem = { code: 'query_failed', message: 'Line 1, column 8 of the SQL: no such column' };
  deck.sources['failed'] = { ...deck.sources[first!]!, problem };
  const bare = {
    ...deck.slides[2]!,
    id: 'bare',
    title: 'Cost by share',
    text: '',
    notes: '',
    source: 'failed',
  };
  deck.slides = [
    ...deck.slides.slice(0, 3),
    { ...bare, blocks: [{ ...deck.slides[2]!.blocks[0]!, source: 'failed' }] },
  ];
  const warnings: ExportWarning[] = [];
  const parts = await readPackage(
    await exportToPptx(deck, { onWarning: (warning) => warnings.push(warning) }),
  );
  assert.equal([...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name)).length, 3);
  assert.match(warnings.map(({ message }) => message).join(), /Cost by share.*left out.*no such column/);
});

test('colours of the theme are theme colours, so that a new theme recolours the slides', async () => {
  const theme = themes['ink'];
  const parts = await readPackage(await exportToPptx({ ...textDeck('T', 'x'), ...(theme ? { theme } : {}) }));
  assert.match(
    parts.get('ppt/theme/theme1.xml') ?? '',
    /<a:dk1><a:srgbClr val="10161F"\/><\/a:dk1><a:lt1><a:srgbClr val="F2F4F7"\/>/,
  );
  assert.match(parts.get('ppt/slideMasters/slideMaster1.xml') ?? '', /bg1="dk1" tx1="lt1"/);
  assert.equal(shapesOf(parts, 1).find(({ text }) => text === 'x')?.run.color, 'tx1');
  assert.doesNotMatch(parts.get('ppt/slides/slide1.xml') ?? '', /<p:bg>/);
});

test('titles and texts take their fonts from the theme of the file, in every look', async () => {
  const files = { arimo: 'Arial', carlito: 'Calibri', gelasio: 'Georgia' };
  for (const id of ['paper', 'harbor', 'ember-dark']) {
    const theme = themes[id] as Theme;
    const file = await exportToPptx(textDeck('Title', 'Text', { theme }));
    const parts = await readPackage(file);
    const scheme = parts.get('ppt/theme/theme1.xml') ?? '';
    const latin = files[theme.fonts.heading.metrics];
    assert.match(scheme, new RegExp(`<a:majorFont><a:latin typeface="${latin}"/>`, 'u'), id);
    assert.match(scheme, /<a:minorFont><a:latin typeface="Arial"\/>/u, id);
    const fonts = (text: string): string[] | undefined =>
      shapesOf(parts, 1).find((shape) => shape.text === text)?.run.fonts;
    assert.deepEqual(fonts('Title'), ['+mj-lt', '+mj-ea', '+mj-cs'], id);
    assert.deepEqual(fonts('Text'), ['+mn-lt', '+mn-ea', '+mn-cs'], id);
    assert.deepEqual(await validatePackage(await bytesOf(file)), [], id);
  }
});

test('a deck in another script names a font that has it; the theme lists one for every script', async () => {
  const schemeOf = async (locale: string, theme = themes['ember'] as Theme): Promise<string> => {
    const deck = textDeck('Title', 'Text', { theme });
    const file = await exportToPptx({ ...deck, format: { ...deck.format, locale } });
    assert.deepEqual(await validatePackage(await bytesOf(file)), [], locale);
    const parts = await readPackage(file);
    return /<a:fontScheme[\s\S]*<\/a:fontScheme>/u.exec(parts.get('ppt/theme/theme1.xml') ?? '')?.[0] ?? '';
  };
  const named = (scheme: string): string[] =>
    [...scheme.matchAll(/<a:(?:ea|cs) typeface="([^"]*)"/gu)].map((match) => match[1] ?? '');
  assert.deepEqual(named(await schemeOf('ja-JP')), ['Yu Gothic', '', 'Yu Gothic', '']);
  assert.deepEqual(named(await schemeOf('zh-Hant')), ['Microsoft JhengHei', '', 'Microsoft JhengHei', '']);
  assert.deepEqual(named(await schemeOf('ar')), ['', 'Times New Roman', '', 'Arial']);
  const english = await schemeOf('en-US');
  assert.deepEqual(named(english), ['', '', '', '']);
  for (const [script, font] of [
    ['Jpan', 'Yu Gothic'],
    ['Hang', 'Malgun Gothic'],
    ['Hans', 'Microsoft YaHei'],
    ['Hebr', 'Times New Roman'],
  ])
    assert.ok(english.includes(`<a:font script="${script}" typeface="${font}"/>`), script);
  const heading = { screen: 'x', file: 'Tom & "Jerry" $&', metrics: 'arimo' } as const;
  const brand = { ...(themes['paper'] as Theme), name: 'A & B', fonts: { heading, body: heading } };
  assert.ok(
    (await schemeOf('en', brand)).includes('<a:latin typeface="Tom &amp; &quot;Jerry&quot; $&amp;"/>'),
  );
});

test('right-to-left decks have right-to-left paragraphs and tables', async () => {
  const deck = sampleDeck();
  deck.format.locale = 'ar-EG';
  const file = await exportToPptx(deck);
  assert.deepEqual(await validatePackage(await bytesOf(file)), []);
  const parts = await readPackage(file);
  assert.match(parts.get('ppt/slides/slide3.xml') ?? '', /<a:pPr rtl="1"/);
  assert.equal(shapesOf(parts, 3).find(({ placeholder }) => placeholder === 'title')?.run.align, 'r');
  assert.match(parts.get('ppt/slides/slide7.xml') ?? '', /<a:tblPr rtl="1" firstRow="1"\/>/);
});

test('the file is named after the deck, without characters a file system refuses', async () => {
  assert.equal(
    (await exportToPptx(textDeck('T', 'x', { title: 'Q4: a/b\\c "x" <y>|?*\u0007' }))).name,
    'Q4 a b c x y.pptx',
  );
  assert.equal(
    (await exportToPptx(textDeck('T', 'x'), { fileName: '../../etc/passwd' })).name,
    'etc passwd.pptx',
  );
  assert.equal((await exportToPptx(textDeck('T', 'x'), { fileName: 'Deck.PPTX' })).name, 'Deck.pptx');
  const file = await exportToPptx(textDeck('T', 'x', { title: '///' }));
  assert.equal(file.name, 'deck.pptx');
  assert.equal(file.type, 'application/vnd.openxmlformats-officedocument.presentationml.presentation');
});

test('an unknown form of charts and empty decks are refused with an error that says what to do', async () => {
  await assert.rejects(exportToPptx(sampleDeck(), { charts: 'vector' as 'native' }), (error) => {
    assert.ok(ExportError.is(error));
    assert.equal(error.code, 'unsupported');
    assert.equal(error.path, 'options.charts');
    return true;
  });
  await assert.rejects(
    exportToPptx({ ...sampleDeck(), slides: [] }),
    (error) => ExportError.is(error) && error.code === 'invalid_deck',
  );
});

test('an aborted export rejects with AbortError, before it starts and while it runs', async () => {
  await assert.rejects(exportToPptx(sampleDeck(), { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const controller = new AbortController();
  const onProgress = (): void => controller.abort();
  await assert.rejects(exportToPptx(sampleDeck(), { signal: controller.signal, onProgress }), {
    name: 'AbortError',
  });
});

test('progress counts charts and slides and ends with the package', async () => {
  const seen: string[] = [];
  await exportToPptx(sampleDeck(), {
    onProgress: ({ stage, done, total }) => seen.push(`${stage} ${done}/${total}`),
  });
  assert.deepEqual(seen.slice(0, 4), ['charts 1/4', 'charts 2/4', 'charts 3/4', 'charts 4/4']);
  assert.equal(seen.at(-3), 'slides 9/9');
  assert.equal(seen.at(-1), 'package 1/1');
});
