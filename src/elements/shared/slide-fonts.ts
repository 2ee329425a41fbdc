import { SCREEN_FAMILY, screenFontFaces } from '../../core/layout/screen-font.js';

let loading: Promise<void> | undefined;

/**
 * Makes the font that slides are measured with available to the page, once: a local one with the same widths, else the
 * shipped file. Without either, text keeps the boxes' sizes in the browser's own sans-serif.
 */
export function loadSlideFonts(): Promise<void> {
  loading ??= addFaces();
  return loading;
}

async function addFaces(): Promise<void> {
  if (typeof FontFace === 'undefined') return;
  const faces = screenFontFaces().map(({ weight, script, unicodeRange, local, url }) => ({
    script,
    face: new FontFace(SCREEN_FAMILY, `${local},url("${url}") format("woff2")`, {
      weight: String(weight),
      unicodeRange,
      display: 'swap',
    }),
  }));
  for (const { face } of faces) document.fonts.add(face);
  // Basic Latin is on every slide: ask for it now, so that the first slide is drawn with it.
  const first = faces.filter(({ script }) => script === 'latin');
  await Promise.allSettled(first.map(({ face }) => face.load()));
}
