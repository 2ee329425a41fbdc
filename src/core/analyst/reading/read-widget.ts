import { DeckError } from '../../errors.js';
import type { WidgetInput } from '../../stream/protocol.js';
import type { Fact } from '../facts/fact.js';
import { factsOf } from '../facts/find-facts.js';
import { asWritten } from './written-names.js';
import { readFrame, type Frame } from './frame.js';

export interface Reading {
  frame: Frame;
  facts: readonly Fact[];
}

const readings = new WeakMap<WidgetInput, Map<boolean, Reading>>();

/**
 * A widget's frame and facts, computed once: its own slide, the title slide and the plan all ask. Names are in lower case, as English has
 * them; in a deck of another language they keep their capitals. Throws `wrong_columns`.
 */
export function readWidget(widget: WidgetInput, locale = 'en'): Reading {
  const capitals = !/^en\b/i.test(locale);
  let kept = readings.get(widget);
  if (!kept) readings.set(widget, (kept = new Map<boolean, Reading>()));
  let reading = kept.get(capitals);
  if (!reading) {
    const frame = capitals ? asWritten(readFrame(widget)) : readFrame(widget);
    reading = { frame, facts: factsOf(frame) };
    kept.set(capitals, reading);
  }
  return reading;
}

/** The reading, or undefined where the columns do not fit: such a widget fails on its own slide, with its own message. */
export function tryReadWidget(widget: WidgetInput, locale?: string): Reading | undefined {
  try {
    return readWidget(widget, locale);
  } catch (error) {
    if (DeckError.is(error)) return undefined;
    throw error;
  }
}
