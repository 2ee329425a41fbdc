/**
 * The families that slides are measured with. Each has the advance widths of the font that the file names, by design:
 * fontconfig's 30-metric-aliases.conf pairs Arimo with Arial, Carlito with Calibri and Gelasio with Georgia.
 */
export interface FontFamily {
  /** As a page names it. */
  name: string;
  /** What the machine may already have with these advances, as `local()` finds it: then nothing is downloaded. */
  local: { 400: readonly string[]; 700: readonly string[] };
  /** Subsets that the shipped files are cut into. */
  subsets: readonly ('latin' | 'latin-ext' | 'greek' | 'cyrillic')[];
  /**
   * Above and below the baseline, in em: those of the font that the file names. The shipped font is given them too, so
   * that a line stands at one height whichever of the two draws it.
   */
  ascent: number;
  descent: number;
  /** How much wider than in Arimo a letter may be that the family lacks, and another font of its kind draws. */
  widening: number;
}

export const FONT_FAMILIES = {
  arimo: {
    name: 'Arimo',
    local: {
      400: ['Arimo', 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
      700: ['Arimo Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    },
    subsets: ['latin', 'latin-ext', 'greek', 'cyrillic'],
    ascent: 0.905,
    descent: 0.212,
    widening: 1,
  },
  carlito: {
    name: 'Carlito',
    local: {
      400: ['Carlito', 'Calibri'],
      700: ['Carlito Bold', 'Carlito-Bold', 'Calibri Bold', 'Calibri-Bold'],
    },
    subsets: ['latin', 'latin-ext', 'greek', 'cyrillic'],
    ascent: 0.952,
    descent: 0.269,
    widening: 1,
  },
  gelasio: {
    name: 'Gelasio',
    local: {
      400: ['Gelasio', 'Gelasio Regular', 'Gelasio-Regular', 'Georgia'],
      700: ['Gelasio Bold', 'Gelasio-Bold', 'Georgia Bold', 'Georgia-Bold'],
    },
    // Without Greek and Cyrillic, which Georgia has.
    subsets: ['latin', 'latin-ext'],
    ascent: 0.917,
    descent: 0.219,
    widening: 1.2,
  },
} as const satisfies Record<string, FontFamily>;

/** The advance tables that there are; the typed list of what a theme may name. */
export type FontMetrics = keyof typeof FONT_FAMILIES;
export const FONT_METRICS_NAMES = Object.keys(FONT_FAMILIES) as [FontMetrics, ...FontMetrics[]];

/** The shipped families that a font stack or the markup of a picture names. */
export function familiesIn(text: string): FontMetrics[] {
  return FONT_METRICS_NAMES.filter((id) => new RegExp(`\\b${FONT_FAMILIES[id].name}\\b`, 'iu').test(text));
}
