import { assetUrl } from '../../core/assets.js';

/** Unicode ranges of the shipped files, as the font's own subsets are cut. */
const SCRIPTS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
};

/** Fonts with the same advance widths that a machine may already have: then nothing is downloaded. */
const LOCAL: Record<400 | 700, string[]> = {
  400: ['Arimo', 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  700: ['Arimo Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
};

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
  const faces = ([400, 700] as const).flatMap((weight) =>
    Object.entries(SCRIPTS).map(([script, unicodeRange]) => {
      const url = assetUrl(`arimo-${script}-${weight}.woff2`);
      const source = [...LOCAL[weight].map((name) => `local("${name}")`), `url("${url}") format("woff2")`];
      return new FontFace('Arimo', source.join(','), {
        weight: String(weight),
        unicodeRange,
        display: 'swap',
      });
    }),
  );
  for (const face of faces) document.fonts.add(face);
  // Basic Latin is on every slide: ask for it now, so that the first slide is drawn with it.
  await Promise.allSettled(
    faces.filter((_, index) => index % Object.keys(SCRIPTS).length === 0).map((face) => face.load()),
  );
}
