import type { ColumnReading, Reading, ReadValue, TableReading } from '../core/intake/reading.js';
import { printColumns } from './print-columns.js';

const MOST_COLUMNS = 30;

/** How a file was read: a line for the file, one for each column, then what was left out and what is open. */
export function printReading(reading: Reading): void {
  const tables = reading.tables ?? (reading.table ? [reading.table] : []);
  console.log(`${reading.file ?? 'data'}: ${dialectText(reading)}`);
  for (const table of tables) printTableReading(table);
  const { long } = reading;
  if (long) console.log(`\n${long.name}: ${count(long.rows, 'row')}, one for each period`);
}

function dialectText({ dialect, table, tables }: Reading): string {
  const { encoding, delimiter } = dialect;
  const parts = [
    ...(tables ? [count(tables.length, 'table')] : table ? [sizeOf(table)] : []),
    ...(encoding === undefined ? [] : [encoding]),
    ...(delimiter === undefined || delimiter === null
      ? []
      : [`cells separated by ${delimiter === '\t' ? 'tabs' : `"${delimiter}"`}`]),
  ];
  return parts.join(', ');
}

const sizeOf = ({ rows, columns }: TableReading): string =>
  `${count(rows, 'row')}, ${count(columns.length, 'column')}`;

function printTableReading(table: TableReading): void {
  console.log(
    `\n${table.name}${table.sheet === undefined ? '' : ` (sheet "${table.sheet}", ${sizeOf(table)})`}`,
  );
  if (table.title !== undefined) console.log(`title: ${table.title}`);
  const shown = table.columns.slice(0, MOST_COLUMNS);
  printColumns(
    ['column', 'type', 'role', 'unit', 'first values'],
    shown.map(({ name, type, role, unit = '', first = [] }) => [
      name,
      type,
      role,
      unit,
      first.map(valueText).join(' · '),
    ]),
  );
  if (table.columns.length > shown.length)
    console.log(`… ${table.columns.length - shown.length} more columns`);
  for (const line of notesOf(table)) console.log(line);
}

const valueText = (value: ReadValue): string => {
  const text =
    value === null ? '–' : String(typeof value === 'number' ? Number(value.toPrecision(6)) : value);
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
};

function notesOf({ leftOut = {}, columns }: TableReading): string[] {
  const { preamble, totals, footer, repeatedHeaders } = leftOut;
  const left = [
    ...(preamble ? [`${count(preamble, 'row')} above the header`] : []),
    ...(repeatedHeaders ? [`${count(repeatedHeaders, 'repeated header')}`] : []),
    ...(totals ? [`${count(totals, 'row')} of totals`] : []),
    ...(footer ? [`${count(footer, 'row')} below the data`] : []),
  ];
  return [
    ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
    ...emptyNotes(columns),
    ...columns.flatMap(columnNotes),
  ];
}

/** Words and numbers that were read as empty, each once for all columns. */
function emptyNotes(columns: readonly ColumnReading[]): string[] {
  const found = new Map<string, { cells: number; names: string[] }>();
  for (const { name, missing, sentinels } of columns)
    for (const [word, cells] of Object.entries({ ...missing, ...sentinels })) {
      const entry = found.get(word) ?? { cells: 0, names: [] };
      found.set(word, { cells: entry.cells + cells, names: [...entry.names, name] });
    }
  const words = [...found].map(([word, { cells, names }]) => {
    const where = names.length === 1 ? (names[0] ?? '') : `${names.length} columns`;
    return `"${word}" (${count(cells, 'cell')} in ${where})`;
  });
  return words.length > 0 ? [`read as empty: ${words.join(', ')}`] : [];
}

function columnNotes({ name, misfits = [], question }: ColumnReading): string[] {
  const [first] = misfits;
  return [
    ...(first
      ? [`${name}: ${count(misfits.length, 'cell')} not read, the first in row ${first.row}: "${first.text}"`]
      : []),
    ...(question?.what === 'date_order'
      ? [
          `${name}: day or month first? Read as ${question.choices[0] ?? ''}; say --column "${name}=date:${question.choices[1] ?? ''}" for the other`,
        ]
      : []),
    ...(question?.what === 'number_format'
      ? [
          `${name}: thousands or decimals? Say --column "${name}=number:${question.choices[0] === '.' ? 'de' : 'en'}" for the other`,
        ]
      : []),
  ];
}

const count = (number: number, what: string): string =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;
