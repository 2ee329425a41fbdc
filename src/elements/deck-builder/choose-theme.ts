import type { Theme } from '../../core/layout/theme-types.js';
import type { Deck } from '../../core/deck/types.js';
import { loadPipeline } from '../shared/load.js';
import type { BuilderSession } from './builder-session.js';
import type { StartChoices } from './start-screen.js';

/** Light slides or dark ones, as an edit that can be undone. */
export async function toggleTheme(deck: Deck, session: BuilderSession): Promise<void> {
  const { defaultTheme, otherMode } = await loadPipeline();
  const value = otherMode(deck.theme ?? defaultTheme);
  session.apply([{ type: 'setDeckField', field: 'theme', value }], 'user');
}

/** The built-in theme that the person chose for new decks. */
export async function chosenTheme({ look, dark }: StartChoices): Promise<Theme | undefined> {
  const { themes, otherMode } = await loadPipeline();
  const light = themes[look];
  return dark && light ? otherMode(light) : light;
}
