import { phrasesFor } from '../phrases/load.js';
import type { Voice } from '../realize/voice.js';
import type { Brief } from './brief.js';

/** What the slides of a deck share while they are written: its language, and what was said before. */
export interface DeckVoice extends Voice {
  /** Sentences as a reader sees them: a finding is told once. */
  told: Set<string>;
  /** Wordings that were used, by form and register: another is taken while there is one. */
  used: Set<string>;
  /** For whom and what for. */
  brief: Brief;
  /** Widgets whose comparison another chart of the deck turns round. */
  reversed: ReadonlySet<string>;
}

export const deckVoice = (
  locale: string,
  brief: Brief = {},
  reversed: ReadonlySet<string> = new Set(),
): DeckVoice => ({
  locale,
  brief,
  reversed,
  phrases: phrasesFor(locale),
  told: new Set<string>(),
  used: new Set<string>(),
});
