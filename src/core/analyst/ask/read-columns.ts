import type { AskFilter, AskMeasure, AskSort, Intent } from './intent.js';
import { isMeasure, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag } from './prompt-line.js';
import { identifying, type ListRead } from './read-list.js';
import type { SortRead } from './read-sort.js';
import { namesRows } from './row-nouns.js';

/** A column that is to be shown as it is, with the words that name it. */
export interface ShownColumn {
  column: AskColumn;
  said: string;
}

const LEAD = /^(?:SHOW|WHICH|IS|HAS|me|us|all|i|to|EACH|for|you|only|just|need|want|~|,|:)$/;
const JOINT = /^(?:,|AND|as|well)$/;
const RECORDS = /^(?:rows?|records?|entry|entries|ones|those|everyone|people|anyone)$/;
/** As many words may stand between "of" and the word for rows. */
const LONGEST = 6;
/** What is summed up, split or drawn is no list. */
const SUMMED = pattern('AVG|SUM|MEDIAN|COUNT|TOTALOF|AMOUNT|SHARE|EACH {C}|EACH (?:YEAR|MONTH|DAY|WEEK)|BIN|DISTRIBUTION|RELATE|VS|COLOR|TREND|CHANGE|x|y|axis|OVER TIME|ACROSS|(?<!SORT )(?<!SORT #c\\d+ )BY {C}|BY (?:YEAR|QUARTER|MONTH|WEEK|DAY|HOUR|WEEKDAY)'); // prettier-ignore
/** What narrows or orders rows. */
const NARROWS = /^(?:#[vndq]|SORT$|MOST$|LEAST$|MAX$|MIN$|TOP$|BOTTOM$|NOT$|no$)/;

/**
 * "List the name, price and brand of all laptops above 2 kg": the prompt begins with the columns, and then says of which rows.
 * Undefined where it asks for anything but rows.
 */
export function readColumns(line: PromptLine, table: TableProfile): ShownColumn[] | undefined {
  const { tags } = line;
  if (line.has(SUMMED)) return undefined;
  const start = tags.findIndex(({ text }) => !LEAD.test(text));
  const key = identifying(table);
  const isShown = (tag: Tag | undefined): tag is Tag =>
    tag !== undefined && (tag.text.startsWith('#c') || (key?.type === 'string' && /^names?$/.test(tag.text)));
  const run = runOf(tags, Math.max(0, start), isShown);
  const rest = tags.slice(run.to);
  const narrowed = rest.some(({ text }) => NARROWS.test(text));
  const names = run.shown.filter(({ link }) => !link?.columns.some(isMeasure));
  if (run.shown.length === 0 || !ofRows(rest, table, run.shown.length)) return undefined;
  if (run.shown.length < 3 && !(narrowed && names.length > 0)) return undefined;
  const shown = run.shown.flatMap((tag): ShownColumn[] => {
    const column = tag.link ? columnOf(tag, run.shown) : key;
    return column ? [{ column, said: tag.words.map(({ raw }) => raw).join(' ') }] : [];
  });
  for (const tag of run.shown) Object.assign(tag, { text: '~', used: true });
  return shown.filter(({ column }, i) => shown.findIndex((other) => other.column === column) === i);
}

/** Columns side by side, from a tag on. */
function runOf(
  tags: readonly Tag[],
  start: number,
  isShown: (tag: Tag | undefined) => tag is Tag,
): { shown: Tag[]; to: number } {
  const shown: Tag[] = [];
  let to = start;
  for (let at = start, tag = tags[at]; isShown(tag); tag = tags[at]) {
    shown.push(tag);
    to = at + 1;
    at = to;
    while (JOINT.test(tags[at]?.text ?? '')) at += 1;
    if (at === to) break;
  }
  return { shown, to };
}

/** "Of all records", "for the urgent tickets", "where …": where one column is `shown`, only rows that are called so. */
function ofRows([first, ...rest]: readonly Tag[], table: TableProfile, shown: number): boolean {
  const single = shown === 1;
  // "The names of all films, as well as their years": there is more to come.
  if (single && rest.some(({ text }, at) => JOINT.test(text) && rest[at + 1]?.text.startsWith('#c')))
    return false;
  if (first?.text === 'where') return !single;
  if (!/^(?:of|for|from|in|on)$/.test(first?.text ?? '')) return false;
  const near = rest.slice(0, LONGEST);
  // "For 2020" says of which rows too.
  if (shown > 2 && /^#[nd]/.test(near[0]?.text ?? '')) return true;
  const rows = near.findIndex((tag) => isRows(tag, table) && !(single && tag.link));
  return rows >= 0 && !near.slice(0, rows).some((tag) => tag.text.startsWith('#c') && !saysWhether(tag));
}

/** "Of all returned orders". */
const saysWhether = ({ link }: Tag): boolean =>
  link?.columns.some(({ type, distinct }) => type === 'boolean' || distinct === 2) ?? false;

const isRows = ({ text, words: [word], link }: Tag, table: TableProfile): boolean =>
  link ? link.value !== undefined : RECORDS.test(text) || (word !== undefined && namesRows(word, table));

/** Of several that fit the one that no other words name; a name rather than an amount. */
function columnOf({ link }: Tag, shown: readonly Tag[]): AskColumn | undefined {
  const columns = link?.columns ?? [];
  const sure = shown.flatMap((tag) => (tag.link?.columns.length === 1 ? tag.link.columns : []));
  return columns.find((column) => columns.length === 1 || !sure.includes(column));
}

/** Rows with these columns and no others, in the order that is asked for. */
export function columnsIntent(
  table: TableProfile,
  filters: readonly AskFilter[],
  shown: readonly ShownColumn[],
  read: SortRead & { list: ListRead | undefined },
): Intent {
  const measures = shown.map(({ column, said }): AskMeasure => ({ aggregation: 'none', column, said }));
  const sort = read.list?.sort ? { ...read.list.sort, by: read.list.sort.column } : rowSort(read, shown);
  const limit = read.list?.limit ?? read.limit;
  return {
    table, filters, measures, groups: [], growth: false, shape: 'list',
    ...(sort ? { sort: { by: sort.by, descending: sort.descending, said: sort.said } } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
} // prettier-ignore

/** Rows have no groups and no totals: they are sorted by the first name or the first amount that is shown. */
function rowSort({ sort: said, implied }: SortRead, shown: readonly ShownColumn[]): AskSort | undefined {
  const sort = said && (implied ? { ...said, descending: false } : said);
  if (sort === undefined || typeof sort.by !== 'string') return sort;
  const amount = sort.by === 'measure' ? shown.find(({ column }) => isMeasure(column)) : undefined;
  const column = (amount ?? shown[0])?.column;
  return column && { ...sort, by: column };
}
