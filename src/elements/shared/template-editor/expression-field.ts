import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, tooltips } from '@codemirror/view';
import type { TemplateContext } from '../../../core/deck/template-context.js';
import type { TemplateProblem } from '../../../core/template/types.js';
import { singleLine } from '../code-editor/single-line.js';
import { tipTheme } from '../code-editor/tip-theme.js';
import { typeOverSelection } from '../code-editor/type-over-selection.js';
import { expressionOptions } from './figure-completion.js';
import { fieldTheme } from './template-editor.theme.js';

export interface ExpressionFieldOptions {
  parent: HTMLElement;
  root: ShadowRoot | Document;
  /** Where lists and tips stand. */
  layer: HTMLElement;
  text: string;
  label: string;
  context: () => TemplateContext;
  changed: (text: string) => void;
  apply: () => void;
  cancel: () => void;
}

/** A field of one line for what stands between two braces. */
export class ExpressionField {
  readonly #view: EditorView;

  constructor(options: ExpressionFieldOptions) {
    const { parent, root, layer, text, label, context, changed, apply, cancel } = options;
    const run = (act: () => void) => (): boolean => {
      act();
      return true;
    };
    this.#view = new EditorView({
      parent,
      root,
      state: EditorState.create({
        doc: text,
        selection: { anchor: text.length },
        extensions: [
          history(),
          bracketMatching(),
          closeBrackets(),
          typeOverSelection,
          singleLine,
          autocompletion({
            override: [({ state, pos }) => expressionOptions(state.doc.toString(), pos, context())],
            icons: false,
            maxRenderedOptions: 60,
          }),
          tooltips({ parent: layer, position: 'fixed' }),
          fieldTheme,
          tipTheme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-multiline': 'false',
            tabindex: '0',
            dir: 'ltr',
            spellcheck: 'false',
            autocapitalize: 'off',
            autocorrect: 'off',
          }),
          keymap.of([
            { key: 'Enter', run: run(apply) },
            { key: 'Mod-Enter', run: run(apply) },
            { key: 'Escape', run: run(cancel) },
            ...closeBracketsKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) changed(state.doc.toString());
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  setText(text: string): void {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({
      changes: { from: 0, to: length, insert: text },
      selection: { anchor: text.length },
    });
  }

  /** Underlines what is wrong; offsets are of the field's text. */
  underline(problems: readonly TemplateProblem[]): void {
    const { state } = this.#view;
    const { length } = state.doc;
    const diagnostics = problems.map(({ pos, end, message, hint }) => {
      const to = Math.max(0, Math.min(end, length));
      return {
        // Something must be there to be underlined: at the end it is the last sign.
        from: Math.max(0, Math.min(pos, to === length ? length - 1 : to)),
        to,
        severity: 'error' as const,
        message: hint === undefined ? message : `${message} ${hint}`,
      };
    });
    this.#view.dispatch(setDiagnostics(state, diagnostics));
  }

  focus(): void {
    this.#view.focus();
    if (this.text === '') startCompletion(this.#view);
  }

  destroy(): void {
    this.#view.destroy();
  }
}
