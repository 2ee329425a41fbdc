import { embedScreenFont } from './embed-screen-font.js';
import { ExportError } from './export-error.js';
import type { RasterizedImage, RasterizeOptions } from './rasterize-types.js';

/**
 * Draws an SVG as a PNG on a canvas that never becomes part of the page. The SVG comes from a `data:` URL, since a blob
 * URL taints the canvas where the SVG holds HTML. Throws `invalid_svg`, `rasterize_failed`.
 */
export async function rasterizeSvg(svg: string, options: RasterizeOptions): Promise<RasterizedImage> {
  options.signal?.throwIfAborted();
  const width = Math.max(1, Math.round(options.width * options.scale));
  const height = Math.max(1, Math.round(options.height * options.scale));
  const image = await loadImage(await embedScreenFont(svg));
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

/** By its load event: `decode()` waits for a frame, which a page in the background does not get. */
function loadImage(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () =>
      reject(new ExportError('invalid_svg', 'The browser cannot draw this SVG: it is not well-formed.'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

function tooLarge(width: number, height: number): ExportError {
  return new ExportError('rasterize_failed', `The browser gives no canvas of ${width} × ${height} pixels.`, {
    hint: 'Ask for a smaller scale.',
  });
}
