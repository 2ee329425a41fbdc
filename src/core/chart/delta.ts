import { cellOf } from './cells.js';
import type { Row } from '../query/types.js';
import type { ChartSpec } from './types.js';

/** Whether a change is good: a matter of what is measured, not only of its sign. */
export type Tone = 'positive' | 'negative' | 'neutral';

/**
 * The format of a change: `config.deltaFormat`, else a ratio as percent where the column says so, else the value's own
 * format with a sign.
 */
export function deltaFormat(spec: ChartSpec, column: string): string {
  const own = spec.config?.['deltaFormat'];
  if (typeof own === 'string' && own !== '') return own;
  if (/pct|percent|ratio|growth|rate/iu.test(column)) return 'percent:1,signed';
  // Between percentages from 0 to 100 lie points, which no percent format writes.
  const valueFormat = spec.config?.hundredths === true ? '' : (spec.config?.numberFormat ?? '');
  if (/^(percent|currency)/u.test(valueFormat)) {
    return valueFormat.includes('signed')
      ? valueFormat
      : `${valueFormat}${valueFormat.includes(':') ? ',' : ':'}signed`;
  }
  return 'signed';
}

/** What the row says of its change by word or number, else the sign of the change itself. */
export function toneOf(spec: ChartSpec, row: Row, direction: number): Tone {
  const said = spec.encoding.sentiment === undefined ? null : cellOf(row, spec.encoding.sentiment);
  const sentiment = typeof said === 'string' ? said.trim().toLowerCase() : said;
  if (sentiment === 'positive' || sentiment === 'good' || sentiment === 'up') return 'positive';
  if (sentiment === 'negative' || sentiment === 'bad' || sentiment === 'down') return 'negative';
  if (sentiment === 'neutral') return 'neutral';
  const sign = typeof sentiment === 'number' ? Math.sign(sentiment) : direction;
  return sign > 0 ? 'positive' : sign < 0 ? 'negative' : 'neutral';
}

/** A change as written, with its sign where the format gives none. */
export function withSign(content: string, value: number): string {
  if (value <= 0 || content.includes('+')) return content;
  // Marks of a language that runs from right to left come first, and one that keeps the sign before its number, as before a minus.
  const [marks = ''] = /^[\u200e\u200f]*/u.exec(content) ?? [];
  return marks === '' ? `+${content}` : `${marks}\u200e+${content.slice(marks.length)}`;
}
