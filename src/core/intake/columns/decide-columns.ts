import type { Pace } from '../../base/pace.js';
import type { ColumnContext, ColumnFinding } from './column-finding.js';
import { dateColumn } from './date-column.js';
import { ownDayOrder } from './day-order.js';
import { numberColumn } from './number-column.js';
import { foldedName, isIdName, isPhoneName, isVersionName } from '../roles/name-words.js';
import { numericDateColumn } from './numeric-date.js';
import type { TextTally } from './text-tally.js';
import { booleanColumn, textColumn } from './word-column.js';
import { timeColumn } from './time-column.js';

export interface DecideOptions {
  /** BCP 47: decides where nothing else does. */
  locale: string;
  /** The order of day and month, where a person said it. */
  dates?: 'dmy' | 'mdy' | undefined;
  pace: Pace;
}

export interface CountedColumn {
  name: string;
  tally: TextTally;
  typed: boolean;
  wanted?: ColumnContext['wanted'];
}

/** Decides what each of a table's columns of text is, on all their cells; columns that leave a choice take what the others have. */
export async function decideColumns(
  columns: readonly CountedColumn[],
  options: DecideOptions,
): Promise<ColumnFinding[]> {
  const shared = sharedContext(columns, options);
  const findings: ColumnFinding[] = [];
  for (const { name, tally, typed, wanted } of columns) {
    findings.push(await decideColumn(tally, { ...shared, name, typed, ...(wanted && { wanted }) }));
  }
  return findings;
}

async function decideColumn(tally: TextTally, context: ColumnContext): Promise<ColumnFinding> {
  const { counts } = tally;
  const values = tally.filled - counts.missing;
  const numbers = counts.whole + counts.point + counts.number;
  const dates = counts.day + counts.moment + counts.date;
  const wanted = context.wanted?.type;
  if (values === 0 || wanted === 'string') return textColumn(tally, context);
  const isMost = (count: number): boolean => count >= values * 0.9 && count > 0;
  if (wanted === undefined) {
    // What has types of its own writes numbers as numbers: digits alone are names there.
    const isDigits = counts.whole > 0 && counts.point + counts.number + dates === 0;
    if (context.typed && (isDigits || counts.code > 0)) return textColumn(tally, context);
    if (isVersionName(foldedName(context.name)) && counts.whole < values) return textColumn(tally, context);
    if (isPhoneName(foldedName(context.name)) && counts.point + dates === 0)
      return textColumn(tally, context);
    if (tally.plus === values && isIdName(foldedName(context.name))) return textColumn(tally, context);
    if (counts.code > 0 && isMost(numbers + counts.code)) return textColumn(tally, context);
  }
  const isMonthYear = tally.formats.has('M.Y') && dates + counts.point + counts.number > values * 0.9;
  if (wanted === 'date' || wanted === 'datetime' || isMonthYear || (isMost(dates) && dates >= numbers))
    return (await numericDateColumn(tally, context)) ?? dateColumn(tally, context);
  if (wanted === 'number' || isMost(numbers)) {
    return (wanted ? undefined : await numericDateColumn(tally, context)) ?? numberColumn(tally, context);
  }
  if (wanted === 'time' || isMost(counts.time)) return timeColumn(tally, context);
  return booleanColumn(tally, context) ?? textColumn(tally, context);
}

function sharedContext(
  columns: readonly CountedColumn[],
  { locale, dates, pace }: DecideOptions,
): Omit<ColumnContext, 'name' | 'typed'> {
  let [point, comma] = [0, 0];
  const orders = new Set<'dmy' | 'mdy'>();
  const negatives = new Map<number, number>();
  for (const { tally } of columns) {
    // In a column of months (10.2024) a point separates no decimals.
    if (tally.counts.word <= tally.filled * 0.1 && tally.counts.date === 0) {
      point += Math.sign(tally.signs.point);
      comma += Math.sign(tally.signs.comma);
    }
    const order = ownDayOrder(tally);
    if (order) orders.add(order);
    const [only, ...others] = [...tally.negatives];
    if (only !== undefined && others.length === 0)
      negatives.set(Number(only), (negatives.get(Number(only)) ?? 0) + 1);
  }
  const [order, ...otherOrders] = [...orders];
  return {
    decimal: point === comma ? undefined : point > comma ? '.' : ',',
    dayOrder: dates ?? (otherOrders.length === 0 ? order : undefined),
    locale,
    sharedNegatives: new Set(
      [...negatives].filter(([value, count]) => count > 1 && value % 100 === 0).map(([value]) => value),
    ),
    pace,
  };
}
