import { html, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type { SlideGeometry } from '../../../core/layout/types.js';
import type { SlideVerification } from '../../../core/deck/verify-slide.js';
import type { DeckSlideChangeEvent } from '../../shared/events.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { skeleton } from '../rail/skeleton.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import type { StageTools } from './stage-tools.js';
import { verdicts } from './verdicts.js';

export interface Canvas {
  deck: Deck;
  /** Absent while it is still being written. */
  current: Slide | undefined;
  /** What has been written of its title. */
  draftTitle: string;
  busy: boolean;
  /** Undefined until the drawing code is there. */
  geometry: SlideGeometry | undefined;
  /** Undefined until the code that checks is there. */
  verification: SlideVerification | undefined;
  localize: LocalizeController;
  edited: (event: DeckSlideChangeEvent) => void;
  queries: () => Promise<QueryDesk>;
  /** What stands over the slide for its editing; undefined until the code is there. */
  tools: StageTools | undefined;
}

/** The current slide, to be edited in place; under it what is to be known about it. */
export function canvas(view: Canvas): TemplateResult {
  const { deck, current, localize, verification } = view;
  return html`<div class="canvas" part="canvas">
    <div class="stage">
      <div class="sheet">
        ${
          current
            ? html`<deck-view
                  lang=${localize.locale}
                  .deck=${deck}
                  slide-id=${current.id}
                  provenance
                  ?editable=${!view.busy}
                  @deck-slide-change=${view.edited}
                ></deck-view>
                ${view.tools?.render(view) ?? ''}`
            : skeleton(view.draftTitle)
        }
      </div>
    </div>
    ${view.tools?.renderProblems(view)} ${verification ? verdicts(verification, localize.messages) : ''}
  </div>`;
}
