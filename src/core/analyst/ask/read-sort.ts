import { UNIT } from './calendar.js';
import type { AskSort } from './intent.js';
import { isMeasure } from './profile-tables.js';
import { isPlural } from './read-list.js';
import { pattern, type PromptLine, type Taken } from './prompt-line.js';

const TARGET = String.raw`(?:BY|from|in|on|of|to|order|SORT(?! BY)|x|y|axis|bar|bars|name|names|COUNT|NUMBER|AMOUNT|TOTALOF|SUM|AVG|MEDIAN|MAX|MIN|value|values|it|them|DIFFERENT|group|x-axis|y-axis|#c\d+)`;
const ASKING = String.raw`(?:(?:,|AND|could|can|you|i|SHOW|to|would|like|need|will|us|me|let) )*`;

/** A number beyond this is no number of ranks, but a year or an amount. */
const MOST_RANKED = 1000;

export interface SortRead {
  sort?: AskSort;
  limit?: number;
  /** One of them is asked for: the others stand beside it. */
  one?: boolean;
  /** Neither "ascending" nor "descending" is said. */
  implied?: boolean;
}

/** The order asked for, and how many of it: "sort by y in descending order", "top 5", "which … has the most …". */
export function readSort(line: PromptLine, drawn = false): SortRead {
  const common = readCommon(line);
  if (common) return common;
  const count = readLimit(line);
  const ranking = line.find(pattern('SORT {C} BY'));
  // "Sort genres by number of films" asks for the genres and their numbers, not only for an order.
  if (ranking?.from === 0) {
    const said = line.take(pattern('SORT'))?.said ?? '';
    return { ...count, sort: { by: 'measure', descending: !line.take(pattern('(?:in )?ASC')), said } };
  }
  const clause =
    line.take(pattern(`${ASKING}SORT(?: ${TARGET})* (?:ASC|DESC)(?: ${TARGET})*`)) ??
    line.take(
      pattern(
        String.raw`(?:,|AND|could you|can you|i SHOW to|i would like to|~)(?: (?:could|can|you|i|SHOW|to|would|like))*? SHOW(?: ${TARGET})* (?:ASC|DESC)(?: ${TARGET})*`,
      ),
    ) ??
    line.take(pattern(String.raw`${ASKING}SORT(?: #c\d+)? BY(?: ${TARGET})+`)) ??
    line.take(
      pattern(`(?:(?:x|y)(?: axis)? )?(?:in )?(?:ASC|DESC)(?: order)?(?: (?:BY|of)(?: ${TARGET})+)?`),
    );
  if (clause) {
    const implied = !clause.tags.some(({ text }) => text === 'ASC' || text === 'DESC');
    return { ...count, sort: sortOf(clause), ...(implied ? { implied } : {}) };
  }
  const extreme = count.sort ? undefined : readExtreme(line, drawn);
  return { ...count, ...extreme };
}

function sortOf({ tags, said }: Taken): AskSort {
  const marks = tags.map(({ text }) => text);
  const ascending = marks.includes('ASC');
  const byValue = marks.some((mark) =>
    /^(?:y|COUNT|NUMBER|AMOUNT|TOTALOF|TOTALOF|SUM|AVG|MEDIAN|MAX|MIN|values?)$/.test(mark),
  );
  const column = tags.findLast(({ link }) => link)?.link?.columns[0];
  const byGroup = marks.some((mark) => /^(?:x|bars?|names?)$/.test(mark));
  const by = byValue ? 'measure' : (column ?? (byGroup ? 'group' : 'measure'));
  return { by, descending: marks.includes('DESC') || (!ascending && by !== 'group'), said };
}

function readLimit(line: PromptLine): SortRead {
  // "Three cities with the highest average price".
  const [some] = line.readEach(
    pattern(String.raw`{N} {C}(?: (?:HAS|that|who|IS|\p{Ll}+)){1,3} (MAX|MIN|MOST|LEAST)`),
    (taken) => (numberOf(taken) <= MOST_RANKED ? taken : undefined),
    [1],
  );
  if (some) {
    const descending = /MAX|MOST/.test(some.texts[2] ?? '');
    return { limit: numberOf(some), sort: { by: 'measure', descending, said: some.said } };
  }
  const top =
    line.take(pattern('(?:TOP|MAX|MOST) {N}')) ??
    line.take(pattern('{N} (?:TOP|MAX|MOST)')) ??
    line.take(pattern('(?:TOP) {N}'));
  if (top) return { limit: numberOf(top), sort: { by: 'measure', descending: true, said: top.said } };
  const bottom =
    line.take(pattern('(?:BOTTOM|MIN|LEAST) {N}')) ?? line.take(pattern('{N} (?:BOTTOM|MIN|LEAST)'));
  if (bottom)
    return { limit: numberOf(bottom), sort: { by: 'measure', descending: false, said: bottom.said } };
  return {};
}

const numberOf = ({ groups }: Taken): number =>
  Math.max(1, Math.round(Number(groups[0]?.words[0]?.value ?? 1)));

/** "The most common payment method", "the 3 most frequent causes": counted, and as many as are said. */
function readCommon(line: PromptLine): SortRead | undefined {
  const found = line.take(
    pattern('(?:TOP )?(?:{N} )?(?:(MOST|LEAST) (?:common|commonly|frequent|frequently|usual|typical|popular|used|busy)(?: used)?|busiest|quietest) {C}'),
    [2],
  ) ?? readCommonLast(line);
  if (!found) return undefined;
  const [number, , column] = found.groups;
  const sort: AskSort = { by: 'measure', descending: found.texts[1] === 'MOST' || /busiest/i.test(found.said), said: found.said };
  if (number) return { sort, limit: numberOf(found) };
  return { sort, ...(isPlural(lastWord(column)) ? {} : { one: true }) };
} // prettier-ignore

/** "Which size is the most common". */
const readCommonLast = (line: PromptLine): Taken | undefined => {
  const found = line.take(
    pattern('{C} IS (MOST|LEAST) (?:common|frequent|usual|typical|popular)(?! #)'),
    [0],
  );
  return (
    found && { ...found, groups: [undefined, undefined, found.groups[0]], texts: ['', found.texts[1] ?? ''] }
  );
};

const periodWord = ({ tags }: Taken): string => tags[1]?.words.at(-1)?.text ?? '';

const lastWord = (tag: Taken['groups'][number]): string => tag?.words.at(-1)?.text ?? '';

/** An amount and one thing that has it, with nothing to split by. */
function namesOne(line: PromptLine, { groups: [amount, thing] }: Taken): boolean {
  const [is, has] = [amount, thing].map((tag) => tag?.link?.columns.some(isMeasure));
  return (
    is === true && has === false && !isPlural(lastWord(thing)) && !line.has(pattern('EACH|BY|DIFFERENT'))
  );
}

/** "Which genre has the highest …" asks for one, "which genres have the highest …" for the ranking of all. */
function readExtreme(line: PromptLine, drawn: boolean): SortRead | undefined {
  const asked = line.find(
    pattern(String.raw`WHICH(?: (?:of|IS|are|DIFFERENT|\p{Ll}+))*? {C}(?: \S+){0,8}? (?:MOST|MAX|LEAST|MIN)`),
  );
  const ranked = line.find(pattern('{C} HAS (?:MOST|MAX|LEAST|MIN)'));
  // "Which month had the highest revenue": a period is one of many as well.
  const period = line.find(pattern(String.raw`WHICH (?:${UNIT}|WEEKDAY)(?: \S+){0,4}? (?:MOST|MAX|LEAST|MIN)`));
  const single = (period ? !isPlural(periodWord(period)) : asked && !isPlural(lastWord(asked.groups[0]))) && !drawn && !line.has(pattern('EACH|BY|DIFFERENT'));
  // "The most popular artist".
  const named = line.find(pattern('(?:MOST|LEAST) {C} {C}'));
  if (named && !drawn && !asked && namesOne(line, named)) {
    const { texts, said } = line.take(pattern('(MOST|LEAST)')) as Taken;
    return { sort: { by: 'measure', descending: texts[0] === 'MOST', said }, one: true };
  }
  const found = (asked ?? ranked ?? period) ? line.take(pattern('MOST|MAX|LEAST|MIN')) : line.take(pattern('MOST|LEAST'));
  if (!found) return undefined;
  const descending =
    !/least|fewest|low|small|min|wenig|worst|young|short|cheap|light|early/i.test(found.said);
  return { sort: { by: 'measure', descending, said: found.said }, ...(single ? { one: true } : {}) };
} // prettier-ignore
