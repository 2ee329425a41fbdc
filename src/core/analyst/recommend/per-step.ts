import { ofLanguage } from '../../of-language.js';

/** What a sum comes to in each week or month, where the data has one row of each: `{noun}`. */
const WORDS: Readonly<Record<string, readonly [week: string, month: string]>> = {
  en: ['{noun} per week', '{noun} per month'],
  de: ['{noun} (pro Woche)', '{noun} (pro Monat)'],
  fr: ['{noun} (par semaine)', '{noun} (par mois)'],
  es: ['{noun} (por semana)', '{noun} (por mes)'],
  pt: ['{noun} (por semana)', '{noun} (por mês)'],
  ja: ['{noun}（1週あたり）', '{noun}（1か月あたり）'],
  zh: ['{noun}（每周）', '{noun}（每月）'],
  ar: ['{noun} (أسبوعيًا)', '{noun} (شهريًا)'],
};

/** The name of a sum in each time of the data, which lie so many days apart; undefined where they are days. */
export function perStep(noun: string, days: number, locale: string): string | undefined {
  const words = ofLanguage(WORDS, locale) ?? WORDS['en'];
  const word = days > 27 ? words?.[1] : days > 6 && days < 8 ? words?.[0] : undefined;
  return word?.replace('{noun}', () => noun);
}
