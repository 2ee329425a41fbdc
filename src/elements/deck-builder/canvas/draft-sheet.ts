import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { Place } from '../rail/rail.js';
import { draftSheetStyles } from './draft-sheet.styles.js';

/** The slide that is being written, as far as it has come: its title, and its text sentence by sentence. */
export class DraftSheet {
  readonly #localize: LocalizeController;

  constructor(root: HTMLElement | DocumentFragment, localize: LocalizeController) {
    this.#localize = localize;
    adoptStyles(root, [draftSheetStyles]);
  }

  render(place: Place | undefined): TemplateResult {
    const { title = '', text = '' } = place?.draft ?? {};
    // A live region speaks what is added to it: another slide's words begin another one.
    return html`<div class="skeleton sheet-draft">
      ${title === '' ? html`<i class="t"></i>` : nothing} <i class="c"></i>
      ${text === '' ? html`<i class="l1"></i><i class="l2"></i><i class="l3"></i>` : nothing}
      ${keyed(
        place?.id,
        html`<div class="so-far" aria-live="polite" aria-relevant="additions">
          <p class="draft">${title}</p>
          <div class="draft-text">${this.#lines(text)}</div>
        </div>`,
      )}
    </div>`;
  }

  #lines(text: string): TemplateResult[] {
    const sentences = new Intl.Segmenter(this.#localize.locale, { granularity: 'sentence' });
    return text
      .split('\n')
      .map((line) => line.replace(/^\s*[-*]\s+/u, '').replaceAll('**', ''))
      .filter((line) => line.trim() !== '')
      .map(
        (line) =>
          html`<p>${[...sentences.segment(line)].map(({ segment }) => html`<span>${segment}</span>`)}</p>`,
      );
  }
}
