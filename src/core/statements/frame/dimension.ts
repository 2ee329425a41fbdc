import { cellOf } from '../../chart/cells.js';
import type { Column, Row } from '../../query/types.js';
import type { ColumnOrigin, QueryReading } from '../sql/types.js';
import { isRoleName, readableName, singular, withCapitals } from './names.js';
import { namedUnit } from './units.js';
import { textGrain } from './text-periods.js';
import { dateFormat, grainOf, timeOf, type Grain } from './time-grain.js';

/** What names the rows of a chart: `region`, `month`. */
export interface Dimension {
  column: string;
  /** Singular, inside an English sentence; empty where nothing names it. */
  noun: string;
  /** Format of its labels; absent for text. */
  format?: string;
  /** Numbers and booleans name nothing by themselves: "cylinders 8". */
  needsNoun: boolean;
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

/** Longer labels are cut in sentences. */
export const LONG_LABEL = 44;
const GRAINS: readonly Grain[] = ['year', 'quarter', 'month', 'week', 'day'];

/** Reads what a column names: its noun from its own name, the SQL, then the title; its grain from the rows, where it is a time. */
export function readDimension(
  column: Column,
  rows: readonly Row[],
  query: QueryReading | undefined,
  {
    title,
    course = false,
    widgetTitle = '',
  }: { title?: string | undefined; course?: boolean; widgetTitle?: string } = {},
): Dimension {
  const origin = query?.origin(column.name);
  const own = isRoleName(column.name) ? (origin?.ranges?.column ?? origin?.column) : column.name;
  const named = own === undefined || isRoleName(own) ? '' : singular(readableName(namedUnit(own).name));
  const noun = withCapitals(thingOf(named === '' ? (title ?? '') : named), widgetTitle);
  const cells = rows.map((row) => cellOf(row, column.name));
  const labels = cells.filter((cell) => cell !== null);
  const dimension: Dimension = {
    column: column.name,
    base: (origin?.column ?? own ?? column.name).toLowerCase(),
    noun,
    needsNoun: column.type === 'number' || column.type === 'boolean',
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
    const unit = GRAINS.find((one) => said.includes(one));
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
  /^hour(?: of (?:the )?day)?$/.test(noun);

const isHourNumber = (cell: unknown): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < 24;

const isYearNumber = (cell: unknown): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= 1500 && cell <= 2200;
