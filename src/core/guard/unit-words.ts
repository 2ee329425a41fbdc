import { bounded, matchFolded, matchWhole, type Pattern } from '../template/fold.js';
import { plainWord } from './word-forms.js';

/** Units in four languages; the words of one line mean the same. Over folded lower-case text. */
export const UNITS = [
  'kg|kilos?|kilogram(?:me?)?s?|kilogramm',
  'g|grams?|gramme?s?|gramm|gramos?',
  't|tons?|tonnes?|tonnen?|toneladas?',
  'lbs?|livres?|libras?|pfund',
  'km|kilomet(?:er|re)[ns]?|kilometros?',
  'm|met(?:er|re)[ns]?|metros?',
  'cm|mm|zentimetern?|millimetern?|centimet(?:er|re)s?|millimet(?:er|re)s?',
  'mi|miles?|meilen?|millas?',
  'ft|feet|fuss|pieds?|pies',
  'l|lit(?:er|re)[ns]?|litros?',
  'gallons?|gallonen?|galon(?:es)?',
  'barrels?|fass|fasser|barils?|barriles?',
  'seconds?|secs?|sekunden?|secondes?|segundos?|ms|milliseconds?|millisekunden',
  'minutes?|mins?|minuten?|minutos?',
  'hours?|hrs?|stunden?|heures?|horas?',
  'days?|tagen?|tage?|jours?|dias?',
  'weeks?|wochen?|semaines?|semanas?',
  'months?|monaten?|monate?|mois|mes(?:es)?',
  'years?|jahren?|jahre?|annees?|ans|anos?',
  'degrees?|grad|degres?|grados?',
  'celsius|°c',
  'fahrenheit|°f',
  'kelvin',
  'bytes?|[kmgt]b|[kmgt]ib|octets?',
  'wh|watt[- ]?hours?|wattstunden?',
  'kwh|kilowatt[- ]?hours?|kilowattstunden?|kilowatt-?heures?|kilovatios?[- ]hora',
  'mwh|megawatt[- ]?hours?|megawattstunden?|megawatt-?heures?|megavatios?[- ]hora',
  'gwh|gigawatt[- ]?hours?|gigawattstunden?|gigawatt-?heures?|gigavatios?[- ]hora',
  'kw|kilowatts?|kilovatios?',
  'mw|megawatts?|megavatios?',
  'watts?|gw|gigawatts?|volts?|joules?|calories?|kcal',
  'dollars?|usd|us-dollar',
  'euros?|eur',
  'pounds?|gbp|pfund sterling|livres sterling|libras esterlinas',
  'yen|jpy',
  'francs?|franken|chf|francos?',
  'pesos?|mxn|rupees?|inr|yuan|cny|roubles?|rubel',
  'acres?|hectares?|hektar|hectareas?|sqm|m²|m2|square met(?:er|re)s?|quadratmetern?|metres? carres?|metros? cuadrados?',
  'cubic met(?:er|re)s?|m³|m3|cbm|kubikmetern?|metres? cubes?|metros? cubicos?',
  'hm³|hm3|cubic hectomet(?:er|re)s?|hectometres? cubes?|hectometros? cubicos?',
  'boxes|cartons?|kartons?|boites?|cajas?',
  'bottles?|flaschen?|bouteilles?|botellas?',
  'packs?|packages?|pakete?n?|paquets?|paquetes?',
];
/** The words of all units, each with the index of its line. */
export const UNIT_PATTERNS: readonly Pattern<number>[] = UNITS.map((words, unit) => [unit, bounded(words)]);

/** The unit that a word is, as the index of its line. */
export const unitOf = (word: string): number | undefined => matchWhole(word, UNIT_PATTERNS)?.kind;

const lineOf = (start: string): number => UNITS.findIndex((line) => line.startsWith(start));

const TEMPERATURE =
  '[a-zß]*temp(?:erature?n?s?|eraturas?)?|dew ?point|taupunkt|heat index|wind ?chill|feels like|punto de rocio|point de rosee';
const OF_EXTREME = '(?: (?:avg|mean|min|max|high|low))?';
/** What is measured in one unit wherever nothing else is said, with the index of that unit's line: "temp_c", "Temperatur_max_F". */
const QUANTITIES: readonly Pattern<number>[] = [
  ['life expectancy|lebenserwartung|esperance de vie|esperanza de vida|ages?|alter|edad(?:es)?', 'years?'],
  [`(?:${TEMPERATURE})${OF_EXTREME} c${OF_EXTREME}`, 'celsius'],
  [`(?:${TEMPERATURE})${OF_EXTREME} f${OF_EXTREME}`, 'fahrenheit'],
].map(([words = '', unit = '']) => [lineOf(unit), bounded(words)]);

/** Units of which a figure has one only. */
export const EXCLUSIVE: ReadonlySet<number> = new Set(
  [
    'kg|',
    'g|',
    't|',
    'lbs',
    'celsius',
    'fahrenheit',
    'kelvin',
    'dollars',
    'euros',
    'pounds',
    'yen',
    'francs',
    'wh|',
    'kwh',
    'mwh',
    'gwh',
    'kw|',
    'mw|',
  ].map(lineOf),
);
/** Any scale is one of degrees; a degree alone is none of a scale in particular. */
export const DEGREES = lineOf('degrees');
export const SCALES: readonly number[] = ['celsius', 'fahrenheit', 'kelvin'].map(lineOf);

/** The units that a text speaks of, a column's name among others. */
export const unitsIn = (text: string): number[] => {
  // A column may say "ha"; in a Spanish sentence that is a verb.
  const spaced = text
    .replace(/([kMG])Wh?(?!\p{L})/gu, (unit) => unit.toLowerCase())
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/_/g, ' ')
    .replace(/\bha$/, 'hectares')
    // As the last part of a name: "downtime_h".
    .replace(/(?<=[\p{L}\d] )h$/u, 'hours');
  return matchFolded(plainWord(spaced), [...UNIT_PATTERNS, ...QUANTITIES]).map(({ kind }) => kind);
};
