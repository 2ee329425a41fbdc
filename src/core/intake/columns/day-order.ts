import type { ColumnQuestion } from '../reading.js';
import type { ColumnContext } from './column-finding.js';
import { dateDays, dateText, isOrderOpen, type DayOrder } from './date-text.js';
import type { TextTally } from './text-tally.js';

/** Rows that show whether a column is in order. */
const ENOUGH = 20_000;

export interface FoundOrder {
  order: DayOrder;
  /** Set where nothing but the locale decided. */
  question?: ColumnQuestion;
}

/** What a column's own cells say of the order of day and month: a number above twelve is a day. */
export function ownDayOrder({ openOrder }: TextTally): DayOrder | undefined {
  if (openOrder.first > 12 && openOrder.second <= 12) return 'dmy';
  return openOrder.second > 12 && openOrder.first <= 12 ? 'mdy' : undefined;
}

/**
 * Whether the day or the month comes first: by all cells of the column; by the order of its rows; by the table's other columns; else by
 * the locale, which is asked about.
 */
export async function dayOrderOf(tally: TextTally, context: ColumnContext): Promise<FoundOrder> {
  const { wanted } = context;
  if (wanted?.format === 'dmy' || wanted?.format === 'mdy') return { order: wanted.format };
  const own = ownDayOrder(tally);
  if (own) return { order: own };
  if (![...tally.formats.keys()].some(isOrderOpen)) return { order: 'dmy' };
  const counted = await countOrders(tally, context);
  if (counted) return { order: counted };
  if (context.dayOrder) return { order: context.dayOrder };
  const order = orderOfLocale(context.locale);
  return {
    order,
    question: { what: 'date_order', choices: order === 'dmy' ? ['dmy', 'mdy'] : ['mdy', 'dmy'] },
  };
}

/** The order in which more days exist, or else in which the rows are sorted. */
async function countOrders(tally: TextTally, { pace }: ColumnContext): Promise<DayOrder | undefined> {
  const failed = { dmy: 0, mdy: 0 };
  const turns = { dmy: 0, mdy: 0 };
  const falls = { dmy: 0, mdy: 0 };
  const last = { dmy: NaN, mdy: NaN };
  let [seen, changes] = [0, 0];
  for (let row = 0; row < tally.rowCount && seen < ENOUGH; row += 1) {
    if (row % 1024 === 0 && pace.spent) await pace.turn(1);
    const cell = tally.read(row);
    const found = typeof cell === 'string' ? dateText(cell.trim()) : undefined;
    if (!found || !isOrderOpen(found.format)) continue;
    seen += 1;
    for (const order of ['dmy', 'mdy'] as const) {
      const days = dateDays(found, order);
      if (days === null) failed[order] += 1;
      else {
        if (days < last[order]) falls[order] += 1;
        if (days > last[order]) turns[order] += 1;
        if (order === 'dmy' && days !== last.dmy) changes += 1;
        last[order] = days;
      }
    }
  }
  if (failed.dmy !== failed.mdy) return failed.dmy < failed.mdy ? 'dmy' : 'mdy';
  const isSorted = (order: DayOrder): boolean => falls[order] === 0 || turns[order] === 0;
  if (changes < 4 || isSorted('dmy') === isSorted('mdy')) return undefined;
  return isSorted('dmy') ? 'dmy' : 'mdy';
}

function orderOfLocale(locale: string): DayOrder {
  try {
    const [first] = new Intl.DateTimeFormat(locale).formatToParts(new Date(0));
    return first?.type === 'month' ? 'mdy' : 'dmy';
  } catch {
    return 'dmy';
  }
}
