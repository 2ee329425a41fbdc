import { isInMinutes, isKnownUnit } from '../../intake/columns/units.js';
import { plainText } from '../expressions.js';
import { ACRONYMS, SHORT_FORMS } from './short-forms.js';

/** Column names that only say which part they play. */
const ROLE_NAMES = new Set([
  'category', 'label', 'name', 'x', 'y', 'axis', 'value', 'val', 'count', 'cnt', 'n', 'num', 'total', 'sum', 'series', 'group',
  'bucket', 'bin', 'band', 'row', 'col', 'col1', 'size', 'value1', 'value2', 'avg', 'average', 'mean', 'median', 'min', 'max', 'result',
]); // prettier-ignore

export function isRoleName(column: string): boolean {
  const name = column.trim().toLowerCase();
  return /^\p{L}$/u.test(name) || ROLE_NAMES.has(name);
}

/** `temp_max` → `maximum temperature`, `totalRevenue` → `total revenue`, `IMDB_Rating` → `IMDB rating`; units in brackets go. */
export function readableName(column: string): string {
  const shouts = /\p{Lu}{4}|\p{Lu}[_ ]\p{Lu}/u.test(column) && !/\p{Ll}/u.test(column);
  const joined = column.replace(/(?<!\p{L})over[_ ]?time(?!\p{L})/iu, 'overtime');
  const stated = isInMinutes(joined) ? joined.replace(/min\.?$/i, 'minutes') : joined;
  const words = plainText(
    withoutUnit(stated.replace(/[\s_](?:in|en|em)[\s_]?%/iu, '')).replace(
      /[$€£¥%"“”„«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu,
      ' ',
    ),
  )
    .replace(/(?<!(?<!\p{L})\p{Ll})(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replace(
      /(?<!\p{L})temp(?=[\s_-](?:worker|staff|employee|agency|contract|labou?r|help|job)s?(?!\p{L}))/iu,
      'temporary',
    )
    .split(/[\s.\-/]+/u)
    .filter((word) => word !== '')
    .map(
      (word) =>
        SHORT_FORMS.get(word.toLowerCase()) ??
        writtenAs(word) ??
        (shouts && word.length > 2 ? word.toLowerCase() : lowerWord(word)),
    );
  // A temperature's degrees.
  if (words.includes('temperature') && /^[cf]$/i.test(words.at(-1) ?? '')) words.pop();
  // `temperature maximum` reads better the other way round.
  const last = words.at(-1);
  if (words.length === 2 && (last === 'maximum' || last === 'minimum' || last === 'average')) words.reverse();
  return (
    words
      .join(' ')
      .replace(/[,:;]+$/, '')
      .replace(/(?: in)? (\d+) ?d(?:ays)?$/u, ' in $1 days')
      .replace(COUNTED, 'number of $1')
      // The length of a stay, where it is no article.
      .replace(/(?<=^| )los(?=$| admitted| days| hours| minutes)/u, 'LOS')
      .replace(/(?<=^| )resp(?= time| minutes| hours| rate)/u, 'response')
      .replace(/(?<=^| )dep(?= delay| time| date| airport| city| station)/u, 'departure')
      .replace(/(?<=^| )ARR(?= delay| time| date| airport| city| station)/u, 'arrival')
  );
}

/** `num_replies`: what was counted, where it is a plural. */
const COUNTED = /^number (\S+[^sui]s)$/u;

/** What is written in capitals, however a column writes it; none of these is a word of its own. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...'adr api apac arr bmi boe bp capex cpu crm csv dso ebit ebitda emea erp esg eta eur fy gbp gdp ghg gnp gpa gpu hvac icu imdb ipo isbn itsm ivr kpi'.split(' '),
  ...'co2 no2 nox o3 pm10 pm25 so2 latam lwbs mtbf mttr nhs nrr oee ota pdf pms ppm qa qc ram roas roce roe rto sku sla slo sme sms sql ssd tpv uk url usa usd vat vip vpn wau wip wlan yoy ytd'.split(' '),
  ...ACRONYMS.keys(),
]); // prettier-ignore
/** Abbreviations with small letters among the capitals. */
const MIXED: ReadonlyMap<string, string> = new Map(
  'eNPS RevPAR SaaS IoT kWh MWh GWh kWp MWp CO2 pH'.split(' ').map((word) => [word.toLowerCase(), word]),
);

/** An abbreviation or a unit as people write it; undefined for other words. */
function writtenAs(word: string): string | undefined {
  const small = word.toLowerCase();
  const mixed = MIXED.get(small);
  if (mixed !== undefined) return mixed;
  if (ABBREVIATIONS.has(small)) return word.toUpperCase();
  return NO_VOWELS.test(word) && !isKnownUnit(small) ? word.toUpperCase() : undefined;
}

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
  return /^\p{Lu}[\p{Ll}'’]*(?:-\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word;
}

/** With a capital at its start, unless its second letter has one: `eNPS` stays. */
export function capitalized(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase());
}

/** What a comma at the end of a name may set off as a unit. */
const UNITS =
  /^(?:%|°[CF]|[munpk]?m|cm|km|mi|miles?|mpg|feet|ft|inch(?:es)?|m[²³2-3]|km²|[mk]?g|tons?|tonnes?|lbs?|pounds|l|litres?|liters?|gallons?|ms|s|sec|seconds?|min|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|km\/h|m\/s|mph|knots?|hPa|[kMGT]?Wh?|[kMG]?Hz|[kMGT]?B|people|persons|USD|EUR|GBP|CHF|JPY|dollars|euros|[A-Z]{3}\/\p{L}{1,6})$/iu;
const AFTER_COMMA = /,\s*([^,()]{1,14})$/;
/** `kWh per kWp` */
const isUnit = (text: string): boolean => {
  const [above = '', below] = text.split(/ per /i);
  return below === undefined ? UNITS.test(text) : [above, below].every(isKnownUnit);
};

/** The unit of a name, in brackets or after its last comma: `Body Mass (g)` → `g`, `Rainfall, mm` → `mm`; only plain ones. */
export function unitOf(name: string): string {
  const unit = /\(([^()]*)\)/.exec(name)?.[1]?.trim() ?? '';
  if (/^[\p{L}°µ/]{1,6}$/u.test(unit)) return unit;
  const last = AFTER_COMMA.exec(name.trim())?.[1]?.trim() ?? '';
  return isUnit(last) ? last : '';
}

/** A name without its unit and whatever else stands in brackets. */
export function withoutUnit(name: string): string {
  const bare = name.replace(/\(.*?\)/g, ' ').trim();
  const last = AFTER_COMMA.exec(bare)?.[1]?.trim() ?? '';
  return isUnit(last) ? bare.slice(0, bare.lastIndexOf(',')) : bare;
}
