import type { AskFilter, Comparison } from './intent.js';
import { complete, placed, type Placed } from './placed.js';
import type { TableProfile } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';
import { readCells, saysOr } from './read-cells.js';
import { readFlags } from './read-flags.js';
import { readComparisons, readNumbers } from './read-comparisons.js';

/** The conditions of a prompt in the order of its words. */
export function readFilters(line: PromptLine, table: TableProfile, shared = false): AskFilter[] {
  const found: Placed[] = [
    ...readNulls(line, table),
    ...readComparisons(line, table),
    ...readText(line),
    ...readFlags(line, table, shared),
    ...readCells(line),
    ...readNumbers(line),
  ];
  return joined(line, found.sort((a, b) => a.from - b.from)); // prettier-ignore
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

function readNulls(line: PromptLine, { columns }: TableProfile): Placed[] {
  const nothing = '(?:null|empty|missing|blank|leer|na)';
  const some = line
    .takeAll(pattern(`{C}(?: IS)? NOT(?: IS)? (?:${nothing})`))
    .map((taken) => placed(taken, taken.groups[0], 'not null', []));
  const none = line
    .takeAll(pattern(`{C} IS (?:${nothing}|unknown)`))
    .map((taken) => placed(taken, taken.groups[0], 'null', []));
  const gap = (taken: Taken, comparison: 'null' | 'not null'): Partial<Placed> | undefined => {
    const column = taken.groups[0]?.link?.columns.find(({ filled }) => filled < 1);
    return column && { ...placed(taken, undefined, comparison, []), column };
  };
  // "No score", "without a rating": of columns that have gaps.
  const lacks = line.readEach(pattern('(?:HAS |IS )*(?:no|NOT|missing|lack|lacks|lacking)(?: (?:HAS|any|COUNT))* {C}'), (taken) =>
    gap(taken, 'null'),
  );
  const has = columns.some(({ filled }) => filled < 1)
    ? line.readEach(pattern(String.raw`(?:(?:that|who|do|they|IS|\p{Ll}+s) HAS|(?:that|who|which|they) (?:receive|received|get|got|hold|own)s?) {C}(?! (?!BY|EACH|[?.,]))`), (taken) => (/with|whose/i.test(taken.said) ? undefined : gap(taken, 'not null')))
    : [];
  return complete([...some, ...none, ...lacks, ...has]);
} // prettier-ignore

/** "In the rain compared with no rain": no row is both, so that both are asked for. */
function withOther(all: Placed[], filter: Placed): Placed[] {
  const at = all.findIndex(({ column, comparison, values }) =>
    filter.comparison === 'in' && comparison === 'in' && column === filter.column && !values.some((value) => filter.values.includes(value))); // prettier-ignore
  const before = all[at];
  if (!before) return [...all, filter];
  const said = `${before.said} ${filter.said}`;
  return all.with(at, { ...before, values: [...before.values, ...filter.values], said });
}

/** "Or" between two conditions joins them by it; all else is "and". */
function joined(line: PromptLine, found: readonly Placed[]): AskFilter[] {
  const filters = found.reduce<Placed[]>(withOther, []);
  return filters.map(({ from, to: _to, either, ...filter }, i) => {
    const before = filters[i - 1];
    const gap = before ? line.tags.slice(before.to, from) : [];
    const same = before !== undefined && before.from === from;
    const or = same ? (either ?? !filter.comparison.startsWith('not')) : gap.some(saysOr);
    return { ...filter, at: from, joined: or ? 'OR' : 'AND' };
  });
}
