import { measuredBy, type Measured } from './measured-by.js';
import { isMeasure, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag } from './prompt-line.js';
import { namesRows } from './row-nouns.js';

/** Single rows that are asked for, and in which order. */
export interface ListRead {
  sort?: { column: AskColumn; descending: boolean; said: string };
  limit?: number;
}

const EXTREME = '(MOST|LEAST|MAX|MIN|TOP|BOTTOM)';
const LOW = /^(?:LEAST|MIN|BOTTOM)$/;

/** "The ten most expensive laptops", "the 5 visits with the highest charge", "who was hired first". */
export function readList(line: PromptLine, table: TableProfile): ListRead | undefined {
  return readAdjective(line, table) ?? readHighest(line, table) ?? readTop(line, table) ?? readFirst(line);
}

/** "A bar chart of the five most expensive laptops". */
export function readRanked(line: PromptLine, table: TableProfile): ListRead | undefined {
  return line.has(pattern('{N}')) ? readAdjective(line, table) : undefined;
}

/** "From cheapest to most expensive". */
export function readOrder(line: PromptLine, table: TableProfile): ListRead | undefined {
  const word = String.raw`(?:(?:MOST|LEAST) )?(\S+)`;
  const [order] = line.readEach(pattern(`(?:from )?${word} to ${word}`), (taken) => {
    const [from, to] = taken.groups.map((tag) => measuredBy(wordOf(tag), table, false));
    if (!from || !to || from.column !== to.column || from.low === to.low) return undefined;
    return { sort: { column: from.column, descending: !from.low, said: taken.said } };
  });
  return order;
}

const wordOf = (tag: Tag | undefined): string => tag?.words.at(-1)?.text ?? '';

/** "Most expensive", "cheapest", "best paid": the adjective says which column. */
function readAdjective(line: PromptLine, table: TableProfile): ListRead | undefined {
  const [found] = line.readEach(
    pattern(String.raw`(?:TOP )?(?:{N} )?(?:(MOST|LEAST|TOP|BOTTOM) )?(\S+) (?:(#v\d+) )?(\S+)(?: BY {C})?`),
    (taken) => {
      const [number, , adjective, , row, column] = taken.groups;
      const [, degree = ''] = taken.texts;
      const measured = measuredBy(wordOf(adjective), table, false) ?? measuredByVerb(adjective, degree);
      if (!measured || !(degree !== '' || /est$/.test(wordOf(adjective))) || !isRow(row, table)) return undefined;
      const named = column?.link?.columns.find(isMeasure);
      const sort = { column: named ?? measured.column, descending: measured.low === LOW.test(degree), said: taken.said };
      return { sort, ...limitOf(number, row) };
    },
    [3],
  );
  return found;
} // prettier-ignore

/** "The most streamed tracks" have the highest `streamsMillions`. */
function measuredByVerb(adjective: Tag | undefined, degree: string): Measured | undefined {
  const column = adjective?.link?.value === undefined ? adjective?.link?.columns.find(isMeasure) : undefined;
  return column && degree !== '' && /ed$/.test(wordOf(adjective)) ? { column, low: false } : undefined;
}

/** "The 5 visits with the highest charge", "which laptop has the longest battery life". */
function readHighest(line: PromptLine, table: TableProfile): ListRead | undefined {
  const [found] = line.readEach(
    pattern(String.raw`(?:{N} )?(\S+)(?: (?:HAS|BY|of|that|\p{Ll}+)){0,2} ${EXTREME}(?: (?:NUMBER|COUNT|AMOUNT)(?: of)?)? {C}`),
    (taken) => {
      const [number, row, , measured] = taken.groups;
      const column = measured?.link?.columns.find((one) => isMeasure(one) || isTime(one));
      const asked = number ?? (row?.text === 'who' || /^(?:WHICH|SHOW|who|me|all|IS)$/.test(line.tags[taken.from - 1]?.text ?? ''));
      if (!column || !asked || !isRow(row, table)) return undefined;
      const sort = { column, descending: !LOW.test(taken.texts[2] ?? ''), said: taken.said };
      return { sort, ...limitOf(number, row) };
    },
  );
  return found;
} // prettier-ignore

/** "Top 5 laptops by price". */
function readTop(line: PromptLine, table: TableProfile): ListRead | undefined {
  const [found] = line.readEach(pattern(String.raw`(TOP|BOTTOM|MAX|MIN) {N} (\S+) BY {C}`), (taken) => {
    const [, number, row, measured] = taken.groups;
    const column = measured?.link?.columns.find(isMeasure);
    if (!column || !isRow(row, table)) return undefined;
    const sort = { column, descending: !LOW.test(taken.texts[0] ?? ''), said: taken.said };
    return { sort, ...limitOf(number, row) };
  });
  return found;
}

/** "Who was hired first". */
function readFirst(line: PromptLine): ListRead | undefined {
  const [found] = line.readEach(pattern('who (?:IS |HAS )?{C} (TOP|BOTTOM|LAST|MAX|MIN)'), (taken) => {
    const column = taken.groups[0]?.link?.columns.find(isTime);
    const descending = /last|latest/i.test(taken.said);
    return column && { sort: { column, descending, said: taken.said }, limit: 1 };
  });
  return found;
}

/** A word for rows, or the column that names each of them. */
export function isRow(tag: Tag | undefined, table: TableProfile): boolean {
  const [word] = tag?.words ?? [];
  if (!tag || !word || tag.link?.value !== undefined) return false;
  if (word.text === 'who') return true;
  if (tag.link) return tag.words.length === 1 && tag.link.columns.some((one) => namesEachRow(one, table));
  return namesRows(word, table);
}

const namesEachRow = ({ distinct, type, role }: AskColumn, { rowCount }: TableProfile): boolean =>
  rowCount > 1 && (role === 'time' ? distinct === rowCount : type === 'string' && distinct >= 0.9 * rowCount);

/** As many as are said; one where the word is no plural. */
function limitOf(number: Tag | undefined, row: Tag | undefined): { limit?: number } {
  const said = Number(number?.words[0]?.value);
  if (said > 0) return { limit: Math.round(said) };
  return isPlural(wordOf(row)) ? {} : { limit: 1 };
}

export const isPlural = (word: string): boolean =>
  /[^s]s$/.test(word) || /^(?:people|men|women|children)$/.test(word);

/** The column that tells a reader which row it is: its name, else its key, else a date of its own. */
export function identifying({ columns, rowCount }: TableProfile): AskColumn | undefined {
  const many = columns.filter(({ distinct }) => rowCount > 0 && distinct >= 0.9 * rowCount);
  const every = columns.filter(({ distinct }) => distinct === rowCount);
  return (
    many.find(({ type, role, identifier }) => type === 'string' && role !== 'time' && !identifier) ??
    every.find(({ identifier, type }) => identifier || type === 'string') ??
    every.find(isTime)
  );
}
