import { EditorView, type Command } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { PlaceholderView } from '../../../core/template/placeholder-views.js';
import { chosenChip, spokenChip, views } from './chips.js';

export function choose(view: EditorView, { pos, end }: PlaceholderView): void {
  view.dispatch({ selection: { anchor: pos, head: end }, scrollIntoView: true, userEvent: 'select' });
}

/** The first press selects the figure at the caret, so that no figure is lost by mistake. */
const chooseAt =
  (edge: 'pos' | 'end'): Command =>
  (view) => {
    const { main, ranges } = view.state.selection;
    if (!main.empty || ranges.length > 1) return false;
    const chip = view.state.field(views).placeholders.find((one) => one[edge] === main.head);
    if (!chip) return false;
    choose(view, chip);
    return true;
  };

export const chooseBefore = chooseAt('end');
export const chooseAfter = chooseAt('pos');

/** A click selects a figure, a double click opens it. */
export const chipPointer = (open: (view: EditorView, chip: PlaceholderView) => void): Extension => {
  const chipAt = (event: Event, view: EditorView): PlaceholderView | undefined => {
    const dom = (event.target as Element).closest('.figure-chip');
    if (!dom) return undefined;
    const at = view.posAtDOM(dom);
    return view.state.field(views).placeholders.find(({ pos, end }) => pos <= at && at < end);
  };
  return EditorView.domEventHandlers({
    mousedown(event, view) {
      const chip = chipAt(event, view);
      if (!chip || event.button !== 0 || event.shiftKey) return false;
      event.preventDefault();
      view.focus();
      choose(view, chip);
      return true;
    },
    dblclick(event, view) {
      const chip = chipAt(event, view);
      if (chip) open(view, chip);
      return chip !== undefined;
    },
  });
};

/** Says the figure that is selected, or that the caret went over: what is drawn has no text to stand in. */
export const spokenChips: Extension = EditorView.updateListener.of(
  ({ state, startState, selectionSet, docChanged, view }) => {
    if (!selectionSet || docChanged || startState.selection.eq(state.selection)) return;
    const [before, after] = [startState.selection.main.head, state.selection.main.head].sort((a, b) => a - b);
    const passed = state.field(views).placeholders.find(({ pos, end }) => pos === before && end === after);
    const chip = chosenChip(state) ?? passed;
    if (!chip) return;
    const announce = EditorView.announce.of(spokenChip(state, chip));
    // An update may not be made within another.
    queueMicrotask(() => view.dispatch({ effects: announce }));
  },
);
