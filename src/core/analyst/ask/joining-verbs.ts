import { isBeing } from './filler-words.js';
import type { TableProfile } from './profile-tables.js';
import type { PromptLine } from './prompt-line.js';
import { isPlural } from './read-list.js';
import { isRead, PLACED, textOf } from './read-tags.js';

// Verbs that only join what was read: "students live in each city".

/** Words between a verb and its object. */
export const JOINS =
  /^(?:in|at|of|to|for|from|with|by|on|into|onto|under|through|during|per|each|every|all|the|that|their|its|this|up|along|as|a)$/;
const SUBJECT = /^(?:who|that|which|they|one|ones|it|we|i|is|are|was|were|be|been|have|has|had|to)$/;
const CLAUSE = /^[.?!:;,]$/;
const ASKED = /^(?:which|what)$/;
/** Tags that one verb's object may be away. */
const NEAR = 4;

/** Behind what does it: "students live", "who smoke", "which run". "Sales" do nothing. */
export function isVerb(line: PromptLine, at: number, table: TableProfile): boolean {
  const before = line.tags[at - 1];
  const said = textOf(before);
  if (SUBJECT.test(said.split(' ').at(-1) ?? '')) return true;
  if (!before || !isRead(before, table)) return false;
  if (before.link && ASKED.test(textOf(line.tags[at - 2])) && /[^s]s$/.test(textOf(line.tags[at])))
    return true;
  if (before.link) return endsClause(line, at) || isBeing(textOf(line.tags[at]));
  return isPlural(said) && !/^(?:sales|goods|earnings|savings|logistics|sports)$/.test(said);
}

/** "Which run Windows", "processed with Visa", "live in each city": but what is split by is no object. */
export function hasObject(line: PromptLine, at: number, table: TableProfile): boolean {
  for (let to = at + 1; to <= at + NEAR; to += 1) {
    const tag = line.tags[to];
    const words = textOf(tag).split(' ');
    if (textOf(tag) === 'there') return true;
    if (isRead(tag, table)) {
      const lead = line.tags.slice(at + 1, to).map(textOf);
      const split =
        tag?.link !== undefined &&
        tag.link.value === undefined &&
        /^(?:by|per)$/.test(lead[0] ?? '') &&
        lead.length === 1;
      return !split;
    }
    if (tag?.used && !CLAUSE.test(words[0] ?? '') && !/^(?:by|per|sort|order|rank)$/.test(words[0] ?? ''))
      return true;
    if (!tag || !words.every((word) => JOINS.test(word))) return false;
  }
  return false;
}

/** "Customers who placed bids in that region": what is done in a group that is read already. */
export function isTold(line: PromptLine, at: number, table: TableProfile): boolean {
  const [verb, , place, back, column] = line.tags.slice(at - 1);
  return (
    isVerb(line, at - 1, table) &&
    isBeing(textOf(verb)) &&
    PLACED.test(textOf(place)) &&
    textOf(back) === 'that' &&
    column?.link !== undefined
  );
}

/** "How many orchestras does each company manage?" */
export function endsClause(line: PromptLine, at: number): boolean {
  const next = line.tags[at + 1];
  const begins = next === undefined || CLAUSE.test(textOf(next)) || /^\p{Lu}/u.test(next.words[0]?.raw ?? '');
  return (
    begins &&
    line.tags.slice(0, at).some(({ words }) => words.some(({ text }) => /^(?:how|what|which)$/.test(text)))
  );
}
