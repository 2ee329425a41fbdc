import { svg, type TemplateResult } from 'lit';
import type { SentenceState } from '../../core/statements/check-deck.js';
import { drawIcon, icon } from './icons.js';

const PEN = svg`<path d="M5 19l1-4L16 5l3 3L9 18z" /><path d="M14 7l3 3" />`;
const KEYBOARD = svg`<rect x="3.5" y="6.5" width="17" height="11" rx="2" /><path d="M7 10v.1M10.5 10v.1M14 10v.1M17 10v.1M8 14h8" />`;

/** What became of a sentence when it was checked, as a sign. */
export const SENTENCE_SIGNS: Record<SentenceState, TemplateResult> = {
  checked: icon('check'),
  computed: drawIcon(PEN),
  typed: drawIcon(KEYBOARD),
  broken: icon('alert'),
};
