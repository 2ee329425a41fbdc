import type { AskFilter, Comparison } from './intent.js';
import type { AskColumn, TableProfile } from './profile-tables.js';
import { isMeasure, isTime } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';

interface Place {
  from: number;
  to: number;
}
/** `either`: of cells of several columns, one is enough. */
type Placed = Omit<AskFilter, 'joined'> & Place & { either?: boolean };

const IS = String.raw`(?: (?:IS|HAS|value|COUNT|in|,|they|that))*`;
const COMPARED: readonly (readonly [string, Comparison])[] = [
  ['(?:NOT GREATER|ATMOST|no GREATER)(?: than)?|<=|LESS than OR IS(?: to)?', '<='],
  ['(?:NOT LESS|ATLEAST|no LESS)(?: than)?|>=|GREATER than OR IS(?: to)?', '>='],
  ['(?:GREATER|OVER)(?: than)?|>|AFTER', '>'],
  ['LESS(?: than)?|<|BEFORE', '<'],
  ['NOT(?: (?:IS|to|HAS))*|!=|<>', '!='],
];
const NOT = String.raw`NOT(?: (?:in|from|BY|at|to|IS|than|for|with|HAS|of|named|called|on|belong|have|live|play|come|work))*`;

/** The conditions of a prompt in the order of its words. */
export function readFilters(line: PromptLine, table: TableProfile): AskFilter[] {
  const found: Placed[] = [
    ...readRanges(line, table),
    ...readComparisons(line),
    ...readText(line),
    ...readNulls(line),
    ...readCells(line),
    ...readNumbers(line),
  ];
  return joined(line, found.sort((a, b) => a.from - b.from)); // prettier-ignore
}

function readRanges(line: PromptLine, table: TableProfile): Placed[] {
  const named = line
    .takeAll(pattern(`{C}${IS} (?:RANGE of|RANGE from|RANGE|BETWEEN|from) {ND} (?:AND|to) {ND}`))
    .map((taken) => placed(taken, taken.groups[0], 'between', taken.groups.slice(1)));
  // "Between 200,000 and 2,000,000 residents".
  const turned = line
    .takeAll(pattern('(?:from|BETWEEN) {N} (?:to|AND) {N} {C}'))
    .map((taken) => placed(taken, taken.groups[2], 'between', taken.groups.slice(0, 2)));
  const time = timeColumn(table);
  const years = time
    ? line
        .takeAll(pattern('(?:from|BETWEEN|,|in|AFTER|for) {ND} (?:to|AND|BEFORE) {ND}'))
        .map((taken) => ({ ...placed(taken, undefined, 'between', taken.groups), column: time }))
    : [];
  return [...named, ...turned, ...years].flatMap((filter) => (filter.column ? [filter as Placed] : []));
}

const ANY = `(${COMPARED.map(([words]) => `(?:${words})`).join('|')})`;
const COMPARISONS = COMPARED.map(([words, comparison]) => [pattern(words), comparison] as const);

function comparisonOf(text: string): Comparison {
  return COMPARISONS.find(([regex]) => regex.exec(text)?.[0] === text)?.[1] ?? '=';
}

function readComparisons(line: PromptLine): Placed[] {
  const two = line.takeAll(pattern(`{C}${IS} ${ANY} {ND} (?:OR|AND) ${ANY} {ND}`)).flatMap((taken) => {
    const [column, , first, , second] = taken.groups;
    return [
      placed(taken, column, comparisonOf(taken.texts[1] ?? ''), [first]),
      placed(taken, column, comparisonOf(taken.texts[3] ?? ''), [second]),
    ];
  });
  const one: Partial<Placed>[] = [];
  const single = pattern(`{C}${IS} ${ANY} (#[ndq]\\d+)`);
  for (let found = line.find(single); found && isComparable(found); found = line.find(single)) {
    line.take(single);
    one.push(placed(found, found.groups[0], comparisonOf(found.texts[1] ?? ''), [found.groups[2]]));
  }
  // "More than 10 components".
  const turned = line
    .takeAll(pattern(`${ANY} {N} {C}`))
    .map((taken) => placed(taken, taken.groups[2], comparisonOf(taken.texts[0] ?? ''), [taken.groups[1]]));
  return [...two, ...one, ...turned].flatMap((filter) => (filter.column ? [filter as Placed] : []));
}

/** "Units sold since July" compares no units: dates and what comes before or after belong to times. */
function isComparable({ groups: [column, , value], texts }: Taken): boolean {
  const timely = value?.text.startsWith('#d') || /^(?:AFTER|BEFORE)/.test(texts[1] ?? '');
  return !timely || (column?.link?.columns.some(isTime) ?? false);
}

const TEXT: readonly (readonly [string, Comparison])[] = [
  ['NOT CONTAIN', 'not contains'],
  ['CONTAIN|like', 'contains'],
  ['START(?: (?:with|HAS|in|BY))*', 'starts'],
  ['END(?: (?:with|HAS|in|BY))*', 'ends'],
];

/** Parts of texts: "have the letter M in their first name", "whose name starts with 'Orbit'". */
function readText(line: PromptLine): Placed[] {
  const whole = '(?: (?:LETTER|text|string|word))*';
  const some = '{W}(?: OR {W})?';
  return TEXT.flatMap(([words, comparison]) => {
    const after = line
      .takeAll(
        pattern(
          `(?:${words.replace(/^NOT CONTAIN/, 'NOT(?: CONTAIN)?').replace(/^CONTAIN/, 'CONTAIN|HAS')}) LETTER ${some} in(?: (?:their|its|his|her))? {C}`,
        ),
      )
      .map((taken) => {
        const column = taken.groups.findLast((tag) => tag?.link);
        return texts(taken, column, comparison);
      });
    const before = line
      .takeAll(pattern(`{C}(?: (?:IS|that|which|who))* (?:${words})${whole} ${some}`))
      .map((taken) => texts(taken, taken.groups[0], comparison));
    return [...after, ...before].flat();
  });
}

function texts(taken: Taken, column: Tag | undefined, comparison: Comparison): Placed[] {
  return taken.groups
    .filter((tag): tag is Tag => tag !== undefined && tag !== column)
    .flatMap((tag) => (column?.link ? [placed(taken, column, comparison, [tag]) as Placed] : []));
}

function readNulls(line: PromptLine): Placed[] {
  const nothing = '(?:null|empty|missing|blank|leer|na)';
  return [
    ...line
      .takeAll(pattern(`{C}(?: IS)? NOT(?: IS)? (?:${nothing})`))
      .map((taken) => placed(taken, taken.groups[0], 'not null', [])),
    ...line
      .takeAll(pattern(`{C} IS (?:${nothing})`))
      .map((taken) => placed(taken, taken.groups[0], 'null', [])),
  ].flatMap((filter) => (filter.column ? [filter as Placed] : []));
}

/** Cells of the data, with the name of their column or without. */
function readCells(line: PromptLine): Placed[] {
  const quoted = [
    ...line
      .takeAll(pattern(`{C}${IS} ${NOT} {Q}`))
      .map((taken) => placed(taken, taken.groups[0], '!=', [taken.groups[1]])),
    ...line
      .takeAll(pattern(`{C}(?: (?:IS|HAS|of|named|called|in|,))* {Q}(?: OR {Q})?`))
      .map((taken) => placed(taken, taken.groups[0], 'in', taken.groups.slice(1))),
  ];
  const cells: Placed[] = [];
  for (const negated of [true, false]) {
    const lead = negated ? `${NOT} ` : '';
    for (const taken of line.takeAll(pattern(`${lead}{V}(?:(?: (?:,|AND|OR|VS|in))+ {V})*`))) {
      const tags = line.tags.slice(taken.from, taken.to).filter(({ link }) => link?.value !== undefined);
      cells.push(...cellFilters(line, taken, tags, negated));
    }
  }
  return [...quoted, ...cells].flatMap((filter) => (filter.column ? [filter as Placed] : []));
}

/** Cells of one column stand together; the column's own name before them belongs to them. */
function cellFilters(line: PromptLine, taken: Taken, tags: readonly Tag[], negated: boolean): Placed[] {
  const before = line.tags
    .slice(Math.max(0, taken.from - 4), taken.from)
    .findLast(({ text }) => text.startsWith('#c'));
  const columnOf = (link: Tag['link']): AskColumn | undefined =>
    link?.columns.find((one) => before?.link?.columns.includes(one)) ?? link?.columns[0];
  const byColumn = new Map<AskColumn, string[]>();
  // "Lamps or chairs in the North" are those of the North, "lamps or the North" is either.
  const either = tags.some((tag, index) => {
    const other = tags[index - 1];
    if (!other || columnOf(other.link) === columnOf(tag.link)) return false;
    return line.tags.slice(line.tags.indexOf(other), line.tags.indexOf(tag)).some(saysOr);
  });
  for (const { link } of tags) {
    const column = columnOf(link);
    if (column && link?.value !== undefined)
      byColumn.set(column, [...(byColumn.get(column) ?? []), link.value]);
  }
  return [...byColumn].map(([column, values]) => {
    const owner =
      before?.link?.columns.includes(column) &&
      /^#c\d+(?: (?:IS|HAS|of|named|called|in|NOT|~|,))*$/.test(
        line.tags
          .slice(line.tags.indexOf(before), taken.from)
          .map(({ text }) => text)
          .join(' '),
      ) &&
      !groupedBy(line, before);
    if (owner && before) Object.assign(before, { text: '~', used: true });
    return {
      column,
      comparison: negated ? 'not in' : 'in',
      values,
      said: taken.said,
      from: taken.from,
      to: taken.to,
      either,
    };
  });
}

/** "By origin from Europe" still splits by origin. */
function groupedBy(line: PromptLine, tag: Tag): boolean {
  const before = line.tags[line.tags.indexOf(tag) - 1]?.text ?? '';
  return /^(?:BY|EACH|ACROSS|COLOR|DIFFERENT|COUNT|axis)$/.test(before);
}

/** "Year is 1999 or 2000", "5 cylinder cars". */
function readNumbers(line: PromptLine): Placed[] {
  const equal = line
    .takeAll(pattern(`{C}(?: (?:IS|of|=|HAS))+ {N}(?: OR {N})?`))
    .map((taken) => placed(taken, taken.groups[0], 'in', taken.groups.slice(1)));
  const counted: Partial<Placed>[] = [];
  for (;;) {
    const found = line.find(pattern('{N} {C}'));
    const column = found?.groups[1]?.link?.columns[0];
    if (!found || !column || !isMeasure(column) || column.additive) break;
    const taken = line.take(pattern('{N} {C}'));
    if (taken) counted.push(placed(taken, taken.groups[1], '=', [taken.groups[0]]));
  }
  return [...equal, ...counted].flatMap((filter) => (filter.column ? [filter as Placed] : []));
}

function placed(
  { from, to, said }: Taken,
  column: Tag | undefined,
  comparison: Comparison,
  values: readonly (Tag | undefined)[],
): Partial<Placed> {
  const cells = values.flatMap((tag) => (tag ? [cellOfTag(tag)] : []));
  const columns = column?.link?.columns ?? [];
  const numeric = cells.some((cell) => typeof cell === 'number');
  const fit = columns.find((one) => (numeric ? one.type === 'number' || isTime(one) : true)) ?? columns[0];
  return { ...(fit ? { column: fit } : {}), comparison, values: cells, said, from, to };
}

const cellOfTag = ({ link, words }: Tag): string | number =>
  link?.value ?? words[0]?.value ?? words.map(({ raw }) => raw).join(' ');

/** The column that dates and years without a name mean. */
export const timeColumn = ({ columns }: TableProfile): AskColumn | undefined =>
  columns.find(({ role }) => role === 'time') ?? columns.find(isTime);

/** "Or" between two conditions joins them by it; all else is "and". */
function joined(line: PromptLine, filters: readonly Placed[]): AskFilter[] {
  return filters.map(({ from, to: _to, either, ...filter }, i) => {
    const before = filters[i - 1];
    const gap = before ? line.tags.slice(before.to, from) : [];
    const same = before !== undefined && before.from === from;
    const or = same ? (either ?? !filter.comparison.startsWith('not')) : gap.some(saysOr);
    return { ...filter, joined: or ? 'OR' : 'AND' };
  });
}

const saysOr = ({ words }: Tag): boolean => words.some(({ text }) => /^(or|oder)$/.test(text));
