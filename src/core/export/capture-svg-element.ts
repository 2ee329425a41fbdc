import { rasterizeSvg } from '#rasterize';
import { encodeBase64 } from './base64.js';
import { ExportError } from './export-error.js';
import { outsideImages } from './outside-images.js';
import { fittingScale } from './picture-size.js';
import { readSvgRoot } from './svg-root.js';
import { standaloneSvg } from './standalone-svg.js';

export interface CaptureSvgOptions {
  /** Pixels of the picture per CSS pixel; default 2. A picture that no canvas can hold is drawn smaller, with a warning. */
  scale?: number;
  /** CSS colour painted behind; default: transparent. */
  background?: string;
  signal?: AbortSignal;
  /** Told of what differs from the screen: images and fonts that could not be taken along, HTML that is not drawn here. */
  onWarning?: (message: string) => void;
}

export interface CapturedSvg {
  /** PNG. */
  dataUrl: string;
  /** Pixels of the picture. */
  width: number;
  height: number;
}

/**
 * A picture of an SVG, in a page or in Node. Of an element a copy is drawn that carries its computed styles, what it refers
 * to elsewhere on the page, fonts and images with it (a picture sees nothing of the page around it); the page itself is not
 * touched. HTML in the SVG (`foreignObject`) is drawn where the browser lets a picture with it be read; elsewhere, and in
 * Node, it is left out with a warning.
 *
 * Rejects with `ExportError` (`invalid_svg`, `rasterize_failed`, `no_rasterizer`), or with `AbortError`.
 */
export async function captureSvgElement(
  svg: SVGElement | string,
  options: CaptureSvgOptions = {},
): Promise<CapturedSvg> {
  const { scale = 2, background, signal, onWarning } = options;
  if (!Number.isFinite(scale) || scale <= 0) {
    throw new ExportError('rasterize_failed', `A picture cannot be drawn at scale ${scale}.`, {
      path: 'options.scale',
      hint: 'Give a positive number; 2 suits most screens.',
    });
  }
  const source = typeof svg === 'string' ? svg : await standaloneSvg(svg, { signal, onWarning });
  const root = readSvgRoot(source);
  // Those of an element are inside by now. Text may come from anybody: what it names is not loaded.
  for (const address of outsideImages(root.svg))
    onWarning?.(`Image ${address} is left out: an SVG given as text loads nothing. Give it as a data: URL.`);
  const fitting = fittingScale(root.width, root.height, scale);
  const { bytes, width, height } = await rasterizeSvg(root.svg, {
    width: root.width,
    height: root.height,
    scale: fitting,
    ...(background === undefined ? {} : { background }),
    ...(signal === undefined ? {} : { signal }),
    ...(onWarning === undefined ? {} : { onWarning }),
  });
  // The browser may have given less than others do.
  if (width < Math.round(root.width * scale) || height < Math.round(root.height * scale))
    onWarning?.(`The picture is ${width} × ${height} pixels: at scale ${scale} no canvas would hold it.`);
  return { dataUrl: `data:image/png;base64,${encodeBase64(bytes)}`, width, height };
}
