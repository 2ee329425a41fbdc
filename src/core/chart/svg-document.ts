import { readsRightToLeft, rightToLeft } from '../layout/reading-direction.js';
import { cleanText } from './cells.js';

/** Half the height of a capital, in em: text centred on it stands the same in every viewer. */
const MIDDLE_EM = 0.355;

/** Attributes of a tag of the renderer, in its order; values keep their escapes. */
function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/ ([a-zA-Z_:-]+)="([^"]*)"/gu)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const DROPPED = /^(?:class|id|style|pointer-events|ecmeta_.*|xml:space)$/u;

/**
 * A text of the renderer by attributes only: the font out of its style (a strict CSP forbids inline styles), its place
 * in x and y, and its baseline computed, because Office and some viewers ignore `dominant-baseline`.
 */
function rewriteText(tag: string): string {
  const attributes = attributesOf(tag);
  const style = attributes.get('style') ?? '';
  const size = Number(/font-size:([\d.]+)px/u.exec(style)?.[1] ?? 12);
  const weight = /font-weight:(\w+)/u.exec(style)?.[1];
  const move = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/u.exec(attributes.get('transform') ?? '');
  const central = attributes.get('dominant-baseline') === 'central';
  const x = Number(attributes.get('x') ?? 0) + Number(move?.[1] ?? 0);
  const y = Number(attributes.get('y') ?? 0) + Number(move?.[2] ?? 0) + (central ? size * MIDDLE_EM : 0);
  if (move !== null) attributes.delete('transform');
  for (const name of ['dominant-baseline', 'x', 'y']) attributes.delete(name);
  const own: [string, string][] = [
    ['x', String(hundredths(x))],
    ['y', String(hundredths(y))],
    ['font-size', String(size)],
    ...(weight === undefined || weight === 'normal' ? [] : [['font-weight', weight] as [string, string]]),
  ];
  return write('text', [...own, ...attributes], '>');
}

const CIRCLE = /^M1 0A1 1 0 1 1 1 -0\.1A1 1 0 0 1 1 0$/u;

/** A path as it is, or as the circle it draws: a third of the size, and scatter plots have thousands. */
function rewritePath(tag: string): string {
  const attributes = attributesOf(tag);
  const place = /^matrix\(([\d.]+),0,0,([\d.]+),(-?[\d.]+),(-?[\d.]+)\)$/u.exec(
    attributes.get('transform') ?? '',
  );
  if (
    place === null ||
    place[1] !== place[2] ||
    attributes.has('stroke') ||
    !CIRCLE.test(attributes.get('d') ?? '')
  ) {
    return write('path', attributes, '/>');
  }
  attributes.delete('d');
  attributes.delete('transform');
  const [radius, x, y] = [place[1], place[3], place[4]].map((it) => String(Math.round(Number(it) * 10) / 10));
  return write('circle', [['cx', x ?? ''], ['cy', y ?? ''], ['r', radius ?? ''], ...attributes], '/>');
}

/** Lines run from left to right in the picture; a label in Arabic or Hebrew keeps its brackets and its ellipsis on their sides. */
function inOwnDirection(escaped: string): string {
  return readsRightToLeft(escaped.replace(/&[#\w]+;/gu, '')) ? rightToLeft(escaped) : escaped;
}

function write(name: string, attributes: Iterable<[string, string]>, end: string): string {
  const written = [...attributes]
    .filter(([key]) => !DROPPED.test(key))
    .map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}${end}`;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

export function escapeXml(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}

/**
 * The renderer's SVG as a document of ours: no styles, classes, ids or pointer rules (they differ from run to run, and
 * a strict CSP forbids them), the font named once, a title and a description for people who cannot see it. Cell text
 * is escaped by the renderer: inside a tag a `<` or `>` cannot occur, so that rewriting tag by tag is safe.
 */
export function svgDocument(
  raw: string,
  document: { width: number; height: number; font: string; title: string; description: string },
): string {
  const { width, height, title, description } = document;
  const body = raw
    .replace(/<style[^>]*>[\s\S]*?<\/style>/gu, '')
    .replace(/^<svg[^>]*>|<\/svg>\s*$/gu, '')
    .replace(/<rect[^>]*fill="none"[^>]*><\/rect>/u, '')
    // All values lie inside the plot: the clips of lines cut nothing, and their ids would clash on a page.
    .replace(/<defs\s*>[\s\S]*?<\/defs>/gu, '')
    .replace(/<g clip-path="[^"]*">|<\/g>/gu, '')
    .replace(
      /(<text[^>]*>)([^<]*)/gu,
      (_, tag: string, content: string) => rewriteText(tag) + inOwnDirection(content),
    )
    .replace(/<path[^>]*><\/path>/gu, rewritePath)
    .replace(/<(circle|polyline|rect)([^>]*)><\/\1>/gu, (_, name: string, rest: string) =>
      write(name, attributesOf(rest), '/>'),
    )
    .replace(/\n+/gu, '\n')
    .trim();
  // Double quotes would end the attribute; a family name in single quotes is as good.
  const family = escapeXml(cleanText(document.font).replace(/"/gu, "'"));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    // What a page around an inline SVG would hand down is set here: its direction swaps start and end of texts.
    `role="img" direction="ltr" font-family="${family}" font-weight="normal" font-style="normal" letter-spacing="0">\n` +
    `<title>${escapeXml(cleanText(title))}</title>\n<desc>${escapeXml(cleanText(description))}</desc>\n${body}\n</svg>`
  );
}
