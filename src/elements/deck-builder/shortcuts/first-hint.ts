import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { icon } from '../../shared/icons.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { firstHintStyles } from './first-hint.styles.js';

const KEY = 'deckwright.first-hint';

// Where the browser keeps nothing for the page, it is remembered as long as the page is open.
let wasSeen = false;

/** What to know before the first edit. It goes away with that edit, or by its button or Escape, and never comes again. */
export class FirstHint implements ReactiveController {
  readonly #context: WorkbenchContext;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    wasSeen ||= isRemembered();
    adoptStyles(context.host.renderRoot, [firstHintStyles]);
    context.host.addController(this);
  }

  /** A person who edits knows. */
  hostUpdate(): void {
    if (!wasSeen && this.#context.session.getSnapshot().canUndo) remember();
  }

  /** Whether there was a hint to take away. */
  dismiss(): boolean {
    if (!this.#isShown) return false;
    remember();
    this.#context.host.requestUpdate();
    return true;
  }

  /** It takes no focus and covers nothing; assistive technology says it when nothing else is to be said. */
  render(): TemplateResult {
    const { words } = this.#context;
    return html`<div class="first-hint" aria-live="polite">
      ${
        this.#isShown
          ? html`${icon('spark')}
              <p>${words.firstHint}</p>
              <button class="button outlined" type="button" @click=${() => this.dismiss()}>
                ${words.gotIt}
              </button>`
          : nothing
      }
    </div>`;
  }

  get #isShown(): boolean {
    const { deck, isReady } = this.#context;
    return !wasSeen && isReady && (deck?.slides.length ?? 0) > 0;
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  wasSeen = true;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Private windows and full storage refuse it.
  }
}
