import type { FontMetrics } from './font-families.js';

/** Scripts, by their ISO 15924 code, that the shipped families lack and a deck's language may need. */
export const FALLBACK_SCRIPTS = ['Jpan', 'Hang', 'Hans', 'Hant', 'Arab', 'Hebr', 'Thai', 'Deva'] as const;
export type FallbackScript = (typeof FALLBACK_SCRIPTS)[number];

/** What draws a script that the family itself does not have: a CSS stack for the screen, a name for the file. */
export interface ScriptFont {
  screen: string;
  file: string;
}

/**
 * Fonts of one role. `screen` is the CSS stack, without quotes (it also stands in SVG attributes); `file` is what the
 * PPTX names; widths and lines come from the table that `metrics` names.
 *
 * A brand's own font is given by its own names in `screen` and `file`, and by the table of the shipped family whose
 * letters are nearest to it in width: `arimo` (Arial), the narrower `carlito` (Calibri) or the wider `gelasio`
 * (Georgia). The page that shows the deck loads the font, the machine that opens the file has it, and lines may then
 * end at other words than they were measured for: take a table whose letters are as wide or wider, and nothing runs
 * out of its box. Charts are drawn and measured in Arimo whatever the theme, so that a figure always has its room.
 */
export interface ThemeFont {
  screen: string;
  file: string;
  metrics: FontMetrics;
  /** By script; one that is not given is drawn as the built-in looks draw it. */
  scripts?: Partial<Record<FallbackScript, ScriptFont>>;
}

/** Colours are `#rrggbb`. Contrast is checked by a test: text and muted ≥ 4.5 on background, palette ≥ 3. */
export interface Theme {
  id: string;
  name: string;
  mode: 'light' | 'dark';
  colors: {
    background: string;
    surface: string;
    text: string;
    muted: string;
    accent: string;
    onAccent: string;
    rule: string;
    positive: string;
    negative: string;
    palette: string[];
  };
  /** Titles of slides are set in `heading`; texts, tables and the figures of cards in `body`. */
  fonts: { heading: ThemeFont; body: ThemeFont };
}
