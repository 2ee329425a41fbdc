const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The lines of a piece of delimited text: where each cell is, and the text that it is in. */
export interface CsvLines {
  text: string;
  /** For each line one mark before its first cell, then one at the end of each cell. */
  marks: Int32Array;
  /** Index in `marks` of each line's first mark, and one for the end. */
  lines: Int32Array;
  /** Where the first line begins that is not complete. */
  rest: number;
  /** Where a quoted cell begins that does not end in this text. */
  openQuote: number;
}

/**
 * Finds the cells of delimited text (RFC 4180; line ends of any kind). Quotes count at the start of a cell only. A
 * blank line is a line of one empty cell. `last`: nothing follows this text, so that its last line is complete.
 */
export function csvLines(text: string, delimiter: string, last: boolean): CsvLines {
  const separator = delimiter.charCodeAt(0);
  const end = text.length;
  // Most text is made of what comes behind all of these: one look settles it.
  const highest = Math.max(separator, CARRIAGE_RETURN);
  // Cells of four characters and lines of sixteen: where there are more, these grow.
  let marks = new Int32Array((end >> 2) + 16);
  let lines = new Int32Array((end >> 4) + 16);
  let [mark, line, at, rest, openQuote] = [0, 0, 0, 0, -1];
  scan: while (at < end) {
    const first = mark;
    if (line + 2 > lines.length) lines = grown(lines);
    marks[mark++] = at - 1;
    for (;;) {
      if (mark + 2 > marks.length) marks = grown(marks);
      if (text.charCodeAt(at) === QUOTE) {
        const closing = closingQuote(text, at);
        if (closing < 0) {
          openQuote = at;
          mark = first;
          break scan;
        }
        at = closing + 1;
      }
      let code = -1;
      for (; at < end; at += 1) {
        code = text.charCodeAt(at);
        if (code > highest) continue;
        if (code === separator || code === LINE_FEED || code === CARRIAGE_RETURN) break;
      }
      // A line feed may follow a carriage return, and a second quote a closing one, that end the text.
      const complete = at < end && !(code === CARRIAGE_RETURN && at + 1 === end);
      if (!complete && !last) {
        mark = first;
        break scan;
      }
      marks[mark++] = at;
      at += 1;
      if (at <= end && code === separator) continue;
      if (code === CARRIAGE_RETURN && text.charCodeAt(at) === LINE_FEED) at += 1;
      break;
    }
    lines[line++] = first;
    rest = at;
  }
  lines[line] = mark;
  return { text, marks: marks.slice(0, mark), lines: lines.slice(0, line + 1), rest, openQuote };
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** The quote that ends the cell which begins at `open`, a doubled one being a quote in it; -1 where none does. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
  return -1;
}

/** A cell's text; undefined where the line is shorter. */
export function csvCell({ text, marks, lines }: CsvLines, line: number, column: number): string | undefined {
  const first = (lines[line] as number) + column;
  if (first + 1 >= (lines[line + 1] as number)) return undefined;
  const start = (marks[first] as number) + 1;
  const end = marks[first + 1] as number;
  if (text.charCodeAt(start) !== QUOTE || start === end) return text.slice(start, end);
  const closing = closingQuote(text, start);
  return text.slice(start + 1, closing).replaceAll('""', '"') + text.slice(closing + 1, end);
}

/** Cells of a line. */
export const csvWidth = ({ lines }: CsvLines, line: number): number =>
  (lines[line + 1] as number) - (lines[line] as number) - 1;

/** `-`, `+`, `=`, `|` begin the lines that reports draw between their rows. */
const RULES = new Set([43, 45, 61, 124]);
const isRuler = (line: string): boolean =>
  line.length > 9 && /^[-+=|\s]*$/.test(line) && /[-=]{5}/.test(line);

/** Whether no cell of a line holds anything but blanks; a line drawn between rows holds nothing. */
export function isBlankLine(part: CsvLines, line: number): boolean {
  const { text, marks, lines } = part;
  const first = lines[line] as number;
  const start = (marks[first] as number) + 1;
  // Most lines begin with a letter or a digit: one look settles them.
  const code = text.charCodeAt(start);
  if (code > 32 && code < 160 && code !== QUOTE && !RULES.has(code) && start < (marks[first + 1] as number))
    return false;
  if (RULES.has(code) && isRuler(text.slice(start, marks[(lines[line + 1] as number) - 1]))) return true;
  const cells = csvWidth(part, line);
  for (let cell = 0; cell < cells; cell += 1) if (csvCell(part, line, cell)?.trim()) return false;
  return true;
}
