import type { NumberFormat } from './number-format.js';
import { serialDate } from './serial-date.js';

/** The text of a number as its format shows it, in one spelling for all languages. */
export function numberCellText(raw: string, format: NumberFormat, since1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || Number.isNaN(value)) return raw.trim();
  const { kind, currency, digits } = format;
  if (kind === 'percent') return `${plainNumber(value * 100)}%`;
  if (kind !== 'number') return serialDate(value, format, since1904) ?? plainNumber(value);
  if (digits !== undefined && /^\d+$/.test(raw)) return raw.padStart(digits, '0');
  // Whole numbers keep their digits, however many: they may be names of things.
  const text = /^-?[1-9]\d*$/.test(raw) ? raw : plainNumber(value);
  return currency === undefined ? text : `${text} ${currency}`;
}

/** Fifteen digits, as spreadsheets have; the others are traces of binary fractions. */
function plainNumber(value: number): string {
  const short = String(value);
  const text = short.length <= 16 ? short : String(Number(value.toPrecision(15)));
  // Three digits behind the point could be read as thousands; four cannot.
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A date that is kept as text (ISO 8601), by what its format shows. */
export function isoCellText(raw: string, { kind }: NumberFormat): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?Z?$/.exec(raw.trim()) ?? [];
  if (day === undefined) return time ?? raw;
  const isDay = kind === 'date' || time === undefined || (kind !== 'datetime' && /^[0:.]+$/.test(time));
  return isDay ? day : `${day}T${time}`;
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
