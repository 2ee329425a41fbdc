import type { PromptLine, Tag } from './prompt-line.js';
import type { TableProfile } from './profile-tables.js';
import { namesRows } from './row-nouns.js';
import { isStopWord } from './vocabulary.js';

/** How well a table explains a prompt. */
export interface Coverage {
  /** Words that name something which the table does not have. */
  unknown: readonly string[];
  /** Those of them that the answer hinges on: what is averaged, split by, or compared. */
  needed: readonly string[];
  /** Words that were read as columns, cells or the table itself. */
  known: number;
  /** The table is named. */
  named: boolean;
}

const SLOT =
  /^(?:BY|EACH|AVG|SUM|MEDIAN|MAX|MIN|VS|ACROSS|COLOR|DIFFERENT|OVER|GREATER|LESS|BETWEEN|ATLEAST|ATMOST|AFTER|BEFORE|SINCE)$/;
const PASSED = /^(?:of|in|than|,|COUNT|AMOUNT|DIFFERENT|BY|type|types|kind|kinds)$/;

/** What of a prompt no reader read, once all have. */
export function coverageOf(line: PromptLine, table: TableProfile): Coverage {
  const unknown: string[] = [];
  const needed: string[] = [];
  let known = 0;
  let named = false;
  line.tags.forEach((tag, at) => {
    if (tag.link) known += tag.words.length;
    else if (tag.words[0] && namesRows(tag.words[0], table)) {
      known += 1;
      named = true;
    } else if (isContent(tag)) {
      unknown.push(tag.words.map(({ raw }) => raw).join(' '));
      if (inSlot(line, at)) needed.push(tag.words.map(({ raw }) => raw).join(' '));
    }
  });
  return { unknown, needed, known, named };
}

/** A word of the language, that is neither grammar nor read. */
function isContent({ text, words, used }: Tag): boolean {
  if (used) return false;
  if (/^#[nqd]/.test(text)) return true;
  const [word] = words;
  return word?.kind === 'word' && text === word.text && word.text.length > 1 && !isStopWord(word.text);
}

function inSlot(line: PromptLine, at: number): boolean {
  if (/^#[qd]/.test(line.tags[at]?.text ?? '')) return true;
  for (let before = at - 1; before >= 0; before -= 1) {
    const text = line.tags[before]?.text ?? '';
    if (SLOT.test(text)) return true;
    if (!PASSED.test(text)) return false;
  }
  return false;
}
