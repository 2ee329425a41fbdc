import { assetUrl } from '../assets.js';

/** The family that slides are measured with, as a page names it. */
export const SCREEN_FAMILY = 'Arimo';

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
const LOCAL = {
  400: ['Arimo', 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  700: ['Arimo Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
} as const;

export interface ScreenFontFace {
  weight: 400 | 700;
  script: keyof typeof SCRIPTS;
  unicodeRange: string;
  /** The `src` of a font of the machine, to be tried first. */
  local: string;
  /** The shipped file. */
  url: string;
}

/** The faces of the font, each weight by its scripts; basic Latin first. */
export function screenFontFaces(): ScreenFontFace[] {
  return ([400, 700] as const).flatMap((weight) =>
    (Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[]).map((script) => ({
      weight,
      script,
      unicodeRange: SCRIPTS[script],
      local: LOCAL[weight].map((name) => `local("${name}")`).join(','),
      url: assetUrl(`arimo-${script}-${weight}.woff2`),
    })),
  );
}
