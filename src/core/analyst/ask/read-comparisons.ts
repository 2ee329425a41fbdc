import type { Comparison } from './intent.js';
import { measuredBy } from './measured-by.js';
import { complete, IS, placed, timeColumn, type Placed } from './placed.js';
import { columnOfNumber, isPlausible } from './place-number.js';
import { isMeasure, isNumber, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';

const COMPARED: readonly (readonly [string, Comparison])[] = [
  ['(?:NOT GREATER|ATMOST|no GREATER)(?: than)?|<=|LESS than OR IS(?: to)?', '<='],
  ['(?:NOT LESS|ATLEAST|no LESS)(?: than)?|>=|GREATER than OR IS(?: to)?|SINCE', '>='],
  ['(?:GREATER|OVER)(?: than)?|>|AFTER', '>'],
  ['LESS(?: than)?|<|BEFORE', '<'],
  ['NOT(?: (?:IS|to|HAS))*|!=|<>', '!='],
];
/** What is compared, as one group of a pattern. */
export const ANY = `(${COMPARED.map(([words]) => `(?:${words})`).join('|')})`;
const COMPARISONS = COMPARED.map(([words, comparison]) => [pattern(words), comparison] as const);
/** "4 or more", "1990 and later". */
const OPEN = '(?:OR|AND) (GREATER|OVER|LESS|up|later|earlier|AFTER|BEFORE|onwards?)';

export function comparisonOf(text: string): Comparison {
  return COMPARISONS.find(([regex]) => regex.exec(text)?.[0] === text)?.[1] ?? '=';
}

/** Ranges and comparisons of numbers and dates; a number without a name goes to the column that it can only mean. */
export function readComparisons(line: PromptLine, table: TableProfile): Placed[] {
  return complete([
    ...readRanges(line, table),
    ...readPairs(line),
    ...readOpen(line, table),
    ...readNamed(line),
    ...readUnnamed(line, table),
  ]);
}

/** Comparatives of little. */
const SMALLER = /^(?:younger|cheaper|lighter|shorter|smaller|slower|lower|fewer|less|colder|earlier)$/;

type Found = Partial<Placed>[];
const one = (taken: Taken, column: Tag | undefined, comparison: Comparison, values: readonly (Tag | undefined)[]) => {
  const filter = placed(taken, column, comparison, values);
  return isSound(filter) ? filter : undefined;
}; // prettier-ignore

/** A date is compared with dates and years alone, and a text with no number. */
const isSound = ({ column, comparison, values = [] }: Partial<Placed>): boolean => {
  if (column === undefined) return false;
  if (column.role === 'time') return values.every((value) => typeof value === 'string' || isPlausible(value));
  const ordered = /^(?:[<>]=?|between)$/.test(comparison ?? '');
  // "Patients over 65" are that old: their numbers are no amounts.
  if (ordered && column.identifier) return false;
  return !(ordered && column.type === 'string' && values.some((value) => typeof value === 'number'));
};

const at = (taken: Taken, column: AskColumn | undefined, comparison: Comparison, values: readonly (Tag | undefined)[]) => {
  const filter = column && { ...placed(taken, undefined, comparison, values), column };
  return filter && isSound(filter) ? filter : undefined;
}; // prettier-ignore

function readRanges(line: PromptLine, table: TableProfile): Found {
  const named = line.readEach(
    pattern(`{C}${IS} (?:RANGE of|RANGE from|RANGE|BETWEEN|from) {ND} (?:AND|to) {ND}`),
    (taken) => {
      const range = one(taken, taken.groups[0], 'between', taken.groups.slice(1));
      // "Growth of fares from 2023 to 2024": no fare is that high.
      return range && isOfOtherYears(range, table) ? undefined : range;
    },
  );
  // "Between 200,000 and 2,000,000 residents".
  const turned = line.readEach(pattern('(?:from|BETWEEN) {N} (?:to|AND) {N} {C}'), (taken) =>
    one(taken, taken.groups[2], 'between', taken.groups.slice(0, 2)),
  );
  // "Aged 30 to 45", "30 to 45 years old", "from 5 to 10 km".
  const unnamed = line.readEach(
    pattern(`(?:(#c\\d+|\\p{Ll}+) )?(?:IS )?(?:(from|BETWEEN) )?{N}(?: (?:to|AND))? {N}`),
    (taken) => {
      const [word, , low, high] = taken.groups;
      if (taken.texts[1] === '' && !/#n\d+ to /.test(textOf(taken)) && !isRangeWord(taken)) return undefined;
      const said = line.tags[taken.from];
      const measured = said && measuredBy(said.words.at(-1)?.text ?? '', table)?.column;
      const column = measured ?? columnOfNumber(line, taken, [low, high], table, word);
      return at(taken, column, 'between', [low, high]);
    },
  );
  const time = timeColumn(table);
  const years = line.readEach(
    pattern('(?:from|BETWEEN|,|in|AFTER|SINCE|for) {ND} (?:to|AND|BEFORE) {ND}'),
    (taken) => at(taken, time, 'between', taken.groups),
  );
  return [...named, ...turned, ...unnamed, ...years];
}

const textOf = ({ tags }: Taken): string => tags.map(({ text }) => text).join(' ');
/** "30-45": the hyphen is no word of the line, but stands in what was said. */
const isRangeWord = ({ tags }: Taken): boolean => /^aged$/.test(tags[0]?.words.at(-1)?.text ?? '');

/** "More assists than goals", "actual above planned". */
function readPairs(line: PromptLine): Found {
  const pair = (taken: Taken, [first, second]: readonly (Tag | undefined)[], mark: string): Partial<Placed> | undefined => {
    const [column, other] = [first, second].map((tag) => tag?.link?.columns.find(isNumber));
    const filter = placed(taken, undefined, mark === 'LESS' ? '<' : '>', []);
    return column && other && column !== other ? { ...filter, column, other } : undefined;
  };
  return [
    ...line.readEach(pattern('(GREATER|LESS) {C} than {C}'), (taken) => pair(taken, taken.groups.slice(1), taken.texts[0] ?? '')),
    ...line.readEach(pattern('{C} (?:IS )?(GREATER|LESS)(?: than)? {C}'), (taken) =>
      pair(taken, [taken.groups[0], taken.groups[2]], taken.texts[1] ?? ''),
    ),
  ];
} // prettier-ignore

function readOpen(line: PromptLine, table: TableProfile): Found {
  const up = (text: string): Comparison => (/LESS|earlier|BEFORE/.test(text) ? '<=' : '>=');
  return [
    ...line.readEach(pattern(`{C}${IS} {ND} ${OPEN}`), (taken) =>
      one(taken, taken.groups[0], up(taken.texts[2] ?? ''), [taken.groups[1]]),
    ),
    // "Aged 23 or younger", "2 kg or less".
    ...line.readEach(
      pattern(String.raw`(?:(\S+) )?{N} (?:OR|AND) (GREATER|OVER|LESS|up|#c\d+)(?! #)`),
      (taken) => {
        const bound = taken.tags.at(-1)?.words.at(-1)?.text ?? '';
        const before = line.tags[taken.from]?.words.at(-1)?.text ?? '';
        const low = taken.texts[2] === 'LESS' || SMALLER.test(bound);
        if (taken.texts[2]?.startsWith('#c') && !/er$|less|more/.test(bound)) return undefined;
        const measured = (measuredBy(before, table) ?? measuredBy(bound, table))?.column;
        return at(
          taken,
          measured ?? columnOfNumber(line, taken, [taken.groups[1]], table),
          low ? '<=' : '>=',
          [taken.groups[1]],
        );
      },
    ),
    ...line.readEach(pattern(`{N} ${OPEN} {C}`), (taken) =>
      one(taken, taken.groups[2], up(taken.texts[1] ?? ''), [taken.groups[0]]),
    ),
  ];
}

function readNamed(line: PromptLine): Found {
  const two = line.readEach(pattern(`{C}${IS} ${ANY} {ND} (?:OR|AND) ${ANY} {ND}`), (taken) => {
    const [column, , first, , second] = taken.groups;
    const [low, high] = [comparisonOf(taken.texts[1] ?? ''), comparisonOf(taken.texts[3] ?? '')];
    const both = [one(taken, column, low, [first]), one(taken, column, high, [second])];
    return both.every((filter) => filter) ? both : undefined;
  });
  const single = line.readEach(pattern(`{C}${IS} ${ANY} (#[ndq]\\d+)`), (taken) =>
    isComparable(taken) ? one(taken, taken.groups[0], comparisonOf(taken.texts[1] ?? ''), [taken.groups[2]]) : undefined,
  ); // prettier-ignore
  // "Older than 65" is a column, a comparison and a number.
  const bent = line.readEach(pattern(`{C} than {ND}`), (taken) => {
    const word = taken.groups[0]?.words.at(-1)?.text ?? '';
    const low = SMALLER.test(word);
    return /er$|more|less/.test(word) ? one(taken, taken.groups[0], low ? '<' : '>', [taken.groups[1]]) : undefined;
  }); // prettier-ignore
  // "More than 10 components", "over 5 mm of rain".
  const turned = line.readEach(pattern(`${ANY} {N}(?: of)? {C}`), (taken) =>
    one(taken, taken.groups[2], comparisonOf(taken.texts[0] ?? ''), [taken.groups[1]]),
  );
  return [...two.flat(), ...single, ...bent, ...turned].flatMap((filter) => (filter ? [filter] : []));
}

/** "Units sold since July" compares no units: dates and what comes before or after belong to times. */
function isComparable({ groups: [column, , value], texts }: Taken): boolean {
  const timely = value?.text.startsWith('#d') || /^(?:AFTER|BEFORE|SINCE)/.test(texts[1] ?? '');
  return !timely || (column?.link?.columns.some(isTime) ?? false);
}

/** "Over 65 years", "cheaper than 500", "weighing more than 2 kg", "more expensive than 500". */
function readUnnamed(line: PromptLine, table: TableProfile): Found {
  return line.readEach(pattern(`${ANY}(?: (\\p{Ll}+) than)? {N}`), (taken) =>
    at(taken, columnOfNumber(line, taken, [taken.groups[2]], table), comparisonOf((taken.texts[0] ?? '')), [taken.groups[2]]),
  ); // prettier-ignore
}

/** "Year is 1999 or 2000", "5 cylinder cars". */
export function readNumbers(line: PromptLine): Placed[] {
  const equal = line.readEach(pattern(`{C}(?: (?:IS|of|=|HAS|exactly))+ {N}(?: OR {N})?`), (taken) =>
    one(taken, taken.groups[0], 'in', taken.groups.slice(1)),
  );
  const counted = line.readEach(pattern('{N} {C}'), (taken) => {
    const column = taken.groups[1]?.link?.columns[0];
    return column && isMeasure(column) && (!column.additive || isFew(column)) ? placed(taken, taken.groups[1], '=', [taken.groups[0]]) : undefined;
  }); // prettier-ignore
  return complete([...equal, ...counted]);
}

/** Two years that the table has, of a column whose values do not reach them. */
const isOfOtherYears = ({ column, values = [] }: Partial<Placed>, table: TableProfile): boolean =>
  column !== undefined && !isTime(column) && timeColumn(table) !== undefined &&
  values.every((value) => typeof value === 'number' && isPlausible(value) && value > Number(column.most)); // prettier-ignore

/** "Matches with 2 red cards". */
const isFew = ({ least, most }: AskColumn): boolean => least === 0 && Number(most) <= MOST_OF_FEW;
const MOST_OF_FEW = 20;
