import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { Theme } from '../../core/layout/theme-types.js';
import type { TextBox } from '../../core/layout/types.js';
import { boxStyles, textStyles } from './box-styles.js';
import { inlineStyles } from './inline-styles.js';

export type TextField = 'title' | 'text';
export interface TextPlace {
  slideId: string;
  field: TextField;
}

interface EditorWords {
  label: string;
  hint: string;
}

/**
 * Editing in place: a text box turns into a field in the same place and font that holds the template, so that figures
 * stay bound to their rows. Blur and Ctrl + Enter apply, Escape does not.
 */
export class TextEditor implements ReactiveController {
  #host: ReactiveElement;
  #commit: (place: TextPlace, value: string) => void;
  #place: TextPlace | undefined;
  #enter = false;

  constructor(host: ReactiveElement, commit: (place: TextPlace, value: string) => void) {
    this.#host = host;
    this.#commit = commit;
    host.addController(this);
  }

  get place(): TextPlace | undefined {
    return this.#place;
  }

  isAt({ slideId, field }: TextPlace): boolean {
    return this.#place?.slideId === slideId && this.#place.field === field;
  }

  open(place: TextPlace): void {
    this.#place = place;
    this.#enter = true;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (!this.#enter) return;
    this.#enter = false;
    const field = this.#host.renderRoot.querySelector<HTMLTextAreaElement>('.editor');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  /** A text box that opens the editor: the button carries the keyboard, figures above it stay within reach of a pointer. */
  renderClosed(place: TextPlace, box: TextBox, drawing: TemplateResult, words: EditorWords): TemplateResult {
    return html`<button
        class="editable-box"
        type="button"
        data-edit=${place.field}
        aria-label=${words.label}
        title=${words.label}
        ${inlineStyles(grown(box))}
        @click=${() => this.open(place)}
      ></button>
      <div class="passive">${drawing}</div>`;
  }

  /** The field is given its text once: what is being typed outlives every other reason to draw the slide again. */
  renderOpen(
    place: TextPlace,
    box: TextBox,
    theme: Theme,
    value: string,
    words: EditorWords,
  ): TemplateResult {
    return html`<textarea
      class="editor"
      part="editor"
      spellcheck="true"
      aria-label=${words.label}
      aria-description=${words.hint}
      .value=${value}
      ${inlineStyles({
        ...grown(box),
        ...textStyles(box, theme),
        '--_editor-ground': groundUnder(box, theme),
      })}
      @keydown=${(event: KeyboardEvent) => this.#key(event, place)}
      @blur=${(event: FocusEvent) => this.#apply(event.target as HTMLTextAreaElement, place)}
    ></textarea>`;
  }

  #key(event: KeyboardEvent, place: TextPlace): void {
    const applies = event.key === 'Enter' && (event.ctrlKey || event.metaKey || place.field === 'title');
    // Keys typed here are text: shortcuts of the page and of the builder must not see them.
    event.stopPropagation();
    if (event.isComposing || (!applies && event.key !== 'Escape')) return;
    event.preventDefault();
    if (applies) this.#apply(event.target as HTMLTextAreaElement, place);
    else this.close();
    void this.#host.updateComplete.then(() => this.#focusClosed(place));
  }

  #apply(field: HTMLTextAreaElement, place: TextPlace): void {
    if (!this.isAt(place)) return;
    const value = place.field === 'title' ? field.value.replace(/\s+/gu, ' ').trim() : field.value;
    this.close();
    this.#commit(place, value);
  }

  close(): void {
    this.#place = undefined;
    this.#host.requestUpdate();
  }

  #focusClosed({ slideId, field }: TextPlace): void {
    for (const frame of this.#host.renderRoot.querySelectorAll<HTMLElement>('.frame')) {
      if (frame.dataset['slide'] === slideId)
        frame.querySelector<HTMLElement>(`[data-edit="${field}"]`)?.focus();
    }
  }
}

/** Text in the colour that reads on the accent stands on it; all other text on the theme's ground. */
function groundUnder({ color }: TextBox, { colors }: Theme): string {
  return color === colors.onAccent && color !== colors.text ? colors.accent : colors.background;
}

/** 8 px more at each side, as the class's negative margin and padding expect. */
function grown(box: TextBox): Record<string, string> {
  return { ...boxStyles(box), width: `${box.width + 16}px`, height: `${box.height + 16}px` };
}
