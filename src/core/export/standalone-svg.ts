import { encodeBase64 } from './base64.js';
import { ExportError } from './export-error.js';

export interface StandaloneOptions {
  signal?: AbortSignal | undefined;
  onWarning?: ((message: string) => void) | undefined;
}

/** Properties that show in an SVG and can come from a style sheet, a variable or a parent outside the SVG. */
const PROPERTIES = [
  ...[
    'color',
    'display',
    'visibility',
    'opacity',
    'overflow',
    'mix-blend-mode',
    'transform',
    'transform-origin',
  ],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-path', 'clip-rule', 'mask', 'filter', 'paint-order'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'vector-effect', 'stop-color', 'stop-opacity', 'flood-color'],
  ...['flood-opacity', 'marker-start', 'marker-mid', 'marker-end', 'shape-rendering', 'text-rendering'],
  ...[
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'font-stretch',
    'font-variant',
    'letter-spacing',
  ],
  ...['word-spacing', 'text-anchor', 'text-decoration', 'dominant-baseline', 'direction', 'unicode-bidi'],
  ...['white-space', 'writing-mode', 'font-kerning', 'font-feature-settings'],
];

/**
 * Markup of an SVG element that looks the same outside its page: computed styles as style properties (variables,
 * classes and `currentColor` are black in a picture), page fonts and images as `data:` URLs. The element is only read.
 */
export async function standaloneSvg(element: SVGElement, options: StandaloneOptions = {}): Promise<string> {
  const view = element.ownerDocument.defaultView;
  if (element.localName !== 'svg' || view === null) {
    throw new ExportError('invalid_svg', `A <${element.localName}> element cannot be drawn by itself.`, {
      hint: 'Give the <svg> element, in a document that is shown.',
    });
  }
  const copy = element.cloneNode(true) as SVGElement;
  const families = inlineStyles(element, copy, view);
  const { width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) {
    // The size on the page without a transform of a parent, where the two differ.
    const box = view.getComputedStyle(element);
    copy.setAttribute('width', String(Number.parseFloat(box.width) || width));
    copy.setAttribute('height', String(Number.parseFloat(box.height) || height));
  }
  for (const script of copy.querySelectorAll('script')) script.remove();
  await Promise.all(
    [...copy.querySelectorAll('image')].map((image) => inlineImage(image, element.baseURI, options)),
  );
  const fonts = await fontFaces(element.ownerDocument, families, options);
  if (fonts !== '') {
    const style = element.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = fonts;
    copy.prepend(style);
  }
  return new view.XMLSerializer().serializeToString(copy);
}

/** Copies the computed styles and returns the font families in use, in lower case. */
function inlineStyles(element: Element, copy: Element, view: Window): Set<string> {
  const families = new Set<string>();
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, index) => {
    const target = copies[index] as SVGElement | undefined;
    if (target === undefined || target.style === undefined) return;
    const computed = view.getComputedStyle(original);
    for (const property of PROPERTIES) {
      // Where the SVG lies and turns on its page is not part of the picture.
      if (index === 0 && property.startsWith('transform')) continue;
      const value = computed.getPropertyValue(property);
      if (value !== '') target.style.setProperty(property, value);
    }
    for (const family of computed.fontFamily.split(',')) families.add(familyName(family));
  });
  return families;
}

function familyName(family: string): string {
  return family
    .trim()
    .replace(/^["']|["']$/gu, '')
    .toLowerCase();
}

async function inlineImage(image: SVGImageElement, base: string, options: StandaloneOptions): Promise<void> {
  const url = image.getAttribute('href') ?? image.getAttribute('xlink:href') ?? '';
  if (url === '' || url.startsWith('data:')) return;
  image.removeAttribute('xlink:href');
  try {
    image.setAttribute('href', await dataUrl(new URL(url, base).href, options));
  } catch (error) {
    options.signal?.throwIfAborted();
    image.remove();
    options.onWarning?.(
      `Image ${url} is left out: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** `@font-face` rules of the page for the families given, with their files inside. */
async function fontFaces(page: Document, families: Set<string>, options: StandaloneOptions): Promise<string> {
  const rules = [...page.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? page.baseURI }));
    } catch {
      return []; // a style sheet of another origin cannot be read
    }
  });
  const faces = rules.map(async ({ rule, base }) => {
    if (!/^@font-face/u.test(rule.cssText)) return '';
    const family = (rule as CSSFontFaceRule).style.getPropertyValue('font-family');
    if (!families.has(familyName(family))) return '';
    const file = /url\(\s*["']?([^"')]+)["']?\s*\)/u.exec(rule.cssText);
    if (file?.[1] === undefined || file[1].startsWith('data:')) return rule.cssText;
    try {
      const embedded = await dataUrl(new URL(file[1], base).href, options);
      return rule.cssText.replace(/src:[^;}]*/u, () => `src: url("${embedded}")`);
    } catch (error) {
      options.signal?.throwIfAborted();
      options.onWarning?.(
        `Font ${family} is left out: ${error instanceof Error ? error.message : String(error)}.`,
      );
      return '';
    }
  });
  return (await Promise.all(faces)).filter((face) => face !== '').join('\n');
}

async function dataUrl(url: string, { signal }: StandaloneOptions): Promise<string> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return `data:${type};base64,${encodeBase64(new Uint8Array(await response.arrayBuffer()))}`;
}
