import type { Branding } from '../core/deck/types.js';
import type { Theme } from '../core/layout/theme-types.js';
import type { Options, Values } from './command.js';
import { brandingOf, LOOK_OPTIONS, themeOf } from './look.js';

/** How a deck is made, whichever command makes it. */
export const DECK_OPTIONS = {
  title: { argument: '<text>', help: "the deck's title (default: the name of what it shows)" },
  ...LOOK_OPTIONS,
  currency: { argument: '<code>', help: 'currency of "currency" formats (default: USD)' },
  locale: { argument: '<tag>', help: 'language and number formats, such as de-DE (default: en-US)' },
} as const satisfies Options;

type DeckValues = Values<typeof DECK_OPTIONS>;

/** What the options say, checked. */
export interface DeckSettings {
  title: string | undefined;
  branding: Branding;
  theme: Theme;
  currency: string | undefined;
  locale: string | undefined;
}

/** @throws UsageError for a value that no deck can be made with */
export async function deckSettings(values: DeckValues): Promise<DeckSettings> {
  const branding = await brandingOf(values);
  return {
    title: values.title,
    branding,
    theme: await themeOf(values, branding),
    currency: values.currency,
    locale: values.locale,
  };
}
