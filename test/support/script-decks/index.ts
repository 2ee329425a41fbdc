import type { Deck } from '../../../src/core/deck/types.js';
import { arabic } from './arabic.js';
import { chinese } from './chinese.js';
import { hebrew } from './hebrew.js';
import { japanese } from './japanese.js';
import { korean } from './korean.js';
import { mixed } from './mixed.js';
import { scriptDeck, type ScriptTexts } from './script-deck.js';

const TEXTS = { japanese, chinese, korean, arabic, hebrew, mixed } satisfies Record<string, ScriptTexts>;
export type ScriptName = keyof typeof TEXTS;
export const SCRIPT_NAMES = Object.keys(TEXTS) as ScriptName[];

/** A whole deck in a script: every layout, with charts, cards and a table. */
export function deckInScript(name: ScriptName): Deck {
  return scriptDeck(TEXTS[name]);
}
