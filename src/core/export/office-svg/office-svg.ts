import { closedSvg } from '../closed-svg.js';
import { ExportError } from '../export-error.js';
import { cleanLines, escapeXml } from '../pptx/clean-text.js';
import { declarationsOf, PlainSheet } from './plain-css.js';
import { officeAttribute } from './office-attributes.js';
import { svgTokens, type SvgToken } from './svg-tokens.js';

/** What Office draws as a browser does. */
const DRAWN = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['text', 'tspan', 'image', 'linearGradient', 'radialGradient', 'stop', 'clipPath'],
]);
/** Left out with all in it: what is not drawn, acts, or moves. A style sheet has been read before. */
const UNDRAWN = /^(?:style|title|desc|metadata|script|view|set|animate(?:Motion|Transform)?|[\w.-]+:.*)$/u;
const RASTER = /^data:image\/(?:png|jpe?g|gif);base64,[\w+/=\s]+$/iu;
/** UTF-16 units. A drawing with more shapes takes Office seconds to show, and the file more room than its pixels. */
const LONGEST = 300_000;
const SVG = 'http://www.w3.org/2000/svg';
const LETTERS = /^(?:text|tspan)$/u;

/**
 * An SVG as a file for Office holds it beside its PNG: sharp in print, and a drawing that can be taken apart. It is written
 * anew from what Office draws as a browser does, by attributes alone, and holds nothing that acts or leads away; texts are in
 * the fonts that the file names. Undefined where it needs more than that, is no SVG or too long: then the PNG stands alone.
 *
 * `width`, `height`: CSS pixels; `background`: painted behind it, as in the PNG.
 */
export function officeSvg(
  source: string,
  size: { width: number; height: number; background?: string },
): string | undefined {
  const tokens = source.length > LONGEST ? undefined : tokensOf(source);
  return tokens && written(tokens, size);
}

function tokensOf(source: string): SvgToken[] | undefined {
  try {
    return svgTokens(
      closedSvg(source)
        .replace(/^\uFEFF/u, '')
        .trim(),
    );
  } catch (error) {
    if (ExportError.is(error)) return undefined;
    throw error;
  }
}

function written(
  tokens: readonly SvgToken[],
  { width, height, background }: { width: number; height: number; background?: string },
): string | undefined {
  const sheet = plainNames(tokens) ? sheetOf(tokens) : undefined;
  if (!sheet) return undefined;
  const open: string[] = [];
  const ids = new Set<string>();
  /** How many elements deep within one that is left out. */
  let skipped = 0;
  /** A text whose outline lies below its letters: Office draws it above, so the letters come once more. */
  let outlined: { depth: number; from: number; again: string } | undefined;
  let svg = '';
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (skipped > 0) continue;
      if (LETTERS.test(open.at(-1) ?? '')) svg += escapeXml(cleanLines(token.text));
      else if (token.text.trim() !== '') return undefined;
    } else if (token.kind === 'close') {
      if (open.pop() !== token.name) return undefined;
      if (skipped > 0) skipped--;
      else svg += `</${token.name}>`;
      if (outlined?.depth === open.length) {
        svg += outlined.again + svg.slice(outlined.from);
        outlined = undefined;
      }
    } else {
      const { name, attributes, closed } = token;
      const isRoot = svg === '' && open.length === 0;
      if (isRoot ? name !== 'svg' || closed : open.length === 0) return undefined;
      const depth = open.length;
      if (!closed) open.push(name);
      if (skipped > 0 || UNDRAWN.test(name)) {
        if (!closed) skipped++;
        continue;
      }
      const said = DRAWN.has(name) ? attributesOf(name, attributes, sheet) : undefined;
      if (!said) return undefined;
      const id = said.get('id');
      if (id !== undefined && ids.has(id)) return undefined;
      if (id !== undefined) ids.add(id);
      const isOutlined = said.delete('paint-order');
      if (isOutlined && (name !== 'text' || closed || ids.size > 0)) return undefined;
      if (isOutlined && said.has('stroke')) {
        const letters = new Map([...said].filter(([key]) => !key.startsWith('stroke')));
        outlined = { depth, from: 0, again: tag(name, letters, closed) };
      }
      svg += isRoot ? rootTag(said, { width, height }) : tag(name, said, closed);
      if (outlined?.depth === depth) outlined.from = svg.length;
      if (isRoot && background !== undefined) {
        const [x = '0', y = '0', w = String(width), h = String(height)] =
          said.get('viewBox')?.split(/[\s,]+/u) ?? [];
        svg += tag('rect', new Map(Object.entries({ x, y, width: w, height: h, fill: background })), true);
      }
    }
  }
  return open.length === 0 && svg !== '' ? svg : undefined;
}

/** Whether all of SVG, and nothing else, stands without a prefix: an `<svg:rect>` is drawn, a `<rect>` of another namespace is not. */
function plainNames(tokens: readonly SvgToken[]): boolean {
  const prefixes = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'open') continue;
    for (const [name, value] of token.attributes) {
      if (name === 'xmlns' && value !== SVG) return false;
      if (name.startsWith('xmlns:') && value === SVG) prefixes.add(name.slice('xmlns:'.length));
    }
    const [prefix, ...local] = token.name.split(':');
    if (local.length > 0 && prefixes.has(prefix ?? '')) return false;
  }
  return true;
}

/** All style sheets as one; undefined where one is more than plain, or for print alone. */
function sheetOf(tokens: readonly SvgToken[]): PlainSheet | undefined {
  const sheet = new PlainSheet();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'open' || token.name !== 'style' || token.closed) continue;
    const { media = 'all', type = '' } = Object.fromEntries(token.attributes);
    if (!/^(?:|all|screen)$/iu.test(media.trim()) || !/^(?:|text\/css)$/iu.test(type.trim()))
      return undefined;
    let css = '';
    for (let next = at + 1; tokens[next]?.kind === 'text'; next++)
      css += (tokens[next] as { text: string }).text;
    if (!sheet.add(css)) return undefined;
  }
  return sheet;
}

function rootTag(said: ReadonlyMap<string, string>, size: { width: number; height: number }): string {
  const { width, height } = size;
  const viewBox = said.get('viewBox') ?? `0 0 ${said.get('width') ?? width} ${said.get('height') ?? height}`;
  const own = new Map([
    ['xmlns', SVG],
    ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
    ...said,
    ['width', String(width)],
    ['height', String(height)],
    ['viewBox', viewBox.replaceAll('px', '')],
    ['font-family', said.get('font-family') ?? 'Arial'],
  ]);
  own.delete('x');
  own.delete('y');
  return tag('svg', own, false);
}

function tag(name: string, attributes: ReadonlyMap<string, string>, closed: boolean): string {
  const list = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(cleanLines(value))}"`);
  return `<${name}${list.join('')}${closed ? '/>' : '>'}`;
}

/** By attributes, the style sheet and the style of the element, the stronger ones last. */
function attributesOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
  sheet: PlainSheet,
): Map<string, string> | undefined {
  const said = new Map<string, string>();
  const href = attributes.get('href') ?? attributes.get('xlink:href');
  if (href !== undefined) {
    if (!(name === 'image' ? RASTER.test(href) : /^#[\w.:-]+$/u.test(href))) return undefined;
    // As SVG 1.1 has it, which is what Office reads.
    said.set('xlink:href', href);
  }
  const all = [
    ...[...attributes].filter(([key]) => key !== 'href'),
    ...sheet.for(name, attributes),
    ...declarationsOf(attributes.get('style') ?? ''),
  ];
  for (const [key, value] of all) {
    const office = officeAttribute(key, value);
    if (!office) return undefined;
    for (const [property, own] of office) said.set(property, own);
  }
  return said;
}
