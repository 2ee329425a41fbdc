import { readDataFile, tableNameOf } from './data-file.js';
import { checkFolder } from './check-output.js';
import type { Command, Options, Values } from './command.js';
import { localeOf } from './deck-options.js';
import { READING_OPTIONS, readingSettings } from './reading-options.js';
import { printReading } from './print-reading.js';
import { UsageError } from './usage-error.js';

const OPTIONS = {
  output: {
    short: 'o',
    argument: '<file>',
    help: 'write the table as it was read, one row a record: a .csv or a .parquet',
  },
  ...READING_OPTIONS,
  locale: {
    argument: '<tag>',
    help: 'decides what nothing in the file does, such as de-DE (default: en-US)',
  },
  json: { help: 'print all that was found as one JSON object' },
} as const satisfies Options;

/** `deckwright read`: a file in, how it is read out. */
export const read: Command<typeof OPTIONS> = {
  summary: 'shows how a file is read: columns, types, units, and what is left out',
  usage: ['read <file> [--json] [-o table.csv]'],
  about:
    'Reads CSV and other delimited text, JSON, NDJSON, Excel workbooks (.xlsx), Parquet and Arrow, also gzipped or in a zip archive.',
  options: OPTIONS,
  run,
};

async function run([file, ...more]: string[], values: Values<typeof OPTIONS>): Promise<void> {
  if (file === undefined || more.length > 0) throw new UsageError('read takes one file.');
  const { output } = values;
  if (output !== undefined) {
    if (!/\.(csv|parquet)$/.test(output))
      throw new UsageError(`-o must end in .csv or .parquet, not "${output}".`);
    await checkFolder(output);
  }
  const settings = readingSettings(values, localeOf(values));
  const { data } = await readDataFile(file, settings);
  const { readData } = await import('../core/intake/read-data.js');
  const { tables, reading } = await readData(data as File, {
    ...settings.read,
    columns: settings.columns,
    tableName: tableNameOf(file),
  });
  if (reading.error) throw new Error(`${reading.error}: ${reading.message ?? ''}`);
  if (values.json) console.log(JSON.stringify(reading));
  else printReading(reading);
  const [table] = tables;
  if (output !== undefined && table) {
    const { writeTableFile } = await import('../server/query/write-table-file.js');
    const { rowCount, columns } = table.data;
    await writeTableFile({ name: table.tableName, rowCount, columns: [...columns], warnings: [] }, output);
  }
}
