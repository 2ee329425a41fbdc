import type { Link } from './link.js';
import type { MatchRules } from './match-words.js';
import { cellPhrasesOf, type KnownValue, type TableProfile } from './profile-tables.js';
import { cellPhrases } from './synonyms.js';
import { isStopWord, markOf } from './vocabulary.js';
import { nameWords, type Word } from './words.js';

/** Cells of more words are not looked for. */
const LONGEST = 7;

/** Words that name cells, each cell with its column. */
export function valueLinks(words: readonly Word[], table: TableProfile, rules: MatchRules): Link[] {
  const links: Link[] = [];
  words.forEach((first, from) => {
    if (first.kind === 'quoted') {
      links.push(
        ...knownValues(nameWords(String(first.value)), table, false).map((known) =>
          valueLink(known, from, from + 1, 3),
        ),
      );
      return;
    }
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to += 1) {
      const plain = to === from + 1 && !mayBeValue(first) && !isKindOfDay(first, words[from - 1]);
      if (plain && !/^\p{Lu}/u.test(first.raw)) continue;
      // "Self-pay" is one word in the cell as in the prompt.
      const said = words.slice(from, to).filter(({ kind }) => kind !== 'sign');
      if (first.kind === 'sign' || words[to - 1]?.kind === 'sign') continue;
      for (const known of knownValues(said, table, rules.synonyms)) {
        // "Grade A", "result is not Draw": the column in front says that it is a cell.
        if (plain && !isNamed(known, words.slice(Math.max(0, from - 3), from))) continue;
        const letter = first.text.length === 1 && to === from + 1;
        if (letter && known.value !== first.raw) continue;
        // "No score" is no cell "No" of another column.
        if (to === from + 1 && ANSWER.test(first.text) && !isNamed(known, words.slice(Math.max(0, from - 3), from))) continue; // prettier-ignore
        // "King bed" for King in the column "bedType", "high triage level": the column's words belong to the cell.
        const after = words[to];
        const named = after?.kind === 'word' && known.column.words.includes(after.stem);
        const wholly = known.column.words.every((word, i) => words[to + i]?.stem === word);
        const more = wholly ? known.column.words.length : Number(named);
        links.push(valueLink(known, from, to + more, to - from + 0.9 + 1.2 * more - (letter ? 0.5 : 0)));
      }
    }
  });
  return links;
}

const ANSWER = /^(?:no|yes)$/;
const isNamed = ({ column }: KnownValue, before: readonly Word[]): boolean =>
  before.some(({ stem }) => column.words.includes(stem));

function knownValues(said: readonly Word[], table: TableProfile, bySynonym: boolean): readonly KnownValue[] {
  const phrases = cellPhrasesOf(said);
  const exact = phrases.map((phrase) => table.values.get(phrase)).find((found) => found !== undefined);
  if (exact || !bySynonym) return exact ?? [];
  const others = [...new Set([...phrases, said.map(({ stem }) => stem).join(' ')].flatMap(cellPhrases))];
  return others.flatMap((other) => (phrases.includes(other) ? [] : (table.values.get(other) ?? [])));
}

/** "in", "it" or "or" are words of the sentence unless they are written as codes are. */
function mayBeValue(word: Word): boolean {
  if (word.kind === 'sign' || word.kind === 'number') return false;
  const plain = isStopWord(word.text) || markOf(word.text) !== undefined;
  const code = word.raw.length > 1 && /^\p{Lu}+$/u.test(word.raw) && word.raw.length <= 4;
  return !plain || (code && !/^(ASC|DESC|AND|OR|NOT|BY|SUM|AVG|MIN|MAX|X|Y)$/.test(word.raw));
}

/** "Weekdays" may be a cell; "by weekday" is a part of a date. */
const isKindOfDay = ({ text }: Word, before: Word | undefined): boolean =>
  markOf(text) === 'WEEKDAY' && !/^(?:BY|EACH|ACROSS|OVER)$/.test((before && markOf(before.text)) ?? '');

function valueLink({ column, value }: KnownValue, from: number, to: number, score: number): Link {
  return { from, to, columns: [column], value, kind: 'exact', score, whole: true };
}
