/** Intl objects cost some 20 µs to make and are asked for by every figure; they are kept, up to a bound. */
const MAX_KEPT = 400;

function kept<Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    let formatter = cache.get(key);
    if (!formatter) {
      if (cache.size >= MAX_KEPT) cache.clear();
      formatter = make(locale, options);
      cache.set(key, formatter);
    }
    return formatter;
  };
}

export const intl = {
  number: kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  date: kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
  list: kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options)),
  plural: kept((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  segments: kept((locale, options: Intl.SegmenterOptions) => new Intl.Segmenter(locale, options)),
};

/** The first formatter of a process takes milliseconds to make: what every call asks for is known without one. */
const valid = new Map<string, boolean>([['timeZoneUTC', true]]);

/** Whether Intl takes this locale, time zone or currency. A currency needs to be well-formed only. */
export function isValid(kind: 'locale' | 'timeZone' | 'currency', value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const key = kind + value;
  let known = valid.get(key);
  if (known === undefined) {
    try {
      if (kind === 'locale') Intl.getCanonicalLocales(value);
      else if (kind === 'timeZone') new Intl.DateTimeFormat('en', { timeZone: value });
      known = kind !== 'currency' || /^[A-Za-z]{3}$/.test(value);
    } catch {
      known = false;
    }
    if (valid.size >= MAX_KEPT) valid.clear();
    valid.set(key, known);
  }
  return known;
}
