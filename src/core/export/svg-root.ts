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
  const bare = withoutAttributes(tag, ['width', 'height']);
  return declare(declare(bare, 'height', String(height)), 'width', String(width));
}

function declare(tag: string, name: string, uri: string): string {
  return tag.replace(/^<svg/iu, (start) => `${start} ${name}="${uri}"`);
}
