import { familiesIn, type FontMetrics } from '../../core/layout/font-families.js';
import { screenFontFaces } from '../../core/layout/screen-font.js';
import type { Theme } from '../../core/layout/theme-types.js';

const added = new WeakMap<Document, Set<FontMetrics>>();

/**
 * Makes the families that a theme names available to a page, each once: a local font with the same widths, else the
 * shipped file. Without either, text keeps the boxes' sizes in the browser's own font.
 */
export function loadSlideFonts({ fonts }: Theme, page: Window = window): void {
  const { FontFace: Face } = page as Window & Partial<Pick<typeof globalThis, 'FontFace'>>;
  if (!Face) return;
  let known = added.get(page.document);
  if (!known) added.set(page.document, (known = new Set()));
  // Charts are set in Arimo whatever the theme.
  for (const id of new Set<FontMetrics>([
    'arimo',
    ...familiesIn(`${fonts.heading.screen},${fonts.body.screen}`),
  ])) {
    if (!known.has(id)) addFaces(id, page.document, Face);
    known.add(id);
  }
}

function addFaces(id: FontMetrics, { fonts }: Document, Face: typeof FontFace): void {
  for (const { family, weight, subset, unicodeRange, local, url, ascent, descent } of screenFontFaces(id)) {
    const face = new Face(family, `${local},url("${url}") format("woff2")`, {
      weight: String(weight),
      unicodeRange,
      display: 'swap',
      ascentOverride: ascent,
      descentOverride: descent,
      lineGapOverride: '0%',
    });
    fonts.add(face);
    // Basic Latin is on every slide, and titles are bold: asked for now, so that the first slide is drawn with it.
    if (subset === 'latin' && (id === 'arimo' || weight === 700)) void face.load().catch(() => undefined);
  }
}
