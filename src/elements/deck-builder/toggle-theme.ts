import type { Deck } from '../../core/deck/types.js';
import { loadPipeline } from '../shared/load.js';
import type { BuilderSession } from './builder-session.js';

/** Light slides or dark ones, as an edit that can be undone. */
export async function toggleTheme(deck: Deck, session: BuilderSession): Promise<void> {
  const { themes } = await loadPipeline();
  const value = deck.theme?.mode === 'dark' ? themes['paper'] : themes['ink'];
  if (value) session.apply([{ type: 'setDeckField', field: 'theme', value }], 'user');
}
