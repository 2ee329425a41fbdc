import { trusted } from '../../core/trusted-types.js';

/**
 * SVG text to a DOM node, without `innerHTML`. What a chart may consist of is listed: anything else in the text, such
 * as a script or a foreign object, is left out, and so are event attributes and links that lead away.
 */
const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan defs clipPath mask pattern linearGradient ' +
    'radialGradient stop title desc use image'
  ).split(' '),
);
const REFERENCE = /url\(#([^)]+)\)/g;
let count = 0;

/** @throws Error when the text is not one SVG element. */
export function svgNode(text: string): SVGSVGElement {
  const root = new DOMParser().parseFromString(trusted.createHTML(text), 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.querySelector('parsererror')) {
    throw new Error('The chart is not valid SVG.');
  }
  const node = document.importNode(root, true) as unknown as SVGSVGElement;
  // Ids are unique within a document or shadow root only when every chart brings its own.
  const prefix = `chart${++count}-`;
  for (const element of [node, ...node.querySelectorAll('*')]) clean(element, prefix);
  node.setAttribute('aria-hidden', 'true');
  node.setAttribute('focusable', 'false');
  return node;
}

function clean(element: Element, prefix: string): void {
  if (!ELEMENTS.has(element.localName)) {
    element.remove();
    return;
  }
  for (const { name, localName, value } of [...element.attributes]) {
    if (/^on/i.test(name)) element.removeAttribute(name);
    else if (localName === 'id') element.setAttribute(name, prefix + value);
    else if (localName === 'href') {
      if (value.startsWith('#')) element.setAttribute(name, `#${prefix}${value.slice(1)}`);
      else if (!/^data:image\//i.test(value)) element.removeAttribute(name);
    } else if (value.includes('url(')) {
      element.setAttribute(name, value.replace(REFERENCE, `url(#${prefix}$1)`));
    }
  }
}
