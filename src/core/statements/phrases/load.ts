import { EN } from './en.js';
import { languageOf, LOADERS } from './languages.js';
import type { Phrases } from './phrases.js';

const loaded = new Map<string, Phrases>([['en', EN]]);

/** Whether sentences of a locale can be written and checked now. */
export const phrasesReady = (locale: string | undefined): boolean =>
  loaded.has(languageOf(locale)) || !Object.hasOwn(LOADERS, languageOf(locale));

/** Loads the phrases of a locale's language: once, before its sentences are written or checked. */
export async function loadPhrases(locale: string | undefined): Promise<void> {
  const language = languageOf(locale);
  if (phrasesReady(locale)) return;
  const phrases = await LOADERS[language]?.();
  if (phrases) loaded.set(language, phrases);
}

/** The phrases of a locale's language, once they are loaded; English for a language without. */
export const phrasesFor = (locale: string | undefined): Phrases => loaded.get(languageOf(locale)) ?? EN;
