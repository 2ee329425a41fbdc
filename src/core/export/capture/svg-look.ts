import type { PageReferences } from './page-references.js';

/** What children take from their parent, of shapes and of text. */
const INHERITED = [
  ...['color', 'visibility', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'paint-order'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'marker-start', 'marker-mid', 'marker-end'],
  ...['shape-rendering', 'image-rendering', 'color-interpolation', 'color-interpolation-filters'],
];
const OF_TEXT = [
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'font-size-adjust'],
  ...['font-variant-caps', 'font-variant-ligatures', 'font-variant-numeric', 'font-variant-east-asian'],
  ...['font-kerning', 'font-feature-settings', 'font-variation-settings', 'font-optical-sizing'],
  ...['letter-spacing', 'word-spacing', 'text-anchor', 'text-rendering', 'text-transform', 'text-shadow'],
  ...['dominant-baseline', 'direction', 'white-space', 'writing-mode', 'text-orientation'],
];
/** What an element has for itself, with the value that need not be said. */
const OWN: Readonly<Record<string, string>> = {
  display: 'inline',
  opacity: '1',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
  'mix-blend-mode': 'normal',
  isolation: 'auto',
  'vector-effect': 'none',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
};
/** They say something only where something is turned. */
const ABOUT_TRANSFORM = ['transform-origin', 'transform-box'];
const TEXT_OWN: Readonly<Record<string, string>> = {
  'alignment-baseline': 'auto',
  'baseline-shift': '0px',
  'unicode-bidi': 'normal',
  'text-decoration-line': 'none',
};
const ABOUT_DECORATION = ['text-decoration-color', 'text-decoration-style', 'text-decoration-thickness'];

/** Geometry that a style sheet may say in place of attributes. */
const GEOMETRY: ReadonlyMap<string, readonly string[]> = new Map([
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['image', ['x', 'y', 'width', 'height']],
  ['foreignObject', ['x', 'y', 'width', 'height']],
  ['use', ['x', 'y']],
  ['svg', ['x', 'y', 'width', 'height']],
]);
const SPECIAL: ReadonlyMap<string, readonly string[]> = new Map([
  ['stop', ['stop-color', 'stop-opacity']],
  ['feFlood', ['flood-color', 'flood-opacity']],
  ['feDropShadow', ['flood-color', 'flood-opacity']],
  ['feDiffuseLighting', ['lighting-color']],
  ['feSpecularLighting', ['lighting-color']],
  ['mask', ['mask-type']],
]);
/** A browser's own style sheet cuts these at their edges. */
const CUT = /^(?:svg|symbol|image|marker|pattern|foreignObject)$/u;
const SHAPE = /^(?:path|rect|circle|ellipse|line|polyline|polygon|image|stop|fe[A-Z]\w*)$/u;
/** What a browser's own style sheet hides until something refers to it. */
const UNDRAWN =
  /^(?:defs|symbol|clipPath|mask|marker|pattern|filter|linearGradient|radialGradient|stop|fe\w+)$/u;
/** The place of a document on its page is no part of the picture. */
const PLACE =
  /^(?:display|transform|translate|rotate|scale|x|y|width|height|transform-origin|transform-box)$/u;

/** Computed values of what children inherit, by property. */
export type Look = ReadonlyMap<string, string>;

export interface ElementLook {
  /** What its children inherit. */
  look: Look;
  /** Declarations, unescaped. */
  style: string;
  /** Attributes that the declarations stand for. */
  covered: ReadonlySet<string>;
}

/** What an element hands down, read where it stands. */
export function inheritedLook(computed: CSSStyleDeclaration): Look {
  return new Map([...INHERITED, ...OF_TEXT].map((name) => [name, computed.getPropertyValue(name)]));
}

/**
 * How an element looks on its page: computed values, where they differ from those of its parent (`parent`, undefined where
 * the copy's parent is another one) or from the initial ones. `instance`: it is drawn by a `use` too, which hands down other
 * values; then `currentColor`, variables and what is inherited stay as they were written.
 */
export function elementLook(
  element: Element,
  computed: CSSStyleDeclaration,
  parent: Look | undefined,
  { instance, root, references }: { instance: boolean; root: boolean; references: PageReferences },
): ElementLook {
  const name = element.localName;
  const look = new Map<string, string>();
  const covered = new Set<string>();
  let style = '';
  const say = (property: string, value: string): void => {
    style += `${property}:${references.value(value, property)};`;
  };
  const isShape = SHAPE.test(name);
  for (const property of isShape ? INHERITED : [...INHERITED, ...OF_TEXT]) {
    const value = computed.getPropertyValue(property);
    look.set(property, value);
    if (value === '') continue;
    covered.add(property);
    const written = instance ? writtenValue(element, property) : '';
    if (/^(?:currentcolor|inherit)$|var\(/iu.test(written)) say(property, written);
    else if (written !== '' || value !== parent?.get(property)) say(property, value);
  }
  const own = isShape ? OWN : { ...OWN, ...TEXT_OWN };
  for (const [property, initial] of Object.entries(own)) {
    const value = computed.getPropertyValue(property);
    if (value === '' || (root && PLACE.test(property))) continue;
    // Whether an attribute is among what is computed differs between browsers: it stays where nothing else is said.
    if (property !== 'transform' || value !== initial) covered.add(property);
    if (value === initial || value.startsWith(`${initial} `)) continue;
    if (property === 'display' && (value !== 'none' || UNDRAWN.test(name))) continue;
    say(property, value);
    if (property === 'transform') for (const it of ABOUT_TRANSFORM) say(it, computed.getPropertyValue(it));
    if (property === 'text-decoration-line')
      for (const it of ABOUT_DECORATION) say(it, computed.getPropertyValue(it));
  }
  const overflow = computed.getPropertyValue('overflow');
  if (overflow !== '' && CUT.test(name) && !root) say('overflow', overflow);
  for (const property of SPECIAL.get(name) ?? []) {
    const value = computed.getPropertyValue(property);
    if (value === '') continue;
    covered.add(property);
    const written = instance ? writtenValue(element, property) : '';
    say(property, /^currentcolor$|var\(/iu.test(written) ? written : value);
  }
  for (const property of root ? [] : (GEOMETRY.get(name) ?? [])) {
    const value = computed.getPropertyValue(property);
    const attribute = element.getAttribute(property);
    if (value === '' || value === 'auto' || value === attribute || value === `${attribute}px`) continue;
    if (attribute === null && Number.parseFloat(value) === 0) continue;
    say(property, value);
  }
  if (root && !/^(?:transparent|rgba\(0, 0, 0, 0\))?$/u.test(computed.backgroundColor))
    say('background-color', computed.backgroundColor);
  return { look, style, covered };
}

function writtenValue(element: Element, property: string): string {
  const { style } = element as Partial<SVGElement>;
  return (style?.getPropertyValue(property) || element.getAttribute(property)) ?? '';
}
