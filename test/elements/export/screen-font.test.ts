import { assert } from '@open-wc/testing';
import { captureSvgElement } from '../../../src/core/export/index.js';
import { configureDeck } from '../../../src/core/assets.js';
import type { FontMetrics } from '../../../src/core/layout/font-families.js';
import { measureText } from '../../../src/core/layout/measure.js';

const FILES = '/node_modules/@fontsource/';
const SIZE = 40;
const SHORT = 'HH';
const LONG = 'HRevenue by region, WAVE million mmmmH';

/** Width of what is drawn: bearings of the outer letters and all. */
async function inkWidth(text: string, weight: 400 | 700, family = 'Arimo'): Promise<number> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="60" font-family="${family}, monospace">` +
    `<text x="10" y="45" font-size="${SIZE}"${weight === 700 ? ' font-weight="700"' : ''}>${text}</text></svg>`;
  const { dataUrl, width, height } = await captureSvgElement(svg, { scale: 1, background: '#ffffff' });
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = dataUrl;
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const dark = (x: number): boolean =>
    Array.from({ length: height }).some((_, y) => data[(y * width + x) * 4]! < 128);
  const columns = Array.from({ length: width }, (_, x) => x).filter(dark);
  return columns.at(-1)! - columns[0]!;
}

/** What the letters between the outer ones take, on a picture and by the metrics of the layout. */
async function drawn(weight: 400 | 700, family?: string): Promise<number> {
  return (await inkWidth(LONG, weight, family)) - (await inkWidth(SHORT, weight, family));
}
const measured = (bold: boolean, font: FontMetrics = 'arimo'): number =>
  measureText(LONG, { fontSize: SIZE, bold, font }) - measureText(SHORT, { fontSize: SIZE, bold, font });

/** WebKitGTK rounds the advance of a letter to the pixel grid. */
const assertWidth = (actual: number, expected: number): void =>
  assert.closeTo(actual, expected, expected * 0.01);

describe('the font of pictures', () => {
  const { FontFace } = window;
  const fetch = window.fetch.bind(window);
  let asked: string[] = [];
  let folder = 0;

  /** A machine with or without fonts of Arial's widths, and a place that serves `file` for a face. */
  function machine(local: boolean, file: (name: string) => string | undefined): void {
    asked = [];
    configureDeck({ assetBase: `/fonts-${++folder}/` });
    const loaded = (): Promise<void> =>
      local ? Promise.resolve() : Promise.reject(new Error('no such font'));
    window.FontFace = class {
      load = loaded;
    } as unknown as typeof FontFace;
    window.fetch = (input) => {
      const name = (input as string).split('/').at(-1)!;
      asked.push(name);
      const served = file(name);
      return served === undefined
        ? Promise.resolve(new Response('', { status: 404 }))
        : fetch(`${FILES}${served.split('-')[0]}/files/${served}`);
    };
  }
  const shipped = (name: string): string => name.replace('.woff2', '-normal.woff2');

  afterEach(() => {
    Object.assign(window, { FontFace, fetch });
  });
  after(() => configureDeck({ assetBase: '/assets/' }));

  for (const weight of [400, 700] as const)
    it(`has the widths that slides are laid out with where the machine lacks it, weight ${weight}`, async () => {
      machine(false, shipped);
      assertWidth(await drawn(weight), measured(weight === 700));
      assert.include(asked, `arimo-latin-${weight}.woff2`);
    });

  for (const [family, font] of [
    ['Carlito', 'carlito'],
    ['Gelasio', 'gelasio'],
  ] as const)
    it(`is ${family} where a picture names it, and then no other file is asked for`, async () => {
      machine(false, shipped);
      assertWidth(await drawn(700, family), measured(true, font));
      assert.sameMembers(asked, [`${font}-latin-400.woff2`, `${font}-latin-700.woff2`]);
    });

  it('comes from the shipped file and from nowhere else', async () => {
    // The bold letters are wider: if the file is what draws, the regular text is as wide as they are.
    machine(false, (name) => shipped(name.replace('400', '700')));
    assert.isAbove(measured(true), measured(false) * 1.05);
    assertWidth(await drawn(400), measured(true));
  });

  it('is loaded once, and only the faces and scripts that the text needs', async () => {
    machine(false, shipped);
    await inkWidth('Plain', 400);
    await inkWidth('Plain again', 400);
    assert.deepEqual(asked, ['arimo-latin-400.woff2']);
    await inkWidth('Żółć', 700);
    assert.sameMembers(asked, [
      ...['arimo-latin-400.woff2', 'arimo-latin-ext-400.woff2'],
      ...['arimo-latin-700.woff2', 'arimo-latin-ext-700.woff2'],
    ]);
  });

  it('is not downloaded where the machine has one with the same widths', async () => {
    machine(true, shipped);
    await inkWidth('Plain', 400);
    assert.deepEqual(asked, []);
  });

  it('is the browser’s own where the file cannot be had, and asked for again the next time', async () => {
    machine(false, () => undefined);
    assert.isAbove(await inkWidth(LONG, 400), 0);
    await inkWidth(LONG, 400);
    assert.deepEqual(asked, ['arimo-latin-400.woff2', 'arimo-latin-400.woff2']);
  });
});
