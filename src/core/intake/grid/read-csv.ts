import { csvCell, csvLines, findDelimiter, type CsvLines } from './csv-lines.js';
import { QueryError } from '../../base/query-error.js';
import { TextScan } from '../columns/text-scan.js';
import type { RawTable } from '../table-types.js';
import type { Pace } from '../../base/pace.js';
import { RowPieces } from './row-pieces.js';
import type { TextPieces } from '../bytes/text-pieces.js';

/** Enough to find the delimiter by. */
const SAMPLE = 64 << 10;

/**
 * Delimited text (comma, semicolon, tab or bar, found by itself, or said in a first line `sep=;`); the first line holds the
 * names. Short lines end in nulls, longer ones make further columns. Cells stay in the text and are cut out when they are read.
 *
 * @throws QueryError INVALID_DATASET where a quoted cell never ends
 */
export async function parseDelimited(pieces: TextPieces, dataset: string, pace: Pace): Promise<RawTable> {
  const parts = new RowPieces<CsvLines>();
  let delimiter: string | undefined;
  let width = 0;
  let rest = '';
  let open = -1;
  const add = (last: boolean) => {
    delimiter ??= findDelimiter(rest.slice(0, SAMPLE), last && rest.length <= SAMPLE);
    const lines = csvLines(rest, delimiter, last);
    for (let line = 1; line < lines.lines.length; line += 1) {
      width = Math.max(width, (lines.lines[line] as number) - (lines.lines[line - 1] as number) - 1);
    }
    parts.add(lines, lines.lines.length - 1);
    open = lines.openQuote < 0 ? -1 : lines.openQuote - lines.rest;
    rest = rest.slice(lines.rest);
  };
  let wanted = 0;
  let first = true;
  for await (const { text, done } of pieces) {
    rest += text;
    if (first) {
      const said = /^sep=(.)\r?\n/i.exec(rest);
      if (said) [delimiter, rest] = [said[1] ?? ',', rest.slice(said[0].length)];
      first = false;
    }
    // A line longer than a piece is looked through again only when twice as much of it has come.
    if (rest.length < wanted) continue;
    add(false);
    wanted = rest.length * 2;
    if (pace.spent) await pace.turn(done);
  }
  add(true);
  if (open >= 0) throw neverEnds(dataset, rest.slice(open, open + 40));
  const cells = Array.from({ length: width }, (_unused, column) =>
    parts.reader((part, line) => csvCell(part, line, column)),
  );
  return {
    rowCount: Math.max(0, parts.rowCount - 1),
    scanText: (read, rowCount) => new TextScan(read, rowCount),
    columns: cells.map((read) => ({
      name: parts.rowCount > 0 ? (read(0) ?? '').trim() : '',
      read: (row) => read(row + 1),
    })),
  };
}

function neverEnds(dataset: string, start: string): QueryError {
  return new QueryError(
    'INVALID_DATASET',
    `Dataset "${dataset}": the quoted cell that begins with ${JSON.stringify(start)} never ends.`,
    {
      path: dataset,
      hint: 'A cell that begins with a quote ends with one; a quote inside is written twice.',
    },
  );
}
