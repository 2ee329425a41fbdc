import { ExportError } from './export-error.js';

const LENGTH = /^\s*\+?(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/u;

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
  const tag = rootTag(source);
  if (tag === undefined) {
    throw new ExportError('invalid_svg', 'There is no <svg> element in the text given.', {
      hint: 'Give the outer markup of an SVG element.',
    });
  }
  const viewBox = attribute(tag, 'viewBox')
    ?.trim()
    .split(/[\s,]+/u)
    .map(Number);
  const width = length(attribute(tag, 'width')) ?? viewBox?.[2];
  const height = length(attribute(tag, 'height')) ?? viewBox?.[3];
  if (width === undefined || height === undefined || !(width > 0 && height > 0)) {
    throw new ExportError('invalid_svg', 'The <svg> element has no size.', {
      hint: 'Give it width and height in pixels, or a viewBox.',
    });
  }
  return { svg: declareNamespaces(source), width, height };
}

/** The SVG as XML that stands by itself: its namespaces are declared, and it names no character as only HTML does. */
export function declareNamespaces(source: string): string {
  const tag = rootTag(source) ?? '';
  let root = tag;
  if (attribute(tag, 'xmlns') === undefined) root = declare(root, 'xmlns', 'http://www.w3.org/2000/svg');
  if (/\sxlink:href\s*=/u.test(source) && attribute(tag, 'xmlns:xlink') === undefined) {
    root = declare(root, 'xmlns:xlink', 'http://www.w3.org/1999/xlink');
  }
  return source.replace(tag, () => root).replaceAll('&nbsp;', '\u00a0');
}

/** The start tag of the first `<svg`. One scan: a pattern would begin anew at each of many. */
function rootTag(source: string): string | undefined {
  const start = source.search(/<svg\b/iu);
  if (start < 0) return undefined;
  const marks = /[>"']/gu;
  marks.lastIndex = start;
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    if (mark[0] === '>') return source.slice(start, marks.lastIndex);
    const close = source.indexOf(mark[0], marks.lastIndex);
    if (close < 0) return undefined;
    marks.lastIndex = close + 1;
  }
  return undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag);
  return match?.[1] ?? match?.[2];
}

function length(value: string | undefined): number | undefined {
  const match = value === undefined ? null : LENGTH.exec(value);
  return match === null ? undefined : Number(match[1]);
}

function declare(tag: string, name: string, uri: string): string {
  return tag.replace(/^<svg/iu, (start) => `${start} ${name}="${uri}"`);
}
