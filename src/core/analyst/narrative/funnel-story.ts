import type { Frame, Point } from '../reading/frame.js';
import { beyond, placeholder } from './expressions.js';
import type { Phrases } from './phrases.js';
import { cellAt, labelSlots, nounSlots, printValue, refs } from './printing.js';
import type { Slots, Story, Telling } from './telling.js';

/** What can be said of a course of steps: how much comes through, and where most is lost. */
export function funnelStory(frame: Frame, phrases: Phrases, locale: string): Story {
  const { measure, dimension, seen, points, widget } = frame;
  const story: Story = { titles: [], points: [], notes: [] };
  if (!measure || !dimension) return story;
  const { c, v } = refs(frame);
  const rows = widget.rows?.length ?? 0;
  const nouns = nounSlots(frame, phrases, locale);
  const dim = nouns.dim ?? '';
  const value = (point: Point): string => cellAt(v, point.row, rows);
  const name = (key: string, point: Point): Slots =>
    labelSlots(key, dimension, dim, cellAt(c, point.row, rows));
  const [first, last] = [points[0], points.at(-1)];
  const [from, to] = first && last ? [value(first), value(last)] : [`first(${v})`, `last(${v})`];
  const slots: Slots = {
    ...nouns,
    ...(first ? name('first', first) : labelSlots('first', dimension, dim, `first(${c})`)),
    ...(last ? name('last', last) : labelSlots('last', dimension, dim, `last(${c})`)),
    fromValue: printValue(measure, from),
    toValue: printValue(measure, to),
    conversion: share(to, from, first && last ? last.value / first.value : undefined),
  };
  const tell = <Key extends string>(key: Key, test?: string, more: Slots = {}): Telling<Key> => ({
    key,
    slots: { ...slots, ...more },
    ...(test ? { test } : {}),
  });
  // Unseen, the last value may stand before the last name.
  const complete = seen ? undefined : `count(${v}) == count(${c})`;
  story.titles.push(
    tell('conversion', [`${to} < ${from}`, ...(complete ? [complete] : [])].join(' and ')),
    tell('stepsFromTo', complete),
  );
  story.notes.push(tell('source'));
  if (!seen) story.notes.push(tell('unseen'));

  const steps = points.slice(1).map((after, i) => ({ before: points[i] as Point, after }));
  const named = ({ before, after }: (typeof steps)[number]): Slots => ({
    ...name('before', before),
    ...name('after', after),
    lost: printValue(measure, lostIn({ before, after })),
    kept: share(value(after), value(before), after.value / before.value),
  });
  const lostIn = ({ before, after }: (typeof steps)[number]): string => `${value(before)} - ${value(after)}`;
  const keptIn = ({ before, after }: (typeof steps)[number]): string => `${value(after)} / ${value(before)}`;
  const sorted = (by: (step: (typeof steps)[number]) => number): typeof steps =>
    [...steps].sort((a, b) => by(a) - by(b));
  const [drop] = sorted(({ before, after }) => after.value - before.value);
  const divisible = steps.filter(({ before }) => before.value > 0);
  const [weakest] = sorted(({ before, after }) => (before.value > 0 ? after.value / before.value : Infinity));
  const strongest = sorted(({ before, after }) => (before.value > 0 ? -after.value / before.value : 0))[0];
  const other = (own: unknown, all: typeof steps, expression: (step: (typeof steps)[number]) => string) =>
    all.filter((step) => step !== own).map(expression);
  if (drop) {
    const test = beyond(lostIn(drop), other(drop, steps, lostIn));
    if (test) story.points.push(tell('largestDrop', test, named(drop)));
  }
  for (const [key, step, way] of [
    ['weakestStep', weakest, '<'],
    ['strongestStep', strongest, '>'],
  ] as const) {
    if (!step || divisible.length < steps.length || steps.length < 2) continue;
    // What is lost and what is kept of one step is one thing.
    if (step === drop) continue;
    const test = beyond(keptIn(step), other(step, steps, keptIn), way);
    if (test) story.points.push(tell(key, test, named(step)));
  }
  story.points.push(tell('endsOfCourse', complete));
  story.notes.push(tell('askSteps'));
  return story;
}

/** A part of something as a percentage that does not round to nothing. */
function share(part: string, whole: string, about: number | undefined): string {
  const digits = about === undefined || about >= 0.1 || about === 0 ? 0 : about >= 0.01 ? 1 : 2;
  return placeholder(`${part} / ${whole}`, `percent:${digits}`);
}
