import { foldedName, isCountName, isScoreName } from '../../intake/roles/name-words.js';
import { isCurrencyUnit } from '../../intake/columns/units.js';
import { sqlLiteral } from '../../query/sql-text.js';
import { readableName } from '../../statements/frame/names.js';
import { isMoneyName } from '../amount-names.js';
import {
  isAfterwards,
  isCircumstance,
  isCumulative,
  isOfPeople,
  isRecurring,
  isResult,
  isResultFlag,
  isState,
} from './interest.js';
import { knownRows } from './known-rows.js';
import { sharesWord } from './shares-word.js';
import { without, type Outcome } from './outcomes.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';

/** What a table can be asked about: an amount, a level, or the share of rows with something. */
export interface Measure extends ColumnProfile {
  /** How the values of several rows become one. */
  aggregate: 'SUM' | 'AVG' | 'MEDIAN' | 'RATIO';
  /** What the sum is divided by the sum of, in a ratio, and what that is multiplied by. */
  over?: { sql: string; scale: number };
  /** Made of these columns: its name is a phrase in the language of the titles. */
  of?: readonly string[];
  /** How its values print, where its unit does not say. */
  format?: string;
  /** SQL of conditions on the rows that it speaks of. */
  only: readonly string[];
  /** How much people want to know of it, 0–1. */
  interest: number;
  /** Of rows that may end so later: late ones have had less time. */
  settles?: true;
  /** Only of rows that have had the time to end. */
  settled?: true;
}

/** Whether a measure is the share of rows of which somebody wants to know why. */
export const isOutcome = ({ shareOf, interest }: Pick<Measure, 'shareOf' | 'interest'>): boolean =>
  shareOf !== undefined && interest > WANTED_OF_FLAGS;
const WANTED_OF_FLAGS = 0.55;

/** Whether a measure is what a table is about: a business is judged by it, or it is the outcome of a study. */
export const isSubject = ({ interest }: Pick<Measure, 'interest'>): boolean => interest >= OF_SUBJECT_LEAST;
const OF_SUBJECT_LEAST = 0.85;

/** A column that says in which currency others are. */
export const isCurrencyName = (name: string): boolean => CURRENCY_NAME.test(name);
const CURRENCY_NAME = /currency|wahrung|währung|devise|moneda|divisa|valuta|moeda|通貨|货币|العملة/i;

/** Mean and median further apart than this part of the standard deviation: a few rows make the mean. */
const SKEWED = 0.2;
const FINE = 20;
const COARSE = 12;
/** A mean so many times the median is that of a few rows. */
const FAR = 1.5;

/** The largest value is so many times one that 98 % lie below: a few rows, or slips, bend the mean. */
const FAR_OUT = 5;

/** A measure of fewer values than this part of the rows says little of the table. */
const LEAST_FILLED = 0.05;

/**
 * What a table is asked about, what matters most first: amounts that add up, levels, and shares of rows. States such as balances are levels,
 * amounts in several currencies are left out where nothing tells them apart, and sums leave out what never took place. Where rows are totals
 * already, amounts have no level. `made` are measures of several columns; what the table, `subject`, is called after is asked for most.
 */
export function measuresOf(
  columns: readonly ColumnProfile[],
  outcomes: readonly Outcome[],
  hasTime: boolean,
  things: string,
  titles: Titles,
  {
    areTotals = false,
    areSlots = false,
    subject = '',
    made = [],
  }: {
    areTotals?: boolean;
    /** A row is an hour, or another slot of time: what is counted is asked about a slot. */
    areSlots?: boolean;
    subject?: string;
    made?: readonly Measure[];
  } = {},
): Measure[] {
  const mixed = hasCurrencies(columns);
  const numbers = held(columns, hasTime).filter(
    ({ role, unit, name, additive, filled, runsOn, yes }) =>
      role === 'measure' &&
      yes === undefined &&
      filled >= LEAST_FILLED &&
      (runsOn !== undefined || !isCumulative(name)) &&
      !(mixed && unit === undefined && (additive || isMoneyName(name)) && !isCountName(foldedName(name))),
  );
  const result = hasTime ? undefined : lastFlag(columns);
  const isJudged =
    result !== undefined || outcomes.some(({ asked }) => asked.length > 0) || columns.some(isResultOfRow);
  const real = realRows(outcomes);
  const ofPeople = columns.some(({ name }) => isOfPeople(name));
  // The rent of all flats on offer is no sum of anything, nor is what comes to it.
  const areOffers = !hasTime && numbers.some(({ name }) => isRecurring(name));
  const sums = numbers
    .filter((one) => !(areOffers && TOTAL.test(foldedName(one.name))))
    .filter((one) => addsUp(one, hasTime, ofPeople) && (areTotals || !isDaysOfOne(one)))
    .map((one, _, all) => sumOf(one, real, !isJudged && isOnlyMoney(one, all)));
  const parts = new Set(made.flatMap(({ aggregate, of = [] }) => (aggregate === 'RATIO' ? of : [])));
  const levels = numbers.flatMap((one) => {
    if ((areTotals || isScoreName(foldedName(one.name))) && parts.has(one.name)) return [];
    const added = sums.some(({ name }) => name === one.name);
    if (added && areSlots && !isCircumstance(one.name)) return [perSlot(one)];
    // Where nobody knows what a row is, nobody knows what one has on average.
    if (added && isResult(one.name) && things === titles.words.records) return [];
    return added && (areTotals || one.counts || isCountName(foldedName(one.name)))
      ? []
      : [levelOf(one, added)];
  });
  const flags = columns
    .filter(({ yes }) => yes !== undefined)
    .map((one) => ({
      ...shareOf(one, things, titles, isJudged),
      ...(one === result && { interest: OF_RESULT }),
    }));
  const ends = outcomes.flatMap((one) => one.asked.map((end, at) => endOf(one, end, at, things, titles)));
  const bySize = [...sums].sort((a, b) => sizeOf(b) - sizeOf(a));
  // Of amounts in one unit the largest holds the others, as the total does its parts.
  const ranked = sums.map((one) => ({
    ...one,
    interest:
      one.interest -
      0.04 * bySize.filter(({ unit }) => unit === one.unit).indexOf(one) -
      (GROSS.test(foldedName(one.name)) ? 0.06 : 0),
  }));
  const own = [...ranked, ...levels, ...flags, ...ends].map((one) =>
    sharesWord(subject, one.shareOf ?? one.name)
      ? { ...one, interest: Math.min(MOST_WANTED, one.interest + OF_SUBJECT) }
      : one,
  );
  return [...own.map(withTimeToSettle), ...made].sort((a, b) => b.interest - a.interest);
}

/** Of what is written down once a thing is over, late rows have less. Things that are published or released on a day are counted by it. */
const withTimeToSettle = (measure: Measure): Measure =>
  isAfterwards(measure.shareOf ?? measure.name) &&
  (!measure.additive || ADVICE.test(foldedName(measure.name)))
    ? { ...measure, settles: true }
    : measure;
const ADVICE = /recom|empfehl|raccom|aanbevel/;

const OF_SUBJECT = 0.12;
const MOST_WANTED = 0.97;

/** Of things that are each in one row, what there is of each adds up: the people of countries, the seats of halls. Of one thing at several times it does not. */
const held = (columns: readonly ColumnProfile[], hasTime: boolean): ColumnProfile[] =>
  columns.map((one) =>
    !hasTime && one.role === 'measure' && HELD.test(foldedName(one.name)) ? { ...one, additive: true } : one,
  );
const HELD =
  /(?:^| )(?:population|inhabitants|members|employees|headcount|subscribers|students|enrollment|area|surface area|capacity|seats|einwohner|bevolkerung|mitglieder|mitarbeiter|flache|population|habitants|adherents|effectif|superficie|poblacion|habitantes|miembros|empleados|abitanti|popolazione|iscritti|dipendenti|populacao|funcionarios|inwoners|bevolking|leden|werknemers|oppervlakte)$|人口|会員|面积|面積/;

/** Conditions that leave out what never took place. */
export const realRows = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((one) => (one.void.length > 0 ? [without(one.column, one.void)] : []));

/** A column says in which of several currencies amounts are. */
export const hasCurrencies = (columns: readonly ColumnProfile[]): boolean =>
  columns.some(({ name, role, distinct }) => role === 'category' && distinct > 1 && isCurrencyName(name));

/** Before what is taken off, which is what a business has in the end. */
const GROSS = /(?:^| )(?:gross|brutto|brute?|bruto|lordo)(?= |$)/;

const sizeOf = ({ mean = 0, filled }: ColumnProfile): number => Math.abs(mean) * filled;

/** Amounts that occur, not those that there are: of a state at several times a sum says nothing. */
const addsUp = ({ name, additive, runsOn }: ColumnProfile, hasTime: boolean, ofPeople: boolean): boolean =>
  additive &&
  (runsOn !== undefined ||
    (!isRecurring(name) &&
      !(hasTime && isState(name)) &&
      !(ofPeople && INCOME.test(foldedName(name))) &&
      // Of people who were asked once nobody adds up the children.
      !(ofPeople && !hasTime && isCountName(foldedName(name)))));

/** What people earn in a year: nobody adds up that of all customers. */
const INCOME =
  /(?<!\b(?:gross|net|operating|total) )(?:^|(?<= ))(?:income|earnings|einkommen|revenus?|ingresos?|rendimento|reddito|inkomen)$/;
/** How many days one of them took; nobody adds up the days of shipping of all orders. */
const isDaysOfOne = ({ unit, name }: ColumnProfile): boolean =>
  unit === 'days' &&
  !isCountName(foldedName(name)) &&
  !/sick|absen|leave|holiday|krank|urlaub|fehltag/i.test(name);

/** What a sale, an order or an invoice came to. */
const TOTAL =
  /^(?:(?:sale|sales|order|invoice|bill|purchase|transaction|line|item|booking|grand) )?(?:total|amount|value)(?: (?:price|amount|value))?$/;

/** The one amount of money that a table holds is what it is about. */
const isOnlyMoney = ({ unit }: ColumnProfile, all: readonly ColumnProfile[]): boolean =>
  isCurrencyUnit(unit) && all.filter((other) => isCurrencyUnit(other.unit)).length === 1;

function sumOf(column: ColumnProfile, only: readonly string[], isAbout: boolean): Measure {
  const isTotal = isAbout || (isCurrencyUnit(column.unit) && TOTAL.test(foldedName(column.name)));
  const interest =
    (isResult(column.name) || isTotal ? 0.92 : isCircumstance(column.name) ? 0.4 : 0.75) *
    column.filled ** 0.3;
  return { ...column, aggregate: 'SUM', only: [...only, ...(column.valid ?? [])], interest };
}

/** How the level of a column is told: by its median where a few rows make the mean. */
export function levelAs(column: ColumnProfile): 'AVG' | 'MEDIAN' {
  const { mean = 0, median = 0, spread = 0, distinct, low, high } = column;
  // Of a few whole numbers, such as goals, the middle one is the same nearly everywhere.
  if (low !== undefined && high !== undefined && Number.isInteger(median) && high - low < COARSE)
    return 'AVG';
  // A few values far out widen the spread as well.
  const isFar =
    median > 0 && (mean > FAR * median || (high !== undefined && Number(column.most) > FAR_OUT * high));
  const skewed = distinct > FINE && median !== 0 && (isFar || Math.abs(mean - median) > SKEWED * spread);
  return skewed ? 'MEDIAN' : 'AVG';
}

function levelOf(column: ColumnProfile, added: boolean): Measure {
  const { name, filled } = column;
  const worth = isCircumstance(name) ? 0.25 : isResult(name) || isScoreName(foldedName(name)) ? 0.88 : 0.6;
  return {
    ...column,
    additive: false,
    aggregate: levelAs(column),
    only: [...(column.valid ?? []), ...(column.among ?? [])],
    interest: (added ? Math.min(worth, 0.5) : worth) * filled ** 0.3,
  };
}

/** What a slot of time has on average: slots of one hour or season are more or fewer than those of another, so sums say nothing of them. */
const perSlot = (column: ColumnProfile): Measure => ({
  ...column,
  additive: false,
  aggregate: 'AVG',
  only: [...(column.valid ?? []), ...(column.among ?? [])],
  interest: OF_SLOT * column.filled ** 0.3,
});
const OF_SLOT = 0.92;

/** What the other columns of a study are there to explain stands behind them: the last one, where it says yes or no. */
function lastFlag(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  const last = columns.at(-1);
  return columns.length >= WIDE && last?.yes !== undefined ? last : undefined;
}
const WIDE = 8;
const OF_RESULT = 0.92;

const isResultOfRow = ({ yes, name }: ColumnProfile): boolean => yes !== undefined && isResultFlag(name);

/** The rows that are yes, of those that say yes or no. Beside a column that says what came of each row the others are what explains it. */
function shareOf(column: ColumnProfile, things: string, titles: Titles, isJudged: boolean): Measure {
  const { name, yes = '', filled, sql } = column;
  const known = filled < 1 ? ` WHEN ${sql} IS NOT NULL THEN 0` : ' ELSE 0';
  return {
    ...share(column, titles.share(readableName(name), things)),
    sql: `CASE WHEN ${yes} THEN 1${known} END`,
    only: knownRows(column),
    interest: (isResultFlag(name) ? 0.9 : isCircumstance(name) ? 0.2 : isJudged ? 0.15 : 0.5) * filled ** 0.3,
  };
}

/** The rows that ended in one way, of those that have ended. */
function endOf(
  { column, open, lasting }: Outcome,
  end: string,
  at: number,
  things: string,
  titles: Titles,
): Measure {
  return {
    ...share(column, titles.share(end.toLowerCase(), things)),
    sql: `CASE WHEN ${column.sql} = ${sqlLiteral(end)} THEN 1 ELSE 0 END`,
    only: [...knownRows(column), ...(open.length > 0 ? [without(column, open)] : [])],
    interest: 0.9 - 0.04 * at,
    ...((open.length > 0 || lasting) && { settles: true }),
  };
}

const share = (column: ColumnProfile, name: string): Omit<Measure, 'only' | 'interest'> => ({
  ...column,
  name,
  role: 'measure',
  aggregate: 'AVG',
  additive: false,
  filled: 1,
  shareOf: column.name,
});
