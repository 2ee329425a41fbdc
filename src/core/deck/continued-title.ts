import { ofLanguage } from '../of-language.js';

/** By language, as slides write it. */
const CONTINUED: Record<string, string> = {
  de: 'Fortsetzung',
  fr: 'suite',
  es: 'continuación',
  pt: 'continuação',
  ja: '続き',
  zh: '续',
  ar: 'تابع',
};

/** The title of a slide that goes on with the one before it, in the deck's language; a title that says so already is taken as it is. */
export function continuedTitle(title: string, locale: string): string {
  const words = `(${ofLanguage(CONTINUED, locale) ?? 'continued'})`;
  return title.trim() === '' || title.endsWith(words) ? title : `${title.trimEnd()} ${words}`;
}
