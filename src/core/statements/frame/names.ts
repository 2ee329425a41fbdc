import { isKnownUnit } from '../../intake/columns/units.js';
import { plainText } from '../expressions.js';
import { ACRONYMS, SHORT_FORMS } from './short-forms.js';

/** Column names that only say which part they play. */
const ROLE_NAMES = new Set([
  'category', 'label', 'name', 'x', 'y', 'axis', 'value', 'val', 'count', 'cnt', 'n', 'num', 'total', 'sum', 'series', 'group',
  'bucket', 'row', 'col', 'col1', 'size', 'value1', 'value2', 'avg', 'average', 'mean', 'median', 'min', 'max', 'result',
]); // prettier-ignore

export function isRoleName(column: string): boolean {
  const name = column.trim().toLowerCase();
  return /^\p{L}$/u.test(name) || ROLE_NAMES.has(name);
}

/** `temp_max` → `maximum temperature`, `totalRevenue` → `total revenue`, `IMDB_Rating` → `IMDB rating`; units in brackets go. */
export function readableName(column: string): string {
  const shouts = /\p{Lu}{5}|\p{Lu}[_ ]\p{Lu}/u.test(column) && !/\p{Ll}/u.test(column);
  const words = plainText(
    withoutUnit(column.replace(/[\s_](?:in|en|em)[\s_]?%/iu, '')).replace(
      /[$€£¥%"“”„«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu,
      ' ',
    ),
  )
    .replace(/(?<!(?<!\p{L})\p{Ll})(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .split(/[\s.\-/]+/u)
    .filter((word) => word !== '')
    .map(
      (word) =>
        SHORT_FORMS.get(word.toLowerCase()) ??
        (isAbbreviation(word)
          ? word.toUpperCase()
          : shouts && word.length > 2
            ? word.toLowerCase()
            : lowerWord(word)),
    );
  // A temperature's degrees.
  if (words.includes('temperature') && /^[cf]$/i.test(words.at(-1) ?? '')) words.pop();
  // `temperature maximum` reads better the other way round.
  const last = words.at(-1);
  if (words.length === 2 && (last === 'maximum' || last === 'minimum' || last === 'average')) words.reverse();
  return words
    .join(' ')
    .replace(/[,:;]+$/, '')
    .replace(TAKEN_MINUTES, '$1 minutes')
    .replace(COUNTED, 'number of $1')
    .replace(/(?<=^| )dep(?= delay| time| date| airport| city| station)/u, 'departure')
    .replace(/(?<=^| )arr(?= delay| time| date| airport| city| station)/u, 'arrival');
}

/** `first_resp_min` is in minutes, where `price_min` is the lowest. */
const TAKEN_MINUTES =
  /((?:^| )(?:response|waiting|wait|handling|handle|resolution|call|talk|hold|idle|session|trip|ride|travel|commute|delay|duration|time|finish|split|lap|race|watch|play|prep|cook|downtime|outage)) minimum$/u;
/** `num_replies`: what was counted, where it is a plural. */
const COUNTED = /^number (\S+[^sui]s)$/u;

/** What is written in capitals, however a column writes it; none of these is a word of its own. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...'arr co2 ebitda eta eur gbp gdp gnp imdb isbn kpi nrr sku sla url usd vat wau'.split(' '),
  ...ACRONYMS.keys(),
]);
const isAbbreviation = (word: string): boolean =>
  ABBREVIATIONS.has(word.toLowerCase()) || (NO_VOWELS.test(word) && !isKnownUnit(word.toLowerCase()));

/** Nobody says a word without a vowel: `sbp`, `crm`. */
const NO_VOWELS = /^[bcdfghjklmnpqrstvwxz]{3,4}$/i;

/** A name with the abbreviations that a title writes in capitals: `los` and "Wait vs LOS" give `LOS`. */
export function withCapitals(name: string, title: string): string {
  const capitals = new Set(
    /\p{Ll}/u.test(title) ? title.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}])/gu) : [],
  );
  return name
    .split(' ')
    .map((word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : word))
    .join(' ');
}

/** Lower case, except for what is written in capitals on purpose. */
export function lowerWord(word: string): string {
  return /^\p{Lu}[\p{Ll}'’]*$/u.test(word) ? word.toLowerCase() : word;
}

export function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

const SAME_IN_PLURAL = /(species|series|sheep|people|means|sales|bacteria|media|criteria|phenomena)$/i;
/** These have no plural: one counts their types. */
const UNCOUNTABLE = /(weather|data|news|traffic|equipment|damage)$/i;
const IE_NOUNS = /(mov|cook|zomb|calor|brown)ies$/i;

/** What follows these belongs to the noun before them: `days with rain`. */
const PHRASE = /^(.+?)( (?:of|in|per|for|to|from|with|without|at|on) .+)$/i;

/** English plural of a noun phrase's last word; leaves what already is one. */
export function plural(noun: string): string {
  const phrase = PHRASE.exec(noun);
  if (phrase) return plural(phrase[1] ?? '') + (phrase[2] ?? '');
  if (noun === '' || SAME_IN_PLURAL.test(noun)) return noun;
  if (/(^|\s)genus$/i.test(noun)) return noun.replace(/us$/i, 'era');
  if (UNCOUNTABLE.test(noun)) return `types of ${noun}`;
  if (/[^s]s$/i.test(noun) && !/(us|is|as)$/i.test(noun)) return noun;
  // "Strikes reported" are several already.
  if (/[^s]s \p{Ll}+ed$/u.test(noun)) return noun;
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  return /(s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

/** What stands before a number: `hour 5`, where the split is the hour of the day. */
export function labelNoun(noun: string): string {
  return noun.replace(/ of (?:the )?(?:day|week|month|year)$/i, '');
}

/** English singular of a noun phrase's last word. */
export function singular(noun: string): string {
  // `NPS` is one already.
  if (/\p{Lu}{2}$/u.test(noun)) return noun;
  const phrase = PHRASE.exec(noun);
  if (phrase) return singular(phrase[1] ?? '') + (phrase[2] ?? '');
  if (SAME_IN_PLURAL.test(noun)) return noun;
  if (IE_NOUNS.test(noun)) return noun.replace(/s$/i, '');
  if (/[^aeiou]ies$/i.test(noun)) return noun.replace(/ies$/i, 'y');
  if (/(ss|us|is)$/i.test(noun)) return noun;
  if (/(x|z|ch|sh|ss)es$/i.test(noun)) return noun.replace(/es$/i, '');
  return noun.replace(/s$/i, '');
}

/** What a comma at the end of a name may set off as a unit. */
const UNITS =
  /^(?:%|°[CF]|[munpk]?m|cm|km|mi|miles?|mpg|feet|ft|inch(?:es)?|m[²³2-3]|km²|[mk]?g|tons?|tonnes?|lbs?|pounds|l|litres?|liters?|gallons?|ms|s|sec|seconds?|min|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|km\/h|m\/s|mph|knots?|hPa|[kMGT]?Wh?|[kMG]?Hz|[kMGT]?B|people|persons|USD|EUR|GBP|CHF|JPY|dollars|euros|[A-Z]{3}\/\p{L}{1,6})$/iu;
const AFTER_COMMA = /,\s*([^,()]{1,12})$/;

/** The unit of a name, in brackets or after its last comma: `Body Mass (g)` → `g`, `Rainfall, mm` → `mm`; only plain ones. */
export function unitOf(name: string): string {
  const unit = /\(([^()]*)\)/.exec(name)?.[1]?.trim() ?? '';
  if (/^[\p{L}°µ/]{1,6}$/u.test(unit)) return unit;
  const last = AFTER_COMMA.exec(name.trim())?.[1]?.trim() ?? '';
  return UNITS.test(last) ? last : '';
}

/** A name without its unit and whatever else stands in brackets. */
export function withoutUnit(name: string): string {
  const bare = name.replace(/\(.*?\)/g, ' ').trim();
  const last = AFTER_COMMA.exec(bare)?.[1]?.trim() ?? '';
  return UNITS.test(last) ? bare.slice(0, bare.lastIndexOf(',')) : bare;
}
