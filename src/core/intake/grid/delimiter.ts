import { csvCell, csvLines, csvWidth, isBlankLine, type CsvLines } from './csv-lines.js';

/** Where several delimiters cut the lines equally well: the one that is less common in text comes first. */
const DELIMITERS = ['\t', ';', '|', ','];

/** Delimiters whose lines agree this well, as a part of the best one's share, are compared: ragged lines agree less. */
const NEAR = 0.6;

/**
 * The delimiter that cuts most lines of a sample into equally many cells. A decimal comma cuts lines equally as well, but not the
 * header. Undefined for a table of one column.
 */
export function findDelimiter(sample: string, isWhole: boolean): string | undefined {
  const found = DELIMITERS.flatMap((delimiter) => {
    const agreement = agreementOf(csvLines(sample, delimiter, isWhole));
    return agreement && !(delimiter === ',' && agreement.isDecimals) ? [{ delimiter, ...agreement }] : [];
  });
  const best = Math.max(...found.map(({ share }) => share));
  const near = found.filter(({ share }) => share >= best * NEAR);
  const sound = near.filter((candidate) => !near.some((other) => contradicts(other, candidate)));
  const [first] = (sound.length > 0 ? sound : near).sort((a, b) => b.share * b.width - a.share * a.width);
  return first?.delimiter;
}

/** Whether a delimiter's first line is one that another does not cut as it cuts its own, while the other way round all is well. */
const contradicts = (sure: Agreement, doubted: Agreement): boolean =>
  doubted.widthOf(sure.firstLine) !== doubted.width && sure.widthOf(doubted.firstLine) === sure.width;

interface Agreement {
  /** The most frequent number of cells. */
  width: number;
  widthOf(line: number): number;
  /** Share of the lines that have it. */
  share: number;
  /** The first of them. */
  firstLine: number;
  /** Put together again, the two cells of each line are one number: `1,5`. */
  isDecimals: boolean;
}

function agreementOf(lines: CsvLines): Agreement | undefined {
  const widths = new Map<number, number>();
  let filled = 0;
  const count = lines.lines.length - 1;
  for (let line = 0; line < count; line += 1) {
    if (isBlankLine(lines, line)) continue;
    filled += 1;
    const width = csvWidth(lines, line);
    widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  const [most] = [...widths].filter(([width]) => width > 1).sort(([, a], [, b]) => b - a);
  if (!most) return undefined;
  const [width, alike] = most;
  let firstLine = -1;
  let decimals = 0;
  for (let line = 0; line < count; line += 1) {
    if (csvWidth(lines, line) !== width) continue;
    if (firstLine < 0) firstLine = line;
    if (width === 2 && isDecimal(csvCell(lines, line, 0), csvCell(lines, line, 1))) decimals += 1;
  }
  const widthOf = (line: number): number => csvWidth(lines, line);
  return {
    width,
    widthOf,
    share: alike / filled,
    firstLine,
    isDecimals: firstLine > 0 && decimals > alike * 0.9,
  };
}

const isDecimal = (whole = '', fraction = ''): boolean =>
  /^\s*(?:[€$£]\s?)?[-(−]?\d[\d. ]*$/.test(whole) && /^\d+\s?[%€$£)]?\s*$/.test(fraction);
