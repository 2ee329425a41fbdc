import { readableName } from '../../statements/frame/names.js';
import { isMeasure, isTime, type AskColumn, type TableProfile } from './profile-tables.js';
import { countOf } from './suggestions.js';

/** Entries of one list. */
const MOST = 8;
/** Columns of a table that whole prompts are made of, the first of each kind. */
const MOST_COLUMNS = 12;
/** What may stand in a prompt and names nothing in the data. */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'me', 'show', 'about', 'slide', 'please', 'our', 'how']);
/** After these comes what an amount is split by. */
const SPLITS = new Set(['by', 'per', 'each', 'over', 'across']);

/**
 * What a prompt may become, from the data alone: whole prompts that begin or go on as the text does, then the text with its last
 * word completed to a column or a cell. For no text the prompts that tell most of each table. At most 8.
 */
export function completePrompt(text: string, profiles: readonly TableProfile[], most = MOST): string[] {
  const typed = plain(text).trimStart();
  const whole = wholePrompts(profiles).filter((prompt) => holdsWords(prompt, typed));
  const starting = whole.filter((prompt) => plain(prompt).startsWith(typed));
  const all = [...starting, ...whole, ...(typed === '' ? [] : completions(text, profiles))];
  const different = new Map(all.map((prompt) => [plain(prompt), prompt] as const));
  different.delete(typed.trim());
  return [...different.values()].slice(0, most);
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Each word of the text begins a word of the prompt, in whatever order. */
function holdsWords(prompt: string, typed: string): boolean {
  const words = wordsIn(plain(prompt));
  return wordsIn(typed)
    .filter((word) => !SMALL_WORDS.has(word))
    .every((start) => words.some((word) => word.startsWith(start)));
}

/** The tables take turns, so that none fills the list. */
function wholePrompts(profiles: readonly TableProfile[]): string[] {
  const lists = profiles.map(promptsOf);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function promptsOf({ name, columns }: TableProfile): string[] {
  const measures = columns.filter(isMeasure).slice(0, MOST_COLUMNS);
  const splits = columns.filter(({ role }) => role === 'category').slice(0, MOST_COLUMNS);
  const times = columns.filter(isTime).slice(0, 2);
  const count = countOf(name);
  const amounts = measures.map(
    (measure) => `${measure.additive ? 'total' : 'average'} ${readableName(measure.name)}`,
  );
  const over = (amount: string): string[] => times.map((time) => `${amount} over ${readableName(time.name)}`);
  const by = (amount: string): string[] => splits.map((split) => `${amount} by ${readableName(split.name)}`);
  const [first = count] = amounts;
  const [firstBy, ...othersBy] = by(first);
  return [
    ...(firstBy === undefined ? [] : [firstBy]),
    ...over(first),
    ...by(count),
    ...othersBy,
    ...amounts.slice(1).flatMap((amount) => [...by(amount), ...over(amount)]),
    ...over(count),
    ...measures.map((measure) => `distribution of ${readableName(measure.name)}`),
  ];
}

/** The text with its last word completed; after `by` and its like only what an amount can be split by. */
function completions(text: string, profiles: readonly TableProfile[]): string[] {
  const [, head = '', last = ''] = /^([^]*?)([\p{L}\p{N}\p{M}]*)$/u.exec(text) ?? [];
  const before = wordsIn(plain(head)).at(-1) ?? '';
  const splits = SPLITS.has(before);
  // Where nothing is begun, and no split is asked for, everything would fit.
  if (last === '' && !splits) return [];
  const start = plain(last);
  const begins = (name: string): boolean => wordsIn(plain(name)).some((word) => word.startsWith(start));
  const names = profiles.flatMap(({ columns }) =>
    columns.filter((column) => !splits || isSplit(column)).map(({ name }) => readableName(name)),
  );
  const cells = splits || start === '' ? [] : cellsOf(profiles, begins);
  return [...names.filter(begins), ...cells].map((name) => `${head}${name}`);
}

const isSplit = (column: AskColumn): boolean => column.role === 'category' || isTime(column);

/** Cells as they stand in the data, the first that fit. */
function cellsOf(profiles: readonly TableProfile[], begins: (name: string) => boolean): string[] {
  const found = new Set<string>();
  for (const { values } of profiles) {
    for (const known of values.values()) {
      for (const { value } of known) if (begins(value)) found.add(value);
      if (found.size >= MOST) return [...found];
    }
  }
  return [...found];
}
