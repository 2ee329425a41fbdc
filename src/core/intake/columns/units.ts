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

const CURRENCY_CODES: ReadonlySet<string> = new Set(CURRENCIES.values());

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

/** Words for units → their signs. */
const WRITTEN_OUT: [string, string][] = Object.entries({
  ...{
    hours: 'h',
    hrs: 'h',
    heures: 'h',
    stunden: 'h',
    horas: 'h',
    ore: 'h',
    uren: 'h',
    時間: 'h',
    小时: 'h',
  },
  ...{ minutes: 'min', mins: 'min', minuten: 'min', minutos: 'min', minuti: 'min', 分: 'min', 分钟: 'min' },
  ...{ seconds: 's', secs: 's', sekunden: 's', secondes: 's', segundos: 's', secondi: 's', 秒: 's' },
  ...{
    inch: 'in',
    inches: 'in',
    zoll: 'in',
    pouces: 'in',
    руб: 'RUB',
    celsius: '°C',
    fahrenheit: '°F',
    '℃': '°C',
    '℉': '°F',
    sqft: 'sq ft',
  },
  ...{
    meter: 'm',
    metres: 'm',
    meters: 'm',
    kilometer: 'km',
    liter: 'l',
    litres: 'l',
    liters: 'l',
    tonnes: 't',
    tonnen: 't',
  },
});

/** Units as they are usually written. */
const UNITS: ReadonlyMap<string, string> = new Map(
  (
    '% ‰ °C °F m m² m³ km km² cm mm kg g mg µg t ha l ml hl kWh MWh GWh Wh kW MW GW W V A Hz MHz GHz h min sec s ms days day jours Tage dagen giorni días dias ' +
    'mV kV mA kVA PS ch hp bhp in dBm rpm kB MB GB TB ppm ppb hPa bar km/h m/s t/ha kg/ha kg/m² µg/m³ mg/l g/l dB dBA lux kcal kJ MJ mph ft lbs lb oz mi pcs Std Stk Stück q mas PSU NTU pH mg/dL mmol/L µmol/L ng/mL pg/mL g/dL mmHg kPa mbar miles g/km l/100km'
  )
    .split(' ')
    .map((unit): [string, string] => [unit, unit])
    .concat(WRITTEN_OUT)
    .flatMap(([word, unit]) => [
      [word.toLowerCase(), unit],
      [word.toLowerCase().replace('²', '2').replace('³', '3'), unit],
    ]),
);
/** Single letters are units in brackets and in snake_case alone: `distance_m`, but not `Group A`; of small ones some are units anyway. */
const SINGLE = /^(?![mtglh]$)[a-z]$/i;
/** Whether what is behind a number is a unit that people use, rather than a part of a code (`12E`). */
export const isKnownUnit = (unit: string): boolean =>
  CURRENCY_CODES.has(unit) || UNITS.has(unit.toLowerCase());

/** Units that are words of other kinds as well: `Sign in`, `Ps`. */
const SHORT_WORD = /^(?:in|ch|ps|mi|lb|ore)$/i;
/** Names of what lasts: `downtime_min` is in minutes, `temp_min` is the lowest. */
const LASTING =
  /time|dura|dauer|delay|wait|stop|still|parad|arr[eê]t|ferm|zeit|tijd|tiempo|temps|tempo|ritardo|retard|retras|atraso|versp|laufzeit|length of/i;
const IN_BRACKETS = /\s*[([](?:in |en |em )?([^()[\]]{1,8})[)\]]\s*[?:]?$/iu;
/** `wind_speed_m_s`. */
const PER_SECOND = /_(k?m)_(s|h)$/i;
const AT_END = /([\s_.,-])(?:(?:in|en|em)[\s_])?([^\s_.,-]{1,8})$/u;
const CAMEL_END = /(?<=\p{Ll})(\p{Lu}[\p{L}²³]{1,3})$/u;

/** A column's name and the unit that it states, as `%`, an ISO 4217 currency or written in its usual way (`km`, `°C`, `m²`). */
export function splitUnit(name: string): { name: string; unit?: string } {
  const bracketed = IN_BRACKETS.exec(name);
  const inBrackets = bracketed && unitWritten(bracketed[1] as string, name);
  if (inBrackets) return { name: name.slice(0, bracketed.index), unit: inBrackets };
  const speed = PER_SECOND.exec(name);
  if (speed) return { name: name.slice(0, speed.index), unit: `${speed[1]}/${speed[2]}` };
  if (/%/.test(name) || /(?:^|[_\s])(?:pct|percent|prozent|pourcent)(?:$|[_\s])|Pct$/i.test(name))
    return { name, unit: '%' };
  const end = AT_END.exec(name);
  const [, mark = '', word = ''] = end ?? [];
  const isUnit = end && (mark === '_' || !(SINGLE.test(word) || SHORT_WORD.test(word)));
  const isLeast = word.toLowerCase() === 'min' && !LASTING.test(name);
  const unit = isUnit && !isLeast ? unitWritten(word, name) : undefined;
  if (end && unit) return { name: name.slice(0, end.index), unit };
  const camel = CAMEL_END.exec(name);
  const last = camel && UNITS.get((camel[1] as string).toLowerCase());
  return camel && last ? { name: name.slice(0, camel.index), unit: last } : { name };
}

function unitWritten(text: string, name: string): string | undefined {
  const word = text.replace(/\s/g, '').replace(/\.$/, '');
  if (CURRENCIES.has(word)) return CURRENCIES.get(word);
  const [money = '', per] = word.split('/');
  if (per && CURRENCIES.has(money))
    return `${CURRENCIES.get(money) as string}/${UNITS.get(per.toLowerCase()) ?? per}`;
  if (/^[CF]$/.test(word) && /temp/i.test(name)) return `°${word}`;
  // `(M)` means millions, unless all of the name is in capitals.
  if (word === 'M' && name !== name.toUpperCase()) return undefined;
  return UNITS.get(word.toLowerCase());
}
