import {
  isBeing,
  isParticiple,
  isParting,
  isScope,
  isSpeech,
  isWhole,
  saysAmount,
  saysKind,
} from './filler-words.js';
import { endsClause, hasObject, isTold, isVerb, JOINS } from './joining-verbs.js';
import { isMeasure, type TableProfile } from './profile-tables.js';
import type { PromptLine, Tag } from './prompt-line.js';
import { isPlural } from './read-list.js';
import { isRead, isRowTag, PLACED, textOf } from './read-tags.js';
import { isUsualName, namesItsRows } from './row-nouns.js';
import { isUnit } from './units.js';
import { isStopWord, markOf } from './vocabulary.js';

// What may be left unread without a guess. A word that nothing read narrows or names something, unless it is one of talk, one that
// holds for every row, or a verb that joins what was read.

const EXTREME = /^(?:MAX|MIN|MOST|LEAST|TOP|BOTTOM)$/;
const COUNTED = /^(?:number of|how many|count(?: of)?)$/;
const MEMBERS = /^(?:members?|people|persons?|cases?|records?|entries|entry|rows?)$/;
const SENTENCE = /^[.?!:;]$/;
const ASKING =
  /^(?:show|list|give|draw|tell|plot|find|need|want|like|know|see|could|can|would|please|create|make|display|let|how|what|which)$/;
const SPEAKER = /^(?:i|i'm|i'd|i've|we|we're|you|my|our|me|us)$/;

/** Words of talk, which need not be known: neither what they say nor that they were not read matters. */
export function isTalk(line: PromptLine, at: number, table: TableProfile): boolean {
  const tag = line.tags[at];
  const text = textOf(tag);
  if (!/^\p{L}/u.test(text)) return false;
  return isSpeech(text) || (!isProper(line, at) && (isPreamble(line, at, table) || isMistyped(line, at)));
}

/** What holds for all rows where it stands: "all available cars", "across the whole company". */
export function isForAll(line: PromptLine, at: number, table: TableProfile): boolean {
  const [before, tag, next] = [at - 1, at, at + 1].map((place) => line.tags[place]);
  const text = textOf(tag);
  if (isProper(line, at)) return false;
  // The rows of each month are its new ones.
  if (text === 'new' && isRowTag(next, table) && COUNTED.test(textOf(before)) && line.tags.some(isPeriod))
    return true;
  // "The asking price" is the price.
  if (
    isWhole(text) ||
    (isParticiple(text) &&
      isBeing(text) &&
      isRead(next, table) &&
      !EXTREME.test(markOf(textOf(before)) ?? ''))
  )
    return true;
  const placed = [
    PLACED.test(textOf(before)),
    isWhole(textOf(before)),
    isScope(textOf(before)),
    isStopWord(textOf(before)),
  ];
  // "At university" is where all are, "university degrees" are not.
  return isScope(text) && placed.includes(true) && !(next && isPlain(next) && !isScope(textOf(next)));
}

/** What need not be read where it stands, though it says something. */
export function isExcused(line: PromptLine, at: number, table: TableProfile): boolean {
  const [earlier, before, tag, next] = [at - 2, at - 1, at, at + 1].map((place) => line.tags[place]);
  const text = textOf(tag);
  if (!tag || isProper(line, at)) return tag === undefined;
  if (tag.text.startsWith('#n')) return /^\p{L}/u.test(text);
  if (isParting(text)) return false;
  // "How many guests sailed a yawl": guests who are asked for did it.
  const asked = before?.link !== undefined && /(?:many|which|what)$/.test(textOf(earlier));
  if (asked && isParticiple(text) && next?.link?.value !== undefined) return true;
  // "Refurbished laptops" are some of them, "laptops produced" are all.
  if (isParticiple(text))
    return isBeing(text) || isAmount(before) || (!isRead(next, table) && hasObject(line, at, table));
  if (isVerb(line, at, table)) return isBeing(text) || hasObject(line, at, table) || endsClause(line, at);
  // "… and those sizes" names again what was read.
  if (
    /^(?:these|those|such)$/.test(textOf(before)) &&
    line.tags.slice(0, at).some((one) => isRead(one, table))
  )
    return true;
  // "Heads of departments", "staff members": the rows' name goes on.
  if (isRowTag(earlier, table) && textOf(before) === 'of' && isPlural(text)) return true;
  if (isRowTag(before, table) && MEMBERS.test(text)) return true;
  if (isUsualName(text, textOf(next)) || isTold(line, at, table) || isTheRows(line, at, table)) return true;
  // "The volume of tickets", "cost in euros", "the money earned".
  if (saysAmount(text) && textOf(next) === 'of' && isRowTag(line.tags[at + 2], table)) return true;
  if (text === 'money' ? isAmount(next) : isUnit(text) && textOf(before) === 'in') return true;
  return saysWhat(before, text) || (saysKind(text) && isOfLink(line, at + 1));
}

/** "Section of the day": the name itself, or it follows. */
const isOfLink = ({ tags }: PromptLine, at: number): boolean =>
  textOf(tags[at]).split(' ')[0] === 'of' && (tags[at]?.link ?? tags[at + 1]?.link) !== undefined;

const isPeriod = (tag: Tag): boolean =>
  tag.words.some(({ text }) => /^(?:YEAR|QUARTER|MONTH|WEEK|DAY)$/.test(markOf(text) ?? ''));

const isAmount = (tag: Tag | undefined): boolean => tag?.link?.columns.some(isMeasure) ?? false;

const isPlain = ({ text, link, used, words: [word] }: Tag): boolean =>
  !link && !used && word?.kind === 'word' && word.text === text && !isStopWord(text) && !JOINS.test(text);

/** Rows of a table whose name does not say what they are: what is spoken of first, and of many. */
function isTheRows(line: PromptLine, at: number, table: TableProfile): boolean {
  const text = textOf(line.tags[at]);
  const first = line.tags.findIndex((tag) => isPlain(tag) && isPlural(textOf(tag)));
  return (
    !namesItsRows(table) &&
    first === at &&
    isPlural(text) &&
    !/^(?:by|per|with|from|at|in)$/.test(textOf(line.tags[at - 1]))
  );
}

/** A name by its capital, where capitals tell names: not at the start of a sentence, nor in a Title Like This. */
function isProper(line: PromptLine, at: number): boolean {
  const raw = line.tags[at]?.words[0]?.raw ?? '';
  if (!/^\p{Lu}/u.test(raw) || at === 0 || SENTENCE.test(textOf(line.tags[at - 1]))) return false;
  const others = line.tags
    .flatMap(({ words }) => words)
    .filter(({ kind, text }) => kind === 'word' && text.length > 3);
  return others.filter((word) => /^\p{Lu}/u.test(word.raw)).length <= others.length / 2;
}

/** "I am looking for a present, so list …": what is told before it is asked for anything. */
function isPreamble(line: PromptLine, at: number, table: TableProfile): boolean {
  const first = line.tags.findIndex(
    (tag) => isRead(tag, table) || (tag.used && markOf(textOf(tag)) !== undefined),
  );
  const asks = line.tags
    .slice(0, Math.max(0, first))
    .findLastIndex((tag) => tag.words.some(({ text }) => ASKING.test(text)));
  return (
    at < asks && line.tags.slice(0, asks + 1).some((tag) => tag.words.some(({ text }) => SPEAKER.test(text)))
  );
}

/** "Fpr each", "dors each": nothing but a small word stands before "each". */
function isMistyped(line: PromptLine, at: number): boolean {
  return /^(?:each|every)$/.test(textOf(line.tags[at + 1])) && textOf(line.tags[at]).length < 5;
}

/** "Headquarter city", "price level", "first response minutes": says once more what the column holds. */
function saysWhat(before: Tag | undefined, text: string): boolean {
  const link = before?.link;
  const column = link?.columns[0];
  if (!link || !column || link.value !== undefined) return false;
  if (!isMeasure(column)) return saysKind(text);
  if (column.words.includes('capita') && /^(?:head|person|inhabitant)$/.test(text)) return true;
  // A name of several words stands by itself.
  return saysAmount(text) || isUnit(text) || (link.whole && link.to - link.from > 1);
}
