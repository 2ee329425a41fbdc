import { plainText } from '../expressions.js';
import { singular } from './english-nouns.js';
import { lowerWord, withoutUnit } from './names.js';

export interface TitleReading {
  /** What is measured: `revenue` in "Revenue by region". */
  measure?: string;
  /** What it is split by, singular: `region`. */
  dimension?: string;
  /** The same as it is written, for a quantity cut into ranges: `deaths` in "Disasters by deaths". */
  quantity?: string;
  /** The second split: `quarter` in "Revenue by region and quarter". */
  series?: string;
  /** The other quantity of "Weight vs. mileage". */
  against?: string;
  /** Which end of the ranking is asked for: "Revenue by region, highest first", "Top regions by revenue". */
  rank?: 'max' | 'min';
  /** It lists which have most or least of something: "Cities with the highest churn rate". */
  listed?: true;
}

const PERIOD = /^(hour|day|date|week|month|quarter|year|season|weekday)s?$/i;
const FREQUENCIES = new Map([
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
]);
/** "… in the last month" says when, and belongs to no name. */
const WHEN =
  /\s+(?:in|during|over|at|since|for) (?:the )?(?:(?:last|latest|first|past|current|previous|same|whole|this|last few) )*(?:day|week|month|quarter|year|decade|period|end|start)s?$/i;
const VERSUS = /^(.+?)\s+(?:vs?\.?|versus|against|compared to)\s+(.+)$/i;

/** "Revenue by region, top 3" and "…, highest first" say which end of the ranking is meant. */
const RANKED = /,\s*(?:(top|bottom|highest|lowest)\s+(?:\d+|first|marked)|in percent)$/i;

/** "Umsatz nach Region", "地域別の売上": the parts of titles in other languages, whose nouns stay as they are. */
const ELSEWHERE: readonly RegExp[] = [
  /^(?<measure>.+?) (?:nach|je|par|por|según|segundo|حسب) (?<dimension>.+)$/u,
  /^(?<dimension>.+?)別の?(?<measure>.+)$/u,
  /^(?:按|各)(?<dimension>.+?)的(?<measure>.+)$/u,
];

/**
 * Reads what a widget title says about its chart; parts that it does not say are absent.
 *
 * @param isQuotient the values are amounts by a number of things, so that "per" belongs to their name
 */
export function readTitle(title: string, isQuotient = false): TitleReading {
  const bare = title.trim();
  const ranked = RANKED.exec(bare);
  const reading = readParts(ranked ? bare.slice(0, ranked.index) : bare, isQuotient);
  const end = ranked?.[1] ?? LED.exec(bare)?.[1];
  if (end === undefined && (LISTS.test(bare) || WITH_MOST.test(bare))) return { ...reading, listed: true };
  return end === undefined
    ? reading
    : { ...reading, rank: /^(?:bottom|low|small)/i.test(end) ? 'min' : 'max' };
}

/** "Loans per 100 m²", "Litres per person and day": what one figure is for, not what the chart is split by. */
const PER_AMOUNT =
  /\s+per\s+(?:\d[\d,.]*k?|person|capita|head|inhabitant|resident|household|million|thousand|hundred|hour|minute|km|m²|ha|kg|kwh|kwp|hectare|\p{L}+ and (?:day|month|year))(?=\s|$|,)/iu;

const PER_PERIOD = /\s+per\s+(?:hour|day|week|month|quarter|year)$/i;

/** "Revenue index: all shops vs. new ones", "Arrears: Vienna and the other regions": which lines there are, and not what they show. */
const LISTED = /^(.+?):\s+(?!.*\b(?:by|per|over)\b)[^:]*\s(?:vs?\.?|versus|and|und|et|y|e|[×x])\s[^:]*$/i;

/** "What caused the delays", "How customers pay": no noun. */
const ASKS = /^(?:what|who|whom|whose|why|how|where|when|which)\b(?! (?:rate|share|ratio)\b)/i;

const NUMERAL = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty';
const SUPERLATIVE =
  'most|least|best|worst|highest|lowest|largest|smallest|biggest|cheapest|dearest|fastest|slowest|busiest|longest|shortest|oldest|youngest|richest|poorest';
/** "Ten least punctual routes in 2018", "Most expensive ZIP codes, price per sq ft": which things are listed, and by what. */
const LISTS = new RegExp(
  `^(?:the )?(?:(?:top )?(?:\\d+|${NUMERAL}) )?(?:${SUPERLATIVE})(?:-\\p{L}+)? (?:\\p{L}+ )??(?<dimension>\\p{L}[\\p{L} -]*?s)(?: (?:in|of|for|since|at|on|by) [^,]+)?(?:, (?<measure>\\p{L}.+))?$`,
  'iu',
);
/** "Cities with the highest churn rate". */
const WITH_MOST = new RegExp(
  `^(?<dimension>\\p{L}[\\p{L} -]*?) with (?:the )?(?:${SUPERLATIVE})(?: (?:number|share|amount) of)? (?<measure>\\p{L}.+)$`,
  'iu',
);

const LED = /^(top|bottom|leading|largest|biggest|smallest)\s+(?:\d+\s+)?\S.*?\s+by\s/i;

/** "…, Jan–May 2024 and 2025", "…, 2025": of when it is. */
const AT_TIMES = /,\s+[^,]*\b(?:19|20)\d\d\b[^,]*$/;

function readParts(title: string, isQuotient: boolean): TitleReading {
  let text = plainText(withoutUnit(title))
    .replace(AT_TIMES, '')
    .replace(/[.:!]+$/, '');
  if (text === '' || /\?$/.test(text) || ASKS.test(text)) return {};
  const listed = LISTED.exec(text)?.[1];
  text = listed ?? text.replace(/^.*?:\s+(?=.*\b(by|per|over|vs)\b)/i, '');
  const elsewhere = ELSEWHERE.map((pattern) => pattern.exec(text)?.groups).find((found) => found);
  if (elsewhere) {
    const [dimension = '', series] = (elsewhere['dimension'] ?? '').split(/ (?:und|et|y|e) | و|・|和/u);
    return { measure: elsewhere['measure'] ?? '', dimension, ...(series === undefined ? {} : { series }) };
  }
  const versus = VERSUS.exec(text);
  if (versus)
    return {
      measure: noun(versus[1] ?? ''),
      against: noun((versus[2] ?? '').replace(/\s+(?:by|per|across|for each)\s.+$/i, '')),
    };
  const top = /^(?:top|bottom|leading|largest|biggest|smallest)\s+(?:\d+\s+)?(.+?)\s+by\s+(.+)$/i.exec(text);
  if (top) return { dimension: singular(noun(top[1] ?? '')), measure: noun(top[2] ?? '') };
  const ranked = (LISTS.exec(text) ?? WITH_MOST.exec(text))?.groups;
  if (ranked) {
    const { dimension = '', measure } = ranked;
    return {
      dimension: singular(noun(dimension)),
      ...(measure === undefined ? {} : { measure: noun(measure) }),
    };
  }
  const reading: TitleReading = {};
  const overTime =
    /^(.+?)\s+(?:over (?:time|the years|the \w+)|through time|trends?|history|evolution)$/i.exec(text);
  if (overTime) text = overTime[1] ?? text;
  // "Miles per gallon by origin" is split by origin; only without a "by" does "per" split.
  const split =
    /^(.+?)\s+(?:by|across|for each)\s+(.+)$/i.exec(text) ??
    ((isQuotient && !PER_PERIOD.test(text)) || PER_AMOUNT.test(text)
      ? null
      : /^(.+?)\s+per\s+(.+)$/i.exec(text));
  if (split) {
    const [dimension = '', series] = (split[2] ?? '')
      .replace(/,.*$/, '')
      .replace(WHEN, '')
      .split(/\s+(?:and|by|&)\s+/i);
    reading.quantity = noun(dimension);
    reading.dimension = singular(reading.quantity);
    if (series !== undefined) reading.series = singular(noun(series));
    text = split[1] ?? text;
  }
  const [head = '', ...rest] = text.split(' ');
  const frequency = FREQUENCIES.get(head.toLowerCase());
  if (frequency !== undefined && rest.length > 0) {
    reading.dimension ??= frequency;
    text = rest.join(' ');
  }
  // What flows from one to another is no noun.
  const isNoNoun =
    /^from .+ to .+$|^(?:profile|pattern|curve|breakdown|distribution|split|mix|comparison|overview|trends?)$/i;
  const measure = isNoNoun.test(text) ? '' : noun(text);
  if (measure !== '' && (split !== null || !PERIOD.test(measure))) reading.measure = measure;
  return reading;
}

/** A title part as it reads inside a sentence: no leading "Total", "Number of", "Distribution of", no trailing "breakdown". */
function noun(text: string): string {
  return (
    text
      .trim()
      .replace(
        /^(?:the\s+)?(?:(?:total\s+)?(?:number|count)|total|sum|distribution|share(?!\s+of\s.+\s(?:that|who|which)\s)|breakdown|split|mix|comparison|overview)\s+of\s+/i,
        '',
      )
      .replace(/^total\s+/i, '')
      .replace(/^(?:highest|lowest|largest|smallest|biggest)\s+(?=\p{L}{3,})/iu, '')
      .replace(/\s+with(?: and| or| vs\.?|\/) ?without\s.+$/i, '')
      .replace(/\s+(?:in|as)\s+%\s+of\s+/i, ' as a share of ')
      .replace(/\s+in\s+%$/i, '')
      // When it is, the rows and their conditions say.
      .replace(/(?<=\p{L}{3,})\s+(?:19|20)\d\d$/u, '')
      .replace(
        /\s+(?:breakdown|distribution|split|mix|comparison|overview|analysis|share|count|trends?|over time|profile|pattern|curve)$/i,
        '',
      )
      .replace(/[$€£¥%"“”„«»]|(?<!\p{L})['‘’]|['‘’](?!\p{L})|[,;]+$/gu, ' ')
      .trim()
      .split(/\s+/)
      // What a condition names is written as in the data: "repairs where city is Bonn".
      .map((word, at, words) =>
        words.indexOf('where') >= 0 && at > words.indexOf('where') ? word : lowerWord(word),
      )
      .join(' ')
  );
}
