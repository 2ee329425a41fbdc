import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { captureSvgElement, ExportError } from '../../../src/core/export/index.js';
import { readImage } from '../../../src/core/export/read-image.js';
import { PNG } from './sample-deck.js';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="6"><rect width="5" height="6" fill="#ff0000" fill-opacity="0.5"/></svg>';

/** Red, green, blue and alpha of a pixel of an 8-bit RGBA picture without row filters. */
function pixel(dataUrl: string, x: number, y: number): number[] {
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const width = png.readUInt32BE(16);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const at = y * (width * 4 + 1) + 1 + x * 4;
  return [...rows.subarray(at, at + 4)];
}

test('an SVG is captured at twice its size unless another scale is asked for', async () => {
  const { dataUrl, width, height } = await captureSvgElement(SQUARE);
  assert.deepEqual([width, height], [20, 12]);
  assert.match(dataUrl, /^data:image\/png;base64,iVBORw0KGgo/);
  assert.equal((await captureSvgElement(SQUARE, { scale: 0.5 })).width, 5);
});

test('a captured SVG is transparent without a background and opaque with one', async () => {
  const clear = (await captureSvgElement(SQUARE, { scale: 1 })).dataUrl;
  assert.deepEqual(pixel(clear, 8, 3), [0, 0, 0, 0]);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel(clear, 2, 3);
  assert.ok(
    red > 250 && green < 5 && blue < 5 && Math.abs(alpha - 128) <= 1,
    `${red} ${green} ${blue} ${alpha}`,
  );
  const white = (await captureSvgElement(SQUARE, { scale: 1, background: '#ffffff' })).dataUrl;
  assert.deepEqual(pixel(white, 8, 3), [255, 255, 255, 255]);
});

test('an SVG without a namespace, with a viewBox only or with HTML spaces can be captured', async () => {
  const { width, height } = await captureSvgElement(
    '<svg viewBox="0 0 30 20"><text y="9">a&nbsp;b</text></svg>',
    { scale: 1 },
  );
  assert.deepEqual([width, height], [30, 20]);
});

test('text in an SVG is drawn with the package’s own font', async () => {
  const svg = (family: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><text y="15" font-family="${family}" font-size="14">Revenue</text></svg>`;
  const [own, unknown] = [
    await captureSvgElement(svg('Arimo, Arial')),
    await captureSvgElement(svg('No Such Font')),
  ];
  assert.equal(own.dataUrl, unknown.dataUrl);
  for (const family of ['Carlito', 'Gelasio'])
    assert.notEqual((await captureSvgElement(svg(`${family}, Arimo`))).dataUrl, own.dataUrl, family);
  assert.notEqual(own.dataUrl, (await captureSvgElement(svg('Arimo').replace('Revenue', ''))).dataUrl);
});

test('what is no SVG, has no size or is not well-formed is refused with a typed error', async () => {
  for (const svg of [
    '',
    'hello',
    '<div></div>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<svg width="0" height="5"/>',
    '<svg width="5" height="5"><g></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e300" height="1e300"/>',
  ]) {
    await assert.rejects(
      captureSvgElement(svg),
      (error) => ExportError.is(error) && error.code === 'invalid_svg',
      svg,
    );
  }
  await assert.rejects(
    captureSvgElement(SQUARE, { scale: 0 }),
    (error) => ExportError.is(error) && error.code === 'rasterize_failed',
  );
});

test('a picture larger than any canvas is drawn as large as one, with its real size and a warning', async () => {
  const warnings: string[] = [];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="10"/>';
  const { dataUrl, width, height } = await captureSvgElement(svg, {
    scale: 1000,
    onWarning: (message) => warnings.push(message),
  });
  assert.deepEqual([width, height], [16_384, 410]);
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [width, height]);
  assert.match(warnings.join(), /^The picture is 16384 × 410 pixels: at scale 1000/);
});

const EXTREMES = ['1 3000000', '3000000 1', '1 1e12', '1e-30 1', '1 1e30', '1e30 1'];

test('a drawing of any proportions is a picture within the limits of a canvas, all of it', async () => {
  for (const viewBox of EXTREMES) {
    const [width = '', height = ''] = viewBox.split(' ');
    const half = `<rect width="${width}" height="${height}" fill="#ff0000"/>`;
    for (const root of [`viewBox="0 0 ${viewBox}"`, `width="${width}" height="${height}"`]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${half}</svg>`;
      const picture = await captureSvgElement(svg);
      const sides = [picture.width, picture.height];
      assert.ok(
        sides.every((side) => side >= 1 && side <= 16_384),
        `${root}: ${sides.join(' × ')}`,
      );
      for (const at of [0, 1]) {
        const [x, y] = sides.map((side) => at * (side - 1)) as [number, number];
        assert.deepEqual(pixel(picture.dataUrl, x, y), [255, 0, 0, 255], `${root}: ${x}, ${y}`);
      }
    }
  }
});

test('a narrow drawing keeps its proportions as far as whole pixels can', async () => {
  for (const [width, height] of [
    [1.4, 4000],
    [4000, 1.4],
    [3.3, 900],
    [0.6, 0.6],
  ]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    const picture = await captureSvgElement(svg, { scale: 1 });
    assert.deepEqual([picture.width, picture.height], [Math.round(width!), Math.round(height!)]);
  }
});

test('a style sheet for print alone is not what a picture shows', async () => {
  const red = async (attributes: string): Promise<boolean> => {
    const style = `<style${attributes}>rect { fill: #ff0000 }</style>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${style}<rect width="9" height="9"/></svg>`;
    const [value] = pixel((await captureSvgElement(svg)).dataUrl, 4, 4);
    return value === 255;
  };
  for (const shown of ['', ' media=""', ' media="all"', ' media="print, screen"', ` media='screen'`])
    assert.ok(await red(shown), shown);
  for (const other of [' media="print"', ` media='speech,Print' type="text/css"`, ' media="only print"'])
    assert.ok(!(await red(other)), other);
});

test('HTML in an SVG is left out in Node, with a warning, and the rest is drawn', async () => {
  const warnings: string[] = [];
  const html =
    '<foreignObject width="5" height="6"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>';
  const onWarning = (message: string): void => void warnings.push(message);
  const { dataUrl } = await captureSvgElement(SQUARE.replace('</svg>', `${html}</svg>`), { onWarning });
  assert.match(warnings.join(), /^HTML in the SVG \(foreignObject\) is left out: only a browser can draw it/);
  assert.equal(dataUrl, (await captureSvgElement(SQUARE, { onWarning })).dataUrl);
  assert.equal(warnings.length, 1);
});

test('images that an SVG given as text names outside of itself are not loaded, and named in a warning', async () => {
  const warnings: string[] = [];
  const images =
    '<image href="https://elsewhere.test/a.png" width="5" height="6"/>' +
    `<image width="5" height="6" xlink:href='/b.png'/><image href="${PNG}" width="1" height="1"/>`;
  const svg = SQUARE.replace('</svg>', `${images}</svg>`);
  await captureSvgElement(svg, { onWarning: (message) => warnings.push(message) });
  assert.deepEqual(
    warnings.map((message) => message.split(' is left out: ')[0]),
    ['Image https://elsewhere.test/a.png', 'Image /b.png'],
  );
});

test('a capture that was aborted rejects with AbortError', async () => {
  await assert.rejects(captureSvgElement(SQUARE, { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('pictures are known by their bytes', () => {
  const url = (type: string, bytes: number[]): string =>
    `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const typeOf = (text: string): string => {
    const image = readImage(text);
    return typeof image === 'string' ? `unusable: ${image}` : image.type;
  };
  assert.equal(typeOf(url('image/png', [0xff, 0xd8, 0xff, 0xe0])), 'image/jpeg');
  assert.equal(typeOf(url('', [0x47, 0x49, 0x46, 0x38, 0x39])), 'image/gif');
  assert.equal(typeOf('data:image/svg+xml,%3Csvg xmlns="x"/%3E'), 'image/svg+xml');
  assert.match(typeOf('data:image/png;base64,'), /^unusable: it is empty/);
  assert.match(typeOf('data:text/html,<b>hi</b>'), /^unusable: it holds no PNG/);
});
