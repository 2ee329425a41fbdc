import type { DeckFormat, Source } from '../../deck/types.js';
import { formatValue } from '../../template/index.js';

/** What a slide that lists the sources of its deck says in `ext`: a refresh writes its table anew. */
export const SOURCES_PART = 'sources';

/** When a source was queried, to the minute, on the clocks of the deck's time zone; empty where it is not known. */
export function queryTime({ data }: Source, format: DeckFormat): string {
  const time = data?.queriedAt ?? '';
  try {
    if (time === '') return '';
    const zone = format.timeZone === 'UTC' ? ' UTC' : '';
    return `${formatValue(time, 'date:medium', format)}, ${formatValue(time, 'date:"HH:mm"', format)}${zone}`;
  } catch {
    return time.slice(0, 10);
  }
}

/** The time at which all sources with a query were queried; empty where they were at several. */
export function sharedQueryTime(sources: Readonly<Record<string, Source>>, format: DeckFormat): string {
  const queried = Object.values(sources).filter(({ sql }) => sql.trim() !== '');
  const times = new Set(queried.map((source) => queryTime(source, format)));
  return times.size === 1 ? ([...times][0] ?? '') : '';
}
