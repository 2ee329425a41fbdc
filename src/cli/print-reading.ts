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
  const text = value === null ? '–' : String(value);
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
};

function notesOf({ leftOut = {}, columns }: TableReading): string[] {
  const { preamble, totals, footer } = leftOut;
  const left = [
    ...(preamble ? [`${count(preamble, 'row')} above the header`] : []),
    ...(totals ? [`${count(totals, 'row')} of totals`] : []),
    ...(footer ? [`${count(footer, 'row')} below the data`] : []),
  ];
  return [...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []), ...columns.flatMap(columnNotes)];
}

function columnNotes({
  name,
  missing = {},
  misfits = [],
  sentinels = {},
  question,
}: ColumnReading): string[] {
  const words = Object.entries({ ...missing, ...sentinels }).map(([word, cells]) => `"${word}" (${cells})`);
  const [first] = misfits;
  return [
    ...(words.length > 0 ? [`${name}: read as empty: ${words.join(', ')}`] : []),
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
