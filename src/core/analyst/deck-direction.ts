import type { StoryWish } from '../statements/story/wishes.js';

/** The order of a deck's slides, and the sections that they are in, by slide ids. */
export interface Storyline {
  order: readonly string[];
  sections: readonly { title: string; slides: readonly string[] }[];
}

/** What somebody else chose for a whole deck, before its slides are written. What is missing is the analyst's choice. */
export interface DeckDirection {
  storyline?: Storyline;
  /** Statements of the summary and of the closing slide. */
  summary: readonly StoryWish[];
  closing: readonly StoryWish[];
}
