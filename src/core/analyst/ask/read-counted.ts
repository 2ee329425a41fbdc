import { namesEntity, repeats } from './link-entities.js';
import { isMeasure, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';
import { isPlural } from './read-list.js';

/**
 * Puts the word for counting before what is counted without it: "customers per region", "which state has the most customers".
 * Amounts are none of these.
 */
export function markCounted(line: PromptLine, table: TableProfile): void {
  const isCounted = (tag: Tag | undefined, different: boolean): tag is Tag => {
    const [column] = tag?.link?.columns ?? [];
    const word = tag?.words.at(-1);
    if (!tag || !column || !word || isMeasure(column) || !repeats(column, table) || !isPlural(word.text)) return false;
    return different || tag.link?.whole === true || namesEntity(column, word);
  };
  const count = (tag: Tag): void => {
    line.tags.splice(line.tags.indexOf(tag), 0, { text: 'COUNT', words: [], used: true });
  };
  const most = line.find(pattern('WHICH(?: {N})? {C}(?: \\S+){1,3} (?:MOST|LEAST)(?: (DIFFERENT))? {C}'));
  const [, subject, , ranked] = most?.groups ?? [];
  if (isCounted(ranked, false) && subject?.link?.columns[0] !== ranked.link?.columns[0]) count(ranked);
  const split = line.find(pattern('(DIFFERENT )?{C} (?:BY|EACH|ACROSS) {C}'));
  const leads = split !== undefined && line.tags.slice(0, split.from).every(({ text }) => /^(?:SHOW|me|COUNT)$/.test(text));
  if (leads && !line.has(pattern('COUNT')) && isCounted(split.groups[1], startsDifferent(split))) count(firstOf(line, split));
} // prettier-ignore

const startsDifferent = ({ tags: [first] }: Taken): boolean => first?.text === 'DIFFERENT';
const firstOf = ({ tags }: PromptLine, { from }: Taken): Tag => tags[from] as Tag;
