import { isPlural, singular } from './english-nouns.js';
import { capitalized, readableName } from './names.js';

/** What an export, a copy, a layer or a system of two letters of a warehouse adds to the name of a table. */
const BEFORE =
  /^(?:(?!(?:us|uk|eu|ad|tv|it|hr|pc|pr|qa|ev|ai|vc|b2)_)[a-z]{2}(?=_\p{L}{4})|t|tbl|tb|dim|fact|fct|stg|raw|v|vw|mv|export|exported|fr-en|copy[_ ]of|final)[_\s-]+/iu;
const BEHIND =
  /[_\s-]+(?:export(?:ed)?|extract|dump|download|backup|final|latest|new|clean(?:ed)?|raw|copy|tbl|table|long|v\d+|\(\d+\))$/i;
/** What the rows were put together as, and when. */
const COLLECTED = /[_\s-]+(?:snapshot|data|dataset|list|report|log|register|details)$/i;
const DATED = /[_\s-]+((?:19|20)\d\d)(?:[-_ ]?(0[1-9]|1[0-2])(?:[-_ ]?(0[1-9]|[12]\d|3[01]))?)?$/;

/** A name without what the patterns match at its ends, of which something stays. */
function without(name: string, patterns: readonly RegExp[]): string {
  const short = patterns.reduce((left, pattern) => left.replace(pattern, '') || left, name);
  return short === name ? name : without(short, patterns);
}

/** So many words are what a file is called, and no noun. */
const MOST_WORDS = 3;

/** `COUNT(*) FROM fct_orders_v2` counts orders; empty where the table's name is no plural. */
export function countedThings(name = ''): string {
  const things = readableName(without(name.trim(), [BEFORE, BEHIND, COLLECTED, DATED]));
  const isName = things.split(' ').length <= MOST_WORDS && !/\d/.test(things);
  return isName && isPlural(things) ? things : '';
}

/** Names that say of how much, and not of what. */
const VAGUE = /^(?:amount|amt|total|sum|value)$/i;

/** `total` of invoices is the invoice total. */
export const amountOf = (noun: string, things: string): string =>
  things !== '' && VAGUE.test(noun) ? `${singular(things)} ${noun.toLowerCase()}` : noun;

/** A table's name as the title of a deck: `stock_snapshot_2025-10-31` → "Stock snapshot, October 31, 2025", `inspections_export` → "Inspections". */
export function tableTitle(name: string, locale: string): string {
  const bare = without(name.trim(), [BEFORE, BEHIND]);
  const [, year, month, day] = DATED.exec(bare) ?? [];
  if (year === undefined || month === undefined) return capitalized(readableName(bare));
  const format = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(day === undefined ? {} : { day: 'numeric' }),
  } as const);
  const when = format.format(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  return `${capitalized(readableName(without(bare, [DATED, BEHIND])))}, ${when}`;
}
