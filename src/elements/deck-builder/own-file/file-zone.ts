import { html, nothing, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { DATA_FILES } from '../../shared/data-file.js';
import type { OwnFiles } from './own-files.js';

/** The place where a person begins with a file: dropped, chosen, or pasted as cells. */
export function fileZone(files: OwnFiles, words: AllMessages): TemplateResult {
  const isBusy = ['reading', 'using'].includes(files.state.phase);
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData } = event;
    if (!clipboardData) return;
    const text = clipboardData.getData('text/plain');
    const given = clipboardData.files.length > 0 ? [...clipboardData.files] : [new File([text], 'data.tsv')];
    if (clipboardData.files.length === 0 && !/[\n\t,;]/.test(text)) return;
    event.preventDefault();
    void files.add(given);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    (event.currentTarget as Element).classList.toggle('over', event.type === 'dragover');
  };
  const drop = (event: DragEvent): void => {
    over(event);
    void files.add([...(event.dataTransfer?.files ?? [])]);
  };
  const choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void files.add([...(input.files ?? [])]);
    input.value = '';
  };
  return html`<section
    class="file-zone"
    part="file-zone"
    aria-labelledby="file-heading"
    @dragover=${over}
    @dragleave=${over}
    @drop=${drop}
    @paste=${paste}
  >
    <h3 id="file-heading">${words.fileHeading}</h3>
    <p>${words.fileHint}</p>
    <label class="button primary">
      ${words.chooseFiles}
      <input
        class="visually-hidden"
        type="file"
        multiple
        accept=${DATA_FILES}
        ?disabled=${isBusy}
        @change=${choose}
      />
    </label>
    <textarea
      class="field"
      rows="2"
      aria-label=${words.pasteCells}
      placeholder=${words.pasteCells}
    ></textarea>
    ${readingStatus(files, words.recommending, words)}
  </section>`;
}

/** What goes on with the files, and what is wrong with one. */
export function readingStatus(files: OwnFiles, using: string, words: AllMessages): TemplateResult {
  const { state } = files;
  const isBusy = state.phase === 'reading' || state.phase === 'using';
  return html`<div class="reading-status" role="status">
    ${
      isBusy
        ? html`<span>${state.phase === 'reading' ? words.readingFile(state.name) : using}</span>
            <button class="button" type="button" @click=${() => files.cancel()}>${words.cancel}</button>`
        : nothing
    }
    ${state.phase === 'failed' ? html`<span class="failed">${state.message}</span>` : nothing}
  </div>`;
}
