import { foldedName, isCalendarPartName, isRateName, isYearName } from '../../intake/roles/name-words.js';
import { isCurrencyUnit } from '../../intake/columns/units.js';
import { summedNoun } from '../../statements/frame/english-nouns.js';
import { capitalized } from '../../statements/frame/names.js';
import type { Widget, WidgetConfig, WidgetType } from '../../chart/types.js';
import type { Measure } from './measures.js';
import { daysOf } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';

/** A widget that could go on the dashboard. */
export interface Draft {
  widget: Widget;
  /** What it is split by: columns, or a cycle or ranges of one. Charts with the same split compete. */
  by: readonly string[];
  /** What it shows: a measure, or `#` for the number of rows. */
  what: string;
  /** How much it is worth before its rows are known, 0 to 1. */
  worth: number;
  /** Its groups differ, by a test over all rows. */
  tested?: true;
  /** It shows what came of the rows: how many of them churned, how many were late. */
  isOutcome?: true;
  /** It shows what the table holds: for want of findings. */
  plain?: true;
}

/** Stands for the number of rows among measures. */
export const ROWS = '#';
const EVERY_DAY = 0.95;
/** Rows at one point in time; points a day, down to steps of five minutes. */
const MOST_EACH = 50;
const MOST_STEPS = 288;
export const ONE_ROW_EACH = 0.9;

/** `measure`: what its values are, where they are values of a column, for their number format. */
export function widgetOf(
  id: string,
  type: WidgetType,
  title: string,
  dataKey: string,
  measure?: ColumnProfile,
): Widget {
  const config = measure && formatOf(measure);
  return { id, type, title: capitalized(title), dataKey, ...(config && { config }) };
}

/** Sums of more than this are not read to the cent. */
const HUNDREDS = 100;
const MOST_RATIO = 20;

function formatOf({ unit, shareOf, most, name, ...made }: ColumnProfile): WidgetConfig | undefined {
  if ('format' in made && typeof made.format === 'string') return { numberFormat: made.format };
  if (shareOf !== undefined) return { numberFormat: 'percent:0' };
  if (unit === '%') return { numberFormat: 'percent:1', hundredths: true };
  // A ratio that goes above one is no percentage, however small its average.
  if (unit === undefined && isRateName(foldedName(name)) && Number(most) > 1 && Number(most) <= MOST_RATIO)
    return { numberFormat: 'number:2' };
  if (!isCurrencyUnit(unit)) return undefined;
  return { numberFormat: Number(most) > HUNDREDS ? `currency:${unit},0` : `currency:${unit}` };
}

/** As many rows at every point in time, and points at equal steps: how many rows there are says how the table was made. */
export function isRegular(time: ColumnProfile, rowCount: number): boolean {
  const days = daysOf(time) + 1;
  const rowsEach = (rowCount * time.filled) / time.distinct;
  if (time.role === 'year') return rowsEach < 1 / ONE_ROW_EACH;
  const perDay = time.distinct / days;
  const steps = perDay < 1 ? perDay > EVERY_DAY : perDay <= MOST_STEPS && isWhole(perDay);
  return steps && rowsEach <= MOST_EACH && isWhole(rowsEach);
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 0.05;

/** `total sales`, `median days to pay`, `share of loans returned late`. */
export function titled(measure: Measure, titles: Titles): string {
  if (measure.shareOf !== undefined || measure.over) return measure.name;
  const noun = nounOf(measure, titles);
  if (measure.aggregate === 'SUM')
    return /\btotal\b/i.test(noun)
      ? noun
      : titles.fill('total', { noun: titles.isEnglish ? summedNoun(noun) : noun });
  const bare = noun.replace(/^(?:average|mean|median) /i, '');
  return titles.fill(measure.aggregate === 'AVG' ? 'average' : 'median', { noun: bare });
}

/** The name of a measure inside a title, without its aggregate. */
export const nounOf = ({ name, of }: Measure, titles: Titles): string => (of ? name : titles.noun(name));

/** A measure as the key of what is shown: the sum and the average of a column are two. */
export const keyOf = (measure: Measure | undefined): string =>
  measure ? `${measure.aggregate === 'SUM' ? '' : 'level of '}${measure.name}` : ROWS;

/** A measure as a part of an id. */
export const idOf = (measure: Measure | undefined): string =>
  measure
    ? `${measure.aggregate === 'SUM' ? '' : `${measure.aggregate.toLowerCase()}-`}${slug(measure.name)}`
    : 'count';

/** Words that say that a column holds codes of what the rest of its name says. */
const CODE_WORDS =
  /(?:^| )(?:codes?|codice|codigo|kode|kennung|nummer|nr|no|id|ids|sigla|abbr\w*|kurzel|iso|iata|fips|insee)(?= |$)/g;

/** How a column says in which way it tells a part of a date: `month_name`, `week_no`. */
const PART_OF_DATE = / (?:name|number|num|nr|no|nummer|nom|numero|of year|of the year)$/;
/** A date has no hour of its own. */
export const isHourName = (folded: string): boolean => /hour|stunde|heure|hora|ora|uur/.test(folded);

/** What fewer rows than this part have is no way to part them. */
const LEAST_FILLED = 0.25;

/** Columns whose names other columns hold: `codice_regione` beside `denominazione_regione`; months and weekdays beside dates. */
export function withoutCodes(columns: readonly ColumnProfile[]): ColumnProfile[] {
  const hasDates = columns.some(({ role }) => role === 'time');
  const isKnown = (column: ColumnProfile): boolean => {
    const name = foldedName(column.name);
    if (column.role !== 'category') return false;
    if (hasDates && isYearName(name)) return true;
    if (hasDates && isCalendarPartName(name.replace(PART_OF_DATE, ''))) return !isHourName(name);
    const rest = name.replace(CODE_WORDS, '').trim();
    if (rest === name || rest === '') return false;
    return columns.some(
      (other) =>
        other !== column &&
        other.type === 'string' &&
        !isCoded(other) &&
        ` ${foldedName(other.name)} `.includes(` ${rest} `),
    );
  };
  const isRare = ({ role, filled }: ColumnProfile): boolean => role === 'category' && filled < LEAST_FILLED;
  return columns.map((one): ColumnProfile => (isKnown(one) || isRare(one) ? { ...one, role: 'other' } : one));
}

/** Whether a column holds numbers or codes of things; another one may have their names. */
export const isCoded = ({ type, name }: ColumnProfile): boolean =>
  type === 'number' || foldedName(name).replace(CODE_WORDS, '') !== foldedName(name);

/** Three to a dozen labels make the best chart. */
export const fitness = ({ distinct, filled }: ColumnProfile): number =>
  filled + (distinct < 3 ? 0.5 : distinct <= 12 ? 2 : distinct <= 60 ? 1 : 0.2);

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'column';
