import { html, nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import { loadingWords, progressBar } from '../../shared/load-progress.js';
import type { AddSlide } from './add-slide.js';
import { slideReading } from './slide-reading.js';

/** The dialog: the question, then what came of it. */
export function addSlideDialog(add: AddSlide, deck: Deck): TemplateResult {
  const words = allWords(add.localize.messages);
  const { stage } = add;
  const busy = stage.is === 'asking';
  return html`<dialog
    class="add-dialog"
    part="add-slide"
    aria-labelledby="add-heading"
    @keydown=${(event: Event) => event.stopPropagation()}
    @cancel=${(event: Event) => {
      event.preventDefault();
      add.close();
    }}
    @close=${(event: Event) => {
      // A browser may close it whatever is said; one that is gone already was closed here.
      if ((event.target as Element).isConnected) add.close();
    }}
  >
    <div class="add-head">
      <h2 id="add-heading">${words.addSlide}</h2>
      <button
        class="button only"
        type="button"
        aria-label=${words.closeDialog}
        title=${words.closeDialog}
        @click=${() => add.close()}
      >
        ${icon('close')}
      </button>
    </div>
    <div class="add-body">
      <form
        class="add-question"
        @submit=${(event: Event) => {
          event.preventDefault();
          void add.ask();
        }}
      >
        <label class="label" for="prompt">${words.promptLabel}</label>
        ${add.field.render(words)}
        <button
          class="button ${add.bench.chosen ? 'outlined' : 'primary'}"
          type=${busy ? 'button' : 'submit'}
          aria-disabled=${stage.is === 'opening' || add.bench.tables.known.length === 0 ? 'true' : nothing}
          @click=${busy ? () => add.cancel() : nothing}
        >
          ${busy ? html`<span class="spinner"></span>${words.cancel}` : words.ask}
        </button>
        <p class="hint" id="prompt-hint">
          ${words.promptHint} ${add.sends ? words.questionSent : words.questionStays}
        </p>
      </form>
      <p class="visually-hidden add-said" role="status">${spoken(add, words)}</p>
      ${content(add, deck, words)}
    </div>
    ${add.bench.chosen && stage.is !== 'unclear' ? actions(add, words) : nothing}
  </dialog>`;
}

/** How it stands, for assistive technology. */
function spoken({ stage, field, bench: { chosen }, localize }: AddSlide, words: AllMessages): string {
  if (field.count > 0) return words.suggestionCount(field.count);
  switch (stage.is) {
    case 'opening':
      return loadingWords(stage.loading, localize.messages, words.readingTables);
    case 'asking':
      return words.asking;
    case 'writing':
      return words.writingSlide;
    case 'unclear':
      return stage.answer.question;
    case 'ready':
      return chosen ? `${words.understood}: ${chosen.reading.title}` : '';
    default:
      return '';
  }
}

function content(add: AddSlide, deck: Deck, words: AllMessages): TemplateResult | typeof nothing {
  const { stage } = add;
  const { chosen } = add.bench;
  if (stage.is === 'opening') {
    const waiting = loadingWords(stage.loading, add.localize.messages, words.readingTables);
    return html`<div class="add-state">
      <p class="hint" aria-hidden="true">${waiting}</p>
      ${stage.loading ? progressBar(stage.loading.done, waiting) : nothing}
    </div>`;
  }
  if (stage.is === 'failed') return html`${failure(add, stage.error, stage.again)} ${reading(add, deck)}`;
  if (add.bench.tables.known.length === 0) return html`<p class="add-state">${words.nothingToAsk}</p>`;
  if (stage.is === 'unclear') {
    const { question, reasons = [], suggestions = [] } = stage.answer;
    return html`<div class="add-unclear">
      <p class="strong" dir="auto">${question}</p>
      <ul class="hint">
        ${reasons.map((reason) => html`<li dir="auto">${reason}</li>`)}
      </ul>
      ${prompts(add, words.suggestions, suggestions)}
    </div>`;
  }
  return chosen ? reading(add, deck) : prompts(add, words.forExample, add.examples);
}

const reading = (add: AddSlide, deck: Deck): TemplateResult | typeof nothing =>
  add.bench.chosen ? slideReading(add, add.bench.chosen, deck) : nothing;

/** Questions that are asked with one click. */
function prompts(add: AddSlide, label: string, list: readonly string[]): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  return html`<div class="chips" role="group" aria-label=${label}>
    <span class="hint">${label}</span>
    ${list.map(
      (prompt) =>
        html`<button
          class="button outlined chip"
          type="button"
          dir="auto"
          @click=${() => {
            add.field.input?.focus();
            void add.ask(prompt);
          }}
        >
          ${prompt}
        </button>`,
    )}
  </div>`;
}

function failure({ localize }: AddSlide, error: unknown, again: () => void): TemplateResult {
  const { hint } = error as { hint?: unknown };
  return html`<div class="message" role="alert">
    ${icon('alert')}
    <p class="words">
      <span dir="auto">${localize.error(error)}</span>
      ${typeof hint === 'string' ? html`<span class="hint">${hint}</span>` : nothing}
    </p>
    <button class="button outlined" type="button" @click=${again}>${localize.messages.retry}</button>
  </div>`;
}

function actions(add: AddSlide, words: AllMessages): TemplateResult {
  const { stage } = add;
  const { chosen } = add.bench;
  const writing = stage.is === 'writing';
  const { run } = chosen!.query.draft;
  const nothingShown = run.state === 'done' && !chosen!.chart;
  return html`<div class="add-actions">
    ${writing ? html`<p class="hint" aria-hidden="true"><span class="spinner"></span>${words.writingSlide}</p>` : nothing}
    <button class="button outlined" type="button" @click=${() => (writing ? add.cancel() : add.close())}>
      ${words.cancel}
    </button>
    <button
      class="button primary"
      type="button"
      aria-disabled=${writing || stage.is === 'asking' || nothingShown ? 'true' : nothing}
      @click=${() => (writing || nothingShown ? undefined : void add.add())}
    >
      ${icon('plus')}${words.insertSlide}
    </button>
  </div>`;
}
