import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { isSameSlide } from '../../../core/deck/same-slide.js';
import { diffSlides, isUnchanged, type SlideDiff } from '../../../core/deck/slide-diff.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { DeckModifyCancelEvent } from '../../shared/events.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { TabView } from '../panel-tabs.js';
import { Recall } from './recall.js';
import { rewriteReview } from './rewrite-review.js';
import type { RewriteState } from './rewrite-state.js';
import { rewriteStyles } from './rewrite.styles.js';

interface Host extends ReactiveElement {
  deck: Deck | undefined;
  busy: boolean;
  proposal: Slide | undefined;
  rewrite: RewriteState | undefined;
}

interface Actions {
  /** Asks for a rewrite; whether the page took it. */
  ask: (instruction: string) => boolean;
  /** Puts words into the field. */
  write: (instruction: string) => void;
  /** Makes the rewritten slide the deck's. */
  accept: (slide: Slide) => void;
}

/** What goes on around the form that asks for a change: suggestions, what arrives, and what the rewrite would change. */
export class RewriteDesk implements ReactiveController {
  readonly #host: Host;
  readonly #localize: LocalizeController;
  readonly #actions: Actions;
  readonly #recall = new Recall();
  /** What was asked for here, where the page does not say it. */
  #asked: { before: Slide; instruction: string } | undefined;
  #shown: { proposal: Slide; before: Slide; diff: SlideDiff; conflict: boolean } | undefined;
  #said: 'accepted' | 'rejected' | undefined;
  #hadFocus = false;
  #wasOpen = false;

  constructor(host: Host, localize: LocalizeController, actions: Actions) {
    this.#host = host;
    this.#localize = localize;
    this.#actions = actions;
    host.addController(this);
    adoptStyles(host.renderRoot, [rewriteStyles]);
  }

  hostUpdate(): void {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    this.#hadFocus = activeElement !== null;
  }

  /** Focus goes to what is asked, and back to where it was asked for. */
  hostUpdated(): void {
    const review = this.#host.renderRoot.querySelector<HTMLElement>('.rewrite-review');
    if (this.#hadFocus && review && !this.#wasOpen) review.focus();
    else if (this.#hadFocus && !review && this.#wasOpen)
      this.#host.renderRoot.querySelector<HTMLElement>('#instruction')?.focus();
    this.#wasOpen = review !== null;
  }

  asked(before: Slide, instruction: string): void {
    this.#asked = { before, instruction };
    this.#said = undefined;
    this.#recall.keep(instruction);
  }

  /** Earlier wishes, by the arrow keys at the field's ends. */
  recall(event: KeyboardEvent): void {
    const found = this.#recall.byKey(event);
    if (found === undefined) return;
    event.preventDefault();
    this.#actions.write(found);
  }

  suggestions(): TemplateResult | typeof nothing {
    if (this.#host.busy) return nothing;
    const words = this.#words;
    return html`<div class="chips" role="group" aria-label=${words.rewriteSuggestions}>
      ${words.rewriteChips.map(
        (chip) =>
          html`<button class="chip" type="button" @click=${() => this.#actions.write(chip)}>${chip}</button>`,
      )}
    </div>`;
  }

  /** What has arrived, or why nothing did. */
  progress(slide: Slide): TemplateResult | typeof nothing {
    const { rewrite, busy } = this.#host;
    const words = this.#words;
    if (rewrite?.error) {
      const instruction = rewrite.instruction ?? this.#asked?.instruction;
      const hint = (rewrite.error as { hint?: string }).hint;
      return html`<div class="message rewrite-error" role="alert">
        ${icon('alert')}
        <div class="words">
          <p>
            ${this.#localize.error(rewrite.error)} ${hint ? html`<span class="hint">${hint}</span>` : nothing}
          </p>
          ${
            instruction === undefined
              ? nothing
              : html`<button
                  class="button outlined"
                  type="button"
                  ?disabled=${busy}
                  @click=${() => this.#actions.ask(instruction)}
                >
                  ${words.retry}
                </button>`
          }
          <button class="button" type="button" @click=${() => this.#cancel(slide)}>${words.dismiss}</button>
        </div>
      </div>`;
    }
    if (!busy || !rewrite?.draft) return nothing;
    const { title, text } = rewrite.draft;
    return html`<div class="draft" aria-busy="true">
      <p class="draft-title" dir="auto">${title || words.rewriting}</p>
      ${text === '' ? nothing : html`<p class="draft-text" dir="auto">${text}</p>`}
      <button class="button small" type="button" @click=${() => this.#cancel(slide)}>${words.cancel}</button>
    </div>`;
  }

  /** What the proposal would change; undefined where there is none for this slide. */
  review({ deck, slide, pipeline }: TabView): TemplateResult | undefined {
    const { proposal, rewrite, busy } = this.#host;
    if (proposal?.id !== slide.id) {
      this.#shown = undefined;
      return undefined;
    }
    if (!pipeline) return undefined;
    const asked = this.#asked?.before.id === slide.id ? this.#asked : undefined;
    const before = rewrite?.before ?? asked?.before ?? this.#shown?.before ?? slide;
    if (this.#shown?.proposal !== proposal || this.#shown.before !== before)
      this.#shown = { proposal, before, diff: diffSlides(deck, before, proposal), conflict: false };
    this.#shown.conflict = !isSameSlide(before, slide);
    const instruction = rewrite?.instruction ?? asked?.instruction;
    return rewriteReview({
      ...this.#shown,
      unchanged: isUnchanged(this.#shown.diff),
      instruction,
      busy,
      words: this.#words,
      locale: this.#localize.locale,
      accept: () => this.#accept(),
      reject: () => this.#cancel(slide),
      again: instruction === undefined ? undefined : () => void this.#actions.ask(instruction),
    });
  }

  /** Ctrl + Enter accepts, Escape rejects. */
  key(event: KeyboardEvent): void {
    const shown = this.#shown;
    if (!shown || event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#accept();
    else if (event.key === 'Escape') this.#cancel(shown.proposal);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What goes on, for assistive technology. */
  spoken(): string {
    const words = this.#words;
    if (this.#host.busy && this.#host.rewrite?.draft) return words.rewriting;
    if (this.#shown?.conflict) return words.rewriteConflict;
    if (this.#shown) return isUnchanged(this.#shown.diff) ? words.rewriteSame : words.rewriteReady;
    if (this.#said === undefined) return '';
    return this.#said === 'accepted' ? words.rewriteAccepted : words.rewriteRejected;
  }

  get #words(): AllMessages {
    return allWords(this.#localize.messages);
  }

  #accept(): void {
    const shown = this.#shown;
    if (!shown || shown.conflict || isUnchanged(shown.diff)) return;
    this.#end('accepted');
    this.#actions.accept(shown.proposal);
  }

  #cancel({ id }: Slide): void {
    this.#end('rejected');
    this.#host.dispatchEvent(new DeckModifyCancelEvent(id));
  }

  #end(said: 'accepted' | 'rejected'): void {
    this.#said = said;
    this.#shown = undefined;
    this.#asked = undefined;
    this.#host.proposal = undefined;
    this.#host.rewrite = undefined;
  }
}
