import { CURRENCIES, isKnownUnit, splitUnit } from '../../intake/columns/units.js';

/** A column's name without its unit, and the unit as it follows a figure: `rate_usd_per_kwh` → `rate`, `USD/kWh`. */
export interface NamedUnit {
  name: string;
  /** ISO 4217 code where the values are money. */
  currency?: string;
  /** Absent for money and where the name states none; `%` for percentages. */
  unit?: string;
}

const WORDS = /[_\s.-]+/;
const codeOf = (word: string): string | undefined =>
  word.length === 3 ? CURRENCIES.get(word.toUpperCase()) : CURRENCIES.get(word);

/** Reads the unit that a column's name states. Words such as "revenue" or "price" say nothing of the currency. */
export function namedUnit(column: string): NamedUnit {
  const words = column.trim().split(WORDS);
  const per = words.findIndex((word, at) => at > 1 && /^(?:per|pro|par|por)$/i.test(word));
  const money = per > 0 ? codeOf(words[per - 1] ?? '') : undefined;
  if (money !== undefined && per === words.length - 2) {
    const last = words[per + 1] ?? '';
    const unit = isKnownUnit(last) ? (splitUnit(`x_${last}`).unit ?? last) : last;
    return { name: words.slice(0, per - 1).join('_'), unit: `${money}/${unit}` };
  }
  const end = words.length > 1 ? codeOf(words.at(-1) ?? '') : undefined;
  if (end !== undefined) return { name: words.slice(0, -1).join('_'), currency: end };
  const { name, unit } = splitUnit(column);
  // `time of day` is in no unit.
  if (unit === undefined || /\b(?:of|per)[\s_]*$/i.test(name))
    return { name: unit === undefined ? name : column };
  const code = CURRENCIES.get(unit);
  const bare = name.replace(/[,;:\s_]+$/, '');
  // `price_eur_mwh`
  const parts = bare.split(WORDS);
  const before =
    parts.length > 1 && CURRENCIES.get(unit) === undefined ? codeOf(parts.at(-1) ?? '') : undefined;
  if (before !== undefined) return { name: parts.slice(0, -1).join('_'), unit: `${before}/${unit}` };
  return code === undefined ? { name: bare, unit } : { name: bare, currency: code };
}
