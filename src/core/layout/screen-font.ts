import { assetUrl } from '../assets.js';
import { FONT_FAMILIES, type FontFamily, type FontMetrics } from './font-families.js';

/** Unicode ranges of the shipped files, as the fonts' own subsets are cut. */
const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} satisfies Record<FontFamily['subsets'][number], string>;

export interface ScreenFontFace {
  family: string;
  weight: 400 | 700;
  subset: keyof typeof SUBSETS;
  unicodeRange: string;
  /** The `src` of a font of the machine, to be tried first. */
  local: string;
  /** The shipped file. */
  url: string;
  /** Shares of the em, as `ascent-override` and `descent-override` take them. */
  ascent: string;
  descent: string;
}

/** The faces of a family, each weight by its subsets; basic Latin first. */
export function screenFontFaces(id: FontMetrics): ScreenFontFace[] {
  const { name, local, subsets, ascent, descent }: FontFamily = FONT_FAMILIES[id];
  return ([400, 700] as const).flatMap((weight) =>
    subsets.map((subset) => ({
      family: name,
      weight,
      subset,
      unicodeRange: SUBSETS[subset],
      local: local[weight].map((font) => `local("${font}")`).join(','),
      url: assetUrl(`${id}-${subset}-${weight}.woff2`),
      ascent: percent(ascent),
      descent: percent(descent),
    })),
  );
}

const percent = (em: number): string => `${(em * 100).toFixed(1)}%`;
