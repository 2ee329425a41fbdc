import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { SentenceState } from '../../core/statements/check-deck.js';
import { placeCard } from './place-card.js';

/** What is asked about: a figure bound to rows, one typed as text, a sentence that is not checked, or the claims of a paragraph. */
export type TipSubject =
  | { kind: 'figure'; text: string; expression: string; mark: string; blockId: string | undefined }
  | { kind: 'typed'; text: string }
  | { kind: 'sentence'; state: SentenceState }
  | { kind: 'claims'; ids: readonly string[] };

interface Tip {
  subject: TipSubject;
  slideId: string;
  /** Where it belongs, in the window. */
  anchor: DOMRect;
}

const SUBJECTS = '.figure, .typed, .sentence-mark, .claim-mark';
/** Long enough to move the pointer onto the tip itself. */
const LEAVE_MS = 160;

/**
 * Shows where a figure comes from, or whether a sentence holds, while it is hovered or focused. The pointer may rest on
 * the tip; Escape hides it.
 */
export class FigureTip implements ReactiveController {
  #host: ReactiveElement;
  #tip: Tip | undefined;
  #listens = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  // The events come to the host as well, but retargeted: only inside can the figure be told.
  hostUpdate(): void {
    if (this.#listens) return;
    this.#listens = true;
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) {
      this.#host.renderRoot.addEventListener(type, this);
    }
  }

  hostConnected(): void {
    window.addEventListener('scroll', this.#hide, { capture: true, passive: true });
    // Who only points has focus somewhere else.
    window.addEventListener('keydown', this, { capture: true });
  }

  hostDisconnected(): void {
    window.removeEventListener('scroll', this.#hide, { capture: true });
    window.removeEventListener('keydown', this, { capture: true });
    clearTimeout(this.#leaving);
    this.#tip = undefined;
  }

  hostUpdated(): void {
    const card = this.#host.renderRoot.querySelector<HTMLElement>('.tip');
    if (!card?.isConnected) return;
    // Nothing is shown before there is something to read.
    const tip = card.childElementCount > 0 ? this.#tip : undefined;
    // In the top layer nothing clips it, whatever the page does with overflow.
    card.togglePopover(tip !== undefined);
    if (tip) placeCard(card, tip.anchor);
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape' && this.#tip) {
        event.preventDefault();
        event.stopPropagation();
        this.#set(undefined);
      }
      return;
    }
    const target = event.target as Element;
    clearTimeout(this.#leaving);
    if (event.type === 'pointerout') {
      this.#leaving = setTimeout(this.#hide, LEAVE_MS);
      return;
    }
    if (event.type === 'focusout') return this.#set(undefined);
    if (target.closest('.tip')) return;
    const found = target.closest<HTMLElement>(SUBJECTS);
    if (found) this.#set(found);
    else if (this.#tip) this.#leaving = setTimeout(this.#hide, LEAVE_MS);
  }

  readonly #hide = (): void => this.#set(undefined);

  #set(element: HTMLElement | undefined): void {
    const slideId = element?.closest<HTMLElement>('.frame')?.dataset['slide'];
    if (!element || slideId === undefined) {
      if (!this.#tip) return;
      this.#tip = undefined;
    } else {
      this.#tip = { subject: subjectOf(element), slideId, anchor: element.getBoundingClientRect() };
    }
    this.#host.requestUpdate();
  }

  /** Always in the tree, so that figures can refer to it as their description. */
  render(card: (subject: TipSubject, slideId: string) => TemplateResult | typeof nothing): TemplateResult {
    const tip = this.#tip;
    // eslint-disable-next-line lit-a11y/accessible-name -- its words are its name
    return html`<div id="tip" class="tip" role="tooltip" popover="manual">
      ${tip ? card(tip.subject, tip.slideId) : nothing}
    </div>`;
  }
}

function subjectOf(element: HTMLElement): TipSubject {
  const { expression = '', mark = '', block, claims, state } = element.dataset;
  const text = element.textContent.trim();
  if (claims !== undefined) return { kind: 'claims', ids: JSON.parse(claims) as string[] };
  if (state) return { kind: 'sentence', state: state as SentenceState };
  if (element.matches('.typed')) return { kind: 'typed', text };
  return { kind: 'figure', text, expression, mark, blockId: block };
}
