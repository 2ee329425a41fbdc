import { foldedName } from '../intake/roles/name-words.js';
import { LONGEST_GOAL, type Brief } from '../statements/story/brief.js';
import type { GenerateDeckRequest } from '../stream/protocol.js';
import { READER_WORDS } from './reader-words.js';

/** What the wishes of a request come to: how slides are worded, and what the plan has. */
export interface DeckBrief extends Brief {
  /** The strongest findings come first, in a small deck too. */
  summaryFirst?: boolean;
}

type Reader = 'executive' | 'analyst';
type Tone = 'formal' | 'friendly' | 'persuasive';

const READERS: Readonly<Record<Reader, DeckBrief>> = {
  executive: { points: 2, summaryFirst: true },
  analyst: { points: 4, tests: true },
};
const TONES: Readonly<Record<Tone, DeckBrief>> = {
  formal: { tests: true },
  friendly: { points: 2 },
  persuasive: { summaryFirst: true },
};

/**
 * Audience, tone and goal as the analyst can write to them. An audience says more than a tone; who is named first in it is meant, since
 * "executives, with our analysts" are executives.
 */
export function deckBrief({
  audience = '',
  systemPromptHint = '',
  goal = '',
}: Pick<GenerateDeckRequest, 'audience' | 'systemPromptHint' | 'goal'>): DeckBrief {
  const readers = ['executive', 'analyst'] as const;
  const reader = firstNamed(audience, readers) ?? firstNamed(systemPromptHint, readers);
  const tone = firstNamed(systemPromptHint, ['formal', 'friendly', 'persuasive']);
  const aim = goal.trim().slice(0, LONGEST_GOAL);
  return {
    ...(reader ? READERS[reader] : tone ? TONES[tone] : {}),
    ...(aim === '' ? {} : { goal: aim }),
  };
}

/** Which of them a text names first. */
function firstNamed<Name extends Reader | Tone>(text: string, names: readonly Name[]): Name | undefined {
  if (text.trim() === '') return undefined;
  const folded = ` ${foldedName(text)} `;
  const found = names
    .map((name) => ({ name, at: Math.min(...WORDS[name].map((word) => placeOf(word, folded))) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at);
  return found[0]?.name;
}

function placeOf(word: string, text: string): number {
  const at = text.indexOf(word);
  return at < 0 ? Infinity : at;
}

/** Folded as texts are, with a space where a word begins or ends. */
const WORDS = Object.fromEntries(
  Object.entries(READER_WORDS).map(([name, lists]) => [
    name,
    Object.values(lists).flatMap((list) => list.split(', ').map(pattern)),
  ]),
) as Record<Reader | Tone, string[]>;

function pattern(entry: string): string {
  const word = foldedName(entry);
  if (!/\p{Script=Latin}/u.test(word)) return word;
  return entry.endsWith('*') ? ` ${word}` : ` ${word} `;
}
