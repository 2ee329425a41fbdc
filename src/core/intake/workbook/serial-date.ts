import { dateText } from '../../base/temporal.js';
import type { NumberFormat } from './number-format.js';

const DAY_SECONDS = 86_400;
/** 9999-12-31, behind which spreadsheets have no dates. */
const LAST_DAY = 2_958_465;

/**
 * A day, an instant or a time of day from the number that a spreadsheet keeps: days since 1900, or since 1904. Undefined for
 * numbers that are no dates.
 */
export function serialDate(serial: number, format: NumberFormat, since1904: boolean): string | undefined {
  const { kind, fraction = false } = format;
  if (!Number.isFinite(serial) || Math.abs(serial) > LAST_DAY) return undefined;
  const unit = fraction ? 1000 : 1;
  const total = Math.round(Math.abs(serial) * DAY_SECONDS * unit) / unit;
  if (kind === 'elapsed') return (serial < 0 ? '-' : '') + clock(total);
  if (serial < 0) return undefined;
  const days = Math.floor(total / DAY_SECONDS);
  const time = total - days * DAY_SECONDS;
  if (kind === 'time') return clock(time);
  if (kind === 'date') {
    // The day stays the same until its last moment, but for what binary fractions leave out.
    const day = Math.floor(Math.round(serial * 1e9) / 1e9);
    return day === 0 && serial > 0 && !since1904 ? clock(time) : dayName(day, since1904);
  }
  return `${dayName(days, since1904)}T${clock(time, true)}`;
}

const two = (number: number): string => String(number).padStart(2, '0');

function clock(total: number, withSeconds = false): string {
  const whole = Math.floor(total);
  const thousandths = Math.round((total - whole) * 1000);
  const seconds = whole % 60;
  let text = `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}`;
  if (withSeconds || seconds > 0 || thousandths > 0) text += `:${two(seconds)}`;
  return thousandths > 0 ? `${text}.${String(thousandths).padStart(3, '0')}` : text;
}

function dayName(days: number, since1904: boolean): string {
  // The calendar since 1900 has a day before the first, and a leap day that never was.
  if (!since1904 && days === 0) return '1900-01-00';
  if (!since1904 && days === 60) return '1900-02-29';
  if (since1904) return dateText(days - 24_107);
  return dateText(days - (days < 60 ? 25_568 : 25_569));
}
