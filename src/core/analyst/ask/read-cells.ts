import { complete, IS, placed, type Placed } from './placed.js';
import type { AskColumn } from './profile-tables.js';
import { pattern, type PromptLine, type Tag, type Taken } from './prompt-line.js';

const NOT = String.raw`NOT(?: (?:in|from|BY|at|to|IS|than|for|with|HAS|of|named|called|on|belong|have|live|play|come|work))*`;

/** Cells of the data, with the name of their column or without. */
export function readCells(line: PromptLine): Placed[] {
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
  return complete([...quoted, ...cells]);
}

/** Cells of one column stand together; the column's own name before them belongs to them. */
function cellFilters(line: PromptLine, taken: Taken, tags: readonly Tag[], negated: boolean): Placed[] {
  const before = line.tags
    .slice(Math.max(0, taken.from - 4), taken.from)
    .findLast(({ text }) => text.startsWith('#c'));
  const end = endSaid(line, taken);
  const columnOf = (link: Tag['link']): AskColumn | undefined =>
    link?.columns.find((one) => before?.link?.columns.includes(one)) ??
    (end && link?.columns.find(({ words }) => words.some((word) => end.test(word)))) ??
    ((link?.columns.length ?? 0) > 1 ? link?.columns.find((one) => sharesWord(one, line)) : undefined) ??
    link?.columns[0];
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

/** "Away goals of Eastport": the side is said of the amount. */
const sharesWord = ({ words: [side] }: AskColumn, { tags }: PromptLine): boolean =>
  tags.some(
    ({ link }) =>
      link?.value === undefined && link?.columns.some(({ words }) => words.length > 1 && words[0] === side),
  );

/** Stems of columns for where something comes from and where it goes to. */
const ORIGIN = /^(?:origin|from|sourc|start|departur|dep|send|sender|pickup)$/;
const TARGET = /^(?:destination|dest|to|target|end|arrival|arr|receiver|recipient|dropoff)$/;

/** "From ATH", "not to ATH": the word before a cell says which of two columns holds it. */
function endSaid(line: PromptLine, { from, tags }: Taken): RegExp | undefined {
  const said = [line.tags[from - 1], ...tags].flatMap((tag) => tag?.words.map(({ text }) => text) ?? []);
  const word = said.findLast((text) => text === 'from' || text === 'to');
  return word === undefined ? undefined : word === 'from' ? ORIGIN : TARGET;
}

/** "By origin from Europe" still splits by origin. */
function groupedBy(line: PromptLine, tag: Tag): boolean {
  const before = line.tags[line.tags.indexOf(tag) - 1]?.text ?? '';
  return /^(?:BY|EACH|ACROSS|COLOR|DIFFERENT|COUNT|axis)$/.test(before);
}

export const saysOr = ({ words }: Tag): boolean => words.some(({ text }) => /^(or|oder)$/.test(text));
