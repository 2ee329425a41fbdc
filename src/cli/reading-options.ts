import type { DeclaredColumn } from '../core/intake/declared-column.js';
import type { ReadOptions } from '../core/intake/read-options.js';
import type { Options, Values } from './command.js';
import { oneOf } from './one-of.js';
import { UsageError } from './usage-error.js';

const TYPES = ['number', 'date', 'datetime', 'time', 'boolean', 'string'] as const;

/** How tables are read, whichever command reads them. */
export const READING_OPTIONS = {
  column: {
    argument: '<name>=<type>[:<format>]',
    multiple: true,
    help: `what a column is: ${TYPES.join(', ')}; amount=number:de for 1.234,50, day=date:dmy for the day first`,
  },
  dates: {
    choices: ['dmy', 'mdy'],
    help: 'whether the day or the month comes first in dates such as 03/04/2025',
  },
  header: { argument: '<row>', help: 'the row that names the columns, counted from 1; 0 where none does' },
  sheet: {
    argument: '<name>',
    help: 'the sheet of a workbook, or the file of an archive (default: the first with data)',
  },
  'keep-totals': { help: 'keep rows of totals as data' },
} as const satisfies Options;

/** What the options say, checked. */
export interface ReadingSettings {
  read: ReadOptions;
  columns: DeclaredColumn[];
}

/** @throws UsageError for a value that says nothing about a table */
export function readingSettings(
  values: Values<typeof READING_OPTIONS>,
  locale: string | undefined,
): ReadingSettings {
  const { dates, header, sheet } = values;
  return {
    read: {
      ...(locale !== undefined && { locale }),
      ...(dates && { dates }),
      ...(header !== undefined && { header: headerRow(header) }),
      ...(sheet !== undefined && { sheet }),
      ...(values['keep-totals'] && { keepTotals: true }),
    },
    columns: (values.column ?? []).map(columnOf),
  };
}

function headerRow(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--header takes the number of a row, not "${text}".`);
  return Number(text) - 1;
}

function columnOf(text: string): DeclaredColumn {
  const [, name, type, format] = /^(.+)=([a-z]+)(?::(.+))?$/s.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`--column takes <name>=<type>[:<format>], not "${text}".`);
  if (!TYPES.some((known) => known === type))
    throw new UsageError(`--column takes ${oneOf(TYPES)} as a type, not "${type}".`);
  return { name, ...(type !== undefined && { type }), ...(format !== undefined && { format }) };
}
