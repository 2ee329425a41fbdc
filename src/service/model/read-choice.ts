import type { WidgetType } from '../../core/chart/types.js';
import type { ChartEdits } from '../../core/analyst/edit-chart.js';
import type { StatementField } from '../../core/deck/types.js';
import type { Register } from '../../core/statements/phrases/phrases.js';
import { remarkLine, remarkObjection } from '../../core/statements/story/remark.js';
import { offerOf, type StatementWish, type Wish } from '../../core/statements/story/wishes.js';
import type { Row } from '../../core/query/types.js';
import type { AnswerPiece } from './answer-reader.js';
import { argNames, BULLETS, MOST_OWN, ownId, SORTS } from './slide-schema.js';
import { isHeadline, type StatementList } from './statement-list.js';

/** What a model chose for a slide, as far as it may. */
export interface Choice {
  wishes: Wish[];
  register: Register;
  /** Other words than those that stand. */
  reworded: boolean;
  edits: ChartEdits;
}

export interface ChoiceSources {
  list: StatementList;
  types: readonly WidgetType[];
  locale: string;
  rows: readonly Row[];
  /** How many points are taken. */
  points: number;
}

type Part = 'title' | 'points' | 'notes';
const FIELDS: Record<Part, StatementField> = { title: 'title', points: 'text', notes: 'notes' };
const MOST_NOTES = 6;
const REGISTERS: Record<string, Register> = { sentences: 'point', headlines: 'title', spoken: 'note' };
const LONGEST_ARG = 200;

/** Reads an answer. Nothing in it is trusted: what is not offered, does not hold or has no place is left out, with a line that says why. */
export function readChoice(
  pieces: readonly AnswerPiece[],
  sources: ChoiceSources,
): { choice: Choice; violations: string[] } {
  const { list, locale, rows } = sources;
  const mostOf: Record<Part, number> = { title: 1, points: sources.points, notes: MOST_NOTES };
  const violations: string[] = [];
  const all = (key: string): unknown[] =>
    pieces.filter((piece) => piece.key === key && piece.value !== null).map(({ value }) => value);
  const last = (key: string): unknown => all(key).at(-1);

  const known = new Map<unknown, StatementWish | { text: string }>();
  for (const { id, wish } of list.entries) known.set(id, wish);
  const owned = all('own');
  const failed = new Set<unknown>();
  owned.slice(0, MOST_OWN).forEach((value, index) => {
    const id = ownId(index);
    const own = ownStatement(value, list);
    if ('reason' in own) {
      failed.add(id);
      violations.push(`${id}: ${own.reason}`);
    } else known.set(id, own);
  });
  if (owned.length > MOST_OWN) violations.push(`own: at most ${MOST_OWN} are taken`);

  const used = new Set<unknown>();
  const wishes = (Object.keys(FIELDS) as Part[]).flatMap((part) => {
    const ids = [...new Set(all(part))];
    const most = mostOf[part];
    if (ids.length > most) violations.push(`${part}: at most ${most} are taken`);
    return ids.slice(0, most).flatMap((id): Wish[] => {
      const wish = known.get(id);
      used.add(id);
      if (wish && (part !== 'title' || isHeadline(wish))) return [{ field: FIELDS[part], ...wish }];
      if (wish) violations.push(`title: ${shown(id)} says what the rows are, which is no headline`);
      else if (!failed.has(id)) violations.push(`${part}: there is no statement ${shown(id)}`);
      return [];
    });
  });
  // One that holds and was given no place is a point.
  owned.slice(0, MOST_OWN).forEach((_, index) => {
    const id = ownId(index);
    const wish = known.get(id);
    const points = wishes.filter(({ field }) => field === 'text').length;
    if (wish && !used.has(id) && points < sources.points) wishes.push({ field: 'text', ...wish });
  });

  const remark = last('remark');
  if (remark !== undefined && remark !== '') {
    const line = typeof remark === 'string' ? remarkLine(remark) : '';
    const reason = typeof remark === 'string' ? remarkObjection(line, { locale, rows }) : 'it is no text';
    if (reason) violations.push(`remark: ${reason}`);
    else if (line !== '') wishes.push({ field: 'text', text: `- ${line}` });
  }
  const register = REGISTERS[chosenOf(BULLETS, last('bullets')) ?? 'sentences'] ?? 'point';
  const edits = readEdits(last, sources, violations);
  return { choice: { wishes, register, reworded: last('wording') === 'other', edits }, violations };
}

function ownStatement(value: unknown, list: StatementList): StatementWish | { reason: string } {
  const { kind, ...given } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const offer = list.kinds.find((one) => one.kind === kind);
  if (!offer || !list.reading) return { reason: `there is no kind ${shown(kind)}` };
  const args: [string, string][] = [];
  for (const name of argNames(list)) {
    const arg = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof arg === 'string' && arg !== '' && arg.length <= LONGEST_ARG) args.push([name, arg]);
  }
  const found = offerOf(list.reading, { kind: offer.kind, args: Object.fromEntries(args) });
  return found
    ? { kind: found.kind, args: found.finding.args }
    : { reason: `${shown(kind)} does not hold over the rows with these arguments` };
}

function readEdits(
  last: (key: string) => unknown,
  { types, rows }: ChoiceSources,
  violations: string[],
): ChartEdits {
  const [chart, sort, top, highlight, color] = ['chart', 'sort', 'top', 'highlight', 'color'].map(last);
  const type = chosenOf(types, chart);
  if (chart !== undefined && type === undefined)
    violations.push(`chart: the rows cannot be shown as ${shown(chart)}`);
  const order = chosenOf(SORTS, sort);
  if (sort !== undefined && order === undefined) violations.push(`sort: there is no order ${shown(sort)}`);
  const count =
    Number.isInteger(top) && (top as number) >= 1 && (top as number) <= 100 ? (top as number) : undefined;
  if (top !== undefined && count === undefined)
    violations.push('top: it must be a whole number from 1 to 100');
  const stands =
    typeof highlight === 'string' &&
    (['max', 'min', 'last'].includes(highlight) ||
      rows.some((row) =>
        Object.values(row).some((cell) => cell === highlight || cell === Number(highlight)),
      ));
  if (highlight !== undefined && !stands) violations.push('highlight: no row has that name');
  const isColor = typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
  if (color !== undefined && !isColor) violations.push('color: it must be written as #rrggbb');
  return {
    ...(type ? { type } : {}),
    ...(order ? { sort: order } : {}),
    ...(count === undefined ? {} : { top: count }),
    ...(stands ? { highlight } : {}),
    ...(isColor ? { color } : {}),
  };
}

const chosenOf = <T extends string>(among: readonly T[], value: unknown): T | undefined =>
  among.find((one) => one === value);

/** A value of an answer as its author is told of it. */
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
