import { html, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { allWords } from '../../shared/all-words.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { refreshConfirm, refreshReview } from './refresh-review.js';
import type { Refresher } from './refresher.js';

/** What the service is asked for after new rows. It holds no values: they stay with the page where it says so. */
const REWRITE = 'Rewrite this slide: its data changed.';

export interface RefreshSide {
  refresher: Refresher;
  localize: LocalizeController;
  /** The deck that is shown. */
  deck: Deck;
  /** The title of a slide. */
  name: (slideId: string) => string;
  select: (slideId: string) => void;
  modify: (slideId: string, instruction: string) => Promise<void>;
}

/** A refresh that wants an answer, in the place of the slide's details; undefined while it wants none. */
export function refreshSide(view: RefreshSide): TemplateResult | undefined {
  const { refresher, localize, deck, modify } = view;
  const messages = allWords(localize.messages);
  const { state } = refresher;
  if (state.state === 'confirm') {
    const content = refreshConfirm(
      state.sources,
      messages,
      () => void refresher.confirm(),
      () => refresher.cancel(),
    );
    return aside(messages.refreshConfirm, content);
  }
  if (state.state !== 'review') return undefined;
  const numbered = (slideId: string): string =>
    `${messages.slideNumber(deck.slides.findIndex(({ id }) => id === slideId) + 1)}: ${view.name(slideId)}`;
  const content = refreshReview({
    ...view,
    name: numbered,
    refreshed: state.refreshed,
    affected: state.affected.length,
    apply: () => refresher.apply(),
    rewrite: () => void refresher.applyAndRewrite((slideId) => modify(slideId, REWRITE)),
    discard: () => refresher.discard(),
  });
  return aside(messages.refreshHeading, content);
}

const aside = (label: string, content: TemplateResult): TemplateResult =>
  html`<aside class="panel" part="panel" aria-label=${label}>${content}</aside>`;
