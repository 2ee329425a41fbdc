import { themeFromBrand } from './brand-theme.js';
import type { FontMetrics } from './font-families.js';
import { themeFonts } from './theme-fonts.js';
import type { Theme } from './theme-types.js';

/** Colours in the order of the type: background, surface, text, muted, accent, onAccent, rule, positive, negative. */
function look(
  id: string,
  name: string,
  mode: Theme['mode'],
  heading: FontMetrics,
  colors: string,
  palette: string,
): Theme {
  const [background, surface, text, muted, accent, onAccent, rule, positive, negative] = colors.split(
    ' ',
  ) as [string, string, string, string, string, string, string, string, string];
  return {
    id,
    name,
    mode,
    colors: {
      background,
      surface,
      text,
      muted,
      accent,
      onAccent,
      rule,
      positive,
      negative,
      palette: palette.split(' '),
    },
    fonts: { heading: themeFonts[heading], body: themeFonts.arimo },
  };
}

/**
 * Six looks, each light and dark. Palettes are ordered so that neighbours differ in lightness as well as in hue: they stay apart for
 * people with any colour vision and in grey print. Titles have a face of the look's own; all else is Arimo, whose digits line up.
 */
const LOOKS: readonly Theme[] = [
  look('paper', 'Paper', 'light', 'arimo', '#fcfcfa #f1f2ee #16202c #566170 #0b5cad #ffffff #d5d8d6 #0b6e4f #b3261e', '#0b5cad #d1660f #12806a #8a3f8f #2a8fd4 #8c6d1f #c2416b #4a5563'),
  look('ink', 'Ink', 'dark', 'arimo', '#10161f #1a2330 #f2f4f7 #a3afbf #6db3ff #0b1420 #334052 #5fd3a4 #ff9b8f', '#6db3ff #f2a154 #4cc9a8 #dfa9e8 #3a80cf #e3cd6b #f07fa3 #a9b5c4'),
  look('harbor', 'Harbor', 'light', 'carlito', '#fafdfd #ecf4f6 #0b2025 #4d6266 #0b6675 #ffffff #c9dbdf #007044 #993a33', '#0b6675 #d4691e #8a5fb0 #4f9a4a #46586a #a87b0a #2f5aa8 #c2456b'),
  look('harbor-dark', 'Harbor', 'dark', 'carlito', '#081618 #142224 #eef5f6 #9fb6b9 #57c3cf #031011 #314042 #65d097 #ff968a', '#57c3cf #f2a35e #c3a0ee #8fd483 #a3b3c2 #e0c15c #8fb4ff #f08aa8'),
  look('meadow', 'Meadow', 'light', 'carlito', '#fbfdfb #eff4ef #142115 #546255 #2b6f35 #ffffff #cfdbd0 #007044 #993a33', '#2b6f35 #1f5f8b #b5503c #7b5a9e #5a9440 #1f938c #b27a0c #5c6b57'),
  look('meadow-dark', 'Meadow', 'dark', 'carlito', '#0e160e #192219 #f0f5f0 #a7b6a7 #7cc87f #081008 #374037 #65d097 #ff968a', '#7cc87f #6fb4ea #f09a86 #c0a2ea #b5e08a #5fd0c6 #f0c35a #abb8a6'),
  look('ember', 'Ember', 'light', 'gelasio', '#fefbfb #f8f0ee #281813 #6b5953 #a83e1a #ffffff #e4d3ce #007044 #993a33', '#a83e1a #1f6f8b #2f8f6b #bf7410 #c9566f #54407f #6b5a4d #3f5fa8'),
  look('ember-dark', 'Ember', 'dark', 'gelasio', '#1c110d #281c18 #f8f2ef #c0aca4 #f28a5f #150a07 #473a35 #65d097 #ff968a', '#f28a5f #6fc3dc #f5c15e #c2b2a4 #b6a0ee #f28fa6 #8fa8f5 #6fd0a6'),
  look('plum', 'Plum', 'light', 'gelasio', '#fdfbfd #f5f1f6 #231925 #655967 #74337f #ffffff #ded3e0 #007044 #993a33', '#74337f #d07a1c #b83a6a #5a54b8 #5f5866 #8f7a1a #2d6fb8 #2f8f7a'),
  look('plum-dark', 'Plum', 'dark', 'gelasio', '#181119 #241c25 #f6f2f7 #b9acbc #cf94dc #110a13 #423a44 #65d097 #ff968a', '#cf94dc #f2b566 #f284ac #a3a0f5 #b9b0c0 #d9c765 #78b6f5 #66d0b6'),
  look('graphite', 'Graphite', 'light', 'arimo', '#fbfcfe #eef3f8 #121e2a #535f6c #34495e #ffffff #ced9e4 #007044 #993a33', '#34495e #d9622b #2a86b8 #6d8a2a #7a8794 #b07d12 #6a5a9e #a8323e'),
  look('graphite-dark', 'Graphite', 'dark', 'arimo', '#0c151c #182028 #eff4f9 #a4b3c1 #9fb6cc #070e15 #353e47 #65d097 #ff968a', '#9fb6cc #f59a66 #66bdf0 #b3d06a #c5ced6 #e8c060 #b8a6f0 #f28a90'),
]; // prettier-ignore

/** Built-in themes by id. A deck without a theme uses `defaultTheme`. */
export const themes: Record<string, Theme> = Object.fromEntries(LOOKS.map((theme) => [theme.id, theme]));
export const defaultTheme: Theme = themes['paper'] as Theme;

/** The same look in the other mode; of a theme of the host's own, one around its colours with its fonts. */
export function otherMode({ id, name, mode, colors, fonts }: Theme): Theme {
  const at = LOOKS.findIndex((theme) => theme.id === id);
  const twin = at < 0 ? undefined : LOOKS[at % 2 === 0 ? at + 1 : at - 1];
  if (twin) return twin;
  const other = mode === 'dark' ? 'light' : 'dark';
  try {
    const further = colors.palette.slice(0, 4);
    return {
      ...themeFromBrand({ color: colors.accent, further, mode: other, id: `${id}-${other}`, name }),
      fonts,
    };
  } catch {
    // A host's theme may come unchecked.
    return other === 'light' ? defaultTheme : (themes['ink'] as Theme);
  }
}
