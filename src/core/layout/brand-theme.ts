import { DeckError } from '../errors.js';
import { contrast } from './contrast.js';
import { toHex, toOklch } from './oklch.js';
import { readableOn, seriesPalette } from './series-palette.js';
import { FONT_METRICS_NAMES } from './font-families.js';
import { themeFonts } from './theme-fonts.js';
import type { Theme } from './theme-types.js';

export interface BrandThemeOptions {
  /** The brand's main colour, `#rrggbb`. */
  color: string;
  mode?: Theme['mode'];
  id?: string;
  name?: string;
  /** Further colours of the brand, which stand first among the series where they can be told apart. */
  further?: readonly string[];
  /** The brand's own, or one of `themeFonts`; a role that is not given is set in Arial. */
  fonts?: Partial<Theme['fonts']>;
}

const HEX = /^#[0-9a-f]{6}$/iu;
/** Contrast of text (WCAG 2.2, 1.4.3), with something to spare. */
const TEXT_CONTRAST = 4.6;
const GREEN = 158;
const RED = 27;

/**
 * A theme around a brand's colour: grounds with a breath of its hue, text, accent and series colours with guaranteed
 * contrast. The brand's colour itself is kept wherever it reads. Throws `invalid_config` for what is no colour, and for a font
 * without one of the tables that text is measured with.
 */
export function themeFromBrand(options: BrandThemeOptions): Theme {
  const { color, mode = 'light', further = [], fonts = {} } = options;
  for (const [path, value] of [['color', color], ...further.map((each, i) => [`further[${i}]`, each])]) {
    if (typeof value !== 'string' || !HEX.test(value))
      throw new DeckError(
        'invalid_config',
        `${path} of a brand theme is no colour: ${JSON.stringify(value)}.`,
        {
          path: path ?? 'color',
          hint: 'Write it as #rrggbb.',
        },
      );
  }
  for (const [role, { metrics }] of Object.entries(fonts)) {
    if (!FONT_METRICS_NAMES.includes(metrics))
      throw new DeckError(
        'invalid_config',
        `fonts.${role}.metrics of a brand theme is no table of widths: ${JSON.stringify(metrics)}.`,
        { path: `fonts.${role}.metrics`, hint: `There are ${FONT_METRICS_NAMES.join(', ')}.` },
      );
  }
  const { hue, chroma } = toOklch(color);
  const dark = mode === 'dark';
  const tint = Math.min(chroma, 0.02);
  const shade = (lightness: number, strength = 1): string =>
    toHex({ lightness, chroma: tint * strength, hue });
  const background = shade(dark ? 0.19 : 0.991, dark ? 1 : 0.15);
  const surface = shade(dark ? 0.24 : 0.962, dark ? 1 : 0.45);
  const grounds = [background, surface];
  const signal = (wanted: number): string =>
    readableOn(toHex({ lightness: dark ? 0.78 : 0.48, chroma: 0.13, hue: wanted }), grounds, TEXT_CONTRAST);
  const accent = readableOn(color, grounds, TEXT_CONTRAST);
  const [light, deep] = ['#ffffff', shade(0.16)];
  return {
    id: options.id ?? 'brand',
    name: options.name ?? 'Brand',
    mode,
    colors: {
      background,
      surface,
      text: shade(dark ? 0.965 : 0.23, dark ? 0.4 : 1.4),
      muted: readableOn(shade(dark ? 0.76 : 0.48, 1.3), grounds, TEXT_CONTRAST),
      accent,
      onAccent: contrast(light, accent) >= contrast(deep, accent) ? light : deep,
      rule: shade(dark ? 0.36 : 0.88, 1),
      positive: signal(GREEN),
      negative: signal(RED),
      palette: seriesPalette([accent, ...further], grounds),
    },
    fonts: { heading: themeFonts.arimo, body: themeFonts.arimo, ...fonts },
  };
}
