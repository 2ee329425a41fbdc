import { timeOf } from '../frame/time-grain.js';
import type { Frame } from '../frame/frame.js';
import { filled } from './print-names.js';
import { monthsBetween } from './condition-spans.js';
import type { Voice } from './voice.js';

const DAY = 86_400_000;

/** "Against 2001": when the figure before was, where the SQL of both says when and nothing else does; empty otherwise. */
export function previousPeriod({ query, measure }: Frame, before: string, voice: Voice): string {
  const [now, then] = [measure?.column, before].map((column) =>
    column === undefined ? undefined : periodIn(query?.origin(column)?.text ?? '', voice),
  );
  return now === undefined || then === undefined || now === then
    ? ''
    : filled(voice.phrases.words.base.against, { value: then });
}

/** The one year, month or span of days that the conditions inside an expression name. */
function periodIn(text: string, voice: Voice): string | undefined {
  const days = [...new Set(text.match(/\d{4}-\d\d-\d\d/g))].toSorted();
  const years = new Set(text.replace(/\d{4}-\d\d-\d\d/g, '').match(/(?<![\d.])(?:19|20)\d\d(?![\d.])/g));
  const [from, to] = days;
  if (from === undefined)
    return years.size === 1 && /year|fy|jahr|année|annee|año|ano\b/i.test(text) ? [...years][0] : undefined;
  if (years.size > 0 || days.length > 2) return undefined;
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(voice.locale, { ...options, timeZone: 'UTC' });
  const start = timeOf(from);
  if (to === undefined) {
    const unit = /date_trunc\(\s*'(month|year)'/i.exec(text)?.[1]?.toLowerCase();
    if (start === undefined || unit === undefined) return undefined;
    return unit === 'year' ? from.slice(0, 4) : format({ month: 'long', year: 'numeric' }).format(start);
  }
  const bound = timeOf(to);
  if (start === undefined || bound === undefined) return undefined;
  const end = new RegExp(`<\\s*(?:DATE\\s*)?'${to}`, 'i').test(text) ? bound - DAY : bound;
  const last = new Date(end).toISOString().slice(0, 10);
  if (from.endsWith('-01-01') && last === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  return (
    monthsBetween(from, last, voice) ??
    format({ dateStyle: 'medium' }).formatRange(start, end).replaceAll('\u2009', ' ')
  );
}
