import type { Variable } from '../../deck/types.js';
import type { DeckVoice } from './deck-voice.js';
import { openEnds } from './open-ends.js';
import { ranked, tellEach, type WidgetReading } from './summary.js';
import { takeAways, type TakeAway } from './take-aways.js';
import { tellPair } from './tell-pair.js';
import type { Told } from './tell.js';

/** Findings on the summary by the number of widgets that it speaks of. */
export const summaryPoints = (widgets: number): number => Math.min(5, Math.max(3, Math.ceil(widgets / 2)));

/** Fewer lines are no slide. */
const LEAST_LINES = 2;

export interface Closing {
  taken: readonly TakeAway[];
  open: readonly TakeAway[];
}

/**
 * How a deck ends: what to take away beyond its summary, and what to look at next.
 * @param said how many findings the summary says; 0 where there is none
 */
export function closingOf(readings: readonly WidgetReading[], deck: DeckVoice, said: number): Closing {
  const summary = ranked(readings, deck).slice(0, said);
  return { taken: takeAways(readings, deck, summary), open: openEnds(readings, deck) };
}

/** Whether that is enough for a slide: what only repeats the summary is none. */
export const isClosing = ({ taken, open }: Closing): boolean => taken.length + open.length >= LEAST_LINES;

export interface ToldClosing {
  taken: Told[];
  open: Told[];
}

/** Puts the end of a deck into words, with variables that name their sources. */
export function tellClosing(
  { taken, open }: Closing,
  deck: DeckVoice,
  { turn, variables }: { turn: number; variables: Record<string, Variable> },
): ToldClosing {
  const tellOne =
    (register: 'title' | 'open') =>
    ({ one, other }: TakeAway): Told[] => {
      const together = other && tellPair(one, other, deck, variables);
      return together ? [together] : tellEach([one], deck, { most: 1, turn, variables, register });
    };
  return { taken: taken.flatMap(tellOne('title')), open: open.flatMap(tellOne('open')) };
}
