import type { Deck, Slide, Source } from '../../deck/types.js';
import { fingerprint } from '../../query/fingerprint.js';
import type { Row } from '../../query/types.js';
import { storyWords } from '../phrases/story-words.js';
import { sourceFacts } from './source-facts.js';
import { supportingTests } from './supporting-tests.js';
import { queryTime, sharedQueryTime, SOURCES_PART } from './query-time.js';
import { filterText, periodText, rowsText, tableNames } from './source-line.js';

/**
 * All sources that a query made as the rows of one table: what is shown, tables, period, number of rows, filter, the published tests that
 * support what is said of it, and the time of the query where it is not the same for all (else it stands below the table). Columns in which
 * nothing stands are left out.
 */
export function sourceTable(deck: Deck): Source {
  const { sources, format } = deck;
  const { sources: title, heads } = storyWords(format.locale);
  const tests = supportingTests(deck);
  const shared = sharedQueryTime(sources, format) !== '';
  const rows = Object.entries(sources).flatMap(([id, source]): Row[] => {
    const facts = sourceFacts(source);
    if (!facts) return [];
    return [
      {
        [heads.shown]: source.title,
        [heads.data]: tableNames(facts.tables),
        [heads.period]: periodText(facts, format),
        [heads.rows]: rowsText(facts, format),
        [heads.filter]: filterText(facts, format),
        [heads.tests]: tests.get(id) ?? '',
        [heads.queried]: shared ? '' : queryTime(source, format),
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
