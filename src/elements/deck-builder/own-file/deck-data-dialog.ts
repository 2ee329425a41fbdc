import { html, nothing, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import type { Modal } from '../../shared/modal.js';
import { columnsRead } from './columns-read.js';
import type { DeckData } from './deck-data.js';
import { readingStatus } from './file-zone.js';

/** What a file is for in the deck that is open, and how it was read. */
export function deckDataDialog(
  data: DeckData,
  names: string,
  modal: Modal,
  words: AllMessages,
): TemplateResult {
  const { files, targets, isReplacement, isWriting } = data;
  const isReady = files.files.length > 0 && files.state.phase !== 'reading' && !isWriting;
  const suggested = isReplacement ? targets[0] : undefined;
  const newSlides = html`<li>
    <button
      class="button ${suggested === undefined ? 'primary' : 'outlined'}"
      type="button"
      ?disabled=${!isReady}
      @click=${() => void data.addSlides()}
    >
      ${words.newSlides}
    </button>
    <p class="hint">${words.newSlidesHint}</p>
  </li>`;
  const replace = (table: string): TemplateResult =>
    html`<li>
      <button
        class="button ${table === suggested ? 'primary' : 'outlined'}"
        type="button"
        ?disabled=${!isReady}
        @click=${() => void data.replace(table)}
      >
        ${words.replaceDataOf(table)}
      </button>
      <p class="hint">${words.replaceDataHint}</p>
    </li>`;
  const others = targets.filter((table) => table !== suggested);
  const uses =
    suggested === undefined
      ? [newSlides, ...others.map(replace)]
      : [replace(suggested), newSlides, ...others.map(replace)];
  return modal.render({
    heading: words.useOfData(names),
    closeLabel: words.cancel,
    part: 'deck-data',
    content: html`${
      files.files.length > 0
        ? html`<ul class="data-uses">
            ${uses}
          </ul>`
        : nothing
    }
    ${readingStatus(files, isWriting ? words.writingNewSlides : '', words)} ${columnsRead(files, words)}`,
    closed: () => data.close(),
  });
}
