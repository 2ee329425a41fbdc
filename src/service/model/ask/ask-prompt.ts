import type { Column } from '../../../core/query/types.js';
import type { PromptTable } from '../../../core/stream/protocol.js';
import { languageOf } from '../chart-slide-prompt.js';
import { fence } from '../fence.js';
import { buildRepairPrompt } from '../repair-prompt.js';
import type { AskExample } from './ask-examples.js';
import type { FilteredColumn } from './filtered-values.js';

export interface AskPromptOptions {
  prompt: string;
  tables: readonly PromptTable[];
  examples: readonly AskExample[];
  now: Date;
  /** BCP 47 tag of the language of title and explanation; the question's own when not given. */
  locale?: string | undefined;
}

/** What a model needs to answer a question, with `ASK_SYSTEM_PROMPT` as the system text. Names, cells and the question are fenced. */
export function buildAskPrompt({ prompt, tables, examples, now, locale }: AskPromptOptions): string {
  const weekday = now.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return [
    `Today is ${weekday}, ${now.toISOString().slice(0, 10)}.`,
    `Write title, explanation and what is missing in ${locale === undefined ? 'the language of the question' : languageOf(locale)}.`,
    'The tables, with what is known of their columns: share of nulls, number of distinct values, least and greatest value, most frequent values with the number of their rows, or samples of many values:',
    fence('tables', fitted(tables.map(described))),
    ...(examples.length > 0
      ? ['Questions that these tables answer, each with its query:', fence('examples', examples)]
      : []),
    'The question:',
    fence('question', { question: prompt }),
    'Answer with the JSON object.',
  ].join('\n');
}

/** The turn that says why the query could not be used, with values to compare with where it found no rows. */
export function buildAskRepair(problems: readonly string[], columns: readonly FilteredColumn[]): string {
  const values =
    columns.length === 0
      ? []
      : [
          'Columns that the query filters by, with the stored values nearest to those it compares with, or with their range:',
          fence('values', columns),
        ];
  return [buildRepairPrompt(problems), ...values].join('\n');
}

/** What a prompt has room for: beyond it the facts, and then the last tables, are left out. */
const MOST_CHARACTERS = 60_000;

/** A table with its facts at its columns. */
function described({ name, rowCount, columns, facts = [] }: PromptTable): DescribedTable {
  const of = (column: string): object => facts.find((fact) => fact.name === column) ?? {};
  return {
    name,
    rows: rowCount,
    columns: columns.map(({ name, type, dbType }) => ({ name, type, dbType, ...of(name) })),
  };
}

interface DescribedTable {
  name: string;
  rows: number;
  columns: Column[];
}

function fitted(tables: DescribedTable[]): DescribedTable[] {
  const size = (some: DescribedTable[]): number => JSON.stringify(some).length;
  if (size(tables) <= MOST_CHARACTERS) return tables;
  const bare = tables.map((table) => ({
    ...table,
    columns: table.columns.map(({ name, type, dbType }) => ({ name, type, dbType })),
  }));
  while (bare.length > 1 && size(bare) > MOST_CHARACTERS) bare.pop();
  return bare;
}
