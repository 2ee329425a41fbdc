import { EN } from './en.js';
import type { Phrases } from './phrases.js';

const LOADERS: Readonly<Record<string, () => Promise<Phrases>>> = {
  de: async () => (await import('./de.js')).DE,
  fr: async () => (await import('./fr.js')).FR,
  es: async () => (await import('./es.js')).ES,
  pt: async () => (await import('./pt.js')).PT,
  ja: async () => (await import('./ja.js')).JA,
  zh: async () => (await import('./zh.js')).ZH,
  ar: async () => (await import('./ar.js')).AR,
};

const loaded = new Map<string, Phrases>([['en', EN]]);

export const languageOf = (locale: string | undefined): string =>
  (locale ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';

/** Whether sentences can be written in the language of a locale. */
export const hasPhrases = (locale: string | undefined): boolean =>
  languageOf(locale) === 'en' || Object.hasOwn(LOADERS, languageOf(locale));

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
