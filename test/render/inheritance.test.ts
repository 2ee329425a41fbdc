import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { exportToPptx, type ExportToPptxOptions } from '../../src/core/export/index.js';
import { sampleDeck } from '../core/export/sample-deck.js';
import { picturesInOffice, type Picture } from './office-charts.js';
import { convertInOffice, run } from './in-office.js';
import { drawInOffice, type DrawnWord } from './office-lines.js';

const EMU = 9525;
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
/** Slides of the sample deck that are neither its cover nor open a part, and show a title. */
const CONTENT = [2, 3, 4, 5, 6, 7];

const bytesOf = async (options: ExportToPptxOptions = {}): Promise<Uint8Array> =>
  new Uint8Array(await (await exportToPptx(sampleDeck(), { now: () => 0, ...options })).arrayBuffer());

function edited(bytes: Uint8Array, name: string, edit: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  const before = strFromU8(parts[name] as Uint8Array);
  const after = edit(before);
  assert.notEqual(after, before);
  return zipSync({ ...parts, [name]: strToU8(after) });
}

/** A part in which the place of the title lies lower by so many slide pixels. */
const titleLower =
  (by: number) =>
  (xml: string): string =>
    xml.replace(
      /(<p:ph type="title"\/>(?:(?!<\/p:sp>).)*?<a:off x="\d+" y=")(\d+)/su,
      (_, before: string, y: string) => `${before}${Number(y) + by * EMU}`,
    );

/** By how much the words of each slide have moved down, with how many words moved so. */
function moves(before: DrawnWord[][], after: DrawnWord[][]): Map<number, number>[] {
  return before.map((words, slide) => {
    const counts = new Map<number, number>();
    words.forEach((word, index) => {
      const by = Math.round((after[slide]?.[index]?.middle ?? Number.NaN) - word.middle);
      counts.set(by, (counts.get(by) ?? 0) + 1);
    });
    return counts;
  });
}

test('a title moved on the master moves on every slide of content, and nothing else does', async () => {
  const bytes = await bytesOf();
  const before = await drawInOffice(bytes);
  const after = await drawInOffice(edited(bytes, MASTER, titleLower(20)));
  const moved = moves(before, after);
  for (const slide of CONTENT) {
    assert.deepEqual(
      [...(moved[slide]?.keys() ?? [])].sort((a, b) => a - b),
      [0, 20],
      `slide ${slide + 1}`,
    );
    assert.ok((moved[slide]?.get(20) ?? 0) <= 8);
  }
  for (const slide of [0, 1]) assert.deepEqual([...(moved[slide]?.keys() ?? [])], [0], `slide ${slide + 1}`);
});

const part = (bytes: Uint8Array, name: string): string => strFromU8(unzipSync(bytes)[name] as Uint8Array);

/** A layout that has its title lower by so many slide pixels than it has it, or than the master has it, if it says nothing itself. */
const layoutTitleLower =
  (by: number, master: string) =>
  (xml: string): string => {
    const own =
      /<p:sp>(?:(?!<\/p:sp>).)*<p:ph type="(?:title|ctrTitle)"\/>.*?<\/p:sp>/su.exec(xml)?.[0] ?? '';
    const place = /<a:off x="(\d+)" y="(\d+)"\/>(<a:ext [^>]*>)/u;
    const [, x, y, size] =
      place.exec(own) ?? place.exec(/<p:ph type="title"\/>.*/su.exec(master)?.[0] ?? '') ?? [];
    const moved = `<p:spPr><a:xfrm><a:off x="${x}" y="${Number(y) + by * EMU}"/>${size}</a:xfrm></p:spPr>`;
    return xml.replace(own, own.replace(/<p:spPr\/>|<p:spPr>.*<\/p:spPr>/su, moved));
  };

test('a title moved in a layout moves on the slides of that layout, and on no other', async () => {
  const deck = sampleDeck();
  const [cover, , chartAndText] = deck.slides;
  deck.slides.push({ ...chartAndText!, id: 'again' }, { ...cover!, id: 'cover' });
  const bytes = new Uint8Array(await (await exportToPptx(deck, { now: () => 0 })).arrayBuffer());
  const layouts = deck.slides.map(
    (_, at) => /slideLayout\d+\.xml/u.exec(part(bytes, `ppt/slides/_rels/slide${at + 1}.xml.rels`))?.[0],
  );
  const before = await drawInOffice(bytes);
  for (const slide of [2, 0]) {
    const layout = layouts[slide];
    const lower = layoutTitleLower(20, part(bytes, MASTER));
    const after = await drawInOffice(edited(bytes, `ppt/slideLayouts/${layout}`, lower));
    const moved = moves(before, after).map((counts) => [...counts.keys()].sort((a, b) => a - b));
    const expected = layouts.map((it) => (it === layout ? [0, 20] : [0]));
    assert.equal(expected.filter((it) => it.length > 1).length, 2);
    assert.deepEqual(moved, expected, layout);
  }
});

/** Families that the words and numbers of each slide are written in, as LibreOffice drew them; not signs and bullets. */
const familiesInOffice = (bytes: Uint8Array): Promise<string[][]> =>
  convertInOffice(bytes, 'deck.pptx', 'pdf', async (pdf) => {
    const { stdout } = await run('pdftohtml', ['-xml', '-i', '-stdout', pdf], { maxBuffer: 1 << 26 });
    const fonts = new Map(
      [...stdout.matchAll(/<fontspec id="(\d+)"[^>]* family="(?:[A-Z]{6}\+)?([A-Za-z]+)/gu)].map(
        ([, id, family = '']) => [id, family],
      ),
    );
    return stdout
      .split('<page ')
      .slice(1)
      .map((page) => {
        const texts = [...page.matchAll(/<text [^>]*font="(\d+)"[^>]*>(.*?)<\/text>/gsu)];
        const words = texts.filter(([, , content = '']) =>
          /[\p{L}\p{N}]/u.test(content.replace(/<[^>]*>/gu, '')),
        );
        return [...new Set(words.map(([, id]) => fonts.get(id) ?? ''))].sort();
      });
  });

test('fonts changed in the theme of the file are those of titles, and of texts, tables and charts', async () => {
  // The logo is a drawing with letters of its own.
  const bytes = await bytesOf({ charts: 'native', branding: false });
  const typeface =
    (role: 'major' | 'minor', name: string) =>
    (xml: string): string =>
      xml.replace(new RegExp(`(<a:${role}Font><a:latin typeface=")[^"]*`, 'u'), `$1${name}`);
  const theme = 'ppt/theme/theme1.xml';
  const heading = edited(bytes, theme, typeface('major', 'Georgia'));
  const [before, titles, all] = [
    await familiesInOffice(bytes),
    await familiesInOffice(heading),
    await familiesInOffice(edited(heading, theme, typeface('minor', 'Calibri'))),
  ];
  const slides = [0, 1, ...CONTENT];
  const of = (families: string[][]): (string[] | undefined)[] => slides.map((slide) => families[slide]);
  // Gelasio and Carlito are drawn where a machine has no Georgia and Calibri, and one of several for Arial.
  const [usual = ''] = before[0] ?? [];
  const each = (...families: string[]): string[][] => slides.map(() => families.sort());
  assert.deepEqual(of(before), each(usual));
  assert.deepEqual(of(titles), each('Gelasio', usual));
  assert.deepEqual(of(all), each('Carlito', 'Gelasio'));
});

test('type of titles changed on the master changes on every slide', async () => {
  const bytes = await bytesOf();
  const before = await drawInOffice(bytes);
  const smaller = (xml: string): string => xml.replace(/(<p:titleStyle>.*?sz=")2700/su, '$12000');
  const after = await drawInOffice(edited(bytes, MASTER, smaller));
  const width = (words: DrawnWord[] | undefined): number =>
    (words?.[0]?.right ?? 0) - (words?.[0]?.left ?? 0);
  for (const slide of CONTENT) {
    const ratio = width(after[slide]) / width(before[slide]);
    assert.ok(Math.abs(ratio - 20 / 27) < 0.03, `slide ${slide + 1}: ${ratio}`);
  }
});

const has = ({ pixels }: Picture, [r, g, b]: readonly [number, number, number]): boolean => {
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at] === r && pixels[at + 1] === g && pixels[at + 2] === b) return true;
  return false;
};

test('accent 1 changed in the theme of the file recolours shapes and charts', async () => {
  const bytes = await bytesOf({ charts: 'native', branding: false });
  const pink = (xml: string): string =>
    xml.replace(/<a:accent1>.*?<\/a:accent1>/su, '<a:accent1><a:srgbClr val="E0218A"/></a:accent1>');
  const [before, after] = [
    await picturesInOffice(bytes),
    await picturesInOffice(edited(bytes, 'ppt/theme/theme1.xml', pink)),
  ];
  before.forEach((picture, slide) => {
    assert.ok(has(picture, [0x0b, 0x5c, 0xad]), `slide ${slide + 1}`);
    assert.ok(!has(after[slide] as Picture, [0x0b, 0x5c, 0xad]), `slide ${slide + 1}: blue is left`);
    assert.ok(has(after[slide] as Picture, [0xe0, 0x21, 0x8a]), `slide ${slide + 1}: no pink`);
  });
});
