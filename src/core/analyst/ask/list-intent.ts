import type { WidgetType } from '../../chart/types.js';
import type { AskFilter, AskMeasure, Intent } from './intent.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import type { PromptLine } from './prompt-line.js';
import type { Mention } from './read-groups.js';
import { identifying, isRow, type ListRead } from './read-list.js';

/** Columns of a table whose rows nothing tells apart. */
const MOST_COLUMNS = 8;
const PASSED = /^(?:me|us|all|EACH|any|of|IS|#v\d+|i|you|to|SHOW|WHICH|who|HAS|OR|AND|,)$/;

/** "List all phone orders …", "which employees …": the prompt begins with the rows themselves. */
export function asksRows(line: PromptLine, table: TableProfile): boolean {
  const start = line.tags.findIndex(({ text }) => /^(?:SHOW|WHICH|who)$/.test(text));
  // "What do the visits cost" asks for an amount.
  if (start < 0 || (line.tags[start]?.words[0]?.text === 'what' && line.tags[start + 1]?.text !== 'IS'))
    return false;
  const next = line.tags.slice(start).find(({ text }) => !PASSED.test(text));
  return isRow(next, table);
}

/** Rows with what names them, and the columns that the prompt speaks of. */
export function listIntent(
  table: TableProfile,
  filters: readonly AskFilter[],
  mentions: readonly Mention[],
  { sort, limit }: ListRead,
): Intent {
  const key = identifying(table);
  const compared = filters.filter(({ comparison }) => !/^(?:not )?in$/.test(comparison)).map(({ column }) => column);
  const said = [...(sort ? [sort.column] : []), ...mentions.map(({ column }) => column), ...compared];
  const shown = key ? said.filter((column) => column !== key) : [...said, ...table.columns].slice(0, MOST_COLUMNS);
  const measures = [...new Set(shown)].map((column): AskMeasure => ({ aggregation: 'none', column, said: wordsFor(column, mentions) }));
  return {
    table, filters, measures, growth: false, shape: 'list',
    groups: key ? [{ column: key, series: false, said: '' }] : [],
    ...(sort ? { sort: { by: sort.column, descending: sort.descending, said: sort.said } } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
} // prettier-ignore

/** So many rows of a drawn ranking: their names and the amount that ranks them. Undefined where nothing names rows. */
export function rankedIntent(
  table: TableProfile,
  filters: readonly AskFilter[],
  { sort, limit }: ListRead,
  chart: WidgetType | undefined,
): Intent | undefined {
  const key = identifying(table);
  if (!key || !sort || limit === undefined) return undefined;
  const { column, descending, said } = sort;
  return {
    table, filters, limit, growth: false, shape: 'rows',
    measures: [{ aggregation: 'none', column, said }],
    groups: [{ column: key, series: false, said: '' }],
    sort: { by: 'measure', descending, said },
    ...(chart ? { chart } : {}),
  };
} // prettier-ignore

const wordsFor = (column: AskColumn, mentions: readonly Mention[]): string =>
  mentions.find((mention) => mention.column === column)?.said ?? '';
