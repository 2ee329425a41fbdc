import type { AllMessages } from '../../shared/all-words.js';
import type { RefreshState } from './refresher.js';

/** How a refresh stands, in a sentence; undefined where there is nothing to say. */
export function spokenRefresh(state: RefreshState, words: AllMessages): string | undefined {
  switch (state.state) {
    case 'running':
      return words.refreshing;
    case 'confirm':
      return words.refreshConfirm;
    case 'review': {
      const { figures, claims, sentences, types } = state.refreshed.diff;
      const reworded = sentences.length > 0 ? ` ${words.sentencesReworded(sentences.length)}.` : '';
      const shown = types.length > 0 ? ` ${words.typesChanged(types.length)}.` : '';
      const broken = claims.length > 0 ? ` ${words.claimsNoLonger(claims.length)}.` : '';
      return `${words.refreshHeading}: ${words.figuresChanged(figures.length)}.${reworded}${shown}${broken}`;
    }
    case 'rewriting':
      return words.rewritingSlides(state.done, state.total);
    case 'done':
      if (state.how === 'unchanged') return words.refreshUnchanged;
      return state.how === 'applied' ? words.refreshApplied : words.refreshDiscarded;
    default:
      return undefined;
  }
}
