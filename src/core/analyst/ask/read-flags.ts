import { placed, type Placed } from './placed.js';
import { isMeasure, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Taken } from './prompt-line.js';
import { namesRows } from './row-nouns.js';

const YES = ['yes', 'y', 'true', 't'];
const NO = ['no', 'n', 'false', 'f'];

/** Columns that say yes or no, used as what is true of a row: "were readmitted", "ended in a readmission", "gift orders". */
export function readFlags(line: PromptLine, table: TableProfile, shared: boolean): Placed[] {
  const read = (taken: Taken, no: boolean): Placed | undefined => {
    const tag = taken.groups.find((group) => group?.link);
    const column = tag?.link?.columns.find(isFlag);
    const value = column && flagValue(column, table, no ? NO : YES);
    if (!column || value === undefined) return undefined;
    return { ...placed(taken, undefined, 'in', []), column, values: [value] } as Placed;
  };
  const verb = '(?:IS|that|who|END in|END|got|get|in)';
  return [
    ...line.readEach(pattern(`(?:${verb} )?(?:NOT|no)(?: (?:IS|\\p{Ll}+))? {C}`), (taken) =>
      read(taken, true),
    ),
    ...line.readEach(pattern('(?<=(?:COUNT|NUMBER) ){C}'), (taken) => read(taken, false)),
    ...line.readEach(pattern(`${verb} {C}`), (taken) => read(taken, false)),
    ...(shared ? line.readEach(pattern('(?<!(?:BY|EACH|ACROSS) ){C}'), (taken) => read(taken, false)) : []),
    ...line.readEach(pattern(String.raw`(?<!(?:BY|EACH|ACROSS|COLOR) ){C} (\S+)`), (taken) => {
      const next = taken.tags.at(-1)?.words[0];
      return next && !taken.tags.at(-1)?.link && namesRows(next, table) ? read(taken, false) : undefined;
    }),
    // "Were delayed": by more than nothing.
    ...line.readEach(pattern('(?:IS|that|which) {C}'), (taken) => {
      const tag = taken.groups[0];
      const column = tag?.link?.columns.find((one) => isMeasure(one) && Number(one.least) <= 0);
      return column && /ed$/.test(tag?.words.at(-1)?.text ?? '')
        ? ({ ...placed(taken, undefined, '>', []), column, values: [0] } as Placed)
        : undefined;
    }),
    // "Students living on campus".
    ...line.readEach(pattern(String.raw`(\p{Ll}+) {C}`), (taken) => {
      const [row] = taken.tags[0]?.words ?? [];
      return row && namesRows(row, table) ? read(taken, false) : undefined;
    }),
  ];
}

const isFlag = (column: AskColumn): boolean =>
  column.type === 'boolean' || isBit(column) || (column.type === 'string' && column.distinct === 2);

/** 0 and 1. */
const isBit = ({ type, distinct, least, most }: AskColumn): boolean =>
  type === 'number' && distinct === 2 && least === 0 && most === 1;

function flagValue(
  column: AskColumn,
  { values }: TableProfile,
  words: readonly string[],
): string | undefined {
  if (column.type === 'boolean') return words === NO ? 'false' : 'true';
  if (isBit(column)) return words === NO ? '0' : '1';
  for (const word of words) {
    const known = values.get(word)?.find((one) => one.column === column);
    if (known) return known.value;
  }
  return undefined;
}
