import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { figureChoices, placeholderOf } from '../../../core/deck/figure-choices.js';
import type { TemplateContext } from '../../../core/deck/template-context.js';
import { completeExpression, type ExpressionNames } from '../../../core/template/complete-expression.js';
import { describeExpression } from '../../../core/template/describe-expression.js';
import { computedVariable } from '../../../core/template/scope.js';
import { setting } from './chips.js';

/** Starts an expression of one's own in the place of a stretch of the text. */
export type OpenNew = (view: EditorView, range: { from: number; to: number }, inside: string) => void;

/** What an expression can name on this slide. */
export function namesOf({ columns, variables, sources }: TemplateContext): ExpressionNames {
  return {
    columns,
    variables: Object.entries(variables).map(([name, variable]) => {
      const { source: id } = computedVariable(variable) ?? {};
      const source = id !== undefined && Object.hasOwn(sources, id) ? sources[id]?.title : undefined;
      return { name, ...(source !== undefined && { source }) };
    }),
  };
}

/** Columns, functions, variables and formats where they can stand. */
export function expressionOptions(
  text: string,
  pos: number,
  context: TemplateContext,
): CompletionResult | null {
  const found = completeExpression(text, pos, namesOf(context));
  if (!found) return null;
  const options = found.items.map(({ label, kind, insert, detail, rank }): Completion => {
    const completion: Completion = {
      label,
      type: kind,
      boost: rank * 20,
      ...(detail !== undefined && { detail }),
    };
    return kind === 'function' ? { ...completion, apply: call(insert) } : { ...completion, apply: insert };
  });
  return { from: found.from, options, validFor: /^[\p{L}\p{N}\p{M}_]*$/u };
}

const call =
  (name: string) =>
  (view: EditorView, _completion: Completion, from: number, to: number): void => {
    const called = view.state.sliceDoc(to, to + 1) === '(';
    view.dispatch({
      changes: { from, to, insert: called ? name : `${name}()` },
      selection: { anchor: from + name.length + 1 },
      userEvent: 'input.complete',
    });
  };

/** Where the braces are that are open before a place of a line. */
function openBraces(state: EditorState, pos: number): number | undefined {
  const line = state.doc.lineAt(pos);
  const before = state.sliceDoc(line.from, pos);
  const open = before.lastIndexOf('{{');
  return open >= 0 && !before.includes('}}', open) && before[open - 1] !== '\\'
    ? line.from + open
    : undefined;
}

/** Behind two braces, or where it was asked for: figures with their values, and an expression of one's own. */
export const figureOptions =
  (openNew: OpenNew) =>
  (asked: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = asked;
    const open = openBraces(state, pos);
    if (open === undefined && !explicit) return null;
    const { words, context } = state.facet(setting);
    const inside = open === undefined ? '' : state.sliceDoc(open + 2, pos);
    // Whoever writes a call writes an expression.
    if (/[("'|]/u.test(inside)) return null;
    const from = open === undefined ? pos : open + 2 + (/^\s*/u.exec(inside)?.[0].length ?? 0);
    const replaced = (view: EditorView, to: number): { from: number; to: number } => ({
      from: open ?? from,
      to: open !== undefined && view.state.sliceDoc(to, to + 2) === '}}' ? to + 2 : to,
    });
    const choices = figureChoices(context()).map(({ expression, format, text }, at): Completion => ({
      label: describeExpression(expression, words),
      detail: text,
      type: 'figure',
      boost: 60 - Math.min(at, 50),
      apply: (view, _completion, _from, to) => {
        const insert = placeholderOf(expression, format);
        const range = replaced(view, to);
        view.dispatch({
          changes: { ...range, insert },
          selection: { anchor: range.from + insert.length },
          userEvent: 'input.complete',
        });
      },
    }));
    const own: Completion = {
      label: words.ownExpression,
      detail: words.ownExpressionDetail,
      type: 'own',
      boost: -99,
      apply: (view, _completion, _from, to) => openNew(view, replaced(view, to), inside.trim()),
    };
    return { from, options: [...choices, own], validFor: /^[^{}()|"']*$/u };
  };

/** Within open braces the parts of an expression as well. */
export function insideOptions({ state, pos }: CompletionContext): CompletionResult | null {
  const open = openBraces(state, pos);
  if (open === undefined) return null;
  const inside = state.sliceDoc(open + 2, pos);
  if (inside.trim() === '') return null;
  const found = expressionOptions(inside, inside.length, state.facet(setting).context());
  return found && { ...found, from: found.from + open + 2 };
}
