import type { ImageSize } from '../layout/image-size.js';
import { svgSize, svgTag, tagAttribute, withoutAttributes } from '../layout/svg-size.js';
import { ExportError } from './export-error.js';

export interface SvgRoot {
  /** The SVG with namespaces declared, ready to be drawn outside a page. */
  svg: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/**
 * Size of an SVG from its `width` and `height`, else its `viewBox`; a missing namespace is declared (drawn from a data
 * URL an SVG without one is not a picture). Throws `invalid_svg`.
 */
export function readSvgRoot(source: string): SvgRoot {
  const tag = svgTag(source);
  if (tag === undefined) {
    throw new ExportError('invalid_svg', 'There is no <svg> element in the text given.', {
      hint: 'Give the outer markup of an SVG element.',
    });
  }
  const size = svgSize(tag);
  if (size === undefined) {
    throw new ExportError('invalid_svg', 'The <svg> element has no size.', {
      hint: 'Give it width and height in pixels, or a viewBox.',
    });
  }
  return { svg: declareNamespaces(source.replace(tag, () => sized(tag, size))), ...size };
}

/** The SVG as XML that stands by itself: its namespaces are declared, and it names no character as only HTML does. */
export function declareNamespaces(source: string): string {
  const tag = svgTag(source) ?? '';
  let root = tag;
  if (tagAttribute(tag, 'xmlns') === undefined) root = declare(root, 'xmlns', 'http://www.w3.org/2000/svg');
  if (/\sxlink:href\s*=/u.test(source) && tagAttribute(tag, 'xmlns:xlink') === undefined) {
    root = declare(root, 'xmlns:xlink', 'http://www.w3.org/1999/xlink');
  }
  return source.replace(tag, () => root).replaceAll('&nbsp;', '\u00a0');
}

/** With its size as numbers: rasterisers take a side that is missing from elsewhere than browsers do. */
function sized(tag: string, { width, height }: ImageSize): string {
  const given = (name: string): number => Number(tagAttribute(tag, name) ?? NaN);
  if (given('width') === width && given('height') === height) return tag;
  return withAttributes(tag, { height, width });
}

/**
 * The SVG as a renderer is to have it that takes its width and the proportions of the root: where those would give another
 * height, because a side is less than a pixel or is rounded, the root is told both, and fills them as a picture on a canvas does.
 */
export function drawnAt(source: string, { width, height }: ImageSize): string {
  const tag = svgTag(source) ?? '';
  const own = svgSize(tag);
  const following = own ? (width * own.height) / own.width : NaN;
  if (!own || (following >= 1 && Math.abs(following - height) <= 1)) return source;
  const viewBox = tagAttribute(tag, 'viewBox') ?? `0 0 ${own.width} ${own.height}`;
  const root = withAttributes(tag, { width, height, viewBox, preserveAspectRatio: 'none' });
  return source.replace(tag, () => root);
}

/** With these in the place of its own of the same names. */
function withAttributes(tag: string, attributes: Readonly<Record<string, string | number>>): string {
  const bare = withoutAttributes(tag, Object.keys(attributes));
  return Object.entries(attributes).reduce((it, [name, value]) => declare(it, name, String(value)), bare);
}

function declare(tag: string, name: string, uri: string): string {
  return tag.replace(/^<[\w:.-]+/u, (start) => `${start} ${name}="${uri}"`);
}
