import { loadCountryTable } from './map-outlines.js';
import type { KnownPlace, PlaceNames } from './place-names.js';

/** What else countries are called in data: short forms, former names, the forms of the World Bank, UN and IMF. */
const ALSO: Record<string, string> = {
  AE: 'Emirates', BA: 'Bosnia|Bosnia Herzegovina', BN: 'Brunei', BO: 'Bolivia Plurinational State of',
  BS: 'Bahamas', CD: 'DR Congo|DRC|Congo Kinshasa|Congo Dem Rep|Congo Democratic Republic of|Democratic Republic of Congo|Zaire',
  CF: 'Central African Rep|CAR', CG: 'Congo|Congo Brazzaville|Congo Rep|Republic of Congo', CN: 'PRC|Mainland China',
  CV: 'Cabo Verde', CZ: 'Czech Rep', DO: 'Dominican Rep', EG: 'Egypt Arab Rep', FK: 'Falkland Islands',
  FM: 'Micronesia|Micronesia Fed Sts', GB: 'Britain|United Kingdom of Great Britain and Northern Ireland', GM: 'Gambia',
  GR: 'EL|Hellas', HK: 'Hong Kong SAR|Hong Kong SAR China|Hong Kong China', IE: 'Republic of Ireland|Eire',
  IR: 'Iran Islamic Rep|Iran Islamic Republic of', KG: 'Kyrgyz Republic', KN: 'Saint Kitts',
  KP: 'DPRK|Korea North|Korea Dem People s Rep|Korea Democratic People s Republic of|Democratic People s Republic of Korea',
  KR: 'Korea|Korea South|Korea Rep', LA: 'Laos|Lao PDR', MD: 'Moldova|Republic of Moldova', MK: 'Macedonia|FYROM',
  MM: 'Burma', MO: 'Macau|Macao SAR|Macao SAR China|Macau SAR China', NL: 'Holland', PS: 'Palestinian Territories|Palestinian Territory|West Bank and Gaza|Palestine State of',
  RU: 'Russian Fed', SA: 'KSA', SH: 'Saint Helena Ascension and Tristan da Cunha', SK: 'Slovak Republic', ST: 'Sao Tome', SY: 'Syria',
  SZ: 'Swaziland', TL: 'East Timor', TR: 'Turkiye', TT: 'Trinidad', TW: 'Chinese Taipei', TZ: 'Tanzania United Republic of',
  US: 'America', VA: 'Vatican|Vatican City|Holy See', VC: 'Saint Vincent|St Vincent', VE: 'Venezuela RB|Venezuela Bolivarian Republic of',
  VG: 'British Virgin Islands', VI: 'US Virgin Islands|United States Virgin Islands', VN: 'Viet Nam', YE: 'Yemen Rep',
}; // prettier-ignore

/** A name without what writers differ in: case, accents, punctuation, "the", "&" and "St". */
export function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/&/gu, ' and ')
    .replace(/\./gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bthe\b/gu, ' ')
    .replace(/\bst\b/gu, 'saint')
    .replace(/ +/gu, ' ')
    .trim();
}

/** "Korea (Republic of)" and "Korea, Republic of" are the Republic of Korea; "Bolivia (Plurinational …)" is Bolivia. */
function* spellings(text: string): Generator<string> {
  yield keyOf(text);
  const [, first, rest] = /^([^,(]+)[,(] *([^)]+)\)?$/u.exec(text.trim()) ?? [];
  if (first === undefined || rest === undefined) return;
  yield keyOf(`${rest} ${first}`);
  // One Congo, one Korea and one set of islands of two would be a guess.
  if (!/^(?:congo|korea|virgin islands|saint martin)$/u.test(keyOf(first))) yield keyOf(first);
}

interface Table {
  codes: Map<string, KnownPlace>;
  names: Map<string, KnownPlace>;
}
let table: Promise<Table> | undefined;

async function readTable(): Promise<Table> {
  const codes = new Map<string, KnownPlace>();
  const names = new Map<string, KnownPlace>();
  for (const line of (await loadCountryTable()).split('\n')) {
    const [alpha2 = '', alpha3 = '', numeric = '', lon, lat, ...own] = line.split('|');
    const country: KnownPlace = { code: alpha2, id: numeric || alpha3, place: [Number(lon), Number(lat)] };
    for (const code of [alpha2, alpha3, numeric]) if (code !== '') codes.set(code, country);
    for (const name of [...own, ...(ALSO[alpha2]?.split('|') ?? [])]) names.set(keyOf(name), country);
  }
  return { codes, names };
}

/** Codes and names of countries, read at the first map; names in the language of `locale` as the platform knows them. */
export async function countryNames(locale: string): Promise<PlaceNames> {
  // A load that failed is tried again at the next map.
  table ??= readTable().catch((error: unknown) => {
    table = undefined;
    throw error;
  });
  const { codes, names } = await table;
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const nameOf = (alpha2: string): string | undefined => regions.of(alpha2);
  const byCode = (text: string): KnownPlace | undefined => {
    const code = text.trim().toUpperCase();
    return codes.get(/^\d{1,3}$/u.test(code) ? code.padStart(3, '0') : code);
  };
  let own: Map<string, KnownPlace> | undefined;
  const ownNames = (): Map<string, KnownPlace> => {
    own ??= new Map(
      [...codes.values()].flatMap((it) => {
        const name = nameOf(it.code);
        return name === undefined ? [] : [[keyOf(name), it] as const];
      }),
    );
    return own;
  };
  return {
    find(text) {
      const code = byCode(text);
      if (code !== undefined) return code;
      for (const key of spellings(text)) {
        const found = names.get(key) ?? ownNames().get(key);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    call: (country, text) =>
      byCode(text) === undefined && text.length > 3 ? text : (nameOf(country.code) ?? text),
  };
}
