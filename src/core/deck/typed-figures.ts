import { findLiterals } from '../template/index.js';
import { scan } from '../template/scan.js';
import { isCalendarYear } from './calendar-year.js';

/** A place in a template, in UTF-16 units, and what stands there. */
export interface Stretch {
  pos: number;
  end: number;
  text: string;
}

/**
 * Figures that stand as text. Findings beside each other, such as "$", "5" and "million", are one figure. The unit of a computed
 * difference is none, nor is a year that says when.
 */
export function typedFigures(text: string, locale: string, allowed: readonly string[]): Stretch[] {
  const figures: Stretch[] = [];
  const computed = scan(text).filter(({ kind }) => kind === 'placeholder');
  for (const { pos, end } of findLiterals(text, { locale, allowed })) {
    if (POINTS.test(text.slice(pos, end)) && computed.some((one) => text.slice(one.end, pos) === ' '))
      continue;
    const last = figures.at(-1);
    const joins = last !== undefined && text.slice(last.end, pos).trim() === '';
    const from = joins ? last.pos : pos;
    if (joins) figures.pop();
    figures.push({ pos: from, end, text: text.slice(from, end) });
  }
  return figures.filter(({ pos, end }) => !isCalendarYear(text, pos, end));
}

/** Behind a difference of two percentages. */
const POINTS = /^percentage points?$/iu;
