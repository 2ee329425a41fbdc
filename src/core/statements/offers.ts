import { DeckError } from '../errors.js';
import type { WidgetInput } from '../stream/protocol.js';
import { CATALOG } from './catalog/catalog.js';
import { readFrame, type Frame } from './frame/frame.js';
import type { Args, Finding, Kind } from './types.js';

/** A statement that holds over the rows of a widget. */
export interface Offer {
  kind: string;
  finding: Finding;
  /** Impact × evidence, 0–1: the order of offers. */
  weight: number;
  /** The widget's title asks for it: "…, lowest first". */
  wished: boolean;
}

export interface Reading {
  frame: Frame;
  /** Strongest first. */
  offers: readonly Offer[];
}

/** p-values below 10 to this power count as equally certain. */
const CERTAIN = 6;

const readings = new WeakMap<WidgetInput, Reading>();

/** A widget's frame and all that holds over its rows, computed once. Throws `wrong_columns`. */
export function readWidget(widget: WidgetInput): Reading {
  let reading = readings.get(widget);
  if (!reading) {
    const frame = readFrame(widget);
    let offers: readonly Offer[] | undefined;
    // To check a statement takes the frame alone.
    reading = {
      frame,
      get offers() {
        return (offers ??= offersOf(frame));
      },
    };
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

/** Of running totals one line passes another: what a month has is no part of them. */
const OF_RUNNING: ReadonlyMap<string, Kind> = new Map([...CATALOG].filter(([name]) => name === 'overtook'));
const kindsOf = ({ running }: Frame): ReadonlyMap<string, Kind> => (running ? OF_RUNNING : CATALOG);

function offersOf(frame: Frame): Offer[] {
  const offers: Offer[] = [];
  for (const [name, kind] of kindsOf(frame))
    for (const args of kind.candidates(frame)) {
      const finding = kind.find(frame, args);
      if (finding) offers.push(offerOf(frame, name, finding));
    }
  return offers.sort((a, b) => Number(b.wished) - Number(a.wished) || b.weight - a.weight);
}

const OF_END: Readonly<Record<'max' | 'min', ReadonlySet<string>>> = {
  max: new Set(['leader', 'gap', 'majority', 'tie', 'peak', 'highest-cell', 'highest-median']),
  min: new Set(['last', 'low', 'lowest-cell']),
};

function offerOf({ title }: Frame, kind: string, finding: Finding): Offer {
  const wished =
    title.rank !== undefined &&
    finding.args['series'] === undefined &&
    OF_END[title.rank].has(kind) &&
    // Who is ahead by next to nothing is no answer.
    !finding.form.endsWith('.narrow');
  return { kind, finding, weight: finding.impact * evidence(finding), wished };
}

/** What no chance can make counts a little less than what a test is certain of. */
const evidence = ({ p }: Finding): number =>
  p === undefined ? 0.85 : 0.7 + (0.3 * Math.min(CERTAIN, -Math.log10(Math.max(p, 1e-300)))) / CERTAIN;

/** A statement by its kind and arguments, where it holds over the rows; whoever chose them. */
export function findStatement(frame: Frame, kind: string, args: Args): Offer | undefined {
  const finding = kindsOf(frame).get(kind)?.find(frame, args);
  return finding && offerOf(frame, kind, finding);
}
