import { isExcused, isForAll, isTalk } from './needed-words.js';
import type { PromptLine, Tag } from './prompt-line.js';
import { isMeasure, type TableProfile } from './profile-tables.js';
import { textOf } from './read-tags.js';
import { isPartOfName } from './link-entities.js';
import { namesItsRows, namesRows } from './row-nouns.js';
import { isStopWord, markOf } from './vocabulary.js';

/** How well a table explains a prompt. */
export interface Coverage {
  /** Words that name something which the table does not have, and that an answer would have to guess at. */
  unknown: readonly string[];
  /** Words that were read as columns, cells or the table itself. */
  known: number;
  /** The table is named. */
  named: boolean;
  /** Asks for what is usual, and so for more than a number of rows. */
  averages: boolean;
}

const SLOT =
  /^(?:BY|EACH|AVG|SUM|MEDIAN|MAX|MIN|VS|ACROSS|COLOR|DIFFERENT|OVER|GREATER|LESS|WHICH|BETWEEN|ATLEAST|ATMOST|AFTER|BEFORE|SINCE)$/;
/** Words that may stand before an unknown one as one name with it. */
const LONGEST_NAME = 2;
const NEGATED = /^(?:not|no|non|never|without|except|excluding)$/;
const AMOUNT = /^(?:AVG|SUM|MEDIAN)$/;
const PASSED = /^(?:of|in|than|,|COUNT|AMOUNT|DIFFERENT|BY|type|types|kind|kinds)$/;

/** What of a prompt no reader read, once all have. */
export function coverageOf(line: PromptLine, table: TableProfile): Coverage {
  const unknown: { said: string; at: number }[] = [];
  let known = 0;
  let named = false;
  line.tags.forEach((tag, at) => {
    if (isMisread(line, at, table)) unknown.push({ said: tag.words.map(({ raw }) => raw).join(' '), at });
    else if (tag.link) known += tag.words.length;
    else if (tag.words[0] && namesRows(tag.words[0], table)) {
      known += 1;
      named = true;
    } else if (isContent(tag) && !isTalk(line, at, table) && isNeeded(line, at, table))
      unknown.push({ said: tag.words.map(({ raw }) => raw).join(' '), at });
  });
  const averages = line.tags.some(({ words }) =>
    words.some(({ text }) => /^(?:AVG|MEDIAN)$/.test(markOf(text) ?? '')),
  );
  return { unknown: phrases(unknown), known, named, averages };
}

/** Read as what it cannot mean: "total energy" adds up no rows, and the name of a course is none of a student. */
function isMisread({ tags }: PromptLine, at: number, table: TableProfile): boolean {
  const [earlier, before, tag, next] = [at - 2, at - 1, at, at + 1].map((place) => tags[place]);
  const [word] = tag?.words ?? [];
  const amount = before && AMOUNT.test(markOf(textOf(before)) ?? '') && !next?.link;
  if (!tag?.link) return amount === true && word !== undefined && isPartOfName(word, table);
  const [place, named] = textOf(before) === 'of' ? [before, earlier] : [earlier, tags[at - 3]];
  const names =
    /^(?:names?|titles?)$/.test(textOf(named)) && named?.link?.whole === false && textOf(place) === 'of';
  return (
    names &&
    tag.link.kind === 'synonym' &&
    !tag.link.columns.some((column) => named.link?.columns.includes(column))
  );
}

/** Words side by side name one thing: "Oakwood Hotel". */
const phrases = (words: readonly { said: string; at: number }[]): string[] =>
  words.reduce<string[]>((all, { said, at }, i) => {
    const last = all.at(-1);
    return last !== undefined && words[i - 1]?.at === at - 1
      ? [...all.slice(0, -1), `${last} ${said}`]
      : [...all, said];
  }, []);

/** A word of the language, that is neither grammar nor read. */
function isContent({ text, words, used }: Tag): boolean {
  if (used) return false;
  if (/^#[nqd]/.test(text)) return true;
  const [word] = words;
  return word?.kind === 'word' && text === word.text && word.text.length > 1 && !isStopWord(word.text);
}

/** Right behind a word for what is asked, or in one name with what stands there: "patient zip code", "nuclear output". */
function isNeeded(line: PromptLine, at: number, table: TableProfile): boolean {
  const next = line.tags[at + 1];
  const modifies = next?.link !== undefined && next.link.value === undefined;
  // "Not delivered" are some of them.
  if (NEGATED.test(textOf(line.tags[at - 1]))) return true;
  if (isForAll(line, at, table)) return false;
  if (modifies && !next.link?.whole && (next.link?.columns.length ?? 0) > 1) return true;
  return inSlot(line, at, table) || isCounted(line, at, table) || !isExcused(line, at, table);
}

/** "The number of dogs", where rows are no dogs; a table whose name says nothing has rows of any name. */
function isCounted({ tags }: PromptLine, at: number, table: TableProfile): boolean {
  if (!namesItsRows(table) || /(?:ed|ing)$/.test(tags[at]?.text ?? '')) return false;
  const behind = tags
    .slice(0, at)
    .findLast(({ words }) => !/^(?:of|different|distinct|the)$/.test(words[0]?.text ?? ''));
  return (
    behind?.link === undefined &&
    (behind?.words.some(({ text }) => /^(?:NUMBER|MANY)$/.test(markOf(text) ?? '')) ?? false)
  );
}

function inSlot(line: PromptLine, at: number, table: TableProfile): boolean {
  if (/^#[qd]/.test(line.tags[at]?.text ?? '')) return true;
  for (let before = at - 1; before >= 0; before -= 1) {
    const { text, link, words } = line.tags[before] as Tag;
    const [word] = words;
    // A mark that was read keeps its word alone.
    const mark = text === '~' && !link && word ? (markOf(word.text) ?? '') : text;
    const between = line.tags.slice(before + 1, at);
    if (between.some((tag) => tag.link) ? AMOUNT.test(mark) : SLOT.test(mark)) return true;
    const near = between.length < LONGEST_NAME && !between.some((tag) => PASSED.test(tag.text));
    // "Average property tax" is no property; behind an amount that the table has stands what is said of it.
    const part = link ? link.value === undefined && !link.columns.some(isMeasure) : word && namesRows(word, table);
    if (!(near && part) && !PASSED.test(text)) return false;
  }
  return false;
} // prettier-ignore
