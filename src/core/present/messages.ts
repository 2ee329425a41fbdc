import type { Stopwatch } from './stopwatch.js';

/** What the audience sees: the slide, or a screen of one colour in its place. */
export type Screen = 'slide' | 'black' | 'white';

/** A place on a slide, in shares of its width and height from its top left corner. */
export interface SlidePoint {
  readonly x: number;
  readonly y: number;
}

/** All that a speaker view has to know; the document itself it has already. */
export interface PresentationState {
  readonly slideId: string;
  readonly screen: Screen;
  readonly laser: boolean;
  readonly timer: Stopwatch;
}

export type PresentationMessage =
  | { readonly type: 'state'; readonly state: PresentationState }
  /** A view that has just come asks for the state. */
  | { readonly type: 'hello' }
  /** Asks the presentation to do what stands under this id in the table of keys; also `uncover`, `reset-timer` and `end`. */
  | { readonly type: 'run'; readonly id: string }
  | { readonly type: 'go'; readonly slideId: string }
  /** Where the laser pointer is; nowhere without `at`. */
  | { readonly type: 'laser'; readonly at?: SlidePoint };

/** Windows of one page's origin that show the same deck share a channel; each presentation has an id of its own in it. */
export const channelName = (deckId: string): string => `deckwright-presenter:${deckId}`;
