import type { FontMetrics } from './font-families.js';
import {
  FALLBACK_SCRIPTS,
  type FallbackScript,
  type ScriptFont,
  type Theme,
  type ThemeFont,
} from './theme-types.js';

/** What Office, the systems and free desktops have for the scripts that the shipped families lack; all with a true bold. */
const SCRIPTS: Readonly<Record<FallbackScript, ScriptFont>> = {
  Jpan: {
    screen: 'Hiragino Sans, Yu Gothic, Meiryo, Noto Sans CJK JP, Noto Sans JP',
    file: 'Yu Gothic',
  },
  Hang: {
    screen: 'Apple SD Gothic Neo, Malgun Gothic, Noto Sans CJK KR, Noto Sans KR',
    file: 'Malgun Gothic',
  },
  Hans: {
    screen: 'PingFang SC, Microsoft YaHei, Noto Sans CJK SC, Noto Sans SC',
    file: 'Microsoft YaHei',
  },
  Hant: {
    screen: 'PingFang TC, Microsoft JhengHei, Noto Sans CJK TC, Noto Sans TC',
    file: 'Microsoft JhengHei',
  },
  Arab: { screen: 'Geeza Pro, Segoe UI, Noto Sans Arabic', file: 'Arial' },
  Hebr: { screen: 'Arial Hebrew, Segoe UI, Noto Sans Hebrew', file: 'Arial' },
  Thai: { screen: 'Thonburi, Leelawadee UI, Noto Sans Thai', file: 'Leelawadee UI' },
  Deva: { screen: 'Kohinoor Devanagari, Nirmala UI, Noto Sans Devanagari', file: 'Nirmala UI' },
};

/** The built-in fonts, by the table that measures them. No quotes in a stack: it also stands in SVG attributes. */
export const themeFonts: Readonly<Record<FontMetrics, ThemeFont>> = {
  arimo: {
    screen: 'Arimo, Arial, Liberation Sans, Helvetica, sans-serif',
    file: 'Arial',
    metrics: 'arimo',
    scripts: SCRIPTS,
  },
  carlito: {
    screen: 'Carlito, Calibri, Arimo, Arial, Liberation Sans, sans-serif',
    file: 'Calibri',
    metrics: 'carlito',
    scripts: SCRIPTS,
  },
  gelasio: {
    screen: 'Gelasio, Georgia, Times New Roman, Liberation Serif, serif',
    file: 'Georgia',
    metrics: 'gelasio',
    // East Asian serif fonts have no bold of their own on most machines: their titles stay sans.
    scripts: {
      ...SCRIPTS,
      Arab: { screen: 'Noto Naskh Arabic, Geeza Pro', file: 'Times New Roman' },
      Hebr: { screen: 'Noto Serif Hebrew, Arial Hebrew', file: 'Times New Roman' },
    },
  },
};

/** The script of a language among those that need a font of their own: `ja` → `Jpan`, `zh-TW` → `Hant`, `de` → none. */
export function fallbackScript(language: string): FallbackScript | undefined {
  let script: string | undefined;
  try {
    ({ script } = new Intl.Locale(language).maximize());
  } catch {
    return undefined; // no BCP 47 tag
  }
  // ISO 15924 calls Korean writing as a whole Kore; files name its letters.
  if (script === 'Kore') return 'Hang';
  return FALLBACK_SCRIPTS.find((known) => known === script);
}

/** The font that draws a script beside the letters of a theme's font. */
export function scriptFont(font: ThemeFont, script: FallbackScript): ScriptFont {
  return font.scripts?.[script] ?? SCRIPTS[script];
}

/**
 * The CSS stack of a theme's font for a deck's language, its script's fonts before the generic family. Only those of the
 * language: Chinese and Japanese share code points and not their shapes, so no one order of fonts would serve both.
 */
export function fontStack(font: ThemeFont, language: string): string {
  const script = fallbackScript(language);
  if (script === undefined) return font.screen;
  return font.screen.replace(
    /(?:,\s*(?:(?:ui-)?(?:sans-serif|serif|monospace)|system-ui))?\s*$/iu,
    (generic) => `, ${scriptFont(font, script).screen}${generic}`,
  );
}

const onScreen = new WeakMap<Theme, { language: string; theme: Theme }>();

/** A theme as the screen takes it: its stacks with the fonts of the deck's script. The same object as long as both are. */
export function screenTheme(theme: Theme, language: string): Theme {
  if (fallbackScript(language) === undefined) return theme;
  const known = onScreen.get(theme);
  if (known?.language === language) return known.theme;
  const { heading, body } = theme.fonts;
  const own: Theme = {
    ...theme,
    fonts: {
      heading: { ...heading, screen: fontStack(heading, language) },
      body: { ...body, screen: fontStack(body, language) },
    },
  };
  onScreen.set(theme, { language, theme: own });
  return own;
}

/** Charts are set in Arimo in every theme, with the theme's fonts for other scripts. */
export function chartFont({ fonts }: Theme): ThemeFont {
  const { scripts } = fonts.body;
  return scripts === undefined ? themeFonts.arimo : { ...themeFonts.arimo, scripts };
}

/** The table that measures a role of a theme; a host's theme may come unchecked, and a slide is always laid out. */
export function metricsOf({ fonts }: Theme, role: 'heading' | 'body'): FontMetrics {
  const { metrics } = fonts[role];
  return Object.hasOwn(themeFonts, metrics) ? metrics : 'arimo';
}
