import { isNameless } from '../../chart/cells.js';
import type { Frame, Point } from '../reading/frame.js';
import { placeholder } from './expressions.js';
import { cellAt, labelSlots, printValue, refs } from './printing.js';
import type { Phrases } from './phrases.js';
import type { Slots, Telling } from './telling.js';

/** So much of a whole is worth a headline. */
const LARGE_PART = 0.6;
/** So many values fit into one expression that compares them all. */
const MOST_COMPARED = 24;
/** What is left over belongs to nobody. */
export const REST = /^(?:others?|all others?|rest|the rest|misc(?:ellaneous)?|unknown|n\/?a)$/i;

/** The second largest, where every other value fits into its test. */
export function runnerUp(frame: Frame, slots: Slots): Telling<'runnerUp'>[] {
  const { points, dimension, measure, widget } = frame;
  const sorted = [...points].sort((a, b) => b.value - a.value);
  const [first, second, third] = sorted;
  if (!first || !second || !third || !dimension || !measure || points.length > MOST_COMPARED) return [];
  if (second.value === third.value || first.value === second.value) return [];
  if (isNameless(first.label) || isNameless(second.label)) return [];
  const { c, v } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const at = (point: Point): string => cellAt(v, point.row, rows);
  const others = points.filter((point) => point !== first && point !== second);
  const test = `${at(second)} < max(${v}) and ${at(second)} > greatest(${others.map(at).join(', ')})`;
  const name = labelSlots('second', dimension, slots.dim ?? '', cellAt(c, second.row, rows));
  return [
    { key: 'runnerUp', slots: { ...slots, ...name, secondValue: printValue(measure, at(second)) }, test },
  ];
}

/** The share that the three largest make up. States a sum, ranks nothing. */
export function together(frame: Frame, slots: Slots, phrases: Phrases): Telling<'together'>[] {
  const told = frame.points.length < 6 ? undefined : sumOf(frame, slots, phrases, largest(frame).slice(0, 3));
  return told ? [{ key: 'together', slots: told }] : [];
}

/** The few that hold a large part of the whole, as a headline where nothing stands out. Ranks nothing. */
export function makeUp(frame: Frame, slots: Slots, phrases: Phrases): Telling<'makeUp'>[] {
  const { points, order } = frame;
  const total = points.reduce((sum, { value }) => sum + value, 0);
  if (order || points.length < 5) return [];
  const few = largest(frame).slice(0, points.length < 8 ? 2 : 3);
  // Where one alone holds half, others beside it say nothing.
  if ((few[0]?.value ?? 0) * 2 > total) return [];
  if (few.reduce((sum, { value }) => sum + value, 0) < LARGE_PART * total) return [];
  const told = sumOf(frame, slots, phrases, few);
  return told ? [{ key: 'makeUp', slots: told }] : [];
}

const largest = ({ points }: Frame): Point[] =>
  points.filter(({ label }) => !REST.test(String(label))).sort((a, b) => b.value - a.value);

function sumOf(frame: Frame, slots: Slots, phrases: Phrases, some: readonly Point[]): Slots | undefined {
  const { points, dimension, measure, widget } = frame;
  if (!measure?.additive || !dimension || frame.limited || some.length < 2) return undefined;
  if (points.some(({ label, value }) => isNameless(label) || value < 0)) return undefined;
  const { v } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const sum = some.map(({ row }) => cellAt(v, row, rows)).join(' + ');
  const { names = '', Names = '' } = namesOf(frame, slots, phrases, some);
  return {
    ...slots,
    names,
    Names,
    top: names,
    Top: Names,
    topShare: placeholder(`(${sum}) / sum(${v})`, 'percent:0'),
  };
}

/** Several labels in a row, within a sentence and at its start. */
export function namesOf(frame: Frame, slots: Slots, phrases: Phrases, some: readonly Point[]): Slots {
  const { dimension, widget } = frame;
  if (!dimension) return {};
  const { c } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const names = some.map(({ row }) => labelSlots('name', dimension, slots.dim ?? '', cellAt(c, row, rows)));
  const small = names.map(({ name = '' }) => name);
  return { names: phrases.list(small), Names: phrases.list([names[0]?.['Name'] ?? '', ...small.slice(1)]) };
}
