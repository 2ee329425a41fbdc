import type { TableSchema } from '../../query/types.js';
import type { QueryFromPromptResponse } from '../../stream/protocol.js';
import { titleOf } from './explain.js';
import type { Intent } from './intent.js';
import type { TableProfile } from './profile-tables.js';
import { suggestionsFor } from './suggestions.js';
import type { Coverage } from './unread-words.js';

const MOST_NAMES = 12;
const MOST_WORDS = 8;

type Clarification = Extract<QueryFromPromptResponse, { status: 'needs_clarification' }>;

const clarification = (question: string, reasons: string[], suggestions: string[]): Clarification => ({
  status: 'needs_clarification',
  question,
  reasons,
  ...(suggestions.length > 0 ? { suggestions } : {}),
});

export function clarifyEmpty(tables: readonly TableSchema[]): Clarification {
  if (tables.length === 0)
    return clarification('Which data should be asked?', ['There is no table to ask.'], []);
  return clarification('What should the slide show?', ['The prompt has no words.'], suggestionsFor(tables));
}

export function clarifyLong(words: number, most: number): Clarification {
  const reason = `The prompt has ${words} words; a question for one chart has at most ${most}.`;
  return clarification('What should the slide show, in a sentence or two?', [reason], []);
}

/** The prompt names what no table holds: says which words, and what there is. */
export function clarifyUnknown(
  coverage: Coverage | undefined,
  profiles: readonly TableProfile[],
): Clarification {
  const words = [...new Set(coverage?.unknown)].slice(0, MOST_WORDS);
  const reasons = [
    words.length > 0
      ? `Not found in the data: ${words.map((word) => `“${word}”`).join(', ')}.`
      : coverage && coverage.known > 0
        ? `The prompt does not say what to ${coverage.averages ? 'average' : 'show'}.`
        : 'No word of the prompt names a column, a value or a table.',
    ...profiles.slice(0, 3).map(({ name, columns }) => {
      const names = columns.map((column) => `"${column.name}"`);
      const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
      return `The table "${name}" has the columns ${names.slice(0, MOST_NAMES).join(', ')}${more}.`;
    }),
  ];
  return clarification(
    'What in the data should the slide show?',
    reasons,
    suggestionsFor(profiles.map(schemaOf)),
  );
}

/** The query was understood, and gives nothing to show. */
export function clarifyFailed(intent: Intent, error: unknown): Clarification {
  const reason = error instanceof Error ? error.message : String(error);
  return clarification(
    `“${titleOf(intent)}” gives nothing to show. What else should the slide show?`,
    [reason],
    suggestionsFor([schemaOf(intent.table)]),
  );
}

/** The columns of a table that questions split by or add up: names of single rows make no good split. */
export const schemaOf = ({ name, columns, rowCount }: TableProfile): TableSchema => ({
  name,
  rowCount,
  columns: columns
    .filter(({ role }) => role !== 'label')
    .map((column) => ({ name: column.name, type: column.type, dbType: '' })),
});
