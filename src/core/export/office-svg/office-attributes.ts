import { FONT_METRICS_NAMES, FONT_FAMILIES } from '../../layout/font-families.js';
import { themeFonts } from '../../layout/theme-fonts.js';

/** What Office draws as a browser does. */
const DRAWN = new Set([
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy'],
  ...['width', 'height', 'transform', 'viewBox', 'preserveAspectRatio', 'opacity', 'display', 'visibility'],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-path', 'clip-rule', 'clipPathUnits'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['fx', 'fy', 'offset', 'stop-color', 'stop-opacity', 'text-anchor', 'direction'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'id'],
]);
/** What says nothing about the look, or only how it is reached. */
const SILENT =
  /^(?:class|style|lang|role|tabindex|focusable|version|baseProfile|enable-background|contentScriptType|contentStyleType|zoomAndPan|overflow|pointer-events|cursor|shape-rendering|text-rendering|image-rendering|color-rendering|color-interpolation|isolation|on\w+|aria-.*|data-.*|xmlns|[\w-]+:.*|-.*|font-variant.*|font-stretch|font-kerning|solid-.*|line-height|text-align|text-indent|white-space)$/u;
/** A value that says nothing: what it turns off is not drawn anyway. */
const OFF = /^(?:none|normal|auto|inherit|0|0px|baseline|nonzero)$/u;
/** Calls that cannot load anything and that Office knows. */
const CALLS =
  /(?:\b(?:rgb|matrix|translate|scale|rotate|skewX|skewY)\s*\(|\burl\(\s*["']?#[\w.:-]+["']?\s*\))/gu;
const GENERIC: ReadonlyMap<string, string> = new Map([
  ['sans-serif', 'Arial'],
  ['system-ui', 'Arial'],
  ['serif', 'Times New Roman'],
  ['monospace', 'Courier New'],
]);

/** An attribute or property as Office is given it; nothing where it says nothing; undefined where Office draws it in another way. */
export function officeAttribute(name: string, value: string): [name: string, value: string][] | undefined {
  if (SILENT.test(name)) return [];
  // What is drawn first is told apart by who writes the element.
  if (name === 'paint-order' && /^stroke\b/u.test(value)) return [[name, value]];
  if (!DRAWN.has(name)) return OFF.test(value) ? [] : undefined;
  if (name === 'font-family') return [[name, officeFont(value)]];
  if (name === 'letter-spacing' && OFF.test(value)) return [];
  if (/^(?:fill|stroke|stop-color)$/u.test(name)) {
    if (value === 'transparent') return [[name, 'none']];
    if (/^(?:currentcolor|context-\w+)$/iu.test(value)) return undefined;
  }
  if (name === 'id') return /^[\w.:-]+$/u.test(value) ? [[name, value]] : undefined;
  const rest = value.replaceAll(CALLS, '');
  if (/[a-z\\]\s*\(|[\\@<>]|!important|:/iu.test(rest)) return undefined;
  return [[name, value]];
}

/** One name, since Office takes the first; of the fonts of slides that which the file names, with the same widths. */
function officeFont(stack: string): string {
  const first = (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/gu, '');
  const own = FONT_METRICS_NAMES.find((id) => FONT_FAMILIES[id].name.toLowerCase() === first.toLowerCase());
  if (own !== undefined) return themeFonts[own].file;
  return GENERIC.get(first) ?? (/^[\p{L}\p{N} _.-]+$/u.test(first) ? first : 'Arial');
}
