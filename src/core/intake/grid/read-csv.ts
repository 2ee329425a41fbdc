import { csvCell, csvLines, csvWidth, isBlankLine, type CsvLines } from './csv-lines.js';
import { QueryError } from '../../base/query-error.js';
import type { Pace } from '../../base/pace.js';
import type { TextPieces } from '../bytes/text-pieces.js';
import { findDelimiter } from './delimiter.js';
import type { Grid } from './grid.js';
import { RowPieces } from './row-pieces.js';

/** Enough to find the delimiter by. */
const SAMPLE = 64 << 10;

export interface DelimitedText {
  grid: Grid;
  /** Undefined for a table of one column. */
  delimiter: string | undefined;
}

/**
 * Cuts delimited text into cells. The delimiter is the one that a first line `sep=;` names, or else the one that most lines agree on.
 * Cells stay in the text and are cut out when they are read.
 *
 * @throws QueryError INVALID_DATASET where a quoted cell never ends
 */
export async function readDelimited(pieces: TextPieces, dataset: string, pace: Pace): Promise<DelimitedText> {
  const parts = new RowPieces<CsvLines>();
  let delimiter: string | undefined;
  let isFound = false;
  let width = 0;
  // Joined once they are looked at: text that grows by `+` is a tree, in which each look at a character begins at the root.
  let pending: string[] = [];
  let length = 0;
  let open = '';
  const add = (last: boolean) => {
    const text = pending.join('');
    if (!isFound) delimiter = findDelimiter(text.slice(0, SAMPLE), last && text.length <= SAMPLE);
    isFound = true;
    const lines = csvLines(text, delimiter ?? '\0', last);
    const count = lines.lines.length - 1;
    for (let line = 0; line < count; line += 1) width = Math.max(width, csvWidth(lines, line));
    parts.add(lines, count);
    open = lines.openQuote < 0 ? '' : text.slice(lines.openQuote, lines.openQuote + 40);
    pending = [text.slice(lines.rest)];
    length = text.length - lines.rest;
  };
  let wanted = 0;
  let skip = 0;
  let isFirst = true;
  for await (const { text, done } of pieces) {
    pending.push(text);
    length += text.length;
    if (isFirst) {
      const named = /^"?sep=(.)"?\r?\n/i.exec(text)?.[1];
      if (named !== undefined) [delimiter, isFound, skip] = [named, true, 1];
      isFirst = false;
    }
    // A line longer than a piece is looked through again only when twice as much of it has come.
    if (length < wanted) continue;
    add(false);
    wanted = length * 2;
    if (pace.spent) await pace.turn(done);
  }
  add(true);
  if (open !== '') throw neverEnds(dataset, open);
  const grid: Grid = {
    rowCount: parts.rowCount,
    width,
    skip,
    column: (index) => parts.reader((part, line) => csvCell(part, line, index)),
    cells: parts.reader(csvWidth),
    isBlank: parts.reader(isBlankLine),
  };
  return { grid, delimiter };
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
