import type { AskColumn } from './profile-tables.js';
import { pattern, type PromptLine } from './prompt-line.js';

/** What people count in, with the short forms that names of columns use; the first of a line is its name. */
const UNITS = `
money dollar dollars usd euro euros eur eurm pound pounds gbp cent cents bucks
year years yr yrs
month months mth mths
week weeks wk wks
day days
hour hours h hr hrs
minute minutes min mins
second seconds sec secs
kg kilogram kilograms kilo kilos
g gram grams
ton tons tonne tonnes
lb lbs
cm centimeter centimeters centimetre centimetres
mm millimeter millimeters millimetre millimetres
m meter meters metre metres
km kilometer kilometers kilometre kilometres
kmh kph
mile miles mi
mph
inch inches in
foot feet ft
sqft
sqm
percent pct percentage
degree degrees celsius fahrenheit c f
gb gigabyte gigabytes
tb terabyte terabytes
mb megabyte megabytes
mwh
kwh
liter liters litre litres
hp
`;
const UNIT_OF = new Map(
  UNITS.trim().split('\n').flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] as string] as const)),
); // prettier-ignore
/** Units of several words. */
const LONG_UNITS: readonly (readonly [string, string])[] = [
  ['(?:kilometers|kilometres|km) (?:/|BY|an) HOUR|km / h', 'kmh'],
  ['miles BY HOUR', 'mph'],
  ['(?:square|sq) (?:feet|foot|ft)', 'sqft'],
  ['(?:square|sq) (?:meters|metres|m)', 'sqm'],
  ['YEAR old|YEAR of age', 'age'],
];
/** Words for units that a question may use otherwise: "in", "c", "m". */
const SHORTEST = 2;
const AMBIGUOUS = new Set(['in', 'hp', 'min']);

/** What names of columns say for money and ages, beside the unit. */
const MEANT: Readonly<Record<string, RegExp>> = {
  money: /price|cost|revenue|sales|salary|pay|income|fee|charge|profit|budget|amount|bonus|spend|fare|value|gross|turnover|wage/i,
  age: /(?:^|[^a-z])age|Age/,
  degree: /temp/i,
  percent: /percent|pct|rate|share/i,
}; // prettier-ignore

export const isUnit = (text: string): boolean => UNIT_OF.has(text);

/** Joins units to their numbers: "5 km", "10 years", "500 dollars". Words that the table's columns have stay columns. */
export function readUnits(line: PromptLine): void {
  for (const [at, tag] of line.tags.entries()) {
    if (!tag.text.startsWith('#n')) continue;
    const raw = tag.words[0]?.raw ?? '';
    if (/^[$€£]/.test(raw)) tag.unit = 'money';
    else if (raw.endsWith('%')) tag.unit = 'percent';
    const before = line.tags[at - 1]?.text ?? '';
    // "The last 3 months" is a stretch of time, "the top 5 days" so many of them.
    if (/^(?:LAST|THIS|TOP|BOTTOM|MOST|MAX|MIN|next)$/.test(before)) continue;
    const long = LONG_UNITS.map(([words, unit]) => [line.find(pattern(words), at + 1), unit] as const)
      .find(([found]) => found?.from === at + 1); // prettier-ignore
    const next = line.tags[at + 1];
    // The unit in a column's name is no name by itself: "5 cm" beside `Ht_cm`.
    const word =
      next?.words.length === 1 && !(next.link?.whole ?? false) && next.link?.value === undefined
        ? (next.words[0]?.text ?? '')
        : '';
    const unit = word.length >= SHORTEST && !AMBIGUOUS.has(word) ? UNIT_OF.get(word) : undefined;
    if (long?.[0]) line.joinUnit(at, long[0].to - long[0].from, long[1]);
    else if (unit !== undefined) line.joinUnit(at, 1, unit);
  }
}

/** Whether a column is counted in a unit: its name or the brackets in it say so, or what it is about does. */
export function isCountedIn(column: AskColumn, unit: string): boolean {
  if (MEANT[unit]?.test(column.name)) return true;
  const pieces = column.name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase().split(/[^\p{L}]+/u); // prettier-ignore
  return pieces.some((piece) => UNIT_OF.get(piece) === unit);
}
