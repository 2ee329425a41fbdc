import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { LazyModule } from '../shared/lazy-module.js';
import { loadTemplateEditor } from '../shared/load.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import type { TemplateEditor } from '../shared/template-editor/template-editor.js';

export type Field = 'title' | 'text' | 'notes';

interface Drawn {
  deck: Deck;
  slide: Slide;
  label: string;
}

interface Mounted {
  slideId: string;
  deck: Deck;
  editor: TemplateEditor;
}

/** Fields for the templates of a slide. What is typed is the slide's at once; until the editor's code has come they are plain. */
export class TemplateFields implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #localize: LocalizeController;
  readonly #edit: (field: Field, value: string) => void;
  readonly #code: LazyModule<Awaited<ReturnType<typeof loadTemplateEditor>>>;
  readonly #drawn = new Map<Field, Drawn>();
  readonly #mounted = new Map<Field, Mounted>();
  #composing = false;
  /** The plain field that has focus, and what is selected in it. */
  #focused: { field: Field; from: number; to: number } | undefined;

  constructor(
    host: ReactiveElement,
    localize: LocalizeController,
    edit: (field: Field, value: string) => void,
  ) {
    this.#host = host;
    this.#localize = localize;
    this.#edit = edit;
    this.#code = new LazyModule(host, loadTemplateEditor);
    host.addController(this);
  }

  render(deck: Deck, slide: Slide, field: Field, label: string): TemplateResult {
    this.#drawn.set(field, { deck, slide, label });
    if (this.#code.value && !this.#composing)
      return html`<span
          class="label"
          aria-hidden="true"
          @click=${() => this.#mounted.get(field)?.editor.focus()}
          >${label}</span
        >
        <div class="template-field ${lookOf(field)}" id=${field} data-field=${field}></div>`;
    return html`<label class="label" for=${field}>${label}</label>
      <textarea
        class="field ${lookOf(field)}"
        id=${field}
        data-field=${field}
        rows=${field === 'title' ? 2 : 8}
        .value=${live(slide[field] ?? '')}
        @input=${(event: Event) => this.#edit(field, (event.target as HTMLTextAreaElement).value)}
        @compositionstart=${() => {
          this.#composing = true;
        }}
        @compositionend=${() => {
          this.#composing = false;
          this.#host.requestUpdate();
        }}
      ></textarea>`;
  }

  hostUpdate(): void {
    this.#drawn.clear();
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    this.#focused = undefined;
    if (!(activeElement instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to, dataset } = activeElement;
    if (dataset['field'] !== undefined) this.#focused = { field: dataset['field'] as Field, from, to };
  }

  hostUpdated(): void {
    for (const [field, mounted] of this.#mounted) {
      const place = this.#place(field);
      if (mounted.editor.parent !== place || mounted.slideId !== this.#drawn.get(field)?.slide.id)
        this.#unmount(field);
    }
    for (const [field, drawn] of this.#drawn) {
      const place = this.#place(field);
      if (place && !this.#mounted.has(field)) this.#mount(field, place, drawn);
      this.#update(field, drawn);
    }
  }

  hostDisconnected(): void {
    for (const field of this.#mounted.keys()) this.#unmount(field);
  }

  #place(field: Field): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(`.template-field[data-field="${field}"]`);
  }

  #mount(field: Field, parent: HTMLElement, { deck, slide, label }: Drawn): void {
    const code = this.#code.value;
    // An editor of an element that left would hold it for ever.
    if (!code || !this.#host.isConnected) return;
    const words = code.allWords(this.#localize.messages);
    const selection = this.#focused?.field === field ? this.#focused : undefined;
    const editor = new code.TemplateEditor({
      parent,
      root: this.#host.renderRoot as ShadowRoot,
      text: slide[field] ?? '',
      selection,
      label,
      hint: words.panelKeys,
      field,
      language: deck.format.locale,
      words,
      context: () => {
        const now = this.#drawn.get(field) ?? { deck, slide };
        return code.templateContext(now.deck, now.slide);
      },
      place: 'panel',
      changed: (text) => this.#edit(field, text),
    });
    this.#mounted.set(field, { slideId: slide.id, deck, editor });
    if (selection) editor.focus();
  }

  #update(field: Field, { deck, slide }: Drawn): void {
    const mounted = this.#mounted.get(field);
    if (!mounted) return;
    mounted.editor.setText(slide[field] ?? '');
    if (mounted.deck === deck) return;
    const { sources, format } = mounted.deck;
    mounted.deck = deck;
    if (sources !== deck.sources || format !== deck.format) mounted.editor.refresh();
  }

  #unmount(field: Field): void {
    this.#mounted.get(field)?.editor.destroy();
    this.#mounted.delete(field);
  }
}

const lookOf = (field: Field): string => (field === 'title' ? 'title-field' : 'body-field');
