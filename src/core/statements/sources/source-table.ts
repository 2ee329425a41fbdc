import type { DeckFormat, Slide, Source } from '../../deck/types.js';
import { fingerprint } from '../../query/fingerprint.js';
import type { Row } from '../../query/types.js';
import { formatValue } from '../../template/index.js';
import { storyWords } from '../phrases/story-words.js';
import { sourceFacts } from './source-facts.js';
import { filterText, periodText, rowsText, tableNames } from './source-line.js';

/** What a slide that lists the sources of its deck says in `ext`: a refresh writes its table anew. */
export const SOURCES_PART = 'sources';

/**
 * All sources that a query made as the rows of one table: what is shown, tables, period, number of rows, filter, day of the query. Columns
 * in which nothing stands are left out.
 */
export function sourceTable(sources: Readonly<Record<string, Source>>, format: DeckFormat): Source {
  const { sources: title, heads } = storyWords(format.locale);
  const rows = Object.values(sources).flatMap((source): Row[] => {
    const facts = sourceFacts(source);
    if (!facts) return [];
    return [
      {
        [heads.shown]: source.title,
        [heads.data]: tableNames(facts.tables),
        [heads.period]: periodText(facts, format),
        [heads.rows]: rowsText(facts, format),
        [heads.filter]: filterText(facts, format),
        [heads.queried]: dayText(source.data?.queriedAt ?? '', format),
      },
    ];
  });
  const names = Object.values(heads).filter((name) => rows.some((row) => row[name] !== ''));
  const filled = rows.map((row): Row => Object.fromEntries(names.map((name) => [name, row[name] || '–'])));
  const times = Object.values(sources).map(({ data }) => data?.queriedAt ?? '');
  return {
    title,
    sql: '',
    columns: names.map((name) => ({ name, type: 'string', dbType: 'VARCHAR' })),
    data: {
      rows: filled,
      queriedAt: times.toSorted().at(-1) ?? '',
      fingerprint: fingerprint(filled),
      truncated: false,
    },
  };
}

/** The tables of sources of a deck, by the ids under which it holds them. */
export function sourceTableIds(slides: readonly Pick<Slide, 'ext' | 'blocks'>[]): Set<string> {
  const listing = slides.filter(({ ext }) => ext?.['part'] === SOURCES_PART);
  return new Set(listing.flatMap(({ blocks }) => blocks.flatMap(({ source }) => source ?? [])));
}

function dayText(time: string, format: DeckFormat): string {
  try {
    return time === '' ? '' : formatValue(time, 'date:medium', format);
  } catch {
    return time.slice(0, 10);
  }
}
