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
    sqm: 'm²',
    cbm: 'm³',
    kmh: 'km/h',
    kph: 'km/h',
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
    '% ‰ °C °F m m² m³ km km² cm mm kg g mg µg t ha l ml hl kWh MWh GWh Wh kWp MWp kVA kW MW GW W V A Hz MHz GHz h min sec s ms days day jours Tage dagen giorni días dias ' +
    'mV kV mA kVA PS ch hp bhp in dBm rpm kB MB GB TB ppm ppb hPa bar km/h m/s t/ha kg/ha kg/m² µg/m³ mg/l g/l dB dBA lux kcal kJ MJ mph ft lbs lb oz mi pcs Std Stk Stück q mas PSU NTU pH mg/dL mmol/L µmol/L ng/mL pg/mL g/dL mmHg kPa mbar miles g/km l/100km U/L IU/L m³/h l/h l/s kg/h kg/m³ g/m³ mg/m³ W/m² kWh/m² kWh/kWp min/km min/mi km/s'
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
/** Names of what lasts, whatever else they say: `downtime_min` is in minutes. */
const LASTING =
  /time|dura|dauer|delay|wait|stop|still|parad|arr[eê]t|ferm|zeit|tijd|tiempo|temps(?!_?min$)|tempo|ritardo|retard|retras|atraso|versp|laufzeit|length of|los(?![a-z])|split|pace|handl|respon|resol|repair|lead(?![a-z])|(?:^|[_ ])stay/i;
/** What has a least value that people speak of: `temp_min` and `price_min` are the lowest, `handle_min` and `half_split_min` are in minutes. */
const LEAST =
  /temp(?!o)|price|preis|prix|preci|prezzo|salar|wage|(?:^|[_ ])pay$|rate$|value|wert|valeur|valor|amount|betrag|montant|cost|kosten|fare|fee$|order|stock|invent|bestand|qty|quant|menge|level|niveau|score|rating|note$|pressure|druck|press|speed|geschw|wind|gust|height|hoehe|höhe|depth|tiefe|width|size|weight|gewicht|humid|feucht|bid|offer|limit|thresh|(?:^|[_ ])age|alter|(?:^|[_ ])load|power|leistung|volt|spannung|current|dose|dew|visib|pulse|heart|spo2|range|bound|budget|rent|income|revenue|umsatz|sales|elev|altit|signal|rssi|(?:^|[_ ])ph$|conc|densi|capac|balance|saldo|count|number|anzahl|participants|players|guests|people|year|jahr|date|rooms|area|fläche|flaeche|experience|nights|spend|margin|discount|demand|supply|(?:^|[_ ])(?:t|x|y|z|v|p|hr|bp|bpm|val|min|max|y_?axis)$/i;

/** Whether a name that ends in `min` is in minutes, rather than the least of something. */
export const isInMinutes = (name: string): boolean => {
  const stem = /^(.+?)[\s_.-]+min\.?$/i.exec(name.trim())?.[1];
  return stem !== undefined && (LASTING.test(name) || !LEAST.test(stem));
};

/** Temperatures in Celsius and Fahrenheit, by what is warm or cold. */
const WARM =
  /temp|outdoor|indoor|outside|inside|ambient|dew|(?:^|[_ ])air|water|soil|oven|room|surface|coolant|body|heating|cooling|aussen|innen/i;
const IN_BRACKETS = /\s*[([](?:in |en |em )?([^()[\]]{1,8})[)\]]\s*[?:]?$/iu;
/** `wind_speed_m_s`, `alt_u_l`, `glucose_mg_dl`. */
const TWO_AT_END = /_([\p{L}µ]{1,4}\d?)_(\p{L}{1,4}[23]?|100km)$/iu;
/** `yield_t_per_ha`, `pace_min_per_km`, `price_eur_per_t`, `fuel_l_per_100_km`. */
const PER_AT_END = /[\s_]([^\s_]{1,8})[\s_]per[\s_](100[\s_]?km|[^\s_]{1,8})$/iu;
/** What a word for a length of time is part of: `sales_last_6_months`, `revenue_per_day`, `time_of_day`. */
const SPAN =
  /(?:\d|(?:^|[\s_])(?:last|past|next|prior|previous|rolling|trailing|of|per|pro|par|por|within))$/i;
const AT_END = /([\s_.,-])(?:(?:in|en|em)[\s_])?([^\s_.,-]{1,8})$/u;
const CAMEL_END = /(?<=\p{Ll})(\p{Lu}[\p{L}²³]{1,3})$/u;

/** A column's name and the unit that it states, as `%`, an ISO 4217 currency or written in its usual way (`km`, `°C`, `m²`). */
export function splitUnit(name: string): { name: string; unit?: string } {
  const bracketed = IN_BRACKETS.exec(name);
  const inBrackets = bracketed && unitWritten(bracketed[1] as string, name);
  if (inBrackets) return { name: name.slice(0, bracketed.index), unit: inBrackets };
  const two = TWO_AT_END.exec(name);
  const together = two && UNITS.get(`${two[1] as string}/${two[2] as string}`.toLowerCase());
  if (together) return { name: name.slice(0, two.index), unit: together };
  const per = PER_AT_END.exec(name);
  const quotient = per && perUnit(per[1] as string, per[2] as string);
  if (quotient) return { name: name.slice(0, per.index), unit: quotient };
  if (/%/.test(name) || /(?:^|[_\s])(?:pct|percent|prozent|pourcent)(?:$|[_\s])|Pct$/i.test(name))
    return { name, unit: '%' };
  const end = AT_END.exec(name);
  const [, mark = '', word = ''] = end ?? [];
  const isUnit = end && (mark === '_' || !(SINGLE.test(word) || SHORT_WORD.test(word)));
  const isLeast = word.toLowerCase() === 'min' && !isInMinutes(name);
  const isSpan = end !== null && SPAN.test(name.slice(0, end.index));
  const unit = isUnit && !isLeast && !isSpan ? unitWritten(word, name) : undefined;
  if (end && unit) return { name: name.slice(0, end.index), unit };
  const camel = CAMEL_END.exec(name);
  const last = camel && UNITS.get((camel[1] as string).toLowerCase());
  const stem = camel ? name.slice(0, camel.index) : '';
  return camel && last && !(last === 'min' && !isInMinutes(`${stem}_min`))
    ? { name: stem, unit: last }
    : { name };
}

/** `t` per `ha` is `t/ha`, `eur` per `unit` is `EUR/unit`; undefined where the first is no unit, or the second is none of an amount. */
function perUnit(above: string, below: string): string | undefined {
  const money = CURRENCIES.get(above.length === 3 ? above.toUpperCase() : above);
  const unit = UNITS.get(above.toLowerCase());
  const of = /^100/.test(below) ? '100 km' : UNITS.get(below.toLowerCase());
  if (money !== undefined) return `${money}/${of ?? below}`;
  return unit !== undefined && of !== undefined ? `${unit}/${of}` : undefined;
}

function unitWritten(text: string, name: string): string | undefined {
  const word = text.replace(/\s/g, '').replace(/\.$/, '');
  if (CURRENCIES.has(word)) return CURRENCIES.get(word);
  const [money = '', per] = word.split('/');
  if (per && CURRENCIES.has(money))
    return `${CURRENCIES.get(money) as string}/${UNITS.get(per.toLowerCase()) ?? per}`;
  if (/^[CF]$/i.test(word) && WARM.test(name)) return `°${word.toUpperCase()}`;
  if (/^d$/i.test(word) && LASTING.test(name)) return 'days';
  // `(M)` means millions, unless all of the name is in capitals.
  if (word === 'M' && name !== name.toUpperCase()) return undefined;
  return UNITS.get(word.toLowerCase());
}

/** Whether a unit is a currency: an ISO 4217 code. */
export const isCurrencyUnit = (unit: string | undefined): unit is string =>
  unit !== undefined && /^[A-Z]{3}$/.test(unit);
