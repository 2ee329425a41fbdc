import { plural } from './english-nouns.js';
import { readableName } from './names.js';
import { namedUnit } from './units.js';

/** Participles without their ending, and words that only say how things are. */
const IRREGULAR =
  'paid|unpaid|sold|unsold|lost|won|sent|made|held|kept|built|drawn|grown|known|shown|taken|given|written|spent|met|left|broken|driven|flown|caught|fed|done|bought|brought|taught|withdrawn|upheld|overdue|outstanding|active|inactive|open|idle|late|available|unavailable|pending|eligible|billable|resolved';
/** Ends as participles do, and is none. */
const NOUNS_IN_ED =
  /^(?:speed|feed|seed|need|bed|shed|weed|breed|deed|red|hundred|moped|seabed|watershed|greed|reed|creed|newsfeed|airspeed|led|embed)s?$/i;

const PARTICIPLE = new RegExp(`^(?:[\\p{L}-]{2,}ed|${IRREGULAR})$`, 'iu');

/** `enrolled`, `paid`, `open`: says how things are, and not what they are. */
export const isParticiple = (word: string): boolean => PARTICIPLE.test(word) && !NOUNS_IN_ED.test(word);

/** What is measured in a unit, where a name says only what became of it: `irrigated` in hectares is an area. */
const QUANTITIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:ha|m²|km²|sq ft)$/, 'area'],
  [/^[kMGT]?Wh$|^[kM]J$|^kcal$/, 'energy'],
  [/^(?:m³|l|hl|ml)$/, 'volume'],
  [/^(?:kg|g|t|mg|lbs|lb)$/, 'weight'],
  [/^(?:h|min|sec|s|ms)$/, 'time'],
  [/^(?:km|mi|miles)$/, 'distance'],
];
/** `age_years`, `tenure_months` */
const IN_YEARS = /^((?:.* )?(?:age|tenure|experience|seniority)) (?:years|months)$/i;
/** `no_of_adults`: what is counted. */
const NUMBER_OF = /^(?:no|nr|num|nb|number|count) of (\p{L}.*)$/iu;
/** The same where several are written as they are. */
const NUMBER_ELSEWHERE =
  /^(?:nb(?: de| d['’])?|nombre (?:de |d['’])|anzahl(?: der)?|n[uú]mero de|cantidad de|quantidade de|numero di) ?(?<!\p{L})(\p{L}.*)$/iu;
/** Where things are: `on_hand`. */
const PLACES = /^(?:on hand|in stock|on order|in transit|on site)$/i;
/** What takes time, where the name is not that of a time itself: `repair` in hours. */
const TAKES_TIME =
  /(?:^| )(?:repair|resolution|response|finish|shipping|split|lap|handle|handling|hold|talk|queue|dwell|travel|transit|processing|turnaround|set ?up|changeover|cycle|delivery|prep|preparation|cook|cooking|check ?in|check ?out|approval|settlement|assembly|service|journey|trip|flight|race|run|running|walking|waiting|driving|surgery|boarding|loading|unloading|picking|packing|closing|close|reaction|arrival|charging|recovery|session)$/i;
const TIMES = /^(?:h|min|sec|s|ms|days)$/;
/** Enzymes, which are measured in units per litre. */
const ENZYME = /^(?:alt|ast|alp|ggt|ldh|ck|amylase|lipase)$/i;

/** A name as a noun, by the unit of its values: `repair` in hours is a repair time, `paid` in euros an amount paid. */
export function quantityName(name: string, { unit, currency }: { unit?: string; currency?: string }): string {
  if (name === '') return name;
  // `availability_365`: over how many days, which a sentence cannot hold.
  const bare = /^(\p{L}{4,}) (?:30|60|90|180|365)$/u.exec(name)?.[1];
  if (bare !== undefined) return bare;
  const counted = NUMBER_OF.exec(name)?.[1];
  if (counted !== undefined) return plural(counted);
  const several = NUMBER_ELSEWHERE.exec(name)?.[1];
  if (several !== undefined) return several;
  if (unit === '%') return name.replace(/ percentage$/, '');
  const age = IN_YEARS.exec(name)?.[1];
  if (age !== undefined) return age;
  if (PLACES.test(name)) return `quantity ${name}`;
  if (isParticiple(name)) {
    if (currency !== undefined) return `amount ${name}`;
    const quantity = unit && QUANTITIES.find(([units]) => units.test(unit))?.[1];
    return quantity ? `${name} ${quantity}` : name;
  }
  if (unit === '°C' || unit === '°F') return /temp|dew point/i.test(name) ? name : `${name} temperature`;
  if (unit !== undefined && /U\/L$/.test(unit))
    return name
      .split(' ')
      .map((word) => (ENZYME.test(word) ? word.toUpperCase() : word))
      .join(' ');
  return unit !== undefined && TIMES.test(unit) && TAKES_TIME.test(name) ? `${name} time` : name;
}

/** What the values of a column are called: its name without its unit, as a noun. */
export function columnNoun(column: string): string {
  const { name, ...unit } = namedUnit(column);
  return quantityName(readableName(name), unit);
}

const HOW_DONE =
  /^(?:late|early|on|by|in|at|to|with|within|without|out|up|off|again|twice|online|before|after)$/;

/** The average of yes and no by the name of its column: `is_active` → `share active`, `has_receipt` → `share with receipt`. */
export function shareName(name: string): string {
  const [, verb = '', what = name] = /^(is|was|are|did|can|has|had|have) (.+)$/i.exec(name) ?? [];
  if (/^ha/i.test(verb)) return `share with ${what}`;
  const [first = '', second] = what.split(' ');
  // Targeted productivity is one that was meant, and no share of what was targeted.
  const isDone = isParticiple(first) && (second === undefined || HOW_DONE.test(second));
  return verb !== '' || isDone ? `share ${what}` : name;
}
