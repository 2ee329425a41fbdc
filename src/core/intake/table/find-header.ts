import { isKnownUnit } from '../columns/units.js';
import { isValueKind } from './cell-kind.js';
import { isFull, type RowSample } from './row-sample.js';

/** Rows of the grid that name the columns, and the first row of data. */
export interface HeaderPlace {
  /** The second row holds units. */
  hasUnits?: boolean;
  /** The second row says in words what the columns hold. */
  hasDescriptions?: boolean;
  /** First row with names; -1 where the file names no columns. */
  header: number;
  headerRows: 0 | 1 | 2;
  firstRow: number;
}

/** Finds the row of names: the last row above the first one whose cells are values where their columns are. */
export function findHeader(sample: RowSample): HeaderPlace {
  const found = surveyHeader(sample) ?? wordedHeader(sample);
  const { header, headerRows } = found;
  if (headerRows !== 1) return found;
  // Names and their units, whichever of them was taken for the names.
  const units = [header + 1, header].find(
    (row) => row > sample.start && holdsUnits(sample, row - sample.start),
  );
  return units === undefined
    ? found
    : { header: units - 1, headerRows: 2, firstRow: units + 1, hasUnits: true };
}

/** Survey tools write names, questions, and a row of ids of their own (`{"ImportId":"QID1"}`). */
function surveyHeader({ rows, filled, start }: RowSample): HeaderPlace | undefined {
  const isIds = (cells: string[], at: number): boolean =>
    cells.filter((cell) => cell.startsWith('{"ImportId"')).length * 2 > (filled[at] as number);
  const ids = rows.slice(0, FIRST_ROWS).findIndex(isIds);
  return ids < 1
    ? undefined
    : { header: start + Math.max(0, ids - 2), headerRows: 1, firstRow: start + ids + 1 };
}

/** Whether all that a row holds are units, over numbers. */
function holdsUnits({ rows, columns, filled }: RowSample, at: number): boolean {
  const cells = (rows[at] ?? []).flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]));
  return (
    cells.length > 0 &&
    rows.length > at + 1 &&
    (filled[at] as number) <= columns.filter((kind) => kind === 'number').length &&
    cells.every(({ cell, column }) => columns[column] === 'number' && isKnownUnit(unbracketed(cell)))
  );
}

/** `(kg)`, `[kg]` → `kg`. */
export const unbracketed = (cell: string): string => cell.replace(/^[([](.*)[)\]]$/, '$1').trim();

function wordedHeader(sample: RowSample): HeaderPlace {
  const { start, rows, filled, full } = sample;
  const named = namesRow(sample);
  const valued = named < 0 ? firstDataRow(sample) : named + 1;
  const above = Array.from({ length: valued }, (_unused, at) => valued - 1 - at);
  const isNames = (at: number): boolean => (filled[at] as number) * 2 > full || rows.length === 1;
  // Rows below the names may lack the values.
  const header =
    above.find((at) => isNames(at) && namesValues(sample, at)) ??
    above
      .filter((at) => filled[at] !== 0)
      .slice(0, 1)
      .find(isNames);
  if (header === undefined) {
    const gap = above.find((at) => !isNames(at)) ?? -1;
    return { header: -1, headerRows: 0, firstRow: start + gap + 1 };
  }
  const described = [header - 1, header].find((at) => isDescribed(sample, at));
  if (described !== undefined)
    return {
      header: start + described,
      headerRows: 2,
      firstRow: start + described + 2,
      hasDescriptions: true,
    };
  if (isGroupRow(sample, header - 1))
    return { header: start + header - 1, headerRows: 2, firstRow: start + header + 1 };
  const hasRowsBelow = filled.slice(header + 2).some((count) => isFull(count, full));
  const isGroups =
    hasRowsBelow &&
    sample.columns.some(isValueKind) &&
    !holdsAny(sample, header + 1) &&
    isGroupRow(sample, header);
  const headerRows = isGroups ? 2 : 1;
  return { header: start + header, headerRows, firstRow: start + header + headerRows };
}

/** The header that a person named by its row. */
export function headerAt(sample: RowSample, row: number): HeaderPlace {
  const headerRows = isGroupRow(sample, row - sample.start) ? 2 : 1;
  return { header: row, headerRows, firstRow: row + headerRows };
}

function firstDataRow(sample: RowSample): number {
  const { rows, filled, full, columns } = sample;
  const body = rows.flatMap((_row, at) => (isFull(filled[at] as number, full) ? [at] : []));
  const [first, ...others] = body;
  if (first === undefined) return rows.length;
  if (!columns.some((kind) => kind !== undefined)) {
    if (others.length === 0) return sample.kinds[first]?.some(isValueKind) ? first : first + 1;
    return recurs(sample, first, others) ? first : (others[0] as number);
  }
  const valued = body.find((at) => holdsValues(sample, at));
  if (valued === undefined) return rows.length;
  return namesSteps(sample, valued) ? (body.find((at) => at > valued) ?? rows.length) : valued;
}

/** Rows among which a header is looked for below rows that look like data. */
const FIRST_ROWS = 25;
/** Share of the columns of values over which a row of names has words. */
const NAMES = 0.8;

/** The first row with words over nearly all columns of values, and no value in them, or the one right below it; -1 where there is none. */
function namesRow(sample: RowSample): number {
  const { kinds, columns, filled, full } = sample;
  const values = columns.flatMap((kind, column) => (kind === undefined ? [] : [column]));
  const isNames = (at: number): boolean => {
    const row = kinds[at] ?? [];
    const days = new Set(namedDays(sample, at));
    const words = values.filter((column) => row[column] === 'word' || days.has(column)).length;
    const hasValue = values.some((column) => isValueKind(row[column]) && !days.has(column));
    return isFull(filled[at] ?? 0, full) && words >= values.length * NAMES && !hasValue;
  };
  if (values.length === 0) return -1;
  const first = kinds.slice(0, Math.min(FIRST_ROWS, kinds.length - 1)).findIndex((_row, at) => isNames(at));
  // Names of groups come first.
  return first >= 0 && isNames(first + 1) ? first + 1 : first;
}

/** Whether a row has a value, or none at all, where its columns have values. */
const holdsAny = ({ kinds, columns, filled }: RowSample, at: number): boolean =>
  filled[at] === 0 || columns.some((kind, column) => kind !== undefined && isValueKind(kinds[at]?.[column]));

/** Whether a row has a word where its column has values, or names steps. */
const namesValues = (sample: RowSample, at: number): boolean =>
  sample.columns.some((kind, column) => kind !== undefined && sample.kinds[at]?.[column] === 'word') ||
  namesSteps(sample, at) ||
  namedDays(sample, at).length > 0;

/** Whether most of a row's cells in columns of values are values themselves. */
function holdsValues(sample: RowSample, at: number): boolean {
  const { kinds, columns, rows } = sample;
  let [values, words, missing] = [0, 0, 0];
  const days = new Set(namedDays(sample, at));
  for (const [column, wanted] of columns.entries()) {
    if (wanted === undefined) continue;
    const kind = kinds[at]?.[column];
    // `Jan 24` above numbers is a name.
    if (
      days.has(column) ||
      kind === 'word' ||
      (wanted === 'number' && kind === 'date' && isPeriodCell(rows[at]?.[column]))
    )
      words += 1;
    else if (isValueKind(kind)) values += 1;
    else if (kind === 'missing') missing += 1;
  }
  return values > 0 ? values >= words : words === 0 && missing > 0;
}

/** Columns of numbers under days or times one after the other, as a sheet has its months, and a list of loads its hours. */
function namedDays({ kinds, columns, rows }: RowSample, at: number): number[] {
  const found = columns.flatMap((kind, column) =>
    kind === 'number' && ['date', 'time'].includes(kinds[at]?.[column] ?? '') ? [column] : [],
  );
  const days = found.map((column) => rows[at]?.[column] ?? '');
  const isSequence = days.every((day, place) => place === 0 || day > (days[place - 1] as string));
  return found.length >= FEWEST_DAYS && isSequence ? found : [];
}
const FEWEST_DAYS = 3;

const isPeriodCell = (cell = ''): boolean => !/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(cell);

/** Whether the numbers of a row are years or sizes one after the other, as names of columns are, over numbers that are not. */
function namesSteps(sample: RowSample, at: number): boolean {
  const steps = stepsOf(sample, at);
  const kinds = sample.kinds[at] ?? [];
  // Without a name of its own the first column names the rows.
  const isNamed = kinds.includes('word') || (kinds[0] === 'empty' && sample.kinds[at + 1]?.[0] === 'word');
  return isNamed && steps !== undefined && stepsOf(sample, at + 1) !== steps;
}

function stepsOf({ rows, kinds, columns }: RowSample, at: number): 'years' | 'sizes' | undefined {
  const cells = columns.flatMap((kind, column) =>
    kind === 'number' && kinds[at]?.[column] === 'number' ? [rows[at]?.[column] ?? ''] : [],
  );
  const numbers = cells.filter((cell) => /^\d{1,4}$/.test(cell)).map(Number);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const isSequence = numbers.every((number, place) => number === (numbers[0] as number) + place * step);
  if (!isSequence || Math.abs(step) !== 1 || numbers.length < cells.length - 2) return undefined;
  if (numbers.every((year) => year > 1799 && year < 2201)) return 'years';
  return numbers.length > 2 ? 'sizes' : undefined;
}

/** In a table of words: whether a row's cells occur again below, as values do and names do not. */
function recurs({ rows }: RowSample, at: number, others: readonly number[]): boolean {
  const cells = (rows[at] ?? []).flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]));
  const again = cells.filter(({ cell, column }) => others.some((row) => rows[row]?.[column] === cell));
  return again.length >= cells.length * 0.3;
}

/** Whether a row names groups of the names in the row below it. */
function isGroupRow({ rows, kinds, filled }: RowSample, at: number): boolean {
  const groups = rows[at];
  const names = rows[at + 1];
  if (!groups || !names || (filled[at] as number) < 2) return false;
  if (groups.some((cell, column) => kinds[at]?.[column] === 'number' && !/^\d{4}$/.test(cell))) return false;
  const joined = joinedNames(groups, names).filter((name) => name !== '');
  const named = names.filter((name) => name !== '');
  const hasTwins = new Set(named).size < named.length && new Set(joined).size === joined.length;
  const isIndented = groups[0] === '' && (filled[at] as number) < named.length;
  const fillsGaps =
    names.some((name, column) => name === '' && groups[column] !== '') &&
    groups.some((group, column) => group === '' && names[column] !== '');
  return hasTwins || isIndented || fillsGaps;
}

const FEWEST_DESCRIBED = 2;

/**
 * Whether each column has a name of its own, and the row below says in longer words what it holds, for some or all of them: over numbers too,
 * where words are no data.
 */
function isDescribed({ rows, kinds, columns }: RowSample, at: number): boolean {
  const [names, texts] = [rows[at], rows[at + 1]];
  if (!names || !texts || rows.length <= at + 2 || names.some((name) => name === '')) return false;
  const said = texts.flatMap((text, column) =>
    text === '' ? [] : [{ text, name: names[column] ?? '', isOfNumbers: columns[column] === 'number' }],
  );
  const hasValue = columns.some((kind, column) => kind !== undefined && isValueKind(kinds[at + 1]?.[column]));
  if (new Set(names).size < names.length || said.length * 2 < names.length || hasValue) return false;
  const inWords = said.filter(({ text, name }) => /\S\s+\S/.test(text) && text.length > name.length);
  const ofNumbers = inWords.filter(({ isOfNumbers }) => isOfNumbers);
  return inWords.length * 2 > said.length && ofNumbers.length >= FEWEST_DESCRIBED;
}

/**
 * Names under groups: `Plan` over `Revenue` → `Plan Revenue`. A group holds for the columns behind it that have none of their own, as
 * far as its cell reaches where the file says that.
 */
export function joinedNames(
  groups: readonly string[],
  names: readonly string[],
  reach: (column: number) => number | undefined = () => undefined,
): string[] {
  let [group, last] = ['', Infinity];
  return names.map((name, column) => {
    const own = groups[column] ?? '';
    if (own !== '') [group, last] = [own, reach(column) ?? Infinity];
    else if (column > last) group = '';
    // Without a name below, what is above is the column's own name and no group.
    if (name === '') {
      if (own !== '') group = '';
      return own;
    }
    return group === '' || group === name ? name : `${group} ${name}`;
  });
}
