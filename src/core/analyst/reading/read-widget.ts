import { DeckError } from '../../errors.js';
import type { WidgetInput } from '../../stream/protocol.js';
import type { Fact } from '../facts/fact.js';
import { factsOf } from '../facts/find-facts.js';
import { readFrame, type Frame } from './frame.js';

export interface Reading {
  frame: Frame;
  facts: readonly Fact[];
}

const readings = new WeakMap<WidgetInput, Reading>();

/** A widget's frame and facts, computed once: its own slide, the title slide and the plan all ask. Throws `wrong_columns`. */
export function readWidget(widget: WidgetInput): Reading {
  let reading = readings.get(widget);
  if (!reading) {
    const frame = readFrame(widget);
    reading = { frame, facts: factsOf(frame) };
    readings.set(widget, reading);
  }
  return reading;
}

/** The reading, or undefined where the columns do not fit: such a widget fails on its own slide, with its own message. */
export function tryReadWidget(widget: WidgetInput): Reading | undefined {
  try {
    return readWidget(widget);
  } catch (error) {
    if (DeckError.is(error)) return undefined;
    throw error;
  }
}
