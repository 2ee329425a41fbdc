import { FONT_FAMILIES } from '../../layout/font-families.js';
import { fileAsDataUrl } from './page-files.js';

/** Those are embedded by name when the picture is drawn (`embedScreenFont`). */
const SHIPPED = new Set(Object.values(FONT_FAMILIES).map(({ name }) => name.toLowerCase()));
/** Fonts are the same for every chart of a page: a second picture reads none anew. */
const files = new Map<string, Promise<string>>();

interface Face {
  rule: CSSFontFaceRule;
  /** What addresses in the rule are relative to. */
  base: string;
}

/** A family without its quotation marks, in lower case: names of fonts know no case. */
export function familyName(family: string): string {
  return family
    .trim()
    .replace(/^["']|["']$/gu, '')
    .toLowerCase();
}

/**
 * `@font-face` rules of a page for the families given (lower case), with their files inside: of those that the page has
 * loaded, which are those it shows. A font that cannot be taken along is named in a warning.
 */
export async function pageFontFaces(
  page: Document,
  families: ReadonlySet<string>,
  { signal, onWarning }: { signal?: AbortSignal | undefined; onWarning: (message: string) => void },
): Promise<string> {
  const shown = [...page.fonts].filter(
    (face) => families.has(familyName(face.family)) && face.status === 'loaded',
  );
  if (shown.length === 0) return '';
  const faces = await facesOf(page, signal);
  const wanted = faces.filter(({ rule }) => shown.some((face) => isFaceOf(rule, face)));
  const found = new Set(wanted.map(({ rule }) => familyName(rule.style.getPropertyValue('font-family'))));
  for (const family of new Set(shown.map((face) => face.family))) {
    const name = familyName(family);
    if (!found.has(name) && !SHIPPED.has(name))
      onWarning(`Font ${family} is left out: no style sheet that can be read says where its file is.`);
  }
  const rules = wanted.map(async (face) => {
    try {
      return await embedded(face, signal);
    } catch (error) {
      signal?.throwIfAborted();
      const family = face.rule.style.getPropertyValue('font-family');
      onWarning(`Font ${family} is left out: ${error instanceof Error ? error.message : String(error)}.`);
      return '';
    }
  });
  return (await Promise.all(rules)).join('');
}

async function facesOf(page: Document, signal: AbortSignal | undefined): Promise<Face[]> {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  const faces = await Promise.all(
    sheets.map(async (sheet) => {
      const base = sheet.href ?? page.baseURI;
      try {
        return facesIn(sheet.cssRules, base);
      } catch {
        return facesOfForeign(sheet, page, signal);
      }
    }),
  );
  return faces.flat();
}

/** Rules of another origin cannot be read, but the file can where that origin allows it, as those that serve fonts do. */
async function facesOfForeign(
  { href }: CSSStyleSheet,
  page: Document,
  signal: AbortSignal | undefined,
): Promise<Face[]> {
  if (href === null) return [];
  try {
    const response = await fetch(href, signal ? { signal } : {});
    if (!response.ok) return [];
    const Sheet = (page.defaultView ?? globalThis).CSSStyleSheet;
    const copy = new Sheet();
    copy.replaceSync(await response.text());
    return facesIn(copy.cssRules, href);
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** Also those within `@media`, `@layer`, `@supports` and `@import`. */
function facesIn(rules: CSSRuleList, base: string): Face[] {
  return [...rules].flatMap((rule): Face[] => {
    if (rule.cssText.startsWith('@font-face')) return [{ rule: rule as CSSFontFaceRule, base }];
    const { styleSheet } = rule as Partial<CSSImportRule>;
    if (styleSheet) return facesIn(styleSheet.cssRules, styleSheet.href ?? base);
    const { cssRules } = rule as Partial<CSSGroupingRule>;
    return cssRules && cssRules.length > 0 && !('selectorText' in rule) ? facesIn(cssRules, base) : [];
  });
}

function isFaceOf({ style }: CSSFontFaceRule, face: FontFace): boolean {
  const said = (descriptor: string): string => style.getPropertyValue(descriptor);
  return (
    familyName(said('font-family')) === familyName(face.family) &&
    weight(said('font-weight')) === weight(face.weight) &&
    (said('font-style') || 'normal') === face.style &&
    ranges(said('unicode-range')) === ranges(face.unicodeRange)
  );
}

const WEIGHTS: Readonly<Record<string, string>> = { '': '400', normal: '400', bold: '700' };
const weight = (text: string): string => WEIGHTS[text] ?? text;

/** Browsers write a range with and without what is understood: spaces, leading zeros, the range of everything. */
function ranges(text: string): string {
  const plain = text
    .toUpperCase()
    .replaceAll(/\s/gu, '')
    .replaceAll(/(?<=U\+|-)0+(?=[\dA-F])/gu, '');
  return plain === 'U+0-10FFFF' ? '' : plain;
}

/** The rule with one file inside, the first of its own kind; fonts of the machine come first as on the page. */
async function embedded({ rule, base }: Face, signal: AbortSignal | undefined): Promise<string> {
  const { cssText } = rule;
  const source = rule.style.getPropertyValue('src');
  const file = /url\(\s*["']?([^"')]+)["']?\s*\)/u.exec(source);
  if (file?.[1] === undefined) return cssText;
  const url = new URL(file[1], base).href;
  let loading = url.startsWith('data:') ? Promise.resolve(url) : files.get(url);
  if (!loading) {
    loading = fileAsDataUrl(url, signal);
    files.set(url, loading);
    loading.catch(() => files.delete(url));
  }
  const local = source.match(/local\([^)]*\)/gu) ?? [];
  const src = [...local, `url("${await loading}")`].join(', ');
  return cssText.replace(/src:\s*(?:url\("[^"]*"\)|[^;}"]|"[^"]*")*/u, () => `src: ${src}`);
}
