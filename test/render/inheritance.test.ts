import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { exportToPptx, type ExportToPptxOptions } from '../../src/core/export/index.js';
import { sampleDeck } from '../core/export/sample-deck.js';
import { picturesInOffice, type Picture } from './office-charts.js';
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
