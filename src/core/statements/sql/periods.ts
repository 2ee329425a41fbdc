import type { Call, Expression } from './ast.js';
import { behindNames, isTextType, isWrapping, seenThrough } from './see-through.js';
import { FINENESS, partOf, startOf, unitOf, unitsPrinted, type TimeUnit } from './time-units.js';
import type { Period, PeriodUnit } from './types.js';

/** As `Period`, with the weekday told apart from the day, and the time that is cut. */
export interface TimePart {
  unit: TimeUnit;
  cycle: boolean;
  /** It is a date or time itself, where the period starts, not a number or name of it. */
  isStart?: true;
  of: readonly Expression[];
}

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
  isStart: true,
  of: of.filter((one) => one !== undefined),
});

/** A year alone is a point in time. */
const place = (unit: TimeUnit, ...of: readonly (Expression | undefined)[]): TimePart => ({
  unit,
  cycle: unit !== 'year',
  of: of.filter((one) => one !== undefined),
});

function ofCall({ name, args, over }: Call): TimePart | undefined {
  const [first, second] = args;
  if (!first || over) return undefined;
  const part = partOf(name);
  if (part && args.length <= 2) return place(part, first);
  const starts = startOf(name);
  if (starts) return start(starts, first);
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

function unitNamed(e: Expression): TimeUnit | undefined {
  const name = e.kind === 'literal' ? e.value : e.kind === 'column' || e.kind === 'base' ? e.name : undefined;
  return typeof name === 'string' ? unitOf(name) : undefined;
}

/** `'month'`, or the length of an interval: `3 MONTH` is a quarter. */
function startUnit(e: Expression): PeriodUnit | undefined {
  if (e.kind !== 'literal' || typeof e.value !== 'string') return undefined;
  const [, count = '1', word = ''] = /^(?:(\d+)\s*)?([a-z]+)$/i.exec(e.value.trim()) ?? [];
  const unit = unitOf(word);
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
  return finest(unitsPrinted(format.value, name === 'to_char').map((unit) => place(unit, time)));
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
