import type { Call, Expression } from './ast.js';
import { behindNames, isTextType, isWrapping, seenThrough } from './see-through.js';
import type { Period, PeriodUnit } from './types.js';

/** As `Period`, with the weekday told apart from the day, and the time that is cut. */
export interface TimePart {
  unit: PeriodUnit | 'weekday';
  cycle: boolean;
  of: readonly Expression[];
}

const UNITS: Readonly<Record<string, TimePart['unit']>> = {
  year: 'year',
  years: 'year',
  yr: 'year',
  y: 'year',
  yyyy: 'year',
  isoyear: 'year',
  quarter: 'quarter',
  quarters: 'quarter',
  q: 'quarter',
  month: 'month',
  months: 'month',
  mon: 'month',
  mm: 'month',
  week: 'week',
  weeks: 'week',
  isoweek: 'week',
  w: 'week',
  weekofyear: 'week',
  yearweek: 'week',
  day: 'day',
  days: 'day',
  d: 'day',
  dd: 'day',
  dayofmonth: 'day',
  doy: 'day',
  dayofyear: 'day',
  dow: 'weekday',
  isodow: 'weekday',
  weekday: 'weekday',
  dayofweek: 'weekday',
  hour: 'hour',
  hours: 'hour',
  h: 'hour',
  hh: 'hour',
  minute: 'minute',
  minutes: 'minute',
  m: 'minute',
};

/** Functions that give a part of a time. */
const PARTS: Readonly<Record<string, TimePart['unit']>> = {
  year: 'year',
  isoyear: 'year',
  toyear: 'year',
  quarter: 'quarter',
  toquarter: 'quarter',
  month: 'month',
  tomonth: 'month',
  monthname: 'month',
  week: 'week',
  weekofyear: 'week',
  toisoweek: 'week',
  toweek: 'week',
  day: 'day',
  dayofmonth: 'day',
  dayofyear: 'day',
  todayofmonth: 'day',
  todayofyear: 'day',
  dayname: 'weekday',
  dayofweek: 'weekday',
  todayofweek: 'weekday',
  isodow: 'weekday',
  weekday: 'weekday',
  hour: 'hour',
  tohour: 'hour',
  minute: 'minute',
  tominute: 'minute',
};

/** Functions that give the start of a period. */
const STARTS: Readonly<Record<string, PeriodUnit>> = {
  tostartofyear: 'year',
  tostartofquarter: 'quarter',
  tostartofmonth: 'month',
  tostartofweek: 'week',
  tomonday: 'week',
  tostartofday: 'day',
  todate: 'day',
  date: 'day',
  tostartofhour: 'hour',
  tostartofminute: 'minute',
  toyyyymm: 'month',
  toyyyymmdd: 'day',
  yearweek: 'week',
  last_day: 'month',
  tolastdayofmonth: 'month',
};

/** From coarse to fine. */
const FINENESS = ['year', 'quarter', 'month', 'week', 'day', 'weekday', 'hour', 'minute'] as const;

/** What letters of a format print, by the function that takes them. */
const PERCENT: Readonly<Record<string, TimePart['unit']>> = {
  Y: 'year',
  y: 'year',
  G: 'year',
  m: 'month',
  b: 'month',
  B: 'month',
  d: 'day',
  e: 'day',
  j: 'day',
  W: 'week',
  U: 'week',
  V: 'week',
  a: 'weekday',
  A: 'weekday',
  u: 'weekday',
  w: 'weekday',
  H: 'hour',
  I: 'hour',
  k: 'hour',
  M: 'minute',
  Q: 'quarter',
  x: 'day',
  D: 'day',
  F: 'day',
  c: 'minute',
  h: 'hour',
  i: 'minute',
};
/** Those of Postgres, longest first. */
const WORDS = /IYYY|YYYY|YY|MONTH|MON|MM|DDD|DD|DAY|DY|ID|Q|IW|WW|HH24|HH12|HH|MI|D/gi;
const WORD_UNITS: Readonly<Record<string, TimePart['unit']>> = {
  IYYY: 'year',
  YYYY: 'year',
  YY: 'year',
  MONTH: 'month',
  MON: 'month',
  MM: 'month',
  DDD: 'day',
  DD: 'day',
  DAY: 'weekday',
  DY: 'weekday',
  ID: 'weekday',
  D: 'weekday',
  Q: 'quarter',
  IW: 'week',
  WW: 'week',
  HH24: 'hour',
  HH12: 'hour',
  HH: 'hour',
  MI: 'minute',
};

/** The period that an expression cuts a time to, seen through casts; undefined where it cuts none. */
export function timePartOf(e: Expression): TimePart | undefined {
  const inside = behindNames(e);
  switch (inside.kind) {
    case 'cast':
      return ofCast(inside.operand, inside.type);
    case 'call':
      return ofCall(inside);
    case 'binary':
      return ofBinary(inside.operator, inside.left, inside.right);
    case 'either': {
      const [first, ...others] = inside.parts.map(timePartOf);
      return first && others.every((other) => other?.unit === first.unit && other.cycle === first.cycle)
        ? first
        : undefined;
    }
    default:
      return undefined;
  }
}

export function periodOf(e: Expression): Period | undefined {
  const part = timePartOf(e);
  return part && { unit: part.unit === 'weekday' ? 'day' : part.unit, cycle: part.cycle };
}

function ofCast(operand: Expression, type: string): TimePart | undefined {
  const part = timePartOf(operand);
  if (part)
    return type === 'DATE' && (part.unit === 'hour' || part.unit === 'minute')
      ? { ...part, unit: 'day' }
      : part;
  return type === 'DATE' || type === 'DATE32' ? start('day', operand) : undefined;
}

const start = (unit: PeriodUnit, ...of: readonly (Expression | undefined)[]): TimePart => ({
  unit,
  cycle: false,
  of: of.filter((one) => one !== undefined),
});

/** A year alone is a point in time. */
const place = (unit: TimePart['unit'], ...of: readonly (Expression | undefined)[]): TimePart => ({
  unit,
  cycle: unit !== 'year',
  of: of.filter((one) => one !== undefined),
});

function ofCall({ name, args, over }: Call): TimePart | undefined {
  const [first, second] = args;
  if (!first || over) return undefined;
  if (PARTS[name] && args.length <= 2) return place(PARTS[name], first);
  if (STARTS[name]) return start(STARTS[name], first);
  switch (name) {
    case 'date_trunc':
    case 'datetrunc':
    case 'timestamp_trunc':
    case 'trunc':
    case 'time_bucket':
    case 'date_bin':
    case 'tostartofinterval': {
      // The unit comes first, or second in ClickHouse and BigQuery.
      const unit = [first, second].map((arg) => arg && startUnit(arg));
      if (unit[0]) return start(unit[0], second);
      return unit[1] && name !== 'trunc' ? start(unit[1], first) : undefined;
    }
    case 'extract':
    case 'date_part':
    case 'datepart': {
      const unit = unitNamed(first);
      return unit && second ? place(unit, second) : undefined;
    }
    case 'make_date':
      return ofMadeDate(args);
    case 'strftime':
    case 'to_char':
    case 'formatdatetime':
    case 'date_format':
    case 'format_date':
      return ofFormat(name, first, second);
    case 'concat':
    case 'concat_ws':
    case 'printf':
    case 'format':
      return together(args);
    case 'lpad':
    case 'upper':
    case 'lower':
    case 'initcap':
    case 'trim':
    case 'tostring':
    case 'min':
    case 'any_value':
      return timePartOf(first);
    case 'left':
    case 'substr':
    case 'substring':
      return ofStart(first, args);
    default:
      return isWrapping(name) ? timePartOf(first) : undefined;
  }
}

function unitNamed(e: Expression): TimePart['unit'] | undefined {
  const name = e.kind === 'literal' ? e.value : e.kind === 'column' || e.kind === 'base' ? e.name : undefined;
  return typeof name === 'string' ? UNITS[name.toLowerCase()] : undefined;
}

/** `'month'`, or the length of an interval: `3 MONTH` is a quarter. */
function startUnit(e: Expression): PeriodUnit | undefined {
  if (e.kind !== 'literal' || typeof e.value !== 'string') return undefined;
  const [, count = '1', word = ''] = /^(?:(\d+)\s*)?([a-z]+)$/i.exec(e.value.trim()) ?? [];
  const unit = UNITS[word.toLowerCase()];
  if (unit === undefined || unit === 'weekday') return undefined;
  if (unit === 'month' && count === '3') return 'quarter';
  if (unit === 'month' && count === '12') return 'year';
  return unit === 'day' && count === '7' ? 'week' : unit;
}

/** Its day or month being fixed says what it stands for. */
function ofMadeDate(args: readonly Expression[]): TimePart | undefined {
  const [year, month, day] = args;
  if (!year || !month || !day) return undefined;
  if (day.kind !== 'literal') return undefined;
  return month.kind === 'literal' ? start('year', year) : start('month', year, month);
}

function ofFormat(name: string, first: Expression, second: Expression | undefined): TimePart | undefined {
  const isText = (e: Expression | undefined): boolean => e?.kind === 'literal' && typeof e.value === 'string';
  const [time, format] = isText(first) && second ? [second, first] : [first, second];
  if (format?.kind !== 'literal' || typeof format.value !== 'string') return undefined;
  const text = format.value;
  const units = text.includes('%')
    ? [...text.matchAll(/%-?([a-z])/gi)].map(([, letter = '']) => PERCENT[letter])
    : name === 'to_char'
      ? [...text.matchAll(WORDS)].map(([word]) => WORD_UNITS[word.toUpperCase()])
      : [];
  return finest(units.flatMap((unit) => (unit ? [place(unit, time)] : [])));
}

/** What several parts make together: with a year it is a point in time. */
function finest(parts: readonly TimePart[]): TimePart | undefined {
  const whole = parts.some(({ cycle }) => !cycle);
  // The weekday of a date is no finer than the date.
  const days = parts.some(({ unit }) => unit === 'day');
  const own = parts.filter(({ unit }) => !(unit === 'weekday' && days));
  const last = own.toSorted((a, b) => FINENESS.indexOf(a.unit) - FINENESS.indexOf(b.unit)).at(-1);
  return last && { unit: last.unit, cycle: !whole, of: parts.flatMap(({ of }) => of) };
}

/** Parts of times with texts between them; undefined where something else is among them. */
function together(pieces: readonly Expression[]): TimePart | undefined {
  const parts: TimePart[] = [];
  for (const piece of pieces) {
    if (behindNames(piece).kind === 'literal') continue;
    const part = timePartOf(piece);
    if (!part) return undefined;
    parts.push(part);
  }
  return finest(parts);
}

function ofBinary(operator: string, left: Expression, right: Expression): TimePart | undefined {
  if (operator === '||') return together([left, right]);
  if (operator !== '+' && operator !== '-') return undefined;
  // year * 100 + month
  const factor = seenThrough(left);
  if (operator === '+' && factor.kind === 'binary' && factor.operator === '*') {
    const year = timePartOf(factor.left) ?? timePartOf(factor.right);
    const part = timePartOf(right);
    return year?.unit === 'year' && part ? finest([year, part]) : undefined;
  }
  // date_trunc('month', d) + INTERVAL 1 MONTH
  return right.kind === 'literal' && typeof right.value === 'string' ? timePartOf(left) : undefined;
}

/** `LEFT(CAST(d AS VARCHAR), 7)`: only a date is cast to a text and cut there. */
function ofStart(first: Expression, args: readonly Expression[]): TimePart | undefined {
  const inside = behindNames(first);
  if (inside.kind !== 'cast' || !isTextType(inside.type)) return undefined;
  const numbers = args.slice(1).map((arg) => (arg.kind === 'literal' ? arg.value : undefined));
  if (numbers.length === 2 && numbers[0] !== 1) return undefined;
  const unit = ({ 7: 'month', 10: 'day' } as const)[Number(numbers.at(-1))];
  return unit && start(unit, inside.operand);
}
