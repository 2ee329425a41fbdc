import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AllMessages } from '../../shared/all-words.js';

/** Milliseconds without a key before suggestions are looked for. */
const PAUSE = 120;

export interface PromptFieldOptions {
  suggest: (text: string) => string[];
  /** A person asks what stands in the field. */
  ask: () => void;
}

/** The field for a question: a combo box that suggests what the data can answer. */
export class PromptField {
  readonly #host: ReactiveElement;
  readonly #options: PromptFieldOptions;
  #suggestions: readonly string[] = [];
  /** The suggestion that the arrow keys are at; -1 for the field itself. */
  #active = -1;
  /** What stands in the field was typed, and not asked or put aside since. */
  #typing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  value = '';

  constructor(host: ReactiveElement, options: PromptFieldOptions) {
    this.#host = host;
    this.#options = options;
  }

  get input(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector('#prompt');
  }

  /** How many suggestions are shown. */
  get count(): number {
    return this.#suggestions.length;
  }

  /** More can be suggested now: for what was typed before, too. */
  refresh(): void {
    if (this.#typing) this.#show(this.#options.suggest(this.value));
    this.#host.requestUpdate();
  }

  close(): void {
    this.#typing = false;
    clearTimeout(this.#timer);
    this.#show([]);
  }

  render(words: AllMessages): TemplateResult {
    const open = this.count > 0;
    return html`<div
      class="combo"
      @focusout=${() => this.close()}
      @keydown=${this.#byKey}
      @click=${this.#clicked}
    >
      <input
        class="field"
        id="prompt"
        role="combobox"
        aria-label=${words.promptLabel}
        aria-autocomplete="list"
        aria-expanded=${open}
        aria-controls="prompt-suggestions"
        aria-activedescendant=${this.#active < 0 ? nothing : `prompt-suggestion-${this.#active}`}
        aria-describedby="prompt-hint"
        autocomplete="off"
        maxlength="2000"
        dir="auto"
        .value=${live(this.value)}
        @input=${this.#typed}
      />
      <ul
        class="suggestions"
        id="prompt-suggestions"
        role="listbox"
        aria-label=${words.suggestions}
        ?hidden=${!open}
        @pointerdown=${keepFocus}
      >
        ${this.#suggestions.map(
          (suggestion, at) =>
            html`<li
              class="suggestion"
              id="prompt-suggestion-${at}"
              role="option"
              aria-selected=${at === this.#active ? 'true' : 'false'}
              dir="auto"
            >
              ${suggestion}
            </li>`,
        )}
      </ul>
    </div>`;
  }

  readonly #clicked = (event: Event): void => {
    const entry = (event.target as Element).closest('.suggestion');
    const at = [...(entry?.parentElement?.children ?? [])].indexOf(entry as Element);
    const suggestion = this.#suggestions[at];
    if (suggestion !== undefined) this.#take(suggestion);
  };

  readonly #typed = (event: Event): void => {
    this.value = (event.target as HTMLInputElement).value;
    this.#typing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(this.#options.suggest(this.value)), PAUSE);
    this.#host.requestUpdate();
  };

  readonly #byKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const chosen = this.#suggestions[this.#active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape' && this.count > 0) this.close();
    else if (event.key === 'Enter' && chosen !== undefined) this.#take(chosen);
    else return;
    event.preventDefault();
  };

  /** Through the suggestions and back to the field; where none are shown they come first. */
  #move(step: number): void {
    if (this.count === 0) {
      clearTimeout(this.#timer);
      this.#show(this.#options.suggest(this.value));
      if (this.count === 0) return;
    }
    const places = this.count + 1;
    this.#active = ((this.#active + 1 + step + places) % places) - 1;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() =>
      this.#host.renderRoot
        .querySelector('.suggestion[aria-selected="true"]')
        ?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #take(suggestion: string): void {
    this.value = suggestion;
    this.close();
    this.#options.ask();
  }

  #show(suggestions: readonly string[]): void {
    this.#suggestions = suggestions;
    this.#active = -1;
    this.#host.requestUpdate();
  }
}

/** The field keeps the focus while an entry of its list is clicked. */
const keepFocus = (event: Event): void => event.preventDefault();
