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
