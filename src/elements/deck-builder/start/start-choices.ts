import type { BuilderDashboardConfig, Widget } from '../../../core/chart/types.js';
import type { Privacy, StoryParts } from '../../../core/stream/protocol.js';
import type { LookChoice } from './looks.js';

export type Tone = 'neutral' | 'formal' | 'friendly' | 'persuasive';

/** What the person chooses before a deck is generated. */
export interface StartChoices extends LookChoice {
  title: string;
  /** Ids of the widgets that are left out. */
  excluded: ReadonlySet<string>;
  /** Ids of widgets in the person's order; those that are not in it come after, as in the dashboard. */
  order: readonly string[];
  slides: number | 'auto';
  /** Undefined while the page's own words stand. */
  audience: string | undefined;
  goal: string | undefined;
  tone: Tone;
  privacy: Privacy | undefined;
  story?: StoryParts;
}

export const FIRST_CHOICES: StartChoices = {
  title: '',
  excluded: new Set(),
  order: [],
  slides: 'auto',
  look: 'paper',
  dark: false,
  audience: undefined,
  goal: undefined,
  tone: 'neutral',
  privacy: undefined,
};

/** All widgets of the dashboard in the order of the person. */
export function orderedWidgets(config: BuilderDashboardConfig, order: readonly string[]): Widget[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = ({ id }: Widget): number => rank.get(id) ?? order.length;
  return [...config.widgets].sort((a, b) => rankOf(a) - rankOf(b));
}

/** For a language model: prompts are English, whatever the deck's language. */
export const TONE_HINTS: Record<Tone, string | undefined> = {
  neutral: undefined,
  formal: 'Tone: formal and precise.',
  friendly: 'Tone: friendly and plain.',
  persuasive: 'Tone: persuasive; say what follows from the figures.',
};
