import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Text that is typed over a selection goes in through the editor. Chromium's own way keeps the look of what it replaces in a `style`
 * attribute, which a strict Content Security Policy refuses and reports.
 */
export const typeOverSelection: Extension = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    const { main } = view.state.selection;
    if (inputType !== 'insertText' || !data || isComposing || main.empty || view.state.readOnly) return false;
    const typed = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, main.from, main.to, data, typed))) view.dispatch(typed());
    return true;
  },
});
