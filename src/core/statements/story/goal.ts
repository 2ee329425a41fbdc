import { cellOf } from '../../chart/cells.js';
import { foldedName } from '../../intake/roles/name-words.js';
import type { Frame } from '../frame/frame.js';
import { readableName } from '../frame/names.js';
import { resolveTemplate } from '../../template/index.js';
import { placeholder } from '../expressions.js';
import type { Offer, Reading } from '../offers.js';
import type { Finding } from '../types.js';

/** How much more a finding counts whose measure or dimension the goal names, and one about a group that it names. */
const NAMED = { column: 1.1, group: 1.3 };
/** A shorter name is meant only as it is written: "US", not "us". */
const LEAST_FOLDED = 4;
/** Words that are part of many names of measures, and of many goals. */
const GENERAL: ReadonlySet<string> = new Set(
  'total average mean median number count value values amount share rate level change per year month week day date time more most less'.split(
    ' ',
  ),
);
/** Scripts that part words by nothing. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The reading with what the goal names before what is otherwise as strong. */
export function towardsGoal(reading: Reading, goal: string | undefined): Reading {
  if (goal === undefined) return reading;
  const { frame, offers } = reading;
  const worth = new Map(offers.map((offer) => [offer, worthFor(frame, offer, goal)]));
  const of = (offer: Offer): number => worth.get(offer) ?? offer.weight;
  return { frame, offers: [...offers].sort((a, b) => Number(b.wished) - Number(a.wished) || of(b) - of(a)) };
}

/** The weight of a finding for a deck with a goal: within bounds, so that a goal makes no headline of what hardly matters. */
export function worthFor(frame: Frame, { finding, weight }: Offer, goal: string | undefined): number {
  if (goal === undefined) return weight;
  const groups = groupsIn(frame, goal);
  const ofGroup = groups.size > 0 && namesIn(frame, finding).some((name) => groups.has(name));
  const { measure } = finding.args;
  const columns = [frame.measure?.noun, frame.dimension?.noun, measure && readableName(measure)];
  const ofColumn = columns.some((name) => name && namesColumn(goal, name));
  return weight * (ofGroup ? NAMED.group : 1) * (ofColumn ? NAMED.column : 1);
}

const named = new WeakMap<Frame, { goal: string; groups: ReadonlySet<string> }>();

/** The labels of a chart that a goal names; looked up once. */
function groupsIn(frame: Frame, goal: string): ReadonlySet<string> {
  const known = named.get(frame);
  if (known?.goal === goal) return known.groups;
  const found = new Set<string>();
  for (const column of [frame.dimension?.column, frame.series?.column])
    for (const row of frame.widget.rows ?? []) {
      const cell = column === undefined ? null : cellOf(row, column);
      if (typeof cell === 'string' && !found.has(cell) && namesGroup(goal, cell)) found.add(cell);
    }
  named.set(frame, { goal, groups: found });
  return found;
}

/** The groups that the sentences of a finding name. */
function namesIn({ widget }: Frame, { slots }: Finding): string[] {
  const exprs = Object.values(slots).flatMap((slot) =>
    slot.as === 'name' ? [slot.expr] : slot.as === 'names' ? slot.exprs : [],
  );
  const table = { rows: widget.rows ?? [], columns: widget.columns, locale: 'en-US' };
  return exprs.flatMap((expr) =>
    resolveTemplate(placeholder(expr), {}, table).parts.flatMap((part) =>
      part.kind === 'value' && typeof part.value === 'string' ? [part.value] : [],
    ),
  );
}

/** A group is named by its whole label. */
function namesGroup(goal: string, label: string): boolean {
  if (!/\p{L}/u.test(label)) return false;
  const name = foldedName(label);
  if (UNPARTED.test(label)) return foldedName(goal).includes(name);
  return name.length < LEAST_FOLDED
    ? goal.split(/[^\p{L}\p{N}]+/u).includes(label)
    : hasWord(foldedName(goal), name);
}

/** A column is named by its name, or by a word of it that is not part of many: "revenue" of "total revenue". */
function namesColumn(goal: string, noun: string): boolean {
  const [text, name] = [foldedName(goal), foldedName(noun)];
  if (name === '') return false;
  if (UNPARTED.test(name)) return text.includes(name);
  const words = name.split(' ').filter((word) => word.length >= LEAST_FOLDED && !GENERAL.has(word));
  return words.some((word) => hasWord(text, word));
}

/** As a word, or as the start of one: "region" in "regions". */
const hasWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);
