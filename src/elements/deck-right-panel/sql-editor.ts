import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { SQLDialect } from '@codemirror/lang-sql';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, type KeyBinding } from '@codemirror/view';
import { applyCandidate, likelyCandidates, problemRange } from '../../core/query/apply-candidate.js';
import { DUCKDB_KEYWORDS, DUCKDB_TYPES } from '../../core/query/duckdb-words.js';
import type { QueryProblem } from '../../core/query/query-problem.js';
import { completeSql, type SqlCompletion } from '../../core/query/sql-completion.js';
import type { TableSchema } from '../../core/query/types.js';
import { tipTheme } from '../shared/code-editor/tip-theme.js';
import { typeOverSelection } from '../shared/code-editor/type-over-selection.js';
import { sqlEditorTheme, sqlHighlight } from './sql-editor.theme.js';

export interface SqlEditorOptions {
  /** Where the editor is put; it may not be in the page yet. */
  parent: HTMLElement;
  root: ShadowRoot | Document;
  sql: string;
  /** Selected at first, UTF-16 units. */
  selection?: { from: number; to: number };
  label: string;
  /** What the keys do. */
  hint: string;
  changed: (sql: string) => void;
  run: () => void;
  /** False where Escape has nothing to do here. */
  escape: () => boolean;
  tables: () => readonly TableSchema[];
}

export interface ShownProblem {
  problem: QueryProblem;
  message: string;
  /** The words of the button for a candidate. */
  useName: (name: string) => string;
  /** Takes the corrected SQL, and runs it. */
  use: (sql: string) => void;
}

// Functions are not told apart: a column may have the name of one.
const dialect = SQLDialect.define({
  keywords: DUCKDB_KEYWORDS.join(' '),
  types: DUCKDB_TYPES.join(' '),
  doubleDollarQuotedStrings: true,
  identifierQuotes: '"',
  operatorChars: '+-*/%^=<>!~&|@:',
});

/** A field for SQL, over CodeMirror: colours, completion, brackets, undo, and errors at their place. Tab leaves it. */
export class SqlEditor {
  readonly parent: HTMLElement;
  readonly #view: EditorView;
  #problem: QueryProblem | undefined;

  constructor(options: SqlEditorOptions) {
    this.parent = options.parent;
    const { sql, selection } = options;
    this.#view = new EditorView({
      parent: options.parent,
      root: options.root,
      state: EditorState.create({
        doc: sql,
        selection: { anchor: selection?.from ?? sql.length, head: selection?.to ?? sql.length },
        extensions: extensionsOf(options),
      }),
    });
  }

  /** Text from outside, as a step that the editor's own undo takes back. */
  setSql(sql: string): void {
    const view = this.#view;
    const { doc } = view.state;
    if (doc.toString() === sql) return;
    view.dispatch({ changes: { from: 0, to: doc.length, insert: sql }, selection: { anchor: sql.length } });
  }

  /** Underlines the place of a problem; its message and its corrections stand in the tip there. */
  setProblem(shown: ShownProblem | undefined): void {
    if (shown?.problem === this.#problem) return;
    this.#problem = shown?.problem;
    const { state } = this.#view;
    this.#view.dispatch(setDiagnostics(state, shown ? diagnosticsOf(state.doc.toString(), shown) : []));
  }

  /** Puts text in the place of the selection. */
  insert(text: string): void {
    const view = this.#view;
    view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true });
    view.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }
}

function extensionsOf({ label, hint, changed, run, escape, tables }: SqlEditorOptions): Extension[] {
  const runIt = (view: EditorView): boolean => {
    closeCompletion(view);
    run();
    return true;
  };
  const own: KeyBinding[] = [
    // A Mac has both keys.
    { key: 'Mod-Enter', run: runIt },
    { key: 'Ctrl-Enter', run: runIt },
    { key: 'Escape', run: escape },
  ];
  return [
    history(),
    bracketMatching(),
    closeBrackets(),
    typeOverSelection,
    autocompletion({
      override: [(context) => completions(context, tables())],
      icons: false,
      maxRenderedOptions: 60,
    }),
    dialect.extension,
    syntaxHighlighting(sqlHighlight),
    sqlEditorTheme,
    tipTheme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-description': hint,
      dir: 'ltr',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocorrect: 'off',
    }),
    // Tab stays the page's: it leaves the field.
    keymap.of([...own, ...closeBracketsKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) changed(update.state.doc.toString());
    }),
  ];
}

function completions(context: CompletionContext, tables: readonly TableSchema[]): CompletionResult | null {
  const { state, pos, explicit } = context;
  const found = completeSql(state.doc.toString(), pos, tables);
  if (!found || (!explicit && found.from === pos && state.sliceDoc(pos - 1, pos) !== '.')) return null;
  return {
    from: found.from,
    options: found.items.map(optionOf),
    validFor: /^"?[\p{L}\p{N}\p{M}_$]*$/u,
  };
}

function optionOf({ label, kind, insert, detail, rank }: SqlCompletion): Completion {
  return {
    label,
    type: kind,
    boost: rank * 20,
    ...(detail === undefined ? {} : { detail }),
    apply: (view, _completion, from, to) => {
      const called = kind === 'function' && view.state.sliceDoc(to, to + 1) !== '(';
      // A quote that was closed by itself belongs to the name.
      const end =
        view.state.sliceDoc(from, from + 1) === '"' && view.state.sliceDoc(to, to + 1) === '"' ? to + 1 : to;
      const text = called ? `${insert}()` : insert;
      const caret = from + text.length - (called ? 1 : 0);
      view.dispatch({
        changes: { from, to: end, insert: text },
        selection: { anchor: caret },
        userEvent: 'input.complete',
      });
    },
  };
}

function diagnosticsOf(sql: string, { problem, message, useName, use }: ShownProblem): Diagnostic[] {
  const range = problemRange(sql, problem);
  if (!range) return [];
  const actions = likelyCandidates(sql, problem).map((name) => ({
    name: useName(name),
    apply: () => {
      const fixed = applyCandidate(sql, problem, name);
      if (fixed !== undefined) use(fixed);
    },
  }));
  return [{ ...range, severity: 'error', message, actions }];
}
