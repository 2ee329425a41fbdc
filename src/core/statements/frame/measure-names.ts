import { isKnownUnit } from '../../intake/columns/units.js';
import { foldedName } from '../../intake/roles/name-words.js';
import type { ColumnOrigin, QueryReading } from '../sql/types.js';
import { isConditional, SAYS_AGGREGATE } from './additivity.js';
import { isPlural, plural, summedNoun } from './english-nouns.js';
import { PERIOD_WORD } from './measure-periods.js';
import { isRoleName, readableName, unitOf } from './names.js';
import { columnNoun, isParticiple, shareName } from './quantity-names.js';
import { countedThings } from './table-names.js';

/** "On-time by carrier" tells a rate, "Abandoned by queue" a share. */
export const flagNoun = (title: string): string =>
  /^on[- ]time$/i.test(title) ? `${title} rate` : isParticiple(title) ? `share ${title}` : title;

/** "Raised in 2025", of money, is an amount; "Outstanding balance" names one. */
export const figureNoun = (title: string, format: string): string =>
  format.startsWith('currency') &&
  isParticiple(title.split(' ')[0] ?? '') &&
  /^\S+(?:$|\s+(?:in|by|on|from|since|for|this|last|per|to|at|so|during|\d))/i.test(title)
    ? `Amount ${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : title;

export const isNamedIn = (currency: string, noun: string, title: string): boolean =>
  ['in', 'en', 'em'].some((word) => title.toLowerCase() === `${noun} ${word} ${currency}`.toLowerCase());

/** A name that is printed with a percent sign need not say so. */
export const PERCENT_WORD = /(?<=\S) (?:percentage|percent|pct|prozent|pourcentage|porcentaje|percentagem)$/i;

/** The tenth part from above, the median's relatives: `wait (P90)`. */
export function withQuantile(noun: string, origin: ColumnOrigin | undefined): string {
  if (origin?.aggregation !== 'quantile' || noun === '') return noun;
  const [, part] = /(?<![\d.])(0?\.\d{1,3})(?!\d)/.exec(origin.text) ?? [];
  return part === undefined ? noun : `${noun} (P${Number((Number(part) * 100).toFixed(1))})`;
}

/** The name that says what a column is: its alias, or the base column inside its SQL where the alias only says its part. */
export function nameIn(column: string, origin: ColumnOrigin | undefined): string | undefined {
  if (!isRoleName(column)) return column;
  const inner = origin?.column;
  return inner === undefined || isRoleName(inner) ? undefined : inner;
}

/** Names that say that something is a number, and not of what. */
const GENERIC =
  /^(?:amount|amt|value|total|sum|average|mean|qty|quantity|number|figure|result|measure|metric|betrag|wert|anzahl|menge|montant|valeur|importe|valor|cantidad|quantidade|金額|値|数量|金额|数值)$/i;

interface NameFacts {
  origin: ColumnOrigin | undefined;
  query: QueryReading | undefined;
  name: string;
  title: string | undefined;
  counts: boolean;
  /** The average of yes and no. */
  flag: boolean;
}

/** Titles of sums, not of what is counted. */
const AMOUNTS =
  /(?:sales|revenues?|costs?|prices?|amounts?|incomes?|profits?|fees|charges|expenses|earnings|salaries|wages|scores|ratings|times|seconds|minutes|hours|days|points|rates|shares|values|totals|volumes|units|records|rows|status|results)$/i;
/** What moved is named so by the title: "Change of volume". */
const CHANGES =
  /^(?:net )?(?:change|growth|increase|decrease|rise|fall|difference|gain|loss|zunahme|anderung|änderung|veränderung|wachstum|évolution|variation|hausse|baisse|cambio|aumento|variación|crecimiento|variação|crescimento)s?(?= |$)/i;

/** What a measure is called: by its column, and by the title only where the SQL leaves that open. */
export function nounOf(column: string, { origin, query, name, title, counts, flag }: NameFacts): string {
  if (title !== undefined && origin?.computed?.difference && CHANGES.test(title))
    return withoutPeriods(title);
  const counted = countedBy(column, origin);
  if (counted !== undefined) return title !== undefined && isPlural(title) ? title : counted;
  if (counts && isRoleName(column) && isConditional(origin) && title !== undefined && countsSome(title))
    return title;
  if (counts && isRoleName(column)) {
    const things = countedThings(query?.table);
    // "Churned customers" says more than what the table holds.
    const isMore =
      title !== undefined &&
      things !== '' &&
      (title.endsWith(` ${things}`) || (isPlural(title) && !/\s\S+\s/.test(title) && !AMOUNTS.test(title)));
    if (things !== '' && !isMore) return things;
    return title !== undefined && isCountTitle(title) ? title : '';
  }
  if (origin?.quotient?.share && isRoleName(column) && isConditional(origin) && title !== undefined)
    return title;
  if (origin?.quotient?.share && isRoleName(column)) {
    const { above = '*' } = origin.quotient;
    // `accepted_on`: the day is known of those that were accepted.
    const named = readableName(above).replace(/ (?:on|at|date|day)$/, '');
    const things = countedThings(query?.table);
    if (above === '*') return things;
    return things !== '' && isParticiple(named) ? `${things} ${named}` : named;
  }
  const { quotient } = origin ?? {};
  if (quotient && !quotient.share && !quotient.change && isRoleName(column))
    return quotient.above === '*' && title !== undefined && isCountPerTime(title)
      ? `number of ${title}`
      : (title ?? name);
  if (flag && title === undefined) return shareName(name);
  // `amount` under "Raised by channel" is the amount raised.
  if (GENERIC.test(name) && title !== undefined && isParticiple(title)) return `${name} ${title}`;
  if (isParticiple(name) && !GENERIC.test(name)) return nounOfParticiple(name, title, origin);
  // A name with a number in it cannot stand in a sentence.
  // `per_capita`: what there is of, the title says.
  if (
    name === '' ||
    /^per \p{L}+$/u.test(name) ||
    GENERIC.test(name) ||
    isUnitName(name) ||
    /(?:^| )\d+ /.test(name)
  )
    return title !== undefined && !NAMES_GROUPS.test(title) ? title : (innerNoun(origin) ?? name);
  if (title !== undefined && isAbbreviated(name, title)) return title;
  // `before`, `2024`: moments of what the title names.
  if (
    title !== undefined &&
    foldedName(name)
      .split(' ')
      .every((word) => PERIOD_WORD.test(word))
  )
    return title;
  // The sales of a week, added up, are sales.
  return origin?.aggregation === 'sum'
    ? summedNoun(name.replace(/^(?:hourly|daily|weekly|monthly|quarterly) (?=\p{L})/iu, ''))
    : writtenOut(name, title);
}

/** "Politicians on the show": which of all things are counted. */
const countsSome = (title: string): boolean =>
  isPlural(title.split(/ (?:on|in|of|at|with|from|for|to|who|that|which) /)[0] ?? '');

/** `site_eui_kbtu_sf` under "Median site energy intensity": what no word is, the title writes out. */
function isAbbreviated(name: string, title: string): boolean {
  const [words, said] = [name, title].map((text) => text.toLowerCase().split(/[^\p{L}]+/u));
  return (
    words?.some((word) => said?.includes(word)) === true &&
    words.some((word) => /^[bcdfghjklmnpqrstvwxz]{2,}$/.test(word) && !said?.includes(word))
  );
}

/** "Race and ethnicity by grade": what the parts are, not what there is of them. */
const NAMES_GROUPS =
  /^(?:(?:and|or|by|age|gender|sex|race|ethnicity|nationality|religion|types?|kinds?|categor(?:y|ies)|modes?|methods?|status|class(?:es)?|mix|composition|breakdown|distribution|structure|profile|overview|split|segments?|channels?|groups?)(?: |$))+$/i;

/** "Change of volume 2015 to 2017" is a change of volume. */
const withoutPeriods = (title: string): string =>
  title
    .replace(
      /,?(?: (?:from|to|in|since|between|and|von|bis|de|à|a|entre|et|y|e|–|-))?(?: (?:19|20)\d\d(?:\/\d\d)?)/g,
      '',
    )
    .trim();

/** `COUNT(DISTINCT order_id)` counts orders. */
export function countedBy(column: string, origin: ColumnOrigin | undefined): string | undefined {
  if (origin?.aggregation !== 'distinct' || origin.column === undefined || !isRoleName(column))
    return undefined;
  const [, thing] = /^(.{3,})[_ ](?:id|no|nr|number|code|key)$/i.exec(readableName(origin.column)) ?? [];
  return thing === undefined ? undefined : plural(thing);
}

/** "Expenses per day" of rows is their number, not what they come to. */
const isCountPerTime = (title: string): boolean =>
  isPlural(title) && / per (?:hour|day|week|month|quarter|year)$/i.test(title);

/** `enrolled` is what the title says that it is, or the number of those who are. */
function nounOfParticiple(name: string, title: string | undefined, origin: ColumnOrigin | undefined): string {
  if (title?.split(' ').includes(name) && title !== name) return title;
  return origin?.aggregation === 'sum' || origin?.aggregation === 'count' ? `number ${name}` : name;
}

/** `minutes`, `kwh`: what is measured in them only the title says. */
const isUnitName = (name: string): boolean =>
  isKnownUnit(name.toLowerCase()) ||
  /^(?:EUR|USD|GBP|CHF|JPY|CNY)$/.test(name) ||
  unitOf(`x, ${name}`) !== '';

/** `SUM(amount_eur) AS eur`: what the column inside is called. */
function innerNoun(origin: ColumnOrigin | undefined): string | undefined {
  const noun = origin?.column === undefined || origin.quotient ? '' : columnNoun(origin.column);
  return noun === '' || isUnitName(noun) ? undefined : noun;
}

/** `life_expect` under "Life expectancy by country", `resp_share` under "Respiratory visits": the title writes the word out. */
function writtenOut(name: string, title = ''): string {
  const known = title.split(/[^\p{L}-]+/u);
  return name
    .split(' ')
    .map((word) => {
      const whole = known.find((one) => one.startsWith(word) && one.length >= word.length + 2);
      return word.length > 3 && whole !== undefined && !INFLECTED.test(whole.slice(word.length))
        ? whole
        : word;
    })
    .join(' ');
}

const INFLECTED = /^(?:e?s|e?d|ing|er|ers|ly|ion|ions|n?en|e?n)$/;

/**
 * A single figure is called what its title says, unless that says another aggregate than the SQL takes, or only spells the column.
 * Conditions, which only the title puts into words, are part of the name.
 */
export function isNamedByTitle(
  title: string,
  own: string,
  origin: ColumnOrigin | undefined,
  query: QueryReading | undefined,
): boolean {
  const said = foldedName(title);
  if (said === '' || /\?\s*$/.test(title)) return false;
  const { aggregation } = origin ?? {};
  if (aggregation === 'average' && /(?:^| )(?:total|sum|gesamt|summe|somme|suma)(?: |$)/.test(said))
    return false;
  if (aggregation === 'sum' && SAYS_AGGREGATE.test(said)) return false;
  const filtered = isConditional(origin) || (query?.conditions.length ?? 0) > 0;
  const words = new Set(foldedName(own).split(' '));
  return filtered || own === '' || !said.split(' ').some((word) => words.has(word));
}

/** A plural is what is counted: "Orders by region"; "Score distribution" is not. */
const isCountTitle = (title: string): boolean => /[^s]s$/i.test(title) || title !== plural(title);
