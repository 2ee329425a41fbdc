import { familiesIn } from '../layout/font-families.js';
import { screenFontFaces, type ScreenFontFace } from '../layout/screen-font.js';
import { encodeBase64 } from './base64.js';

const STACK = /font-family[^;>]*/gu;
const BOLD = /font-weight(?:="|:\s*)(?:bold|[6-9]00)/u;
const ROOT_TAG = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/iu;

/** `src` of each face, by the address of its file; undefined where there is no font to be had. */
const sources = new Map<string, Promise<string | undefined>>();

/**
 * The SVG with the faces of the slides' fonts that it names and its text needs. A picture sees no font that a page has loaded, only
 * those of the machine: without this a chart is written in whatever sans-serif that is, and not as on the slide. As on
 * the slide a font of the machine with the same widths comes first, then the shipped file; without either the text is
 * drawn in the browser's own font, here and there.
 */
export async function embedScreenFont(svg: string): Promise<string> {
  const families = familiesIn((svg.match(STACK) ?? []).join());
  if (families.length === 0) return svg;
  const bold = BOLD.test(svg);
  const needed = families
    .flatMap(screenFontFaces)
    .filter(({ weight, unicodeRange }) => (weight === 400 || bold) && covers(unicodeRange).test(svg));
  const rules = await Promise.all(needed.map(rule));
  // Slides are measured and shown without kerning and ligatures.
  const style = `<style>svg{font-kerning:none;font-variant-ligatures:none}${rules.join('')}</style>`;
  return svg.replace(ROOT_TAG, (tag) => (tag.endsWith('/>') ? tag : tag + style));
}

async function rule(face: ScreenFontFace): Promise<string> {
  let source = sources.get(face.url);
  if (!source) sources.set(face.url, (source = sourceOf(face)));
  const src = await source;
  // Asked again the next time: a file that could not be loaded may be there then.
  if (src === undefined) sources.delete(face.url);
  if (src === undefined) return '';
  const { family, weight, unicodeRange, ascent, descent } = face;
  const lines = `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`;
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${unicodeRange};${lines};src:${src}}`;
}

async function sourceOf({ local, url }: ScreenFontFace): Promise<string | undefined> {
  try {
    await new FontFace('deckwright-local', local).load();
    return local;
  } catch {
    // The machine has none of them.
  }
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return `url(data:font/woff2;base64,${encodeBase64(bytes)}) format("woff2")`;
  } catch {
    return undefined;
  }
}

/** `U+0000-00FF,U+0131` as a pattern of the characters in it. */
function covers(unicodeRange: string): RegExp {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u');
}
