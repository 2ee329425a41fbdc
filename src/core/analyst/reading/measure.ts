import type { WidgetInput } from '../../stream/protocol.js';
import { isRoleName, plural, readableName, unitOf } from './names.js';
import { isMoneyName, valueFormats, type ValueFormats } from './number-format.js';
import { quotientOf, type Quotient } from './quotient.js';
import { aggregationOf, firstTable, selectItem, type Aggregation } from './select-item.js';

/** What a column of numbers means: whether it may be summed, what it is called, how it prints. */
export interface Measure extends ValueFormats {
  column: string;
  /** Inside a sentence: `revenue`, `average wind`. */
  noun: string;
  /** What the column and its SQL call it, whatever the title says. */
  columnNoun: string;
  /** Another name for it, where the title and the SQL each have one. */
  otherNoun?: string;
  /** Sums and shares make sense: amounts and counts, never averages, rates, ratings, temperatures or ids. */
  additive: boolean;
  /** The values are numbers of things that were counted: sampling theory applies. */
  counts: boolean;
}

const NOT_ADDITIVE =
  /(^|[^\p{L}])(avg|average|mean|median|typical|max|min|maximum|minimum|highest|lowest|peak|rate|rates|ratio|share|pct|percent|percentage|rating|ratings|score|scores|index|temp|temperature|temperatures|age|ages|year|years|id|ids|code|codes|zip|lat|latitude|lon|lng|longitude|rank|density|speed|price|prices|per|growth|margin|probability|likelihood|acceleration|efficiency|level|concentration|height|length|depth|width|pressure|humidity|unemployment|expectancy|horsepower|displacement|cylinders|mpg)(?=$|[^\p{L}])/iu;
const AMOUNT =
  /(^|[^\p{L}])(revenue|sales|cost|costs|orders?|visits?|users|customers|units|quantity|qty|amount|spend|spending|profit|budget|gross|deaths|births|count|num|number|total|votes|clicks|views|records|rows|strikes|precipitation|rainfall|population|employees|jobs|shipments|downloads|sessions|streams|plays|likes|comments|installs|signups|leads|calls|tickets|bookings|reservations|transactions|passengers|pax|riders|trips|rides|appearances|apps|goals|assists|wins|losses|medals|incidents|accidents|injuries|complaints|crimes|fatalities|casualties|donations|expenses|expenditure|kwh|mwh|gwh|tonnes|litres|gallons)(?=$|[^\p{L}])/iu;
const PERCENT = /%/;

const PREFIX: Partial<Record<Aggregation, string>> = {
  average: 'average',
  median: 'median',
  maximum: 'maximum',
  minimum: 'minimum',
};

export interface MeasureHint {
  /** What the widget's title calls it, where the title says. */
  title?: string;
  /** A second choice of name, where the first cannot be spoken. */
  other?: string;
  values: readonly number[];
  /** What the author wrote at its axis: "mm", "Weight, lbs". */
  axis?: string;
  /** Large values are not shortened: they stand below one another. */
  exact?: boolean;
}

/** Reads the measure of a value column from its SQL, its name, the title's words and its values. */
export function readMeasure(widget: WidgetInput, column: string, hint: MeasureHint): Measure {
  const sql = widget.dataKey ?? widget.duckdbQuery ?? '';
  const item = sql === '' ? undefined : selectItem(sql, column);
  const { aggregation, inner } = item === undefined ? { aggregation: 'none' as const } : aggregationOf(item);
  const quotient = item === undefined ? undefined : quotientOf(item);
  const words = [
    hint.title ?? '',
    isRoleName(column) ? '' : column.replaceAll('_', ' '),
    (inner ?? '').replaceAll('_', ' '),
  ];
  const cue =
    words.some((word) => NOT_ADDITIVE.test(spaced(word)) || PERCENT.test(word)) || PERCENT.test(widget.title);
  const countedColumn = sql === '' && /^(count|cnt|n)$/i.test(column);
  const counts = aggregation === 'count' || countedColumn;
  const additive = counts || (!cue && !quotient && additiveByAggregation(aggregation, words, sql !== ''));
  const columnNoun = quotient?.share
    ? shareNoun(column, quotient, sql)
    : nounOf(column, aggregation, inner, sql);
  const title = quotient?.share && hint.title !== undefined ? partOf(hint.title) : hint.title;
  const noun = title ?? columnNoun;
  const other = title === undefined ? hint.other : columnNoun;
  const unit = quotient
    ? ''
    : unitOf(column) || unitOf(inner ?? '') || unitOf(widget.title) || unitOf(`, ${hint.axis ?? ''}`);
  const cues = [...words, noun, unit].join(' ');
  return {
    column,
    noun,
    columnNoun,
    ...(other === undefined || other === noun ? {} : { otherNoun: other }),
    additive,
    counts: counts && hint.values.every((value) => Number.isInteger(value) && value >= 0),
    ...valueFormats(hint.values, {
      numberFormat: widget.config?.numberFormat,
      hundredths: widget.config?.hundredths,
      exact: hint.exact ?? false,
      cues,
      unit,
      whole: quotient?.scaled ? 100 : quotient?.share ? 1 : undefined,
      unitless: quotient !== undefined && isUnitless(quotient),
    }),
  };
}

const STOCK =
  /(?:^|\s)(?:jobs?|employ\w+|workers|people|population|inhabitants|headcount|staff|inventory|stocks?|balances?|debts?|members|subscribers|users|customers|accounts|open \w+)$/i;

/** What is there at a time, like jobs or customers, is not added up over times. */
export const addsUpOverTime = ({ additive, noun }: Measure): boolean => additive && !STOCK.test(noun);

/** The column inside the SQL of an alias: `amount` for `value` in `SUM(amount) AS value`, where it is a plain one with a name. */
export function innerColumn({ dataKey = '' }: WidgetInput, alias: string): string | undefined {
  const item = dataKey === '' ? undefined : selectItem(dataKey, alias);
  const inner = item === undefined ? undefined : aggregationOf(item).inner;
  return inner === undefined || isRoleName(inner) ? undefined : inner;
}

function additiveByAggregation(
  aggregation: Aggregation,
  words: readonly string[],
  seesSql: boolean,
): boolean {
  if (aggregation === 'sum') return true;
  if (aggregation !== 'none') return false;
  // Without SQL the value may be an average: only words that name amounts allow sums.
  return seesSql || words.some((word) => AMOUNT.test(spaced(word)));
}

/** Whether a bare column's name says that its values are amounts; anything doubtful is averaged. */
export function isAmountName(column: string): boolean {
  const plain = column.replaceAll('_', ' ');
  const name = spaced(plain);
  // A unit with a capital inside is one word: kWh.
  return (AMOUNT.test(name) || AMOUNT.test(plain)) && !NOT_ADDITIVE.test(name) && !PERCENT.test(name);
}

/** Whether a bare column's name says that its values are levels, like temperatures, rates and prices: a sum of them means nothing. */
export function isLevelName(column: string): boolean {
  const name = spaced(column.replaceAll('_', ' '));
  return NOT_ADDITIVE.test(name) || PERCENT.test(name);
}

/** Both of one kind: what they come to is a number of times, or a part. */
const isUnitless = ({ above, below }: Quotient): boolean =>
  above !== undefined &&
  below !== undefined &&
  (above === below || (isMoneyName(above) && isMoneyName(below)));

/** What a part is called: "share of revenue", whether its title says so or only what is shared. */
const partOf = (noun: string): string =>
  /\b(?:share|percentage|proportion|rate|ratio|part|margin)\b/i.test(noun) ? noun : `share of ${noun}`;

function shareNoun(column: string, { above = '*' }: Quotient, sql: string): string {
  if (!isRoleName(column)) return readableName(column) || 'share';
  const things = above === '*' ? countedThings(sql) : readableName(above);
  return isRoleName(things) ? 'share' : `share of ${things}`;
}

const spaced = (text: string): string => text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');

function nounOf(column: string, aggregation: Aggregation, inner: string | undefined, sql: string): string {
  if (!isRoleName(column)) return readableName(column) || 'value';
  if (aggregation === 'count') return countedThings(sql);
  if (inner === undefined || isRoleName(inner)) return aggregation === 'ratio' ? 'ratio' : 'value';
  const name = readableName(inner);
  if (aggregation === 'distinct') return `distinct ${plural(name)}`;
  const prefix = PREFIX[aggregation];
  return prefix === undefined || name.startsWith(prefix) ? name : `${prefix} ${name}`;
}

/** What rows are called where their table's name is no plural. */
export const UNNAMED_ROWS = 'records';

/** `COUNT(*) FROM movies` counts movies. */
export function countedThings(sql: string): string {
  const table = readableName(firstTable(sql) ?? '');
  return /[^s]s$/i.test(table) && !/\d/.test(table) ? table : UNNAMED_ROWS;
}
