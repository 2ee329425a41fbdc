import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { WISHES, type Wish } from '../../../core/analyst/wishes.js';
import { isSameSlide } from '../../../core/deck/same-slide.js';
import { diffSlides, isUnchanged, type SlideDiff } from '../../../core/deck/slide-diff.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { DeckModifyCancelEvent } from '../../shared/events.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import type { TabView } from '../panel-tabs.js';
import { EmbeddedChoice } from './embedded-choice.js';
import { Recall } from './recall.js';
import { rewriteReview } from './rewrite-review.js';
import type { RewriteState } from './rewrite-state.js';
import { rewriteStyles } from './rewrite.styles.js';

interface Host extends ReactiveElement {
  deck: Deck | undefined;
  busy: boolean;
  service: 'remote' | 'local';
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

/** Of a language model, which takes any. */
const FREE_WISHES: readonly Wish[] = ['shorter', 'longer', 'growth', 'executives', 'bullets', 'plainer'];

/** What goes on around the form that asks for a change: suggestions, what arrives, and what the rewrite would change. */
export class RewriteDesk implements ReactiveController {
  readonly #host: Host;
  readonly #localize: LocalizeController;
  readonly #actions: Actions;
  readonly #recall = new Recall();
  readonly #embedded: EmbeddedChoice;
  /** What was asked for here, where the page does not say it. */
  #asked: { before: Slide; instruction: string } | undefined;
  #shown: { proposal: Slide; before: Slide; diff: SlideDiff; conflict: boolean } | undefined;
  #said: 'accepted' | 'rejected' | undefined;
  /** What had focus before it was drawn anew. */
  #focused: Element | null = null;
  #wasOpen = false;
  #wasBusy = false;

  constructor(host: Host, localize: LocalizeController, actions: Actions) {
    this.#host = host;
    this.#localize = localize;
    this.#actions = actions;
    this.#embedded = new EmbeddedChoice(host);
    host.addController(this);
    adoptStyles(host.renderRoot, [rewriteStyles]);
  }

  hostUpdate(): void {
    this.#focused = (this.#host.renderRoot as ShadowRoot).activeElement;
  }

  /** Focus goes to what is asked, and back to where it was asked for. */
  hostUpdated(): void {
    const { renderRoot, busy } = this.#host;
    const review = renderRoot.querySelector<HTMLElement>('.rewrite-review');
    const focused = this.#focused;
    const isOver = this.#wasBusy && !busy && focused?.matches('.prompt button');
    if (focused && review && !this.#wasOpen) review.focus();
    else if (focused && !review && (this.#wasOpen || isOver)) this.#focus('#instruction');
    // What was pressed is gone with what it was about.
    else if (focused?.isConnected === false) this.#focus(busy ? '.prompt [type="submit"]' : '#instruction');
    this.#wasOpen = review !== null;
    this.#wasBusy = busy;
  }

  asked(before: Slide, instruction: string): void {
    this.#asked = { before, instruction };
    this.#said = undefined;
    this.#recall.keep(this.#read(instruction));
  }

  /** A wish as it is sent: what is suggested goes out in words that every service reads. */
  sent(written: string): string {
    const is = written.trim().toLocaleLowerCase(this.#localize.locale);
    const wish = this.#wishes.find(
      (one) => this.#words.rewriteWishes[one].toLocaleLowerCase(this.#localize.locale) === is,
    );
    return wish ? WISHES[wish] : written;
  }

  /** What was asked for last, as the person reads it. */
  get wish(): string | undefined {
    const instruction = this.#host.rewrite?.instruction ?? this.#asked?.instruction;
    return instruction === undefined ? undefined : this.#read(instruction);
  }

  get refused(): string | undefined {
    return this.#host.rewrite?.error && this.wish;
  }

  /** Earlier wishes, by the arrow keys at the field's ends. */
  recall(event: KeyboardEvent): void {
    const found = this.#recall.byKey(event);
    if (found === undefined) return;
    event.preventDefault();
    this.#actions.write(found);
  }

  suggestions(deck: Deck, slide: Slide): TemplateResult | typeof nothing {
    const words = this.#words;
    const offered = this.#offered(deck, slide);
    if (this.#host.busy || offered.length === 0) return nothing;
    return html`<div class="chips" role="group" aria-label=${words.rewriteSuggestions}>
      ${offered.map((wish) => {
        const label = words.rewriteWishes[wish];
        return html`<button class="chip" type="button" @click=${() => this.#actions.write(label)}>
          ${label}
        </button>`;
      })}
    </div>`;
  }

  /** An example of a wish; undefined where any may be written. */
  placeholder(deck: Deck, slide: Slide): string | undefined {
    if (this.#host.service !== 'local') return undefined;
    const [first] = this.#offered(deck, slide);
    return first ? this.#words.rewriteWishes[first] : '';
  }

  /** What has arrived, or why nothing did. */
  progress(slide: Slide): TemplateResult | typeof nothing {
    const { rewrite, busy } = this.#host;
    const words = this.#words;
    if (rewrite?.error) {
      const instruction = rewrite.instruction ?? this.#asked?.instruction;
      const { text, hint } = this.#reason(rewrite.error);
      return html`<div class="message rewrite-error" role="alert">
        ${icon('alert')}
        <div class="words">
          <p>${text} ${hint ? html`<span class="hint">${hint}</span>` : nothing}</p>
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
      instruction: instruction === undefined ? undefined : this.#read(instruction),
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

  /** A wish as the person reads it. */
  #read(instruction: string): string {
    const wish = this.#wishes.find((one) => WISHES[one] === instruction);
    return wish ? this.#words.rewriteWishes[wish] : instruction;
  }

  get #wishes(): Wish[] {
    return Object.keys(WISHES) as Wish[];
  }

  #offered(deck: Deck, slide: Slide): readonly Wish[] {
    return this.#host.service === 'local' ? this.#embedded.of(deck, slide) : FREE_WISHES;
  }

  /** What the analyst does not do has words for a person; its own are for developers. */
  #reason(error: Error & { code?: unknown; hint?: string }): { text: string; hint?: string | undefined } {
    if (this.#host.service === 'local' && error.code === 'invalid')
      return { text: this.#words.rewriteRefused(this.#embedded.known.length > 0) };
    return { text: this.#localize.error(error), hint: error.hint };
  }

  #focus(selector: string): void {
    this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
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
