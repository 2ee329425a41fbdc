import type { ColumnQuestion } from '../reading.js';
import type { ColumnContext } from './column-finding.js';
import type { TextTally } from './text-tally.js';
import { WITHOUT_FRACTIONS } from './units.js';

export interface DecimalSign {
  decimal: '.' | ',';
  /** Set where nothing but the locale decided. */
  question?: ColumnQuestion;
}

/**
 * The decimal sign of a column of numbers: by cells that leave no choice; else by what `1,234` can be among the column's other cells;
 * else by the table's other columns; else by the locale, which is asked about.
 */
export function decimalSign(tally: TextTally, context: ColumnContext): DecimalSign {
  const { format } = context.wanted ?? {};
  if (format) return { decimal: format === '.' || format === ',' ? format : decimalOf(format) };
  const { signs } = tally;
  if (signs.point + signs.comma > 0) return { decimal: signs.comma > signs.point ? ',' : '.' };
  const open = signs.ambiguousComma + signs.ambiguousPoint;
  if (open === 0) return { decimal: context.decimal ?? '.' };
  const mark = signs.ambiguousComma > signs.ambiguousPoint ? ',' : '.';
  const grouping = mark === ',' ? '.' : ',';
  if (groupsSurely(tally)) return { decimal: grouping };
  if (context.decimal) return { decimal: context.decimal };
  const decimal = decimalOf(context.locale);
  const choices = decimal === '.' ? ['.', ','] : [',', '.'];
  return { decimal, question: { what: 'number_format', choices } };
}

/** Whole numbers below a thousand occur without the sign and none above: decimals would not stop there. Or the currency has no fractions. */
function groupsSurely({ small, signs, units }: TextTally): boolean {
  const open = signs.ambiguousComma + signs.ambiguousPoint;
  if (small.below > 0 && small.from === 0 && open >= 3) return true;
  return [...units.keys()].some((unit) => WITHOUT_FRACTIONS.has(unit));
}

/** The decimal sign of a locale or language (`de`, `en-GB`). */
function decimalOf(locale: string): '.' | ',' {
  let parts: Intl.NumberFormatPart[] = [];
  try {
    parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  } catch {
    // No such locale.
  }
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
