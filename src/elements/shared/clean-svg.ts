import createDOMPurify, { type Config } from 'dompurify';
import { closedSvg } from '../../core/export/closed-svg.js';
import { ExportError } from '../../core/export/export-error.js';
import { declareNamespaces } from '../../core/export/svg-root.js';
import { trusted } from '../../core/trusted-types.js';
import { cleanDeclarations, cleanSheet, isHarmless } from './clean-css.js';
import { svgTextOf, svgUrl } from './picture-url.js';

const SVG = 'http://www.w3.org/2000/svg';
/** A picture in a picture in a picture: deeper ones are left out. */
const DEPTH = 3;
/** What stands for a drawing that cannot be read: whatever else would read it might find something in it. */
const NOTHING = `<svg xmlns="${SVG}" width="1" height="1"/>`;
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]+$/iu;
/** Words for people and names: no CSS is read from them. */
const PLAIN = /^(?:id|class|lang|xml:.*|aria-.*|data-.*|role)$/u;

/**
 * What styles are called while they are cleaned: a page whose policy refuses them refuses them in documents that nobody sees as
 * well, and tells its owner so. Nothing is drawn for the element that stands for a style sheet.
 */
const STYLE = 'data-style-of-drawing';
/** So do handlers of events, which do not come back. */
const EVENT = 'data-event-of-drawing-';
const SHEET = 'view';

const RULES: Config = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  // What moves, and what another program alone can read: a picture on a slide stands still, as it does in a file.
  FORBID_ATTR: ['style'],
  FORBID_TAGS: ['style', 'animatecolor', 'animatemotion', 'animatetransform', 'metadata', 'mpath', 'tref'],
  ADD_ATTR: [
    ...['fr', 'role', 'side', 'pointsatx', 'pointsaty', 'pointsatz', 'limitingconeangle', 'requiredfeatures'],
    ...['unicode-bidi', 'isolation', 'mix-blend-mode', 'transform-box', 'white-space'],
  ],
  ADD_DATA_URI_TAGS: ['feimage'],
  KEEP_CONTENT: false,
  NAMESPACE: SVG,
  ALLOWED_NAMESPACES: [SVG],
  // Ids stay: references mean them. Nothing of the page can be hidden by them, since the picture is a document of its own.
  SANITIZE_DOM: false,
  TRUSTED_TYPES_POLICY: trusted as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  IN_PLACE: true,
};

const purify = createDOMPurify(window);

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === SHEET) node.textContent = cleanSheet(node.textContent ?? '');
});

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if (/(?:^|:)href$/u.test(name)) {
    const holdsPicture = /^(?:image|feimage)$/iu.test(element.localName);
    attribute.keepAttr = value.startsWith('#') || (holdsPicture && isPicture(value));
  } else if (name.startsWith(EVENT)) attribute.keepAttr = false;
  else if (name === STYLE) attribute.attrValue = cleanDeclarations(value);
  else if (!PLAIN.test(name)) attribute.keepAttr = isHarmless(value);
});

/** Those that are drawings themselves were cleaned before. */
const isPicture = (url: string): boolean => RASTER.test(url) || svgTextOf(url) !== undefined;

/**
 * An SVG of a page or a person without anything that acts or leads away: no script, event attribute, animation, HTML, link,
 * import or address, but for `#` and pictures inside of it. Written anew as XML, so that every reader finds the same in it.
 * Cleaning what is clean changes nothing. Undefined where it is no SVG that can be read.
 */
export function cleanSvg(source: string, depth = 0): string | undefined {
  const root = parsed(source);
  if (!root) return undefined;
  for (const picture of root.querySelectorAll('*')) {
    for (const { name, value } of [...picture.attributes]) {
      if (/(?:^|:)href$/u.test(name) && /^\s*data:/iu.test(value)) cleanInner(picture, name, value, depth);
    }
  }
  try {
    purify.sanitize(root, RULES);
  } catch {
    return undefined;
  }
  return restored(new XMLSerializer().serializeToString(root));
}

function cleanInner(picture: Element, name: string, url: string, depth: number): void {
  const text = svgTextOf(url);
  if (text === undefined) return;
  const clean = depth < DEPTH ? cleanSvg(text, depth + 1) : undefined;
  if (clean === undefined) picture.removeAttribute(name);
  else picture.setAttribute(name, svgUrl(clean));
}

function parsed(source: string): Element | undefined {
  try {
    const closed = closedSvg(source.replace(/^\s*(?:<\?xml[^>]*>\s*)?/u, ''));
    const text = renamed(declareNamespaces(closed));
    const { documentElement: root } = new DOMParser().parseFromString(
      trusted.createHTML(text),
      'image/svg+xml',
    );
    const isSvg = root.localName === 'svg' && root.namespaceURI === SVG;
    return isSvg && !root.querySelector('parsererror') ? root : undefined;
  } catch (error) {
    if (!ExportError.is(error)) throw error;
    return undefined;
  }
}

/** By text, before anything reads it. Should that find words in place of names, these are changed, and what is read is cleaned. */
function renamed(source: string): string {
  return source
    .replaceAll(/<!\[CDATA\[(.*?)\]\]>/gsu, (_, text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    )
    .replaceAll(/<(\/?)style(?=[\s/>])/gu, `<$1${SHEET}`)
    .replaceAll(/(\s)style(?=\s*=\s*["'])/gu, `$1${STYLE}`)
    .replaceAll(/<[^<>]*>/gu, (tag) => tag.replaceAll(/(\s)on(?=\w+\s*=\s*["'])/gu, `$1${EVENT}`));
}

/** In XML that a browser wrote, a `<` begins a name, and a quotation mark ends a value. */
function restored(written: string): string {
  return written
    .replaceAll(new RegExp(`<(/?)${SHEET}(?=[\\s/>])`, 'gu'), '<$1style')
    .replaceAll(` ${STYLE}="`, ' style="');
}

/** A picture in a `data:` URL: a drawing comes back clean, an empty one in place of what cannot be read; others as they are. */
export function cleanPicture(dataUrl: string): string {
  const text = svgTextOf(dataUrl);
  return text === undefined ? dataUrl : svgUrl(cleanSvg(text) ?? NOTHING);
}
