import { isKnownUnit } from '../../intake/columns/units.js';
import { foldedName, isPerUnitName, isRateName } from '../../intake/roles/name-words.js';
import { columnRole } from '../../intake/roles/column-role.js';
import type { WidgetInput } from '../../stream/protocol.js';
import type { Aggregation, ColumnOrigin, QueryReading } from '../sql/types.js';
import { valueFormats, type ValueFormats } from './formats.js';
import { isPlural, plural, summedNoun } from './english-nouns.js';
import { isRoleName, readableName, unitOf, withCapitals, withoutUnit } from './names.js';
import { plainText } from '../expressions.js';
import { isParticiple, quantityName, shareName } from './quantity-names.js';
import { countedThings } from './table-names.js';
import { namedUnit } from './units.js';

/** What a column of numbers means: what it is called, whether it adds up, how it prints. */
export interface Measure extends ValueFormats {
  column: string;
  /** Inside an English sentence, without its aggregate: `revenue`, `base pay`. Empty where nothing names it. */
  noun: string;
  /** What was taken over the values of each group, where that is part of the name: `average base pay`. */
  aggregate?: Aggregation | 'share' | 'change';
  /** Sums and shares make sense: amounts and counts, never averages, rates, ratings, temperatures or ids. */
  additive: boolean;
  /** Parts of a whole, each divided by it: together they are one. */
  parts: boolean;
  /** Its sum over time makes sense too: not of what is there at a time, such as employees. */
  flows: boolean;
  /** Its zero is nothing, so that one value can be twice another: not of temperatures. */
  ratio: boolean;
  /** The values are numbers of things that were counted: sampling theory applies. */
  counts: boolean;
  /** Its name is the host's title, as it is written. */
  titled: boolean;
  /** False where a condition on something else than a time picks its rows: beside another it is a group, not a period. */
  periods: boolean;
  /** Two columns with one quantity may be compared as before and after; undefined where it is not known. */
  quantity?: string;
}

/** Aggregates that are part of a measure's name. A sum is called what it sums up, a count what it counts. */
const NAMED: ReadonlySet<Aggregation> = new Set([
  'average',
  'median',
  'maximum',
  'minimum',
  'distinct',
  'deviation',
]);
const PICKS: ReadonlySet<Aggregation> = new Set(['maximum', 'minimum', 'average', 'median']);
const LEVELS: ReadonlySet<Aggregation> = new Set([...NAMED, 'quantile', 'first', 'last', 'list']);

export interface MeasureFacts {
  values: readonly number[];
  /** What the widget's title calls it, where the title says. */
  title?: string | undefined;
  /** What its author wrote at its axis. */
  axis?: string | undefined;
  /** Large values are written whole. */
  exact?: boolean;
  /** The title of a single figure, which names it as a whole. */
  figure?: string;
}

/** Reads the measure of a value column: from its SQL, then its name, then the title. */
export function readMeasure(
  widget: WidgetInput,
  query: QueryReading | undefined,
  column: string,
  { values, title, axis, exact = false, figure }: MeasureFacts,
): Measure {
  const origin = query?.origin(column);
  const counts = origin?.countsRows === true && !origin.quotient;
  const inside = nameIn(column, origin);
  const stated = namedUnit(inside ?? axis ?? '');
  // What is converted is in another unit than its column.
  const { name, unit, currency } = isConverted(origin)
    ? { name: stated.name, unit: titleUnit(widget.title), currency: undefined }
    : stated;
  const quotient = quotientUnit(origin, widget.title);
  const folded = foldedName(inside ?? title ?? column);
  const flag = unit === undefined && currency === undefined && isFlagRate(origin, title ?? figure, values);
  // Of "Reopened tickets by team" the average of yes and no is a share.
  const isOfThings =
    flag && title !== undefined && isPlural(title) && isParticiple(title.split(' ')[0] ?? '');
  const aggregate = isOfThings ? 'share' : aggregateOf(column, origin);
  const unitless =
    counts || aggregate === 'distinct' || aggregate === 'share' || origin?.quotient !== undefined;
  const rate =
    flag ||
    aggregate === 'share' ||
    isRateName(folded) ||
    (origin?.quotient !== undefined && quotient.currency === undefined);
  const adds =
    addsUp(origin, inside ?? title ?? '', values, query !== undefined) &&
    !isPerUnitName(foldedName(title ?? ''));
  const called =
    flag && title !== undefined
      ? flagNoun(
          /^\s*share of\b/i.test(widget.title) && !/^share\b/i.test(title) ? `share of ${title}` : title,
        )
      : nounOf(column, {
          ...{ origin, query, title, counts, flag },
          name: quantityName(readableName(name), { unit, currency }),
        });
  // The title tells it from another of its name: "amount in EUR".
  const own =
    title !== undefined && currency !== undefined && isNamedIn(currency, called, title) ? title : called;
  const titled = figure !== undefined && (own === title || isNamedByTitle(figure, own, origin, query));
  const quantity = inside === undefined || isRoleName(inside) ? undefined : quantityOf(inside, origin);
  const formats = valueFormats(values, {
    numberFormat: widget.config?.columnFormats?.[column] ?? widget.config?.numberFormat,
    hundredths: widget.config?.hundredths === true,
    unit: unitless ? quotient.unit : unit,
    currency: unitless ? quotient.currency : currency,
    whole: flag
      ? (origin?.computed?.scale ?? 1) === 100
        ? 100
        : 1
      : origin?.quotient?.share
        ? origin.quotient.scaled
          ? 100
          : 1
        : undefined,
    rate: rate && !((quotient.unit ?? unit) !== undefined && unit !== '%'),
    exact,
  });
  // Whoever writes values as percentages says that they are no amounts.
  const isPercent = formats.format.startsWith('percent');
  const additive = adds && !isPercent;
  const bare = isPercent ? own.replace(PERCENT_WORD, '') : own;
  const isPrinted = unit !== undefined && formats.unit.trim() === unit;
  const noun = titled
    ? figureNoun(plainText(isPrinted ? withoutUnit(figure) : figure), formats.format)
    : withCapitals(withQuantile(bare, origin), widget.title);
  const said = aggregate !== undefined && isSaid(aggregate, noun, { flag, title });
  return {
    column,
    noun,
    titled,
    ...(aggregate === undefined || titled || said ? {} : { aggregate }),
    additive,
    parts: origin?.quotient?.share === true && !isConditional(origin),
    flows:
      additive && ![inside ?? title ?? column, name, title ?? ''].some((one) => isStock(foldedName(one))),
    ratio: !isTemperature(folded, unit) && !isScale(folded, origin) && values.every((value) => value >= 0),
    periods: isOfPeriod(column, origin),
    counts: counts && values.every((value) => Number.isInteger(value) && value >= 0),
    ...(quantity === undefined ? {} : { quantity }),
    ...formats,
  };
}

/** "On-time by carrier" tells a rate, "Abandoned by queue" a share. */
const flagNoun = (title: string): string =>
  /^on[- ]time$/i.test(title) ? `${title} rate` : isParticiple(title) ? `share ${title}` : title;

/** "Raised in 2025", of money, is an amount; "Outstanding balance" names one. */
const figureNoun = (title: string, format: string): string =>
  format.startsWith('currency') &&
  isParticiple(title.split(' ')[0] ?? '') &&
  /^\S+(?:$|\s+(?:in|by|on|from|since|for|this|last|per|to|at|so|during|\d))/i.test(title)
    ? `Amount ${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : title;

const isNamedIn = (currency: string, noun: string, title: string): boolean =>
  ['in', 'en', 'em'].some((word) => title.toLowerCase() === `${noun} ${word} ${currency}`.toLowerCase());

/** Times or plus a constant: thousandths, minutes as hours. Percent are what they are of. */
const isConverted = (origin: ColumnOrigin | undefined): boolean =>
  origin?.computed !== undefined &&
  ((origin.computed.scale !== undefined && origin.computed.scale !== 100) || origin.computed.shifted);

function titleUnit(title: string): string | undefined {
  const unit = unitOf(title).replace(/ per /i, '/');
  return unit !== '' && (isKnownUnit(unit) || /^[A-Z]{3}\/\p{L}/u.test(unit)) ? unit : undefined;
}

/** The average of yes and no, 1 and 0, is a rate: by the name of its column, its SQL, or a title that calls it one. */
function isFlagRate(
  origin: ColumnOrigin | undefined,
  title: string | undefined,
  values: readonly number[],
): boolean {
  if (origin?.aggregation !== 'average' || origin.quotient || values.length === 0) return false;
  const scale = origin.computed?.scale ?? 1;
  if ((scale !== 1 && scale !== 100) || values.some((value) => value < 0 || value > scale)) return false;
  const isFlag =
    FLAG.test(origin.column ?? '') ||
    /\bcase\b|::\s*(?:bool|int)|\bas\s+(?:bool|int|tinyint)/i.test(origin.text);
  return isFlag || isRateName(foldedName(title ?? ''));
}

const FLAG =
  /^(?:is|has|had|was|did|can)_|_(?:flag|ind|yn)$|(?:^|_)(?:on_?time|in_full)(?:_|$)|^(?!.*(?:speed|feed|seed|need|weighted|rated|(?:^|_)red)(?:_|$)).*[a-z]{2}ed(?:_|$)/i;

/** A name that is printed with a percent sign need not say so. */
const PERCENT_WORD = /(?<=\S) (?:percentage|percent|pct|prozent|pourcentage|porcentaje|percentagem)$/i;

/** The tenth part from above, the median's relatives: `wait (P90)`. */
function withQuantile(noun: string, origin: ColumnOrigin | undefined): string {
  if (origin?.aggregation !== 'quantile' || noun === '') return noun;
  const [, part] = /(?<![\d.])(0?\.\d{1,3})(?!\d)/.exec(origin.text) ?? [];
  return part === undefined ? noun : `${noun} (P${Number((Number(part) * 100).toFixed(1))})`;
}

/** The name says the aggregate itself, or is that of a rate, whose share would be another thing. */
const isSaid = (
  aggregate: NonNullable<Measure['aggregate']>,
  noun: string,
  { flag, title }: { flag: boolean; title: string | undefined },
): boolean =>
  (flag && title !== undefined && aggregate !== 'share') ||
  (aggregate === 'share' ? isRateName(foldedName(noun)) : SAYS_AGGREGATE.test(foldedName(noun)));

/** Only some rows are taken: above the line of a share, or by all of an aggregate. */
export const isConditional = (origin: ColumnOrigin | undefined): boolean =>
  origin !== undefined &&
  (origin.condition !== undefined ||
    (origin.quotient !== undefined && /\bfilter\s*\(|\bcase\b|count_?if/i.test(origin.text)));

/**
 * What an amount by a number of things is in: the unit or currency of the amount. Of one amount by another what the title states behind a
 * comma: `Specific yield, kWh per kWp`.
 */
function quotientUnit(origin: ColumnOrigin | undefined, title: string): { unit?: string; currency?: string } {
  const { above, below, change, share, complement } = origin?.quotient ?? {};
  if (origin?.quotient === undefined || change || share || complement) return {};
  const stated = titleUnit(title);
  if (stated !== undefined) return { unit: stated };
  if (above === undefined || origin.quotient.scaled || origin.quotient.factor !== undefined) return {};
  const [amount, things] = [namedUnit(above), below === undefined ? undefined : namedUnit(below)];
  if (things?.currency !== undefined) return {};
  if (amount.currency !== undefined) return { currency: amount.currency };
  return amount.unit === undefined || amount.unit === '%' || things?.unit !== undefined
    ? {}
    : { unit: amount.unit };
}

/** The name that says what a column is: its alias, or the base column inside its SQL where the alias only says its part. */
function nameIn(column: string, origin: ColumnOrigin | undefined): string | undefined {
  if (!isRoleName(column)) return column;
  const inner = origin?.column;
  return inner === undefined || isRoleName(inner) ? undefined : inner;
}

/** Words of an alias that say the aggregate themselves. */
const SAYS_AGGREGATE =
  /(?:^| )(?:avg|average|mean|median|max|maximum|min|minimum|highest|lowest|peak|typical|std|stddev|schnitt|durchschnitt|mittel|moyenne?|mediane|promedio|media|mediana|medio)(?: |$)/;

function aggregateOf(column: string, origin: ColumnOrigin | undefined): Measure['aggregate'] {
  const bare = isRoleName(column);
  if (origin?.quotient?.share) return bare ? 'share' : undefined;
  if (origin?.quotient?.change && bare) return 'change';
  const { aggregation } = origin ?? {};
  if (aggregation === undefined || !NAMED.has(aggregation)) return undefined;
  // The largest of one value picked out by a condition is that value.
  if (origin?.condition !== undefined && PICKS.has(aggregation)) return undefined;
  if (bare) return aggregation;
  return aggregation === 'distinct' || SAYS_AGGREGATE.test(foldedName(column)) ? undefined : aggregation;
}

/** Whether values may be summed: the aggregate decides, then the role of the column inside. */
function addsUp(
  origin: ColumnOrigin | undefined,
  name: string,
  values: readonly number[],
  seesSql: boolean,
): boolean {
  if (origin) {
    if (origin.quotient || (origin.window && origin.window !== 'difference')) return false;
    if (origin.countsRows) return true;
    if (origin.aggregation !== undefined && LEVELS.has(origin.aggregation)) return false;
    if (origin.computed?.shifted) return false;
    // Whoever sums up values has said that they add up.
    if (origin.aggregation === 'sum') return true;
  }
  const numbers = values.slice(0, 1000);
  const { role, additive } = columnRole({
    name,
    type: 'number',
    unit: namedUnit(name).unit,
    rows: numbers.length,
    filled: Math.max(1, numbers.length),
    distinct: new Set(numbers).size,
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    isWhole: numbers.every(Number.isInteger),
  });
  if (role !== 'measure') return false;
  // A name that says nothing either way: what a query hands out as it is, is taken for an amount where the SQL can be seen.
  return (
    additive ?? (seesSql && name !== '' && origin?.aggregation === undefined && !isRateName(foldedName(name)))
  );
}

/** Points of a scale without a zero, and differences: twice as many mean nothing. */
const isScale = (folded: string, origin: ColumnOrigin | undefined): boolean =>
  origin?.window === 'difference' ||
  /(?:^| )(?:nps|csat|scores?|ratings?|stars|grades?|satisfaction|note|notes|bewertung|puntuacion|calificacion|nota)(?: |$)/.test(
    folded,
  );

const isTemperature = (folded: string, unit: string | undefined): boolean =>
  unit === '°C' || unit === '°F' || /temp|grad celsius|degres|気温|温度|氣溫|气温/.test(folded);

/** Names of what is there at a time. */
const STOCK =
  /(?:^| )(?:jobs?|employ\w*|workers|people|population|inhabitants|headcount|fte|staff|inventory|stocks?|balances?|debts?|members|subscribers|users|customers|accounts|open \w+|mrr|arr|recurring revenue|backlog|outstanding|headcounts|deposits|followers|beds|capacity|active \w+|on hand|in stock|in force|policies|subscriptions|tenants|residents|seats|licen[cs]es|assets|aum|holdings|vacancies|bestand|policen|mitglieder|adhérents|abonnés|suscriptores|socios|mitarbeiter|einwohner|stock|effectif|saldo|empleados|habitantes|funcionarios)$/;
const isStock = (folded: string): boolean => STOCK.test(folded);

/** Names that say that something is a number, and not of what. */
const GENERIC =
  /^(?:amount|amt|value|total|sum|qty|quantity|number|figure|result|measure|metric|betrag|wert|anzahl|menge|montant|valeur|importe|valor|cantidad|quantidade|金額|値|数量|金额|数值)$/i;

interface NameFacts {
  origin: ColumnOrigin | undefined;
  query: QueryReading | undefined;
  name: string;
  title: string | undefined;
  counts: boolean;
  /** The average of yes and no. */
  flag: boolean;
}

/** What a measure is called: by its column, and by the title only where the SQL leaves that open. */
function nounOf(column: string, { origin, query, name, title, counts, flag }: NameFacts): string {
  if (counts && isRoleName(column)) {
    const things = countedThings(query?.table);
    return things !== '' ? things : title !== undefined && isCountTitle(title) ? title : '';
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
  if (name === '' || GENERIC.test(name) || isUnitName(name)) return title ?? name;
  // `before`, `2024`: moments of what the title names.
  if (
    title !== undefined &&
    foldedName(name)
      .split(' ')
      .every((word) => PERIOD_WORD.test(word))
  )
    return title;
  return origin?.aggregation === 'sum' ? summedNoun(name) : writtenOut(name, title);
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
const isUnitName = (name: string): boolean => isKnownUnit(name.toLowerCase()) || unitOf(`x, ${name}`) !== '';

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
function isNamedByTitle(
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

/** What tells two columns of one quantity: `sales_2023` and `sales_2024` are one; base pay and score are two. */
function quantityOf(name: string, origin: ColumnOrigin | undefined): string {
  const bare = foldedName(name)
    .split(' ')
    .filter((word) => !PERIOD_WORD.test(word))
    .join(' ');
  return `${origin?.aggregation ?? ''} ${bare}`.trim();
}

/** A name without a period, and a condition without a time, make groups of the rows: members and others. */
function isOfPeriod(column: string, origin: ColumnOrigin | undefined): boolean {
  const named = foldedName(column)
    .split(' ')
    .some((word) => PERIOD_WORD.test(word));
  const condition = origin?.condition;
  return (
    named ||
    condition === undefined ||
    /\b(?:19|20)\d\d\b|year|quarter|month|week|date|day|time/i.test(condition)
  );
}

const PERIOD_WORD =
  /^(?:\d{1,4}|q[1-4]|[hs][12]|fy\d*|before|after|old|new|prev|previous|prior|last|current|now|this|then|start|end|first|ly|ty|py|cy|from|to|vorher|nachher|alt|neu|vorjahr|aktuell|avant|apres|ancien|nouveau|antes|despues|depois|anterior|actual|atual|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|year|month|jahr|annee|ano)$/;

/** Names of periods or moments apart, both columns are called the same and have the same unit. */
export const isOneQuantity = (a: Measure, b: Measure): boolean =>
  a.quantity !== undefined && a.quantity === b.quantity && a.unit === b.unit && a.aggregate === b.aggregate;
