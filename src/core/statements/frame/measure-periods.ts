import { foldedName } from '../../intake/roles/name-words.js';
import type { ColumnOrigin } from '../sql/types.js';

/** What tells two columns of one quantity: `sales_2023` and `sales_2024` are one; base pay and score are two. */
export function quantityOf(name: string, origin: ColumnOrigin | undefined): string {
  const bare = foldedName(name)
    .split(' ')
    .filter((word) => !PERIOD_WORD.test(word))
    .join(' ');
  return `${origin?.aggregation ?? ''} ${bare}`.trim();
}

export const isPeriodName = (name: string): boolean =>
  foldedName(name)
    .split(' ')
    .some((word) => PERIOD_WORD.test(word));

/** A name without a period, and a condition without a time, make groups of the rows: members and others. */
export function isOfPeriod(column: string, origin: ColumnOrigin | undefined): boolean {
  const named = isPeriodName(column);
  const condition = origin?.condition;
  return (
    named ||
    condition === undefined ||
    /\b(?:19|20)\d\d\b|year|quarter|month|week|date|day|time/i.test(condition)
  );
}

export const PERIOD_WORD =
  /^(?:\d{1,4}|q[1-4]|[hs][12]|fy\d*|before|after|old|new|prev|previous|prior|last|current|now|this|then|start|end|first|ly|ty|py|cy|from|to|vorher|nachher|alt|neu|vorjahr|aktuell|avant|apres|ancien|nouveau|antes|despues|depois|anterior|actual|atual|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|year|month|jahr|annee|ano)$/;
