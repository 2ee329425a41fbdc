import { embedScreenFont } from './embed-screen-font.js';
import { ExportError } from './export-error.js';
import type { ImagePixels, RasterizedImage, RasterizeOptions } from './rasterize-types.js';

/**
 * Draws an SVG as a PNG on a canvas that never becomes part of the page. The SVG comes from a `data:` URL, since a blob
 * URL taints the canvas where the SVG holds HTML. Throws `invalid_svg`, `rasterize_failed`.
 */
export async function rasterizeSvg(svg: string, options: RasterizeOptions): Promise<RasterizedImage> {
  options.signal?.throwIfAborted();
  const width = Math.max(1, Math.round(options.width * options.scale));
  const height = Math.max(1, Math.round(options.height * options.scale));
  const image = await loadImage(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await embedScreenFont(svg))}`,
    'The browser cannot draw this SVG: it is not well-formed.',
  );
  options.signal?.throwIfAborted();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw tooLarge(width, height);
  if (options.background !== undefined) {
    context.fillStyle = options.background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw tooLarge(width, height);
  options.signal?.throwIfAborted();
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
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
