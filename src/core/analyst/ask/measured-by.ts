import { AS_WRITTEN, matchWords } from './match-words.js';
import { isMeasure, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { stemOf } from './words.js';

interface Family {
  high: string;
  low: string;
  /** Words of columns that such words are about, the likelier first. */
  about: string;
}

/** Adjectives and what they measure: "cheap" is a low price, "aged" an age. */
const FAMILIES: readonly Family[] = [
  { high: 'aged old older oldest', low: 'young younger youngest', about: 'age' },
  { high: 'expensive costly pricey pricier priciest costlier priced', low: 'cheap cheaper cheapest affordable', about: 'price cost fee charge fare rate amount' },
  { high: 'heavy heavier heaviest weighing weighs weigh', low: 'light lighter lightest', about: 'weight mass' },
  { high: 'tall taller tallest', low: 'short shorter shortest', about: 'height' },
  { high: 'long longer longest lasting lasted lasts', low: 'short shorter shortest brief', about: 'duration length runtime time days hours minutes distance' },
  { high: 'fast faster fastest quick quicker quickest', low: 'slow slower slowest', about: 'speed velocity' },
  { high: 'slow slower slowest', low: 'fast faster fastest quick quicker quickest', about: 'duration time days hours minutes' },
  { high: 'big bigger biggest large larger largest huge', low: 'small smaller smallest tiny', about: 'size area sqft population capacity employees storage' },
  { high: 'hot hotter hottest warm warmer warmest', low: 'cold colder coldest cool cooler coolest', about: 'temperature' },
  { high: 'rainy rainier rainiest wet wetter wettest', low: 'dry drier driest', about: 'rainfall rain precipitation' },
  { high: 'windy windier windiest', low: 'calm calmest', about: 'wind' },
  { high: 'sunny sunnier sunniest', low: 'cloudy cloudiest', about: 'sunshine sun' },
  { high: 'paid earning rich richer richest', low: 'poor poorer poorest', about: 'salary pay wage income earnings' },
  { high: 'valuable', low: '', about: 'value worth price' },
  { high: 'rated', low: '', about: 'rating score stars' },
  { high: 'profitable', low: '', about: 'profit margin' },
  { high: 'deep deeper deepest', low: 'shallow', about: 'depth' },
  { high: 'wide wider widest', low: 'narrow narrower narrowest', about: 'width' },
  { high: 'far farther farthest further furthest', low: 'near nearer nearest close closer closest', about: 'distance' },
  { high: 'late later latest recent new newer newest', low: 'early earlier earliest old older oldest', about: 'date year' },
]; // prettier-ignore

export interface Measured {
  column: AskColumn;
  /** The word says that the column's value is low. */
  low: boolean;
}

/** The column that an adjective is about, if the table has one. `numbers`: not a time. */
export function measuredBy(text: string, { columns }: TableProfile, numbers = true): Measured | undefined {
  for (const { high, low, about } of FAMILIES) {
    const isLow = low.split(' ').includes(text);
    if (!isLow && !high.split(' ').includes(text)) continue;
    for (const word of about.split(' ')) {
      const column = columns.find(
        (one) =>
          (isMeasure(one) || (!numbers && isTime(one))) &&
          (isTime(one) && (word === 'date' || word === 'year') ? true : one.words.some((known) => fits(word, known))),
      ); // prettier-ignore
      if (column) return { column, low: isLow };
    }
  }
  return undefined;
}

const fits = (word: string, known: string): boolean => {
  const kind = matchWords(stemOf(word), known, AS_WRITTEN);
  return kind === 'exact' || kind === 'prefix' || kind === 'skeleton';
};
