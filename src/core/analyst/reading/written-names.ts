import type { Dimension } from './dimension.js';
import type { Frame } from './frame.js';
import type { Measure } from './measure.js';

/** What English titles begin with is no name. */
const ENGLISH =
  /^(?:average|median|highest|lowest|maximum|minimum|total|share|percentage|number|growth|distribution|top|bottom)$/i;

/** The frame with every name as its title or its column has it: "Umsatz", where English would write "umsatz". */
export function asWritten(frame: Frame): Frame {
  const { widget, dimension, series, measure, against, size } = frame;
  const words = new Map<string, string>();
  const inside = [...(widget.dataKey ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  for (const text of [...inside, ...widget.columns.map(({ name }) => name), widget.title])
    for (const [word] of text.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu))
      if (!ENGLISH.test(word)) words.set(word.toLowerCase(), word);
  const recased = (noun: string): string =>
    noun.replace(/[\p{L}\p{M}]+/gu, (word) => words.get(word) ?? word);
  const named = (one: Dimension): Dimension => ({ ...one, noun: recased(one.noun) });
  const measured = (one: Measure): Measure => ({
    ...one,
    noun: recased(one.noun),
    columnNoun: recased(one.columnNoun),
    ...(one.otherNoun === undefined ? {} : { otherNoun: recased(one.otherNoun) }),
  });
  return {
    ...frame,
    ...(dimension ? { dimension: named(dimension) } : {}),
    ...(series ? { series: named(series) } : {}),
    ...(measure ? { measure: measured(measure) } : {}),
    ...(against ? { against: measured(against) } : {}),
    ...(size ? { size: measured(size) } : {}),
  };
}
