import { formatWall } from './wall-time.js';

const DAY = 86_400_000;
const MONDAY = Date.UTC(2024, 0, 1);
/** The days of a week from Monday on, and the months of a year: moments that have their names. */
const MOMENTS = {
  weekday: Array.from({ length: 7 }, (_, i) => MONDAY + i * DAY),
  month: Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i, 1)),
} as const;

const folded = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\.$/u, '');

/**
 * The order of names that are all weekdays, or all months, of the deck's language or of English, long or short
 * ("Tues", "Sept"); undefined for any other names. Names that come in calendar order stay as they come, wherever they
 * begin (weeks from Sunday, fiscal years from April); others are put in order from Monday or January.
 */
export function calendarOrder(names: readonly string[], locale: string): number[] | undefined {
  if (names.length < 2) return undefined;
  for (const unit of ['weekday', 'month'] as const) {
    const places = placesOf(names, unit, locale);
    if (places === undefined) continue;
    const order = names.map((_, i) => i);
    if (!runsOn(places, MOMENTS[unit].length)) {
      order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
    }
    return order;
  }
  return undefined;
}

/** The languages that decks are written in. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'];
/** More names than that are no year of months. */
const MOST_NAMES = 24;

/** The same for names of any language of decks; undefined also for more names than a year of months has. */
export function calendarOrderOfAny(names: readonly string[]): number[] | undefined {
  if (names.length > MOST_NAMES) return undefined;
  for (const language of LANGUAGES) {
    const order = calendarOrder(names, language);
    if (order) return order;
  }
  return undefined;
}

/** Whether places come in order, once past the end of the week or year at most, and that within the shorter gap. */
function runsOn(places: readonly number[], length: number): boolean {
  const turns = places.flatMap((place, i) => (i > 0 && place < (places[i - 1] ?? 0) ? [i] : []));
  const [turn] = turns;
  if (turn === undefined) return true;
  const gap = (from: number, to: number): number =>
    ((places[to] ?? 0) - (places[from] ?? 0) + length) % length;
  const last = places.length - 1;
  const once = turns.length === 1 && (places[last] ?? 0) < (places[0] ?? 0);
  return once && gap(turn - 1, turn) <= gap(last, 0);
}

/** The place of each name in its week or year; undefined where one of them is no such name. */
function placesOf(
  names: readonly string[],
  unit: keyof typeof MOMENTS,
  locale: string,
): number[] | undefined {
  const known = knownNames(unit, locale);
  const places = names.map((name) => known.get(folded(name)));
  return places.every((place) => place !== undefined) ? places : undefined;
}

const knownBy = new Map<string, Map<string, number>>();

function knownNames(unit: keyof typeof MOMENTS, locale: string): Map<string, number> {
  const key = `${unit} ${locale}`;
  const known = knownBy.get(key) ?? new Map<string, number>();
  if (known.size > 0) return known;
  knownBy.set(key, known);
  MOMENTS[unit].forEach((moment, i) => {
    for (const language of ['en', locale]) {
      for (const length of ['short', 'long'] as const)
        known.set(folded(formatWall(moment, language, { [unit]: length })), i);
    }
    // English is cut in several ways: Tue and Tues, Sep and Sept.
    const long = folded(formatWall(moment, 'en', { [unit]: 'long' }));
    for (let end = 3; end < long.length; end += 1) {
      if (!known.has(long.slice(0, end))) known.set(long.slice(0, end), i);
    }
  });
  return known;
}
