/** Signs and codes of currencies → ISO 4217. Where a sign has several, the one that is most used. */
export const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      $: 'USD',
      US$: 'USD',
      '€': 'EUR',
      '£': 'GBP',
      '¥': 'JPY',
      円: 'JPY',
      元: 'CNY',
      '₹': 'INR',
      '₩': 'KRW',
    },
    ...{
      '₽': 'RUB',
      '₺': 'TRY',
      '₪': 'ILS',
      '฿': 'THB',
      '₫': 'VND',
      R$: 'BRL',
      A$: 'AUD',
      AU$: 'AUD',
      C$: 'CAD',
    },
    ...{
      CA$: 'CAD',
      NZ$: 'NZD',
      HK$: 'HKD',
      S$: 'SGD',
      MX$: 'MXN',
      'Fr.': 'CHF',
      kr: 'SEK',
      'kr.': 'DKK',
      zł: 'PLN',
    },
    ...{ Kč: 'CZK', Ft: 'HUF', lei: 'RON', euro: 'EUR', euros: 'EUR', Euro: 'EUR' },
    ...Object.fromEntries(
      (
        'USD EUR GBP JPY CNY INR KRW RUB TRY ILS THB VND BRL AUD CAD NZD HKD SGD MXN CHF SEK DKK NOK PLN CZK HUF RON ' +
        'BGN ISK ZAR AED SAR EGP ARS CLP COP PEN TWD IDR MYR PHP UAH'
      )
        .split(' ')
        .map((code) => [code, code]),
    ),
  }),
);

/** Currencies that are not written with fractions, so that a comma or point in them groups digits. */
export const WITHOUT_FRACTIONS: ReadonlySet<string> = new Set([
  'JPY',
  'KRW',
  'VND',
  'CLP',
  'ISK',
  'IDR',
  'HUF',
]);

/** Words for thousands, millions and milliards behind a number. */
export const MAGNITUDES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ k: 1e3, K: 1e3, tsd: 1e3, Tsd: 1e3, M: 1e6, Mio: 1e6, mio: 1e6, mln: 1e6, mn: 1e6, Mill: 1e6 },
    ...{ million: 1e6, millions: 1e6, B: 1e9, bn: 1e9, Mrd: 1e9, mrd: 1e9, mld: 1e9, billion: 1e9, md: 1e9 },
    ...{ 万: 1e4, 億: 1e8, 亿: 1e8 },
  }),
);

const UNIT =
  '%|€|\\$|£|¥|°\\s?[CFK]|m[²2³3]|km[²2]?|cm|mm|kg|g|mg|t|ha|l|ml|hl|kWh|MWh|GWh|kW|MW|GW|W|V|A|Hz|MHz|GHz|h|min|sec|s|ms|' +
  'days?|jours|Tage|dagen|giorni|días|dias|kB|MB|GB|TB|ppm|µg\\/m³|hPa|bar|km\\/h|m\\/s|t\\/ha|kg\\/m²|dB|lux|kcal|kJ|mph|ft|lbs?|oz|mi|' +
  '[A-Z]{3}|mio|Mio|Std\\.?|pcs|St(?:k|ück)\\.?';
const IN_BRACKETS = new RegExp(`[([](?:in |en |em )?(${UNIT})[)\\]]`, 'u');
const AT_END = new RegExp(`(?:^|[\\s_.,-])(?:in[\\s_]|en[\\s_]|em[\\s_])?(${UNIT})$`, 'u');
/** Ends of names that are units in snake_case and camelCase alone: `distance_km`, but not `Group A`. */
const TOO_SHORT = /^(?:g|t|l|h|s|A|V|W|m2|m3|mi|[A-Z]{3})$/;

/** The unit that a column's name states, as `%`, an ISO 4217 currency or written in its usual way (`km`, `°C`, `m²`). */
export function unitOfName(name: string): string | undefined {
  const bracketed = IN_BRACKETS.exec(name)?.[1];
  if (bracketed) return unitWritten(bracketed);
  if (/%/.test(name) || /(?:^|[_\s])(?:pct|percent|prozent|pourcent)(?:$|[_\s])/i.test(name)) return '%';
  const end = AT_END.exec(name)?.[1];
  if (!end || end === name) return undefined;
  if (/^[A-Z]{3}$/.test(end)) return CURRENCIES.has(end) ? end : undefined;
  if (TOO_SHORT.test(end) && !name.endsWith(`_${end}`)) return undefined;
  return unitWritten(end);
}

function unitWritten(unit: string): string | undefined {
  if (/^[A-Z]{3}$/.test(unit) || CURRENCIES.has(unit)) return CURRENCIES.get(unit);
  return unit
    .replace(/\s/g, '')
    .replace(/^(k?m)2$/, '$1²')
    .replace(/^m3$/, 'm³');
}
