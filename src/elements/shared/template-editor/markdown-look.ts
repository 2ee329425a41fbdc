import { EditorState, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { markdownMarks, type MarkdownItem, type MarkdownMarks } from '../../../core/layout/markdown-marks.js';

/** What of the text is Markdown. */
export const marks = StateField.define<MarkdownMarks>({
  create: (state) => markdownMarks(state.doc.toString()),
  update: (value, { docChanged, state }) => (docChanged ? markdownMarks(state.doc.toString()) : value),
});

/** The marker of the list item on a line. */
export function itemOnLine(state: EditorState, from: number): MarkdownItem | undefined {
  return state.field(marks).items.find(({ pos, end }) => pos === from && end > pos && isTyped(state, end));
}

/** A sign alone is no marker yet: the space behind it makes it one. */
const isTyped = (state: EditorState, end: number): boolean => /\s/u.test(state.sliceDoc(end - 1, end));

class Marker extends WidgetType {
  constructor(readonly text: string) {
    super();
  }
  override eq(other: Marker): boolean {
    return other.text === this.text;
  }
  override toDOM(): HTMLElement {
    const marker = document.createElement('span');
    marker.className = 'md-marker';
    marker.textContent = this.text;
    return marker;
  }
  override ignoreEvent(): boolean {
    return false;
  }
}

function draw(state: EditorState): DecorationSet {
  const { from, to } = state.selection.main;
  const touched = (pos: number, end: number): boolean => pos <= to && end >= from;
  const drawn: Range<Decoration>[] = [];
  const { styles } = state.field(marks);
  for (const { kind, pos, end, signs } of styles) {
    if (end > pos) drawn.push(Decoration.mark({ class: `md-${kind}` }).range(pos, end));
    for (const sign of signs) {
      // Signs are hidden where nobody edits them: the line is as long as on the slide.
      const shown = touched(pos, end);
      const look = shown ? Decoration.mark({ class: 'md-sign' }) : Decoration.replace({});
      if (sign.end > sign.pos) drawn.push(look.range(sign.pos, sign.end));
    }
  }
  for (let number = 1; number <= state.doc.lines; number++) {
    const line = state.doc.line(number);
    const item = itemOnLine(state, line.from);
    if (item) {
      const follows = number > 1 && itemOnLine(state, state.doc.line(number - 1).from) !== undefined;
      const look = `md-item md-level-${item.level}${follows ? ' md-following' : ''}`;
      drawn.push(Decoration.line({ class: look }).range(line.from));
      const widget = new Marker(item.number === undefined ? '•' : `${item.number}.`);
      drawn.push(Decoration.replace({ widget }).range(item.pos, item.end));
    } else if (line.text.trim() === '' && !touched(line.from, line.to)) {
      drawn.push(Decoration.line({ class: 'md-blank' }).range(line.from));
    }
  }
  return Decoration.set(drawn, true);
}

/** Text begins behind the marker: a caret before it goes there, or to the line above where it came from behind. */
const caretBehindMarkers = EditorState.transactionFilter.of((transaction) => {
  const { main, ranges } = transaction.newSelection;
  if (transaction.docChanged || !transaction.selection || !main.empty || ranges.length > 1)
    return transaction;
  const item = itemOnLine(transaction.startState, main.head);
  if (!item) return transaction;
  const goesBack = transaction.startState.selection.main.head === item.end;
  const anchor = goesBack && item.pos > 0 ? item.pos - 1 : item.end;
  return [transaction, { selection: { anchor }, sequential: true }];
});

/** Markdown as it will be read: bold is bold, items have their markers, signs show only where they are edited. */
export const markdownLook: Extension = [
  marks,
  EditorView.decorations.compute([marks, 'selection'], draw),
  EditorView.atomicRanges.of(({ state }) =>
    Decoration.set(
      state
        .field(marks)
        .items.filter(({ pos, end }) => itemOnLine(state, pos) !== undefined && end > pos)
        .map(({ pos, end }) => Decoration.mark({}).range(pos, end)),
    ),
  ),
  caretBehindMarkers,
];
