import { shown } from '../base/shown.js';
import type { ColumnFinding } from './columns/column-finding.js';
import type { LoadWarning } from './dataset.js';
import type { ReadingFlag } from './reading.js';
import type { RawTable, TableLayout } from './table-types.js';

/** What a person should know of how a column was read: cells that are null now, and what was guessed. */
export function columnWarnings(finding: ColumnFinding, table: string, column: string): LoadWarning[] {
  const { misfits = [], missing = {}, sentinels = {}, question } = finding;
  const warn = (code: LoadWarning['code'], detail: string): LoadWarning => ({
    ...{ table, column, code },
    message: `Column "${column}" of "${table}": ${detail}.`,
  });
  const counted = (words: Record<string, number>): string =>
    Object.entries(words)
      .map(([word, count]) => `${shown(word)} (${count} ${count === 1 ? 'cell' : 'cells'})`)
      .join(', ');
  const warnings: LoadWarning[] = [];
  const [first] = misfits;
  if (first) {
    const what = finding.type === 'number' ? 'a number' : finding.type === 'time' ? 'a time' : 'a date';
    const others = misfits.length === 1 ? '' : ` and ${misfits.length - 1} more`;
    warnings.push(
      warn(
        'misfits',
        `row ${first.row} holds ${shown(first.text)}, which is not ${what} and is read as empty${others}`,
      ),
    );
  }
  if (Object.keys(missing).length > 0)
    warnings.push(warn('missing_marker', `read as empty: ${counted(missing)}`));
  if (Object.keys(sentinels).length > 0)
    warnings.push(
      warn(
        'sentinel_suspected',
        `probably stands for "no value" and is read as empty: ${counted(sentinels)}`,
      ),
    );
  if (question?.what === 'date_order') {
    const order = question.choices[0] === 'dmy' ? 'day first' : 'month first';
    warnings.push(
      warn(
        'ambiguous_date_order',
        `no value shows whether the day or the month comes first; read with the ${order}`,
      ),
    );
  }
  if (question?.what === 'number_format')
    warnings.push(
      warn(
        'ambiguous_number_format',
        `no value shows whether ${shown(finding.format ?? '')} has thousands or decimals`,
      ),
    );
  return warnings;
}

/** Rows of a file that are not in the table. */
export function layoutWarnings({ leftOut, flags }: TableLayout, table: string): LoadWarning[] {
  const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
  const warnings: LoadWarning[] = [];
  const warn = (code: LoadWarning['code'], detail: string): void => {
    warnings.push({ table, code, message: `Table "${table}": ${detail}.` });
  };
  const { preamble, totals, footer, repeatedHeaders } = leftOut;
  if (preamble)
    warn('preamble_left_out', `${rows(preamble)} above the header ${preamble === 1 ? 'is' : 'are'} left out`);
  if (repeatedHeaders)
    warn(
      'header_repeated',
      `${rows(repeatedHeaders)} that ${repeatedHeaders === 1 ? 'names' : 'name'} the columns once more ${repeatedHeaders === 1 ? 'is' : 'are'} left out`,
    );
  if (totals)
    warn('totals_row_left_out', `${rows(totals)} of totals ${totals === 1 ? 'is' : 'are'} left out`);
  if (footer)
    warn('footer_left_out', `${rows(footer)} below the data ${footer === 1 ? 'is' : 'are'} left out`);
  if (flags.includes('no_header')) warn('no_header', 'the file names no columns');
  return warnings;
}

/** What was chosen for a person: one of several sheets, an encoding. */
export function sourceWarnings(
  tables: readonly RawTable[],
  chosen: RawTable,
  flags: readonly ReadingFlag[],
  table: string,
): LoadWarning[] {
  const warnings: LoadWarning[] = [];
  if (tables.length > 1) {
    const others = tables.filter((other) => other !== chosen).map(({ sheet = '' }) => shown(sheet));
    const message = `Table "${table}" is ${shown(chosen.sheet ?? '')}; not read: ${others.join(', ')}.`;
    warnings.push({ table, code: 'sheet_chosen', message });
  }
  if (flags.includes('encoding_guessed'))
    warnings.push({
      table,
      code: 'encoding_guessed',
      message: `Table "${table}": the file does not say its encoding; it is guessed.`,
    });
  return warnings;
}
