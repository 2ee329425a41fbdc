import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { renderAsync } from '@resvg/resvg-js';
import { closedSvg } from './closed-svg.js';
import { FONT_FAMILIES, familiesIn, type FontMetrics } from '../layout/font-families.js';
import type { ImageSize } from '../layout/image-size.js';
import { ExportError } from './export-error.js';
import { withoutHtml } from './html-in-svg.js';
import { pixelSize } from './picture-size.js';
import type { ImagePixels, RasterizedImage, RasterizeOptions } from './rasterize-types.js';
import { screenStyles } from './screen-styles.js';
import { drawnAt } from './svg-root.js';

const compress = promisify(deflate);
/** What Arimo draws; anything else needs the fonts of the machine, whose scan costs a quarter of a second. */
const BEYOND_ARIMO =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}(?<![\u0000-\u2bff])/u;
const FACES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];
const fontFiles = new Map<FontMetrics, string[]>();

/**
 * Draws an SVG as a PNG with the slides' fonts that it names, in the thread pool, so that several run at once. Throws `no_rasterizer`,
 * `invalid_svg`, `rasterize_failed`.
 */
export async function rasterizeSvg(svg: string, options: RasterizeOptions): Promise<RasterizedImage> {
  options.signal?.throwIfAborted();
  const plain = withoutHtml(svg);
  if (plain !== svg)
    options.onWarning?.('HTML in the SVG (foreignObject) is left out: only a browser can draw it.');
  const image = await render(plain, pixelSize(options), options);
  const { width, height } = image;
  // The renderer's own encoder runs on the main thread and takes longer than the drawing: this one uses the pool.
  const opaque = /^#[0-9a-f]{6}$/iu.test(options.background ?? '');
  const pixels = opaque ? image.pixels : straightAlpha(image.pixels);
  return { bytes: await encodePng(pixels, width, height), width, height };
}

/**
 * Red, green, blue and alpha of a picture in a `data:` URL, drawn at a size; nothing but zeros where it cannot be read.
 * Throws `no_rasterizer`, `invalid_svg`, `unsupported`.
 */
export async function imagePixels(dataUrl: string, width: number, height: number): Promise<ImagePixels> {
  if (dataUrl.startsWith('data:image/webp')) {
    throw new ExportError('unsupported', 'The rasteriser for Node reads no WebP.', {
      hint: 'Give the picture as PNG, JPEG, GIF or SVG.',
    });
  }
  const svg = dataUrl.startsWith('data:image/svg+xml,')
    ? decodeURIComponent(dataUrl.slice(dataUrl.indexOf(',') + 1))
    : `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="none" href="${dataUrl}"/></svg>`;
  const image = await render(svg, { width, height }, {});
  return { data: straightAlpha(image.pixels), width: image.width };
}

async function render(
  svg: string,
  size: ImageSize,
  { background, signal }: Pick<RasterizeOptions, 'background' | 'signal'>,
): Promise<Awaited<ReturnType<typeof renderAsync>>> {
  const renderer = await loadRenderer();
  const closed = drawnAt(screenStyles(closedSvg(svg)), size);
  let image;
  try {
    image = await renderer.renderAsync(closed, {
      fitTo: { mode: 'width', value: size.width },
      ...(background === undefined ? {} : { background }),
      font: {
        fontFiles: filesFor(svg),
        loadSystemFonts: BEYOND_ARIMO.test(svg),
        defaultFontFamily: 'Arimo',
        sansSerifFamily: 'Arimo',
      },
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ExportError('invalid_svg', `The SVG cannot be drawn: ${messageOf(cause)}.`, { cause });
  }
  signal?.throwIfAborted();
  return image;
}

/** Arimo, which all else falls back to, and the other families that a picture names. */
function filesFor(svg: string): string[] {
  const named = familiesIn((svg.match(/font-family[^;>]*/gu) ?? []).join());
  return [...new Set<FontMetrics>(['arimo', ...named])].flatMap((id) => {
    let files = fontFiles.get(id);
    if (!files) fontFiles.set(id, (files = FACES.map((face) => fontFile(id, face))));
    return files;
  });
}

/** Not `require.resolve`: a bundler that builds a page for its server would take the fonts for modules. */
function fontFile(id: FontMetrics, face: string): string {
  const { name } = FONT_FAMILIES[id];
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${id}/${face}/${name}_${face}.ttf`));
}

async function loadRenderer(): Promise<{ renderAsync: typeof renderAsync }> {
  try {
    return await import('@resvg/resvg-js');
  } catch (cause) {
    throw new ExportError('no_rasterizer', 'The rasteriser for Node is not installed.', {
      hint: 'npm install @resvg/resvg-js',
      cause,
    });
  }
}

/** Buffers that hold the rows of one picture after the other: the machine takes longer to find new memory than to fill it. */
const spare: Buffer[] = [];
const MOST_SPARE = 3;
/** Of one of them; charts of a slide take less. */
const MOST_SPARE_BYTES = 16 * 1024 * 1024;

/** PNG with 8-bit RGBA (https://www.w3.org/TR/png-3/): rows without a filter, which suits flat colours. */
async function encodePng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const stride = width * 4;
  const length = height * (stride + 1);
  const at = spare.findIndex((each) => each.length === length);
  const rows = spare.splice(at, at < 0 ? 0 : 1)[0] ?? Buffer.allocUnsafe(length);
  for (let y = 0; y < height; y++) {
    rows[y * (stride + 1)] = 0;
    rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  const compressed = await compress(rows, { level: 6 });
  if (spare.length < MOST_SPARE && length <= MOST_SPARE_BYTES) spare.push(rows);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', compressed),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

/** The renderer gives colours multiplied by alpha; PNG has them unmultiplied. */
function straightAlpha(pixels: Uint8Array): Uint8Array {
  const result = pixels.slice();
  for (let i = 3; i < pixels.length; i += 4) {
    const alpha = pixels[i] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = i - 3; channel < i; channel++) {
      result[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
  return result;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
