import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { Theme } from '../../core/layout/theme-types.js';
import type { TextBox } from '../../core/layout/types.js';
import { boxStyles, textStyles } from './box-styles.js';
import { inlineStyles } from './inline-styles.js';
import { LazyModule } from './lazy-module.js';
import { loadTemplateEditor } from './load.js';
import type { LocalizeController } from './localize-controller.js';
import type { TemplateEditor } from './template-editor/template-editor.js';

export type TextField = 'title' | 'text';
export interface TextPlace {
  slideId: string;
  field: TextField;
}

/** What is edited, as the slide shows it. */
export interface EditedText {
  deck: Deck;
  slide: Slide;
  field: TextField;
  box: TextBox;
  theme: Theme;
}

/**
 * Editing in place: a text box turns into a field in the same place and font that holds the template, so that figures
 * stay bound to their rows. Blur and Ctrl + Enter apply, Escape does not. Until the code of the editor has come a plain field
 * stands there.
 */
export class TextEditor implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #localize: LocalizeController;
  readonly #commit: (place: TextPlace, value: string) => void;
  readonly #code: LazyModule<Awaited<ReturnType<typeof loadTemplateEditor>>>;
  #place: TextPlace | undefined;
  #enter = false;
  /** What was drawn last, with what has been typed in the plain field. */
  #edited: EditedText | undefined;
  #typed: { value: string; selection?: { from: number; to: number } } | undefined;
  #composing = false;
  /** A field that is taken out of the page loses focus, too; that is not leaving it. */
  #drawing = false;
  #editor: TemplateEditor | undefined;

  constructor(
    host: ReactiveElement,
    localize: LocalizeController,
    commit: (place: TextPlace, value: string) => void,
    load = loadTemplateEditor,
  ) {
    this.#host = host;
    this.#localize = localize;
    this.#commit = commit;
    this.#code = new LazyModule(host, load);
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

  hostUpdate(): void {
    this.#drawing = true;
    const field = this.#field();
    if (!field) return;
    const focused = field === (field.getRootNode() as ShadowRoot).activeElement;
    const { value, selectionStart: from, selectionEnd: to } = field;
    this.#typed = { value, ...(focused && { selection: { from, to } }) };
  }

  hostUpdated(): void {
    this.#drawing = false;
    const place = this.#place;
    const stands = this.#host.renderRoot.querySelector<HTMLElement>('.editor');
    // Another slide is shown: what was typed is applied, as by leaving the field.
    if (place && !stands && !this.#enter) this.#apply(place);
    if (this.#editor && this.#editor.parent !== stands) this.#unmount();
    if (!stands) return;
    if (!(stands instanceof HTMLTextAreaElement)) this.#mount(stands);
    if (!this.#enter) return;
    this.#enter = false;
    if (this.#editor) this.#editor.focus();
    const field = this.#field();
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  hostDisconnected(): void {
    if (this.#place) this.#apply(this.#place);
    this.#unmount();
  }

  #field(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector('textarea.editor');
  }

  #mount(parent: HTMLElement): void {
    const code = this.#code.value;
    const edited = this.#edited;
    // An editor of an element that left would hold it for ever.
    if (!code || !edited || !this.#host.isConnected) return;
    if (this.#editor) {
      this.#editor.refresh();
      return;
    }
    const { slide, field } = edited;
    const place = { slideId: slide.id, field };
    const words = code.allWords(this.#localize.messages);
    const context = (): ReturnType<typeof code.templateContext> => {
      const { deck, slide: now } = this.#edited ?? edited;
      return code.templateContext(deck, now);
    };
    this.#editor = new code.TemplateEditor({
      parent,
      root: this.#host.renderRoot as ShadowRoot,
      text: this.#typed?.value ?? slide[field],
      selection: this.#typed?.selection,
      label: labelOf(field, words),
      hint: field === 'title' ? words.titleKeys : words.textKeys,
      field,
      language: edited.deck.format.locale,
      words,
      context,
      place: 'slide',
      apply: () => this.#leave(place, true),
      cancel: () => this.#leave(place, false),
      left: () => this.#left(place),
    });
    if (this.#typed?.selection) this.#editor.focus();
    this.#typed = undefined;
  }

  #unmount(): void {
    this.#editor?.destroy();
    this.#editor = undefined;
  }

  /**
   * A text box that opens the editor: the button carries the keyboard. Figures lie above it, so that a pointer that rests
   * there is told where they come from; pressed they are text like any other.
   */
  renderClosed({ slide, field, box }: EditedText, drawing: TemplateResult): TemplateResult {
    const label = labelOf(field, this.#localize.messages);
    // Whoever comes near is likely to edit.
    const prepare = (): void => void this.#code.load().catch(() => undefined);
    const open = (): void => this.open({ slideId: slide.id, field });
    const press = ({ target }: Event): void => {
      if (!(target as Element).closest('a, .claim-mark')) open();
    };
    /* eslint-disable lit-a11y/click-events-have-key-events -- the button carries the keyboard */
    return html`<button
        class="editable-box"
        type="button"
        data-edit=${field}
        aria-label=${label}
        title=${label}
        ${inlineStyles(grown(box))}
        @pointerenter=${prepare}
        @focus=${prepare}
        @click=${open}
      ></button>
      <div class="passive" @click=${press}>${drawing}</div>`;
    /* eslint-enable lit-a11y/click-events-have-key-events */
  }

  /** The field is given its text once: what is being typed outlives every other reason to draw the slide again. */
  renderOpen(edited: EditedText): TemplateResult {
    this.#edited = edited;
    const { slide, field, box, theme } = edited;
    const place = { slideId: slide.id, field };
    const { messages } = this.#localize;
    const look = inlineStyles({
      ...grown(box),
      ...textStyles(box, theme),
      '--_editor-ground': groundUnder(box, theme),
    });
    if (this.#code.value && !this.#composing)
      return html`<div class="editor ${box.anchor}" part="editor" ${look}></div>`;
    return html`<textarea
      class="editor"
      part="editor"
      spellcheck="true"
      aria-label=${labelOf(field, messages)}
      aria-description=${messages.applyOrCancel}
      .value=${slide[field]}
      ${look}
      @keydown=${(event: KeyboardEvent) => this.#key(event, place)}
      @blur=${() => this.#left(place)}
      @compositionstart=${() => {
        this.#composing = true;
      }}
      @compositionend=${() => {
        this.#composing = false;
        this.#host.requestUpdate();
      }}
    ></textarea>`;
  }

  #key(event: KeyboardEvent, place: TextPlace): void {
    const applies = event.key === 'Enter' && (event.ctrlKey || event.metaKey || place.field === 'title');
    // Keys typed here are text: shortcuts of the page and of the builder must not see them.
    event.stopPropagation();
    if (event.isComposing || (!applies && event.key !== 'Escape')) return;
    event.preventDefault();
    this.#leave(place, applies);
  }

  #leave(place: TextPlace, applies: boolean): void {
    if (applies) this.#apply(place);
    else this.close();
    void this.#host.updateComplete.then(() => this.#focusClosed(place));
  }

  #left(place: TextPlace): void {
    if (!this.#drawing) this.#apply(place);
  }

  #apply(place: TextPlace): void {
    if (!this.isAt(place)) return;
    const typed = this.#editor?.text ?? this.#field()?.value ?? this.#typed?.value;
    this.close();
    if (typed === undefined) return;
    this.#commit(place, place.field === 'title' ? typed.replace(/\s+/gu, ' ').trim() : typed);
  }

  close(): void {
    this.#place = undefined;
    this.#typed = undefined;
    this.#composing = false;
    this.#host.requestUpdate();
  }

  #focusClosed({ slideId, field }: TextPlace): void {
    for (const frame of this.#host.renderRoot.querySelectorAll<HTMLElement>('.frame')) {
      if (frame.dataset['slide'] === slideId)
        frame.querySelector<HTMLElement>(`[data-edit="${field}"]`)?.focus();
    }
  }
}

function labelOf(field: TextField, { editTitle, editText }: { editTitle: string; editText: string }): string {
  return field === 'title' ? editTitle : editText;
}

/** Text in the colour that reads on the accent stands on it; all other text on the theme's ground. */
function groundUnder({ color }: TextBox, { colors }: Theme): string {
  return color === colors.onAccent && color !== colors.text ? colors.accent : colors.background;
}

/** 8 px more at each side, as the class's negative margin and padding expect. */
function grown(box: TextBox): Record<string, string> {
  return { ...boxStyles(box), width: `${box.width + 16}px`, height: `${box.height + 16}px` };
}
