import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import type { ChartSpec, WidgetType } from '../../../src/core/chart/types.js';
import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import {
  captureSvgElement,
  exportToPptx,
  type ExportToPptxOptions,
  type ExportWarning,
} from '../../../src/core/export/index.js';
import { isRightToLeft } from '../../../src/core/layout/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';
import { checkPackage } from './check-package.js';
import { readPackage } from './read-package.js';
import { PNG, sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const COLUMNS: Column[] = [
  { name: 'name', type: 'string', dbType: 'VARCHAR' },
  { name: 'series', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DOUBLE' },
];

/** A slide for each of the types over the same rows, and a table of them. */
function deckOf(rows: Row[], types: readonly WidgetType[]): Deck {
  const deck = createDeck({ title: 'Whatever comes', now: () => 0 });
  deck.sources['all'] = {
    title: 'Values',
    sql: 'SELECT name, series, value FROM anything',
    columns: COLUMNS,
    data: { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false },
  };
  const spec = (type: WidgetType): ChartSpec => ({
    type,
    encoding: {
      category: 'name',
      value: 'value',
      ...(/stacked|grouped|multi/u.test(type) && { series: 'series' }),
    },
  });
  deck.slides = types.map((type) =>
    createSlide({
      layout: 'chart',
      title: type,
      source: 'all',
      blocks: [{ id: 'c', region: 'chart', kind: 'chart', source: 'all', spec: spec(type) }],
    }),
  );
  deck.slides.push(
    createSlide({
      layout: 'table',
      title: 'Table',
      source: 'all',
      blocks: [
        { id: 't', region: 'table', kind: 'table', source: 'all', spec: { type: 'table', encoding: {} } },
      ],
    }),
  );
  return deck;
}

/** The warnings of an export whose file has no faults. */
async function warningsOf(deck: Deck, options: ExportToPptxOptions = {}): Promise<ExportWarning[]> {
  const warnings: ExportWarning[] = [];
  const file = await exportToPptx(deck, { ...options, onWarning: (warning) => warnings.push(warning) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  assert.deepEqual(checkPackage(bytes), []);
  assert.deepEqual(await validatePackage(bytes), []);
  return warnings;
}

const TYPES = ['bar', 'horizontal-bar', 'stacked-bar', 'multi-line', 'area', 'donut', 'waterfall'] as const;

for (const charts of ['image', 'native'] as const)
  describe(`a valid file or an honest message, charts as ${charts}`, () => {
    test(`whatever numbers the rows hold (${charts})`, async () => {
      const values = [Number.NaN, Infinity, -Infinity, null, 0, -0, 1e308, -1e-308];
      const rows = values.map((value, at) => ({ name: `n${at}`, series: `s${at % 2}`, value }));
      await warningsOf(deckOf(rows, TYPES), { charts });
    });

    test(`without any rows (${charts})`, async () => {
      const warnings = await warningsOf(deckOf([], TYPES), { charts });
      assert.ok(warnings.every(({ slideId, message }) => slideId !== '' && message !== ''));
    });

    test(`with thirty series of four hundred categories (${charts})`, async () => {
      const rows = Array.from({ length: 30 * 400 }, (_, at) => ({
        name: `Category ${at % 400}`,
        series: `Series ${Math.floor(at / 400)}`,
        value: (at * 7919) % 1000,
      }));
      await warningsOf(deckOf(rows, ['stacked-bar', 'multi-line', 'bar']), { charts });
    });

    test(`with labels of three hundred characters (${charts})`, async () => {
      const rows = Array.from({ length: 8 }, (_, at) => ({
        name: `${at} ${at % 2 === 0 ? 'Wortungetüm'.repeat(30) : 'words and words '.repeat(20)}`.slice(
          0,
          300,
        ),
        series: `${'Reihe '.repeat(50)}${at % 3}`,
        value: 10 + at,
      }));
      await warningsOf(deckOf(rows, TYPES), { charts });
    });
  });

test('a value that no deck file can hold is refused with what to do', async () => {
  const rows = [{ name: 'a', series: 's', value: 12n as unknown as number }];
  await assert.rejects(exportToPptx(deckOf(rows, [])), { code: 'invalid_deck', hint: /document: false/u });
});

test('two thousand words on a slide are a valid file, and that they do not fit is told', async () => {
  const deck = sampleDeck();
  deck.slides = [
    createSlide({
      id: 'long',
      layout: 'text',
      title: 'Long',
      text: 'Seven words stand in this one sentence. '.repeat(286),
    }),
  ];
  const warnings = await warningsOf(deck);
  assert.deepEqual(
    warnings.map(({ code, slideId }) => [code, slideId]),
    [['text_overflow', 'long']],
  );
});

test('five hundred slides are a valid file', async () => {
  const deck = sampleDeck();
  const [, , , chart] = deck.slides;
  deck.slides = Array.from({ length: 500 }, (_, at) => ({
    ...structuredClone(at % 50 === 0 ? chart! : deck.slides[7]!),
    id: `slide-${at}`,
    title: `Slide ${at + 1}`,
  }));
  assert.deepEqual(
    (await warningsOf(deck)).filter(({ code }) => code !== 'rows_omitted'),
    [],
  );
});

test('HTML and files of elsewhere in a drawing are told, where they cannot be drawn', async () => {
  const deck = sampleDeck();
  deck.slides = deck.slides.slice(2, 4);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="9" height="9"/>' +
    '<image href="https://example.com/a.png" width="9" height="9"/>' +
    '<foreignObject width="60" height="20"><p xmlns="http://www.w3.org/1999/xhtml">Text</p></foreignObject></svg>';
  deck.branding = { logoDataUrl: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  const warnings = (await warningsOf(deck)).filter(({ code }) => code === 'image_differs');
  assert.deepEqual(
    warnings.map(({ slideId }) => slideId),
    ['s3', 's3'],
  );
  assert.match(
    warnings.map(({ message }) => message).join('\n'),
    /a\.png in it is not loaded[\s\S]*foreignObject/u,
  );
});

test('a logo of twenty megabytes is in the file once', async () => {
  const deck = sampleDeck();
  deck.slides = deck.slides.slice(1, 3);
  const bytes = Buffer.concat([
    Buffer.from(PNG.slice(PNG.indexOf(',') + 1), 'base64'),
    Buffer.alloc(20e6, 7),
  ]);
  deck.branding = { companyName: 'Acme', logoDataUrl: `data:image/png;base64,${bytes.toString('base64')}` };
  const parts = await readPackage(await exportToPptx(deck, { document: false }));
  const large = [...parts].filter(([, content]) => content.length > 19e6);
  assert.equal(large.length, 1);
  assert.match(large[0]?.[0] ?? '', /^ppt\/media\/.+\.png$/);
});

test('sums beyond what a number can hold are in no workbook: the chart is told to be left out', async () => {
  const rows = ['a', 'b'].flatMap((name) => ['x', 'y'].map((series) => ({ name, series, value: 1.2e308 })));
  const deck = deckOf(rows, ['stacked-area', 'histogram', 'stacked-bar']);
  const warnings = await warningsOf(deck, { charts: 'native' });
  // Said once: a chart that is left out does not stay a picture.
  const perSlide = warnings.map(({ slideId }) => slideId);
  assert.deepEqual(perSlide, [...new Set(perSlide)], JSON.stringify(warnings));
  assert.ok(warnings.some(({ code }) => code === 'block_failed'));
  const parts = await readPackage(await exportToPptx(deck, { charts: 'native' }));
  for (const [name, text] of parts)
    if (/^ppt\/charts\//u.test(name)) assert.doesNotMatch(text, /Infinity|NaN/u, name);
});

test('blocks and layouts may be called like what every object has', async () => {
  for (const id of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const deck = deckOf([{ name: 'a', series: 's', value: 1 }], ['bar']);
    deck.slides[0]!.blocks[0]!.id = id;
    assert.deepEqual(await warningsOf(deck), [], id);
  }
});

test('a drawing that opens a million elements and closes none is refused at once', async () => {
  // Read anew from each of them this would take hours.
  const deck = sampleDeck();
  deck.branding = { logoDataUrl: `data:image/svg+xml,${'<svg '.repeat(1_000_000)}` };
  const warnings = await warningsOf(deck);
  assert.ok(warnings.some(({ code }) => code === 'image_skipped'));
});

test('a drawing that declares a million document types is refused at once, and one of many entities is drawn', async () => {
  const deck = deckOf([{ name: 'a', series: 's', value: 1 }], []);
  const declarations = '<!DOCTYPE a['.repeat(1_000_000);
  deck.branding = {
    logoDataUrl: `data:image/svg+xml,<svg width="9" height="3"></svg>${declarations}`,
  };
  const warnings = await warningsOf(deck, { document: false });
  assert.ok(warnings.length > 0 && warnings.every(({ code }) => code === 'image_skipped'));

  const entities = Array.from({ length: 20_000 }, (_, i) => `<!ENTITY e${i} "${i}">`).join('');
  const content = `<!-- ${'& '.repeat(500_000)} --><rect width="&e9;" height="&e3;"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="3">${content}</svg>`;
  const drawn = await captureSvgElement(`<!DOCTYPE svg [${entities}]>${svg}`);
  assert.deepEqual([drawn.width, drawn.height], [18, 6]);
});

test('a locale names its language, whatever else it says; what is none is English', async () => {
  for (const [locale, language] of [
    ['ar-u-nu-latn', 'ar'],
    ['de_DE', 'de-DE'],
    ['', 'en-US'],
  ] as const) {
    const deck = deckOf([{ name: 'a', series: 's', value: 1 }], ['bar']);
    deck.format.locale = locale;
    const parts = await readPackage(await exportToPptx(deck, { charts: 'native', document: false }));
    const named = [...parts].flatMap(([name, text]) =>
      /slides\/slide|charts\/chart/u.test(name)
        ? [...text.matchAll(/ lang="([^"]*)"/gu)].map(([, it]) => it)
        : [],
    );
    assert.deepEqual([...new Set(named)], [language]);
    assert.equal(isRightToLeft(locale), language === 'ar');
  }
});

test('a locale that is called like what every object has is told to be unknown, and the file is valid', async () => {
  for (const locale of ['constructor', '__proto__']) {
    const deck = deckOf([{ name: 'Total', series: 's', value: 1 }], ['bar', 'waterfall']);
    deck.format.locale = locale;
    for (const charts of ['image', 'native'] as const)
      for (const { message } of await warningsOf(deck, { charts, tables: 'all' }))
        assert.match(message, /Unknown locale/u);
  }
});

test('a logo has the proportions of its drawing, whichever of its sizes are given', async () => {
  for (const size of ['width="200"', 'height="200"', 'width="40mm" height="2cm"', 'width="1e2"', '']) {
    const deck = deckOf([], []);
    const markup = `<svg aria-label="x width='7'" ${size} viewBox="0 0 100 50" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h100v50z"/></svg>`;
    deck.branding = { logoDataUrl: `data:image/svg+xml,${encodeURIComponent(markup)}` };
    const parts = unzipSync(
      new Uint8Array(await (await exportToPptx(deck, { document: false })).arrayBuffer()),
    );
    const master = Buffer.from(parts['ppt/slideMasters/slideMaster1.xml']!).toString();
    const [, width, height] = /<p:pic>[^]*?<a:ext cx="(\d+)" cy="(\d+)"/u.exec(master) ?? [];
    assert.ok(Math.abs(Number(width) / Number(height) - 2) < 0.02, size);
    const pictures = Object.entries(parts).filter(([name]) => /media\/.*\.png$/u.test(name));
    assert.ok(pictures.length > 0);
    for (const [, png] of pictures) {
      const view = new DataView(png.buffer, png.byteOffset);
      assert.ok(Math.abs(view.getUint32(16) / view.getUint32(20) - 2) < 0.05, size);
    }
  }
});

test('a logo of any proportions is in the file, no side of it longer than it is shown', async () => {
  for (const viewBox of ['1 3000000', '3000000 1', '1e-30 1', '1 1e30', '1e300 1']) {
    const deck = deckOf([{ name: 'a', series: 's', value: 1 }], []);
    const markup = `<svg viewBox="0 0 ${viewBox}" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>`;
    deck.branding = { logoDataUrl: `data:image/svg+xml,${encodeURIComponent(markup)}` };
    assert.deepEqual(await warningsOf(deck), [], viewBox);
    const file = await exportToPptx(deck, { document: false });
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const pictures = Object.entries(parts).filter(([name]) => /media\/.*\.png$/u.test(name));
    assert.ok(pictures.length > 0, viewBox);
    for (const [, png] of pictures) {
      const view = new DataView(png.buffer, png.byteOffset);
      for (const at of [16, 20]) assert.ok(view.getUint32(at) <= 2 * 1280, viewBox);
    }
  }
});

test('a picture that ends before its end is told, not put into the file', async () => {
  const whole = PNG.slice(PNG.indexOf(',') + 1);
  for (const [type, base64] of [
    ['png', whole.slice(0, 40)],
    ['jpeg', '/9j/4AAQ'],
    ['gif', 'R0lGODlh'],
  ]) {
    const deck = deckOf([], []);
    deck.branding = { logoDataUrl: `data:image/${type};base64,${base64}` };
    const warnings = await warningsOf(deck);
    assert.ok(
      warnings.some(({ code }) => code === 'image_skipped'),
      type,
    );
  }
});

test('a clock that tells no time is refused by name', async () => {
  for (const now of [NaN, 1e20])
    await assert.rejects(exportToPptx(sampleDeck(), { now: () => now }), {
      code: 'unsupported',
      path: 'options.now',
    });
});

test('an export whose worker never comes ends when it is cancelled', async (t) => {
  // A page as far as the export looks at one.
  const page = globalThis as { document?: unknown };
  page.document = { baseURI: 'https://example.com/' };
  t.after(() => delete page.document);
  t.mock.method(globalThis, 'fetch', () => new Promise(() => {}));
  const controller = new AbortController();
  const deck = sampleDeck();
  delete deck.branding;
  const stopped = exportToPptx(deck, { signal: controller.signal });
  setTimeout(() => controller.abort(), 200);
  await assert.rejects(stopped, { name: 'AbortError' });
});

test('two exports at once give the files that each gives alone', async () => {
  const bytesOf = async (options: ExportToPptxOptions): Promise<Buffer> =>
    Buffer.from(await (await exportToPptx(sampleDeck(), { now: () => 0, ...options })).arrayBuffer());
  const forms = [{ charts: 'native' }, { charts: 'image' }, { notes: false }] as const;
  const together = await Promise.all(forms.map(bytesOf));
  for (const [at, form] of forms.entries()) assert.ok(together[at]!.equals(await bytesOf(form)), String(at));
});

test('an export that is stopped half way leaves nothing behind', async () => {
  // A folder that nobody else uses.
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  const usual = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  for (const stage of ['charts', 'slides', 'package'] as const)
    for (const end of [false, true]) {
      const controller = new AbortController();
      const { signal } = controller;
      const stopped = exportToPptx(sampleDeck(), {
        signal,
        onProgress: (progress) =>
          progress.stage === stage && (!end || progress.done === progress.total) && controller.abort(),
      });
      await assert.rejects(stopped, { name: 'AbortError' }, stage);
      assert.deepEqual(getEventListeners(signal, 'abort'), [], stage);
    }
  assert.deepEqual(await readdir(folder), []);
  await rm(folder, { recursive: true });
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
});
