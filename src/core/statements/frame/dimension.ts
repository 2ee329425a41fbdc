import { cellOf } from '../../chart/cells.js';
import { foldedName, isKindName } from '../../intake/roles/name-words.js';
import type { Column, Row } from '../../query/types.js';
import type { WidgetType } from '../../chart/types.js';
import type { ColumnOrigin, QueryReading } from '../sql/types.js';
import { areCodes, flagNames, type FlagNames } from './code-labels.js';
import { singular } from './english-nouns.js';
import { isRoleName, withCapitals } from './names.js';
import { columnNoun, isParticiple } from './quantity-names.js';
import { amountOf, countedThings } from './table-names.js';
import { namedUnit } from './units.js';
import { textGrain } from './text-periods.js';
import { dateFormat, grainOf, timeOf, type Grain } from './time-grain.js';

/** What names the rows of a chart: `region`, `month`. */
export interface Dimension {
  column: string;
  /** Singular, inside an English sentence; empty where nothing names it. */
  noun: string;
  /** The noun is a word of ours, in English: of no use in other languages. */
  ours?: true;
  /** Format of its labels; absent for text. */
  format?: string;
  /** Numbers, booleans and codes name nothing by themselves: "parity 3". */
  needsNoun: boolean;
  /** Labels are yes and no, by what they part: in English. */
  flag?: FlagNames;
  /** Labels are text, of which most are codes. */
  coded?: true;
  /** Labels are numbers of what the noun names: "5 rooms". */
  counted?: true;
  /** What labels in text are numbers of, where they are: "4 games", beside one that is "Indefinite". */
  several?: string;
  /** Follows a number, with its space: "lead time 21 days". */
  unit?: string;
  /** Some label is longer than a sentence can carry. */
  long: boolean;
  /** Rows without a name are one category more: the chart draws them as such. */
  nullNamed: boolean;
  /** The base column in the SQL, for conditions that speak of it. */
  base: string;
  grain?: Grain;
  /** Its periods are texts such as `2025 Q4` or `FY25`, and print as they are. */
  worded?: true;
  /** Labels are numbers of hours of the day. */
  hours?: true;
  /** Labels that are places of a cycle take a preposition of their own. */
  cycle?: 'hour' | 'weekday' | 'month';
}

export interface DimensionFacts {
  title?: string | undefined;
  /** The labels of a line. */
  course?: boolean;
  widgetTitle?: string;
  type?: WidgetType;
}

/** Hours of the day under names of their own: '06-12'. */
const ofHours = (origin: ColumnOrigin | undefined): boolean =>
  origin?.mapped === true && /\bhour\s*\(|\bhour\s+from\b|'hour'/i.test(origin.text);

/** The noun of a period that text or a number stands for: `2025-W09` is a week, `strftime(day, '%m')` a month, '06-12' a time slot. */
function periodNoun(origin: ColumnOrigin | undefined): string | undefined {
  if (ofHours(origin)) return 'time slot';
  const { unit, cycle } = origin?.period ?? {};
  return cycle && unit === 'day' ? 'weekday' : unit;
}

/** Names of columns that say their part: on a map of countries, `country` may be a state. */
const isRole = (column: string, type: WidgetType | undefined): boolean =>
  isRoleName(column) || (type === 'country-map' && column === 'country');

const isAboveOne = (label: unknown): boolean =>
  typeof label === 'number'
    ? label > 1
    : typeof label === 'string' && (label.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => Number(number) > 1);

/** A range that does not say of what: `0–50`, `under 10`, `5K–10K`, `60+`. */
const isNumberText = (label: unknown): boolean => typeof label === 'string' && /^\d+$/.test(label);
const isBareRange = (label: unknown): boolean =>
  typeof label === 'string' &&
  /^(?:under |over |[<>≤≥]\s?)?[-\d.,]+[KMB]?(?:\s?[–-]\s?[-\d.,]+[KMB]?)?\+?$/u.test(label);

/** Longer labels are cut in sentences. */
export const LONG_LABEL = 44;
const GRAINS: readonly Grain[] = ['year', 'quarter', 'month', 'week', 'day'];

/** `contacts_12_mon`: over how long something was counted, which no noun before a number can hold. */
const SPAN = / (?:(?:last|past|l) ?)?\d{1,3} ?(?:mon|mths?|months?|m|days?|d|weeks?|wk|years?|yrs?|y)$/iu;

/** Reads what a column names: its noun from its own name, the SQL, then the title; its grain from the rows, where it is a time. */
export function readDimension(
  column: Column,
  rows: readonly Row[],
  query: QueryReading | undefined,
  { title, course = false, widgetTitle = '', type }: DimensionFacts = {},
): Dimension {
  const origin = query?.origin(column.name);
  const own = isRole(column.name, type) ? (origin?.ranges?.column ?? origin?.column) : column.name;
  const full = own === undefined || isRoleName(own) ? '' : columnNoun(own).replace(SPAN, '');
  // Ranges are of a quantity, whose name has the number that it has: nights, days to pay.
  const isRanges = type === 'histogram' || origin?.ranges !== undefined;
  const isToldApart = title !== undefined && /^ (?:in|en|em) [A-Z]{3}$/i.test(title.slice(full.length));
  const bare = isRanges ? (isToldApart && title.startsWith(full) ? title : full) : singular(full);
  // `arrived_at` cut into times of day is no name of them.
  const named = / (?:at|on)$/.test(bare) || isParticiple(bare) ? (title ?? bare) : bare;
  const ours = column.type === 'string' || column.type === 'number' ? periodNoun(origin) : undefined;
  const things = countedThings(query?.table);
  const called = amountOf(thingOf(named === '' ? (title ?? '') : named), things);
  const noun = withCapitals(ours ?? called, widgetTitle);
  const cells = rows.map((row) => cellOf(row, column.name));
  const labels = cells.filter((cell) => cell !== null);
  const isCoded = areCodes(labels, noun);
  const flag = flagNames(labels, bare, things);
  // Operating system 2 is not two of them.
  const isPlain = ours === undefined && named !== full && !isKindName(foldedName(own ?? ''));
  const isCounted = column.type === 'number' && isPlain && labels.every(Number.isInteger);
  const isSeveral = column.type === 'string' && isPlain && labels.some(isNumberText) && isCoded;
  const isBare = column.type === 'number' || (type === 'histogram' && labels.every(isBareRange));
  const stated = isBare && own !== undefined ? namedUnit(own).unit : undefined;
  // Of a rate from 0 to 1 the labels are no percentages.
  const unit = stated === '%' && !labels.some(isAboveOne) ? undefined : stated;
  const dimension: Dimension = {
    column: column.name,
    base: (origin?.column ?? own ?? column.name).toLowerCase(),
    noun,
    needsNoun: column.type === 'number' || column.type === 'boolean' || isCoded,
    ...(isCoded ? { coded: true as const } : {}),
    ...(isSeveral ? { several: full } : {}),
    ...(ours === undefined ? {} : { ours: true as const }),
    ...(flag ? { flag } : {}),
    ...(isCounted ? { counted: true as const } : {}),
    ...(unit === undefined ? {} : { unit: unit === '%' ? unit : ` ${unit}` }),
    nullNamed: labels.length < cells.length,
    long: labels.some((label) => typeof label === 'string' && label.length > LONG_LABEL),
  };
  const timed = (times: number[], grain = grainOf(times.sort((a, b) => a - b))): Dimension => ({
    ...dimension,
    grain,
    format: dateFormat(grain),
    needsNoun: false,
  });
  if (column.type === 'date' || column.type === 'datetime') {
    const times = labels.map(timeOf).filter((time) => time !== undefined);
    const said = [origin?.period?.unit, own?.toLowerCase(), title];
    // What the SQL cuts to, before what a name says: days may stand in a column called year.
    const unit = said.flatMap((word) => GRAINS.find((one) => one === word) ?? [])[0];
    const step = new Set(times).size > 1 ? undefined : 'day';
    // Of a few rows the SQL knows the period better than the smallest step does.
    if (times.length > 0) return timed(times, unit && unit !== 'day' ? unit : step);
    return { ...dimension, grain: unit ?? 'time', format: unit ? dateFormat(unit) : 'date:medium' };
  }
  if (column.type === 'number') {
    const isYear =
      course ||
      origin?.period?.unit === 'year' ||
      /(?:^|[_\s])(?:year|yr|jahr|annee|année|ano|año|anno|jaar)$/i.test(own ?? noun);
    const years = labels.length > 0 && labels.every(isYearNumber) && isYear;
    // Of five years the first is no time at which anything was so.
    if (years && holdsYears(origin, labels)) {
      const { counted: _, ...uncounted } = dimension;
      return { ...uncounted, noun: 'period', ours: true, needsNoun: true };
    }
    if (years) return { ...dimension, grain: 'year', needsNoun: false };
    return isHours(noun, origin) && labels.every(isHourNumber)
      ? { ...dimension, cycle: 'hour', hours: true, needsNoun: false }
      : dimension;
  }
  const times = labels.map(timeOf);
  if (labels.length < 2 || column.type !== 'string') return dimension;
  if (times.some((time) => time === undefined)) {
    const grain = textGrain([...new Set(labels.map(String))]);
    return grain ? { ...dimension, grain, worded: true } : dimension;
  }
  return timed(times.filter((time) => time !== undefined));
}

/** A column of names, codes or ids names things: `store_name` names stores. */
const thingOf = (noun: string): string => noun.replace(/(?<=\p{L}{4}) (?:name|code|ID|id|key|label)$/u, '');

const isHours = (noun: string, origin: ColumnOrigin | undefined): boolean =>
  (origin?.period?.cycle === true && origin.period.unit === 'hour') ||
  /^(?:hour|hr)(?: of (?:the )?day)?$/.test(noun);

const isHourNumber = (cell: unknown): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < 24;

/** Years that a query cuts to several: `year // 5 * 5`, `floor(year / 10) * 10`, `year - year % 5`. */
function holdsYears(origin: ColumnOrigin | undefined, labels: readonly unknown[]): boolean {
  const [, step] = /(?:\/\/?|%)\s*(\d+)(?:\.0)?\b/.exec(origin?.text ?? '') ?? [];
  const years = Number(step);
  return years > 1 && labels.every((label) => Number(label) % years === 0);
}

const isYearNumber = (cell: unknown): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 1500 && cell <= 2200;
