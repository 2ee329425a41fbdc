import { ofLanguage } from '../of-language.js';
import { cleanText } from './cells.js';

/** Names of last rows that are the sum of those before: exact, or as the first or last word of a longer name. */
const TOTAL_WORDS: Record<string, { exact: readonly string[]; word: readonly string[] }> = {
  en: { exact: ['net', 'result', 'balance', 'end', 'closing balance', 'net change'], word: ['total', 'sum'] },
  de: {
    exact: ['ergebnis', 'saldo', 'netto', 'gesamt', 'ende', 'insgesamt'],
    word: ['summe', 'gesamtsumme'],
  },
  fr: { exact: ['solde', 'résultat', 'net', 'ensemble'], word: ['total', 'somme'] },
  es: { exact: ['saldo', 'resultado', 'neto'], word: ['total', 'suma'] },
  pt: { exact: ['saldo', 'resultado', 'líquido'], word: ['total', 'soma'] },
  ja: { exact: ['合計', '総計', '計', '純額', '残高'], word: [] },
  zh: { exact: ['合计', '总计', '总和', '净额', '余额'], word: [] },
  ar: { exact: ['المجموع', 'الإجمالي', 'الصافي', 'الرصيد'], word: ['إجمالي', 'مجموع'] },
};

/** Which of the steps, by their names, are levels and no changes: those that `config.total` names, or a last one called a total. */
export function totalRows(names: readonly string[], given: unknown, locale: string): number[] {
  const wanted = (Array.isArray(given) ? given : [given]).filter((it) => typeof it === 'string');
  const known = new Set(wanted.map((it) => cleanText(it).toLowerCase()));
  return [...names.keys()].filter((i) => {
    const name = names[i] ?? '';
    if (known.size > 0) return known.has(name.toLowerCase());
    return given !== false && i === names.length - 1 && isTotalName(name, locale);
  });
}

/** Whether a row is called a total, in the deck's language or in English. */
export function isTotalName(name: string, locale: string): boolean {
  const folded = name.toLowerCase();
  const words = folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  // Column values of a deck in any language are often English.
  return [ofLanguage(TOTAL_WORDS, locale), TOTAL_WORDS['en']].some(
    (it) =>
      it !== undefined &&
      (it.exact.includes(folded) || [words[0], words.at(-1)].some((word) => it.word.includes(word ?? ''))),
  );
}
