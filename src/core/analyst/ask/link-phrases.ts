import type { Link } from './link.js';
import { QUALITY, type MatchKind } from './match-words.js';
import type { AskColumn } from './profile-tables.js';
import { synonymsOf } from './synonyms.js';
import { isStopWord, markOf } from './vocabulary.js';
import { nameWords, type Word } from './words.js';

// Several words that stand for a column together.

/** "horse power" for `Horsepower`, "bedtype" for `bedType`. */
export function joinedLinks(words: readonly Word[], from: number, column: AskColumn): Link[] {
  const name = column.words.join('');
  const first = words[from] as Word;
  if (first.kind === 'quoted') {
    const inside = nameWords(String(first.value)).map(({ stem }) => stem).join(''); // prettier-ignore
    return inside === name ? [link(column, from, from + 1, 'exact', column.words.length + 1, true)] : [];
  }
  let joined = '';
  for (let to = from; to < Math.min(words.length, from + 4); to += 1) {
    joined += (words[to] as Word).stem;
    if (!name.startsWith(joined)) return [];
    if (joined === name && (to > from || column.words.length > 1))
      return [link(column, from, to + 1, 'exact', column.words.length + 1, true)];
  }
  return [];
}

/** "Days on market" for `dom`, "yellow cards" for `YC`. */
export function initialLinks(words: readonly Word[], from: number, column: AskColumn): Link[] {
  const name = column.name.toLowerCase();
  const run = words.slice(from, from + name.length);
  if (name.length < 2 || name.length > 4 || run.length < name.length) return [];
  if (run.some(({ kind, text }, i) => kind !== 'word' || text[0] !== name[i])) return [];
  const marks = run.map(({ text }) => markOf(text));
  const last = run.at(-1) as Word;
  if (marks.some((mark) => mark !== undefined && !/^(?:DAY|HOUR|YEAR|TIME|NUMBER|AVG)$/.test(mark)))
    return [];
  if (isStopWord((run[0] as Word).text) || isStopWord(last.text)) return [];
  // Two letters are the beginnings of many words.
  if (name.length === 2 && (/[aeiou]/.test(name) || marks.some((mark) => mark !== undefined))) return [];
  return [link(column, from, from + run.length, 'skeleton', INITIALS, true)];
}
/** Less than of a word that is a column's whole name. */
const INITIALS = 1.9;

/** A phrase that stands for one in the name: "miles per gallon" for `MPG`, "how long" for `Running Time`. */
export function phraseLinks(words: readonly Word[], from: number, column: AskColumn): Link[] {
  const name = ` ${column.words.join(' ')} `;
  const links: Link[] = [];
  let phrase = '';
  for (let to = from; to < Math.min(words.length, from + 4); to += 1) {
    phrase += `${to > from ? ' ' : ''}${(words[to] as Word).stem}`;
    if (to === from && column.words.length === 1) continue;
    for (const other of synonymsOf(phrase)) {
      const said = other.split(' ').length;
      if (to === from && said === 1) continue;
      // `LName` is one word in two.
      const joined = other === column.words.join('');
      if (!joined && !name.includes(` ${other} `)) continue;
      const coverage = joined ? 1 : said / column.words.length;
      links.push(
        link(column, from, to + 1, 'synonym', (to - from + 1 + coverage) * QUALITY.synonym, coverage === 1),
      );
    }
  }
  return links;
}

function link(
  column: AskColumn,
  from: number,
  to: number,
  kind: MatchKind,
  score: number,
  whole: boolean,
): Link {
  return { from, to, columns: [column], kind, score, whole };
}
