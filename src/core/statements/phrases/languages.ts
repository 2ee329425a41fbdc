import type { Phrases } from './phrases.js';

/** Languages with sentences of their own; English is there without being loaded. */
export const LOADERS: Readonly<Record<string, () => Promise<Phrases>>> = {
  de: async () => (await import('./de.js')).DE,
  fr: async () => (await import('./fr.js')).FR,
  es: async () => (await import('./es.js')).ES,
  pt: async () => (await import('./pt.js')).PT,
  ja: async () => (await import('./ja.js')).JA,
  zh: async () => (await import('./zh.js')).ZH,
  ar: async () => (await import('./ar.js')).AR,
};

export const languageOf = (locale: string | undefined): string =>
  (locale ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';

/** Whether sentences can be written in the language of a locale. */
export const hasPhrases = (locale: string | undefined): boolean =>
  languageOf(locale) === 'en' || Object.hasOwn(LOADERS, languageOf(locale));
