import type { Branding, Deck, DeckFormat, Slide, Source } from './types.js';
import type { Theme } from '../layout/theme-types.js';
import { newId } from './new-id.js';

export interface CreateDeckOptions {
  title: string;
  subtitle?: string;
  id?: string;
  /** Missing parts default to `en-US`, `UTC`, `USD`. */
  format?: Partial<DeckFormat>;
  theme?: Theme;
  branding?: Branding;
  sources?: Record<string, Source>;
  slides?: Slide[];
  /** The clock, in milliseconds; a test passes its own. */
  now?: () => number;
}

/** A new document of the current version. */
export function createDeck(options: CreateDeckOptions): Deck {
  const created = new Date((options.now ?? Date.now)()).toISOString();
  return {
    version: 1,
    id: options.id ?? newId('deck'),
    title: options.title,
    ...(options.subtitle === undefined ? {} : { subtitle: options.subtitle }),
    format: { locale: 'en-US', timeZone: 'UTC', currency: 'USD', ...options.format },
    ...(options.theme === undefined ? {} : { theme: options.theme }),
    ...(options.branding === undefined ? {} : { branding: options.branding }),
    sources: options.sources ?? {},
    assets: {},
    slides: options.slides ?? [],
    createdAt: created,
    updatedAt: created,
  };
}

/** A slide the user adds by hand. */
export function createSlide(fields: Partial<Slide> = {}): Slide {
  return {
    id: newId('slide'),
    layout: 'text',
    title: '',
    text: '',
    variables: {},
    claims: [],
    blocks: [],
    origin: 'user',
    ...fields,
  };
}
