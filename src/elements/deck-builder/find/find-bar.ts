import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { findText, type TextMatch } from '../../../core/deck/find-text.js';
import { replaceText } from '../../../core/deck/replace-text.js';
import { textsOf } from '../../../core/deck/slide-texts.js';
import type { Deck } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { icon, type IconName } from '../../shared/icons.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { findBarStyles } from './find-bar.styles.js';

/** Finding and replacing words in the whole deck: a bar over the canvas, which goes from slide to slide with the matches. */
export class FindBar implements ReactiveController {
  readonly #context: WorkbenchContext;
  #isOpen = false;
  #replaces = false;
  #enters = false;
  #opener: HTMLElement | undefined;
  #query = '';
  #words = '';
  #options = { matchCase: false, formulas: false };
  /** Which match is the current one. */
  #at = 0;
  /** What the last replacing did. */
  #outcome = '';
  /** What in the bar had focus before the last update. */
  #focused: Element | undefined;
  #found: { key: readonly unknown[]; matches: TextMatch[] } | undefined;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    context.host.addController(this);
    adoptStyles(context.host.renderRoot, [findBarStyles]);
  }

  hostUpdate(): void {
    const { activeElement } = this.#context.host.renderRoot as ShadowRoot;
    this.#focused = activeElement?.closest('.find-bar') ? activeElement : undefined;
  }

  hostUpdated(): void {
    const root = this.#context.host.renderRoot as ShadowRoot;
    // Nothing is left to replace: Escape still closes the bar, and undo is the deck's. Some engines take focus from what is disabled.
    if (this.#focused?.matches(':disabled') && (root.activeElement ?? this.#focused) === this.#focused)
      root.querySelector<HTMLElement>('.find-bar .find-row > :last-child')?.focus();
    if (!this.#enters) return;
    const field = root.querySelector<HTMLInputElement>('.find-bar input');
    if (!field) return;
    this.#enters = false;
    field.focus();
    field.select();
  }

  open(replaces: boolean): void {
    if (!this.#isOpen) {
      const { activeElement } = this.#context.host.renderRoot as ShadowRoot;
      this.#opener = activeElement instanceof HTMLElement ? activeElement : undefined;
      this.#at = 0;
    }
    this.#isOpen = true;
    this.#replaces = replaces || this.#replaces;
    this.#outcome = '';
    this.#enters = true;
    this.#context.host.requestUpdate();
  }

  close(): void {
    const { host } = this.#context;
    const thumbnail = host.renderRoot.querySelector<HTMLElement>('.thumbnail[aria-current]');
    this.#isOpen = this.#replaces = false;
    (this.#opener?.isConnected ? this.#opener : thumbnail)?.focus();
    host.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    const { deck, words } = this.#context;
    if (!this.#isOpen || !deck) return nothing;
    const matches = this.#matches(deck);
    const match = matches[this.#at];
    return html`<div
      class="find-bar"
      part="find"
      role="search"
      aria-label=${words.findAndReplace}
      @keydown=${this.#byKey}
    >
      <div class="find-row">
        <input
          class="field"
          type="search"
          aria-label=${words.find}
          placeholder=${words.find}
          .value=${live(this.#query)}
          @input=${(event: Event) => this.#look((event.target as HTMLInputElement).value)}
        />
        <p class="find-count" role="status">${this.#count(matches)}</p>
        ${this.#button('back', words.findPrevious, matches.length > 0, () => this.#step(-1))}
        ${this.#button('forward', words.findNext, matches.length > 0, () => this.#step(1))}
        ${this.#button('close', words.findClose, true, () => this.close())}
      </div>
      ${this.#replaces ? this.#replaceRow(matches) : nothing}
      <div class="find-row find-options">
        ${this.#option('matchCase', words.findMatchCase)} ${this.#option('formulas', words.findFormulas)}
        ${
          this.#replaces
            ? nothing
            : html`<button class="button" type="button" @click=${() => this.open(true)}>
                ${words.findAndReplace}
              </button>`
        }
      </div>
      ${match ? this.#excerpt(match) : nothing}
    </div>`;
  }

  #replaceRow(matches: readonly TextMatch[]): TemplateResult {
    const { words, isReady } = this.#context;
    const match = matches[this.#at];
    return html`<div class="find-row">
      <input
        class="field replace-field"
        type="text"
        aria-label=${words.replaceWith}
        placeholder=${words.replaceWith}
        .value=${live(this.#words)}
        @input=${(event: Event) => {
          this.#words = (event.target as HTMLInputElement).value;
        }}
      />
      <button
        class="button outlined"
        type="button"
        ?disabled=${!isReady || !match || match.fixed}
        @click=${() => this.#replace()}
      >
        ${words.replace}
      </button>
      <button
        class="button outlined"
        type="button"
        ?disabled=${!isReady || matches.every(({ fixed }) => fixed)}
        @click=${() => this.#replaceAll()}
      >
        ${words.replaceAll}
      </button>
    </div>`;
  }

  #excerpt({ place, fixed, excerpt: [before, match, after] }: TextMatch): TemplateResult {
    const { words } = this.#context;
    const where = { title: words.titleField, text: words.textField, notes: words.notesField }[
      place as string
    ];
    return html`<p class="find-excerpt">
      <b>${where ?? words.textField}</b> ${before}<mark>${match}</mark>${after}
      ${fixed && this.#replaces ? html`<span class="hint">${words.findFixed}</span>` : nothing}
    </p>`;
  }

  #button(name: IconName, label: string, enabled: boolean, run: () => void): TemplateResult {
    return html`<button
      class="button only"
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${!enabled}
      @click=${run}
    >
      ${icon(name)}
    </button>`;
  }

  #option(name: 'matchCase' | 'formulas', label: string): TemplateResult {
    return html`<label>
      <input
        type="checkbox"
        .checked=${live(this.#options[name])}
        @change=${(event: Event) => {
          this.#options = { ...this.#options, [name]: (event.target as HTMLInputElement).checked };
          this.#look(this.#query);
        }}
      />
      ${label}
    </label>`;
  }

  #count(matches: readonly TextMatch[]): string {
    const { words } = this.#context;
    if (this.#outcome !== '') return this.#outcome;
    if (this.#query.trim() === '') return '';
    return matches.length === 0 ? words.findNothing : words.findCount(this.#at + 1, matches.length);
  }

  /** For the deck as it is now; the current match stays within them. */
  #matches(deck: Deck): TextMatch[] {
    const key = [deck.slides, deck.sources, deck.format, this.#query, this.#options];
    if (!this.#found?.key.every((part, at) => part === key[at]))
      this.#found = { key, matches: findText(deck, this.#query, this.#options) };
    const { matches } = this.#found;
    if (this.#at >= matches.length) this.#at = Math.max(0, matches.length - 1);
    return matches;
  }

  /** Begins at the current slide. */
  #look(query: string): void {
    const { deck, currentId } = this.#context;
    this.#query = query;
    this.#outcome = '';
    if (!deck) return;
    const from = new Set(
      deck.slides.slice(deck.slides.findIndex(({ id }) => id === currentId)).map(({ id }) => id),
    );
    this.#at = 0;
    const matches = this.#matches(deck);
    this.#at = Math.max(
      0,
      matches.findIndex(({ slideId }) => from.has(slideId)),
    );
    this.#show(matches);
  }

  #step(by: 1 | -1): void {
    const { deck } = this.#context;
    const matches = deck ? this.#matches(deck) : [];
    this.#outcome = '';
    if (matches.length > 0) this.#at = (this.#at + by + matches.length) % matches.length;
    this.#show(matches);
  }

  #show(matches: readonly TextMatch[]): void {
    const { host, currentId } = this.#context;
    const slideId = matches[this.#at]?.slideId;
    if (slideId !== undefined && slideId !== currentId) this.#context.select(slideId);
    host.requestUpdate();
  }

  /** The current match, and goes on to the next one. */
  #replace(): void {
    const context = this.#context;
    const { deck } = context;
    const match = deck && this.#matches(deck)[this.#at];
    if (!deck || !match || match.fixed) return;
    const { edits, claims } = replaceText(deck, [match], this.#words);
    const after = edits.length === 0 ? undefined : context.edit(edits);
    if (!after) return;
    this.#outcome = '';
    const matches = this.#matches(after);
    // What was written may hold what is looked for: it is not replaced again.
    const end = match.end + lengthAt(after, match) - lengthAt(deck, match);
    const isWritten = ({ slideId, place, pos }: TextMatch): boolean =>
      slideId === match.slideId && place === match.place && pos >= match.pos && pos < end;
    while (matches[this.#at] && isWritten(matches[this.#at]!)) this.#at += 1;
    this.#at = matches.length === 0 ? 0 : this.#at % matches.length;
    this.#show(matches);
    context.say(context.words.replaced(1, claims));
  }

  #replaceAll(): void {
    const context = this.#context;
    const { deck } = context;
    if (!deck) return;
    const { edits, replaced, claims } = replaceText(deck, this.#matches(deck), this.#words);
    if (edits.length > 0 && !context.edit(edits)) return;
    this.#outcome = context.words.replaced(replaced, claims);
    context.host.requestUpdate();
  }

  readonly #byKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape') this.close();
    else if (event.key !== 'Enter' || event.isComposing || target.localName !== 'input') return;
    else if (target.matches('.replace-field')) this.#replace();
    else this.#step(event.shiftKey ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Of the text in which a match stands. */
function lengthAt(deck: Deck, { slideId, place }: TextMatch): number {
  const slide = deck.slides.find(({ id }) => id === slideId);
  return (slide && textsOf(slide).find((text) => text.place === place)?.text.length) ?? 0;
}
