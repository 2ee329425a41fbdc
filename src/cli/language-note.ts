import { hasPhrases } from '../core/statements/phrases/languages.js';

/** What is said before the work on a deck begins in whose language there are no sentences; undefined where there are. */
export const languageNote = (locale: string | undefined): string | undefined =>
  hasPhrases(locale)
    ? undefined
    : `Sentences are written in English: there are none in ${locale} yet. Figures and dates are those of ${locale}.`;
