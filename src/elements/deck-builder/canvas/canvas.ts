import { html, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type { SlideGeometry } from '../../../core/layout/types.js';
import type { SlideVerification } from '../../../core/deck/verify-slide.js';
import { allWords } from '../../shared/all-words.js';
import type { DeckSlideChangeEvent, DeckSlideSelectEvent } from '../../shared/events.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import { leftOutNote } from './left-out-note.js';
import type { Stage } from './stage.js';
import { verdicts } from './verdicts.js';

export interface Canvas {
  deck: Deck;
  /** Absent while it is still being written. */
  current: Slide | undefined;
  /** What is shown in its place until then. */
  draft: TemplateResult;
  busy: boolean;
  /** Undefined until the drawing code is there. */
  geometry: SlideGeometry | undefined;
  /** Undefined until the code that checks is there. */
  verification: SlideVerification | undefined;
  localize: LocalizeController;
  edited: (event: DeckSlideChangeEvent) => void;
  /** A link on the slide leads to another one. */
  selected: (event: DeckSlideSelectEvent) => void;
  queries: () => Promise<QueryDesk>;
  stage: Stage;
  /** Over the upper edge: the search, while it is open. */
  bar: unknown;
}

/** The current slide, to be edited in place; under it what is to be known about it. */
export function canvas(view: Canvas): TemplateResult {
  const { deck, current, geometry, busy, localize, verification, stage } = view;
  const shown = current && { deck, slide: current, geometry, busy };
  const sheet = current
    ? html`<deck-view
          lang=${localize.locale}
          .deck=${deck}
          slide-id=${current.id}
          provenance
          ?editable=${!busy}
          @deck-slide-change=${view.edited}
          @deck-slide-select=${view.selected}
        ></deck-view>
        ${stage.tools?.render(view) ?? ''} ${shown ? stage.renderParts(shown) : ''}`
    : view.draft;
  return html`<div class="canvas" part="canvas">
    ${view.bar} ${stage.renderRoom(sheet)} ${stage.tools?.renderProblems(view)}
    ${shown ? stage.renderNotes(shown) : ''} ${leftOutNote(current, localize)}
    ${stage.renderBar(shown, verification ? verdicts(verification, allWords(localize.messages)) : '')}
  </div>`;
}
