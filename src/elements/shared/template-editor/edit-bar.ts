import { startCompletion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { html, nothing, render, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { figureChoices } from '../../../core/deck/figure-choices.js';
import { ariaKeys } from '../commands.js';
import { chosenChip, setting } from './chips.js';
import { isList, isSet, toggleEmphasis, toggleList } from './markdown-keys.js';
import { TOOL_KEYS } from './tool-keys.js';

interface Tool {
  name: string;
  shape: SVGTemplateResult;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  run: (view: EditorView) => unknown;
}

const SHAPES = {
  bold: svg`<path d="M7 5h6a3.5 3.5 0 010 7H7zM7 12h7a3.5 3.5 0 010 7H7z" stroke-width="2.2" />`,
  italic: svg`<path d="M10 5h8M6 19h8M14 5l-4 14" />`,
  bulletList: svg`<path d="M9.5 6h11M9.5 12h11M9.5 18h11" /><path d="M4.5 6v.1M4.5 12v.1M4.5 18v.1" stroke-width="2.6" />`,
  numberList: svg`<path d="M10.5 6h10M10.5 12h10M10.5 18h10" /><path d="M3.5 5.5L5 4.5V9.5M3.5 15c.6-1 2.6-.8 2.6.6 0 1.2-2.6 2-2.6 3.6h2.8" stroke-width="1.4" />`,
  insertFigure: svg`<path d="M8 5.5c-2 0-2.4.8-2.4 2.4v1.7c0 1.4-.7 2.2-2.1 2.4 1.4.2 2.1 1 2.1 2.4v1.7c0 1.6.4 2.4 2.4 2.4M16 5.5c2 0 2.4.8 2.4 2.4v1.7c0 1.4.7 2.2 2.1 2.4-1.4.2-2.1 1-2.1 2.4v1.7c0 1.6-.4 2.4-2.4 2.4M12 9v6M9 12h6" />`,
  editFigure: svg`<path d="M5 19l1-4L16.5 4.5l3 3L9 18l-4 1zM14 7l3 3" />`,
};

/** Offers figures at the caret; without any the expression is written by hand. */
export function insertFigure(view: EditorView, openNew: (view: EditorView) => void): boolean {
  view.focus();
  if (figureChoices(view.state.facet(setting).context()).length === 0) openNew(view);
  else startCompletion(view);
  return true;
}

/** The small bar of a text that is edited. */
export class EditBar {
  readonly element = document.createElement('div');
  readonly #openNew: (view: EditorView) => void;
  readonly #openChosen: (view: EditorView) => void;
  #view: EditorView | undefined;

  constructor(openNew: (view: EditorView) => void, openChosen: (view: EditorView) => void) {
    this.#openNew = openNew;
    this.#openChosen = openChosen;
    this.element.className = 'edit-bar';
  }

  draw(view: EditorView): void {
    this.#view = view;
    const { words } = view.state.facet(setting);
    const tools = this.#tools(view);
    // One of them is in the order of Tab, as a toolbar has it.
    render(
      html`<div class="edit-tools" role="toolbar" aria-label=${words.textTools} @keydown=${this.#byKey}>
        ${tools.map((tool, at) => drawTool(view, tool, at === 0))}
      </div>`,
      this.element,
    );
  }

  focus(): void {
    this.element.querySelector<HTMLElement>('button')?.focus();
  }

  #tools(view: EditorView): Tool[] {
    const { state } = view;
    const { words, markdown } = state.facet(setting);
    const figure: Tool[] = [
      {
        name: words.insertFigure,
        shape: SHAPES.insertFigure,
        keys: TOOL_KEYS.insertFigure,
        run: (editor) => insertFigure(editor, this.#openNew),
      },
      {
        name: words.editFigure,
        shape: SHAPES.editFigure,
        keys: 'Enter',
        disabled: chosenChip(state) === undefined,
        run: this.#openChosen,
      },
    ];
    if (!markdown) return figure;
    return [
      ...(['strong', 'em'] as const).map((kind): Tool => {
        const name = kind === 'strong' ? 'bold' : 'italic';
        return {
          name: words[name],
          shape: SHAPES[name],
          keys: TOOL_KEYS[name],
          pressed: isSet(state, kind),
          run: toggleEmphasis(kind),
        };
      }),
      ...(['bullet', 'number'] as const).map((kind): Tool => {
        const name = `${kind}List` as const;
        return {
          name: words[name],
          shape: SHAPES[name],
          keys: TOOL_KEYS[name],
          pressed: isList(state, kind),
          run: toggleList(kind),
        };
      }),
      ...figure,
    ];
  }

  readonly #byKey = (event: KeyboardEvent): void => {
    const buttons = [...this.element.querySelectorAll('button')];
    const rtl = getComputedStyle(this.element).direction === 'rtl';
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    const to = step === undefined ? { Home: 0, End: buttons.length - 1 }[event.key] : at + step;
    if (to !== undefined) buttons[(to + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Escape') this.#view?.focus();
    else return;
    event.preventDefault();
  };
}

function drawTool(
  view: EditorView,
  { name, shape, keys, pressed, disabled, run }: Tool,
  first: boolean,
): TemplateResult {
  return html`<button
    class="button only"
    type="button"
    tabindex=${first ? 0 : -1}
    aria-label=${name}
    aria-keyshortcuts=${keys === undefined ? nothing : ariaKeys([keys])}
    aria-pressed=${pressed ?? nothing}
    aria-disabled=${disabled ? 'true' : nothing}
    title=${name}
    @click=${() => {
      if (disabled) return;
      view.focus();
      run(view);
    }}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape}</svg>
  </button>`;
}
