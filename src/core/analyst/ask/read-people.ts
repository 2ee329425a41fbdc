import { repeats } from './link-entities.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import type { PromptLine, Tag } from './prompt-line.js';
import { isOfPeople } from './row-nouns.js';

/** Words for people in names of columns, as stems. */
const PEOPLE = /^(?:person|agent|rep|representativ|salesperson|seller|manager|supervisor|employe|worker|operator|technician|mechanic|engineer|driver|courier|doctor|physician|nurs|teacher|professor|instructor|advisor|customer|client|buyer|user|member|owner|tenant|host|guest|author|writer|artist|singer|player|athlet|coach|assigne|reporter|reviewer)$/; // prettier-ignore

/** "Who closed the most tickets" asks which agent did, where rows are no people but a column names some. */
export function readPeople(line: PromptLine, table: TableProfile): void {
  const at = line.tags.findIndex(({ text }) => text === 'who');
  const column = at >= 0 && !isOfPeople(table) ? personColumn(table) : undefined;
  const who = line.tags[at];
  // "Customers who …" names them already.
  if (!column || !who || line.tags[at - 1]?.link) return;
  const link: Tag['link'] = { from: 0, to: 0, columns: [column], kind: 'synonym', score: 0, whole: true };
  const which: Tag = { ...who, text: 'WHICH', used: true };
  line.tags.splice(at, 1, which, { text: `#c${line.tags.length + 1}`, words: who.words, link, used: false });
}

const personColumn = (table: TableProfile): AskColumn | undefined =>
  table.columns.find(
    ({ words: [first = '', second, more], type, ...column }) =>
      type === 'string' && PEOPLE.test(first) && more === undefined && /^(?:nam|id)?$/.test(second ?? '') &&
      repeats({ type, words: [], ...column }, table),
  ); // prettier-ignore
