import { isShortOf, matchWords, QUALITY, type MatchKind, type MatchRules } from './match-words.js';
import type { Link } from './link.js';
import { asEntity, isColumnAsked, isEntity, isPartOfName } from './link-entities.js';
import { initialLinks, joinedLinks, phraseLinks } from './link-phrases.js';
import { valueLinks } from './link-values.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import { synonymsOf } from './synonyms.js';
import { isStopWord, markOf } from './vocabulary.js';
import type { Word } from './words.js';

/** Words that may stand between the words of a name: "category of film", "rating on IMDB". */
const FILLERS = new Set(['of', 'the', 'a', 'in', 'for', 'on', '-', '/', 'at']);
/** Words for what tells rows apart. */
const KEYS = new Set(['id', 'code', 'number', 'no', 'key', 'num']);
/** Those of them that say which rather than what it is known by. */
const NUMBERS = new Set(['number', 'no', 'num']);
/** Words for how long something takes, as stems. */
const SPANS = new Set(['tim', 'duration', 'length', 'day', 'hour', 'minut', 'week', 'month']);
/** Grammar in "what kind of", a column after "by". */
const KINDS = new Set(['category', 'categories', 'type', 'types', 'kind', 'kinds']);
const LONGEST = 7;
/** Columns whose scores are no farther apart fit alike. */
const ALIKE = 0.3;
/** Verbs that come before what is sorted or shown: "rank by price" names no column "Rank". */
const COMMANDS = new Set(['SORT', 'SHOW']);

/** What the words of a prompt stand for in a table; links do not overlap. */
export function linkWords(
  words: readonly Word[],
  table: TableProfile,
  rules: MatchRules & { values: boolean },
): Link[] {
  const found = [
    ...table.columns.flatMap((column) => columnLinks(words, column, table, rules)),
    ...(rules.values ? valueLinks(words, table, rules) : []),
  ].sort((a, b) => b.score - a.score || a.from - b.from);
  const taken: Link[] = [];
  for (const link of found) {
    const rival = taken.find((other) => other.from < link.to && link.from < other.to);
    if (!rival) taken.push(link);
    else if (alike(rival, link))
      taken[taken.indexOf(rival)] = { ...rival, columns: [...rival.columns, ...link.columns] };
  }
  const links = taken
    .map((link) => asEntity(link, words, table))
    .filter((link) => !isEntity(link, words))
    .sort((a, b) => a.from - b.from);
  const asked = links.filter((link, i) => !isHowMuch(link, links[i + 1], words));
  return asked.filter((link, i) => !isPatched(link, asked[i - 1], asked[i + 1]));
}

/** "Shipping cost" is neither the days of a delivery nor a price: two other words for parts of two names are no name. */
const isPatched = (link: Link, before: Link | undefined, after: Link | undefined): boolean =>
  [before, after].some(
    (other) =>
      other !== undefined && (other.to === link.from || link.to === other.from) &&
      [link, other].every(({ kind, whole, value }) => kind === 'synonym' && !whole && value === undefined) &&
      !link.columns.some((column) => other.columns.includes(column)),
  ); // prettier-ignore

/** "How much rain" asks for the rain; alone it asks for a price. */
const isHowMuch = ({ from, to }: Link, after: Link | undefined, words: readonly Word[]): boolean =>
  words[from]?.text === 'how' && words[to - 1]?.text === 'much' && after?.from === to;

const alike = (a: Link, b: Link): boolean =>
  a.from === b.from && a.to === b.to && a.value === b.value && a.score - b.score <= ALIKE &&
  !a.columns.includes(b.columns[0] as AskColumn); // prettier-ignore

function columnLinks(
  words: readonly Word[],
  column: AskColumn,
  table: TableProfile,
  rules: MatchRules,
): Link[] {
  const links: Link[] = [];
  for (let from = 0; from < words.length; from += 1) {
    links.push(
      ...joinedLinks(words, from, column),
      ...initialLinks(words, from, column),
      ...(rules.synonyms ? phraseLinks(words, from, column) : []),
    );
    const link = wordLink(words, from, column, table, rules);
    if (link) links.push(link);
  }
  return links;
}

/** The longest run of words from here on that are words of the name, in any order. */
function wordLink(
  words: readonly Word[],
  from: number,
  column: AskColumn,
  table: TableProfile,
  rules: MatchRules,
): Link | undefined {
  const open = [...column.words];
  let [quality, matched, to] = [0, 0, from];
  let kind: MatchKind = 'exact';
  for (let at = from; at < Math.min(words.length, from + LONGEST) && open.length > 0; at += 1) {
    const word = words[at] as Word;
    const best =
      bestMatch(word, open, rules, matched > 0) ??
      (matched > 0 && rules.synonyms ? keyMatch(word, open) : undefined);
    if (best) {
      open.splice(best.index, 1);
      matched += 1;
      quality += QUALITY[best.kind];
      if (QUALITY[best.kind] < QUALITY[kind]) kind = best.kind;
      to = at + 1;
    } else if (matched === 0 || !FILLERS.has(word.text)) break;
  }
  if (matched === 0) return undefined;
  // "Number of cards" counts cards: it is no "card number".
  if (to > from + 1 && (words[from] as Word).text === 'number' && column.words[0] !== 'number')
    return undefined;
  // "Name" in a table of parties says as much as "party name".
  const missing = open.filter((word) => !table.nouns.has(word)).length;
  const coverage = matched / (matched + missing);
  const first = words[from] as Word;
  if (
    to === from + 1 &&
    !mayStandAlone(first, words[from - 1], open.length === 0 || missing === 0, kind, table) &&
    !(open.length === 0 && kind === 'exact' && isColumnAsked(words, from, column, table))
  )
    return undefined;
  const average = quality / matched;
  return {
    from,
    to,
    columns: [column],
    kind,
    score: (matched + coverage) * average,
    whole: open.length === 0,
  };
}

/** A single word that has a meaning of its own names a column only where it is the whole name. */
function mayStandAlone(
  word: Word,
  before: Word | undefined,
  whole: boolean,
  kind: MatchKind,
  table: TableProfile,
): boolean {
  // "No score" is none of it, no number.
  if (word.kind === 'number' || word.text === 'no') return false;
  const mark = markOf(word.text);
  if (mark !== undefined && COMMANDS.has(mark))
    return (
      whole &&
      kind === 'exact' &&
      before !== undefined &&
      (/^(BY|EACH|AVG|SUM|MAX|MIN)$/.test(markOf(before.text) ?? '') || /^\p{Lu}/u.test(word.raw))
    );
  if (mark === 'GREATER' || mark === 'LESS') return whole;
  const splits = before !== undefined && /^(?:BY|EACH|ACROSS|DIFFERENT)$/.test(markOf(before.text) ?? '');
  if (KINDS.has(word.text))
    return (whole && kind === 'exact') || (splits && (kind === 'exact' || kind === 'synonym'));
  if (isStopWord(word.text) || mark !== undefined) return whole && kind === 'exact';
  // The word for one row is the row, not a column that has it in its name or means about the same.
  if (!(kind === 'exact' ? table.nouns.has(word.stem) : isRowNoun(word, table))) return true;
  // Rows of "energy_readings" are readings: "total energy" is an amount of them.
  if (
    isPartOfName(word, table) &&
    /^(?:AVG|SUM|MAX|MIN|MOST|LEAST)$/.test((before && markOf(before.text)) ?? '')
  )
    return true;
  return (
    whole &&
    kind === 'exact' &&
    /^(?:BY|EACH|ACROSS|DIFFERENT|COLOR|VS)$/.test((before && markOf(before.text)) ?? '')
  );
}

/** "Department number" is the department's id, "delivery time" its days. */
function keyMatch({ stem }: Word, open: readonly string[]): { index: number; kind: MatchKind } | undefined {
  const number = NUMBERS.has(stem) ? open.findIndex((known) => NUMBERS.has(known)) : -1;
  if (number >= 0) return { index: number, kind: 'prefix' };
  const alike = KEYS.has(stem) ? KEYS : SPANS.has(stem) ? SPANS : undefined;
  const index = alike ? open.findIndex((known) => alike.has(known)) : -1;
  return index < 0 ? undefined : { index, kind: 'synonym' };
}

/** The table's name, or another word for it: "films" in the table `movies`. "Revenue" is no row of `sales`, but an amount. */
export const isRowNoun = ({ stem }: Word, { nouns, name }: TableProfile): boolean =>
  nouns.has(stem) || (!MONEY.test(name) && [...synonymsOf(stem)].some((other) => nouns.has(other)));
const MONEY = /^(?:sales|revenues?|costs?|profits?|budgets?|spending|expenses)$/i;

function bestMatch(
  word: Word,
  open: readonly string[],
  rules: MatchRules,
  inside: boolean,
): { index: number; kind: MatchKind } | undefined {
  if (word.kind === 'sign' || word.kind === 'quoted') return undefined;
  let best: { index: number; kind: MatchKind } | undefined;
  // Words that say what to do are not bent until they fit; "lighter" may still be about a weight.
  const mark = markOf(word.text);
  const bent = KINDS.has(word.text) || (!isStopWord(word.text) && mark === undefined);
  const compares = mark === 'GREATER' || mark === 'LESS';
  open.forEach((known, index) => {
    const kind = bent
      ? matchWords(word.stem, known, rules)
      : word.stem === known
        ? 'exact'
        : inside && isShortOf(known, word.stem)
          ? 'prefix'
          : compares && rules.synonyms && synonymsOf(word.stem).has(known)
            ? 'synonym'
            : undefined;
    if (kind && (!best || QUALITY[kind] > QUALITY[best.kind])) best = { index, kind };
  });
  return best;
}
