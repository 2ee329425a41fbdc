/**
 * Calendar text to engine numbers and back. DATE is days since 1970-01-01, TIMESTAMP microseconds since then in UTC,
 * both proleptic Gregorian as in the engine. `Date.UTC` rolls 30 February over to March, so the calendar is checked here.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:(Z|z)|([+-])(\d{2}):?(\d{2})?)?$/;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAY_MICROS = 86_400_000_000n;
const INFINITY_MICROS = 9_223_372_036_854_775_807n;

/** Days before 1970-01-01 are negative. Howard Hinnant's `days_from_civil`. */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  );
}

/** Days since 1970-01-01, or null where the calendar has no such day. Years 0001 to 9999. */
function civilDays(year: number, month: number, day: number): number | null {
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

/** Days and times of day repeat in most tables: looking them up takes a fifth of the time of parsing them again. */
function remembered(parse: (text: string) => number | null): (text: string) => number | null {
  const known = new Map<string, number | null>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = parse(text);
      if (known.size >= 20_000) known.clear();
      known.set(text, value);
    }
    return value;
  };
}

const daysOf = remembered((text) => {
  const match = DATE.exec(text);
  return match && civilDays(Number(match[1]), Number(match[2]), Number(match[3]));
});

/** Time of day with its zone → microseconds since that day's midnight in UTC. */
const timeMicros = remembered((text) => {
  const match = TIME.exec(text);
  if (!match) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  const [offsetHours, offsetMinutes] = [Number(match[7] ?? 0), Number(match[8] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || offsetHours > 15 || offsetMinutes > 59) return null;
  const offset = (offsetHours * 60 + offsetMinutes) * (match[6] === '-' ? -1 : 1);
  const micros = Number((match[4] ?? '').slice(0, 6).padEnd(6, '0'));
  return (hour * 3600 + (minute - offset) * 60 + second) * 1_000_000 + micros;
});

/** `YYYY-MM-DD` → days since 1970-01-01; null for anything else and for impossible dates. */
export function parseIsoDate(text: string): number | null {
  return text.length === 10 ? daysOf(text) : null;
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
  if (text.length < 16 || (text[10] !== 'T' && text[10] !== ' ')) return null;
  const days = daysOf(text.slice(0, 10));
  const micros = days === null ? null : timeMicros(text.slice(11));
  return days === null || micros === null ? null : epochMicros(days * 86_400, micros);
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
