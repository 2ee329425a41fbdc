import { CURRENCIES, splitUnit } from '../../intake/columns/units.js';

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

/** `change_pts` is in percentage points, `change_kt` in kilotons. */
const TRAILING = /^(?<name>.*\p{L}.*)[_\s](?<unit>kt|mt|gt|gwh|twh|pts|pp|ppt|bps)$/iu;
/** `kt_carbon`, `gwh_generated` */
const LEADING = /^(?<unit>kt|mt|gt|kwh|mwh|gwh|twh)[_\s](?<name>(?!per[_\s])\p{L}.*)$/iu;
/** `gt` may stand for anything: it is a weight in the case of one, or where what is weighed by it is named. */
const isWeighed = (column: string, unit: string): boolean =>
  !/^[kmg]t$/i.test(unit) || /^[kMG]t$/.test(unit) || WEIGHED.test(column);
const WEIGHED =
  /co2|carbon|emission|ghg|coal|oil|ore|steel|cement|grain|wheat|crop|harvest|output|produc|waste|cargo|freight|export|import|change|total|stock|consum|supply|demand/i;

const WRITTEN: Readonly<Record<string, string>> = {
  mt: 'Mt',
  gt: 'Gt',
  kwh: 'kWh',
  mwh: 'MWh',
  gwh: 'GWh',
  twh: 'TWh',
  pp: 'pts',
  ppt: 'pts',
};
const unitWritten = (unit: string): string => WRITTEN[unit.toLowerCase()] ?? unit.toLowerCase();

/** Reads the unit that a column's name states. Words such as "revenue" or "price" say nothing of the currency. */
export function namedUnit(column: string): NamedUnit {
  const words = column.trim().split(WORDS);
  const end = words.length > 1 ? codeOf(words.at(-1) ?? '') : undefined;
  if (end !== undefined)
    return {
      name: words
        .slice(0, -1)
        .join('_')
        .replace(/_(?:in|en|em)$/i, ''),
      currency: end,
    };
  const leading = LEADING.exec(column.trim())?.groups;
  if (leading) return { name: leading['name'] ?? '', unit: unitWritten(leading['unit'] ?? '') };
  const trailing = TRAILING.exec(column.trim())?.groups;
  if (trailing && isWeighed(column, trailing['unit'] ?? ''))
    return { name: trailing['name'] ?? '', unit: unitWritten(trailing['unit'] ?? '') };
  const { name, unit } = splitUnit(column);
  // `rides_a_day` are counted, not measured in days.
  if (unit === undefined || /[_\s](?:a|an|per|each|je|pro|par|por|al)$/i.test(name))
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
