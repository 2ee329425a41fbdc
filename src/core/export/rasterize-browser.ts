import { embedScreenFont } from './embed-screen-font.js';
import { ExportError } from './export-error.js';
import { withoutHtml } from './html-in-svg.js';
import type { ImagePixels, RasterizedImage, RasterizeOptions } from './rasterize-types.js';

/** Pixels, and pixels of a side, that every canvas has: where it fails the reason is another. */
const SMALL = { area: 1024 * 1024, side: 8192 };

/**
 * Draws an SVG as a PNG on a canvas that never becomes part of the page. The SVG comes from a `data:` URL, since a blob
 * URL taints the canvas where the SVG holds HTML. Where the browser gives no canvas as large the picture is a half, a
 * quarter … of it. Throws `invalid_svg`, `rasterize_failed`.
 */
export async function rasterizeSvg(svg: string, options: RasterizeOptions): Promise<RasterizedImage> {
  const { signal, onWarning } = options;
  signal?.throwIfAborted();
  const closed = await embedScreenFont(svg);
  try {
    return await draw(closed, options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    const plain = withoutHtml(closed);
    if (plain === closed) {
      throw new ExportError('rasterize_failed', 'The browser does not let the picture of this SVG be read.', {
        cause: error,
      });
    }
    onWarning?.(
      'HTML in the SVG (foreignObject) is left out: this browser lets no picture with HTML be read.',
    );
    return draw(plain, options);
  }
}

async function draw(svg: string, options: RasterizeOptions): Promise<RasterizedImage> {
  const { signal, background } = options;
  const image = await loadImage(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    'The browser cannot draw this SVG: it is not well-formed.',
  );
  signal?.throwIfAborted();
  for (let { scale } = options; ; scale /= 2) {
    const width = Math.max(1, Math.round(options.width * scale));
    const height = Math.max(1, Math.round(options.height * scale));
    const beside = options.encode && (await drawnBeside(image, width, height, background, options.encode));
    signal?.throwIfAborted();
    if (beside) return { bytes: beside, width, height };
    const blob = await drawn(image, width, height, background);
    signal?.throwIfAborted();
    if (blob !== null) return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
    if (width * height < SMALL.area && Math.max(width, height) <= SMALL.side) throw tooLarge(width, height);
  }
}

/** Undefined where it cannot be: drawn on a canvas of the page then, which says why. */
async function drawnBeside(
  image: HTMLImageElement,
  width: number,
  height: number,
  background: string | undefined,
  encode: NonNullable<RasterizeOptions['encode']>,
): Promise<Uint8Array | undefined> {
  try {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    paint(context, image, width, height, background);
    return await encode(canvas.transferToImageBitmap());
  } catch {
    return undefined;
  }
}

function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  image: HTMLImageElement,
  width: number,
  height: number,
  background: string | undefined,
): void {
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
}

/** Null where the browser has no such canvas; one says so by an error. */
async function drawn(
  image: HTMLImageElement,
  width: number,
  height: number,
  background: string | undefined,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  try {
    paint(context, image, width, height, background);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
    throw error;
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * Red, green, blue and alpha of a picture in a `data:` URL, drawn at a size. It is never part of a page: in an image
 * element an SVG runs no script and loads nothing. Throws `invalid_svg`, `rasterize_failed`.
 */
export async function imagePixels(dataUrl: string, width: number, height: number): Promise<ImagePixels> {
  const image = await loadImage(dataUrl, 'The browser cannot draw this picture.');
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw tooLarge(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** By its load event: `decode()` waits for a frame, which a page in the background does not get. */
function loadImage(url: string, failure: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new ExportError('invalid_svg', failure));
    image.src = url;
  });
}

function tooLarge(width: number, height: number): ExportError {
  return new ExportError('rasterize_failed', `The browser gives no canvas of ${width} × ${height} pixels.`, {
    hint: 'Ask for a smaller scale.',
  });
}
