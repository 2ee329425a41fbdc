/** How far something moved, as a word: the thresholds are the same in every language. */
export type Magnitude =
  | 'unchanged' | 'edged-up' | 'edged-down' | 'rose' | 'fell' | 'rose-by-half' | 'nearly-doubled' | 'doubled' | 'more-than-doubled'
  | 'nearly-tripled' | 'tripled' | 'more-than-tripled' | 'multiplied' | 'nearly-halved' | 'halved' | 'more-than-halved'; // prettier-ignore

/** From this factor on, up to the next. Between words without a threshold of their own the figure itself says it. */
const STEPS: readonly (readonly [number, Magnitude])[] = [
  [4, 'multiplied'],
  [3.1, 'more-than-tripled'],
  [2.97, 'tripled'],
  [2.8, 'nearly-tripled'],
  [2.05, 'more-than-doubled'],
  [1.97, 'doubled'],
  [1.85, 'nearly-doubled'],
  [1.55, 'rose'],
  [1.47, 'rose-by-half'],
  [1.03, 'rose'],
  [1.005, 'edged-up'],
  [0.995, 'unchanged'],
  [0.97, 'edged-down'],
  [0.55, 'fell'],
  [0.52, 'nearly-halved'],
  [0.49, 'halved'],
  [0.35, 'more-than-halved'],
  [0, 'fell'],
];

/** The word for a move between two values; where the first is not positive there is no factor, only a direction. */
export function magnitudeOf(from: number, to: number): { word: Magnitude; factor: boolean } {
  if (from <= 0 || to < 0)
    return { word: to > from ? 'rose' : to < from ? 'fell' : 'unchanged', factor: false };
  const factor = to / from;
  return { word: STEPS.find(([least]) => factor >= least)?.[1] ?? 'fell', factor: true };
}

/** How many times as much: `half-again` is one and a half times. */
export type Times = 'half-again' | 'almost-twice' | 'twice' | 'more-than-twice' | 'times';

export function timesOf(factor: number): Times {
  if (factor >= 1.45 && factor < 1.55) return 'half-again';
  if (factor >= 1.85 && factor < 1.97) return 'almost-twice';
  if (factor >= 1.97 && factor < 2.05) return 'twice';
  if (factor >= 2.05 && factor < 2.25) return 'more-than-twice';
  return 'times';
}
