/**
 * Calendar text to engine numbers and back. DATE is days since 1970-01-01, TIMESTAMP microseconds since then in UTC,
 * both proleptic Gregorian as in the engine. `Date.UTC` rolls 30 February over to March, so the calendar is checked here.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:(Z|z)|([+-])(\d{2}):?(\d{2})?)?$/;

const ZERO = 48;
const HYPHEN = 45;
const COLON = 58;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAY_MICROS = 86_400_000_000n;
const INFINITY_MICROS = 9_223_372_036_854_775_807n;

/** Days before 1970-01-01 are negative. After Howard Hinnant's `days_from_civil`, in integers since no year is below 1. */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const century = (y / 100) | 0;
  const monthDays = ((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) | 0;
  return y * 365 + (y >> 2) - century + (century >> 2) + monthDays + day - 719_469;
}

/** Days since 1970-01-01, or null where the calendar has no such day. Years 0001 to 9999. */
export function civilDays(year: number, month: number, day: number): number | null {
  if (year < 1 || month < 1 || month > 12 || day < 1) return null;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day > (MONTH_DAYS[month - 1] as number) + (leap ? 1 : 0) ? null : daysFromCivil(year, month, day);
}

/** True for text that is written like an ISO date, whether or not the day exists. */
export function looksLikeDate(text: string): boolean {
  return (
    DATE.test(text) ||
    (DATE.test(text.slice(0, 10)) && /^[T ]/.test(text.slice(10)) && TIME.test(text.slice(11)))
  );
}

/** The two digits at `at` as a number; negative where they are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -100;
}

/** The day that the first ten characters are. By hand: a million moments are read in a tenth of the time of a regular expression. */
function dayOf(text: string): number | null {
  if (text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return null;
  const century = twoDigits(text, 0);
  const year = twoDigits(text, 2);
  return century < 0 || year < 0
    ? null
    : civilDays(century * 100 + year, twoDigits(text, 5), twoDigits(text, 8));
}

/** `YYYY-MM-DD` → days since 1970-01-01; null for anything else and for impossible dates. */
export function parseIsoDate(text: string): number | null {
  return text.length === 10 ? dayOf(text) : null;
}

/** Seconds and microseconds → microseconds: a number while it is exact (years 1684 to 2255), which is faster, else a bigint. */
export function epochMicros(seconds: number, micros = 0): number | bigint {
  const total = seconds * 1_000_000 + micros;
  return Number.isSafeInteger(total) ? total : BigInt(seconds) * 1_000_000n + BigInt(micros);
}

/**
 * ISO 8601 date and time → microseconds since 1970-01-01 in UTC; null for anything else.
 * Text without a zone is taken as UTC; digits beyond the microsecond are cut off.
 */
export function parseIsoDateTime(text: string): number | bigint | null {
  if (text.length < 16 || (text[10] !== 'T' && text[10] !== ' ') || text.charCodeAt(13) !== COLON)
    return null;
  const days = dayOf(text);
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  let second = 0;
  let micros = 0;
  let at = 16;
  if (text.charCodeAt(at) === COLON) {
    second = twoDigits(text, 17);
    at = 19;
    if (text[at] === '.' || text[at] === ',') {
      const start = (at += 1);
      let unit = 100_000;
      for (let digit = text.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; unit /= 10) {
        if (unit >= 1) micros += digit * unit;
        at += 1;
        digit = text.charCodeAt(at) - ZERO;
      }
      if (at === start || at > start + 9) return null;
    }
  }
  const offset = zoneMinutes(text, at);
  if (days === null || offset === null) return null;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return null;
  return epochMicros(days * 86_400 + hour * 3600 + (minute - offset) * 60 + second, micros);
}

/** Minutes east of UTC that the rest of the text says: nothing, `Z`, `+02`, `+0200` or `+02:00`; null for anything else. */
function zoneMinutes(text: string, at: number): number | null {
  if (at === text.length) return 0;
  const sign = text[at];
  if (sign === 'Z' || sign === 'z') return at + 1 === text.length ? 0 : null;
  if (sign !== '+' && sign !== '-') return null;
  const hours = twoDigits(text, at + 1);
  let minutes = 0;
  if (at + 3 < text.length) {
    const place = text.charCodeAt(at + 3) === COLON ? at + 4 : at + 3;
    if (place + 2 !== text.length) return null;
    minutes = twoDigits(text, place);
  }
  if (hours < 0 || hours > 15 || minutes < 0 || minutes > 59) return null;
  return (hours * 60 + minutes) * (sign === '-' ? -1 : 1);
}

/** Days since 1970-01-01 → `YYYY-MM-DD`; years outside 0000–9999 in ISO's expanded form (`+12345-01-01`). */
export function dateText(days: number): string {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const yearText =
    year >= 0 && year <= 9999
      ? String(year).padStart(4, '0')
      : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
  return `${yearText}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Time of day in units of 10^-digits s → `HH:MM:SS[.fraction]` without trailing zeros. */
export function timeText(value: bigint, digits = 6): string {
  const scale = 10n ** BigInt(digits);
  const seconds = Number(value / scale);
  const two = (part: number) => String(part).padStart(2, '0');
  const fraction =
    digits === 0
      ? ''
      : String(value % scale)
          .padStart(digits, '0')
          .replace(/0+$/, '');
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction ? `${clock}.${fraction}` : clock;
}

/** Units of 10^-digits s since 1970-01-01 → ISO date and time without zone; the engine's infinities → null. */
export function timestampText(value: bigint, digits = 6): string | null {
  if (value >= INFINITY_MICROS || value <= -INFINITY_MICROS) return null;
  const perDay = (DAY_MICROS * 10n ** BigInt(digits)) / 1_000_000n;
  let days = value / perDay;
  let rest = value % perDay;
  if (rest < 0n) {
    rest += perDay;
    days -= 1n;
  }
  return `${dateText(Number(days))}T${timeText(rest, digits)}`;
}

/** Units of 10^-digits s → microseconds; what is finer than one is cut off, towards the past. */
export function timestampMicros(digits: number): (value: number | bigint) => bigint {
  if (digits === 6) return BigInt;
  if (digits < 6) {
    const times = 10n ** BigInt(6 - digits);
    return (value) => BigInt(value) * times;
  }
  const parts = 10n ** BigInt(digits - 6);
  return (value) => {
    const rest = BigInt(value) % parts;
    return (BigInt(value) - rest) / parts - (rest < 0n ? 1n : 0n);
  };
}
