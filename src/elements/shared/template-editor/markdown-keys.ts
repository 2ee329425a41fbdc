import { EditorSelection, type ChangeSpec, type EditorState, type Line } from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';
import type { MarkdownStyle } from '../../../core/layout/markdown-marks.js';
import { MAX_LEVEL } from '../../../core/layout/paragraphs.js';
import { itemOnLine, marks } from './markdown-look.js';

export type Emphasis = 'strong' | 'em';
export type ListKind = 'bullet' | 'number';

const SIGNS: Record<Emphasis, string> = { strong: '**', em: '*' };

/** Whether the selection stands in bold, or in italic. */
export function isSet(state: EditorState, kind: Emphasis): boolean {
  return around(state, kind) !== undefined;
}

function around(state: EditorState, kind: Emphasis): MarkdownStyle | undefined {
  const { from, to } = state.selection.main;
  return state
    .field(marks)
    .styles.find((style) => style.kind === kind && style.pos <= from && to <= style.end);
}

/** Sets the selection, or the word at the caret, in bold or italic; takes it back where it is set already. */
export const toggleEmphasis =
  (kind: Emphasis): Command =>
  (view) => {
    const { state } = view;
    const set = around(state, kind);
    if (set) {
      view.dispatch({
        changes: set.signs.map(({ pos, end }) => ({ from: pos, to: end })),
        userEvent: 'delete',
      });
      return true;
    }
    const sign = SIGNS[kind];
    const { main } = state.selection;
    const word = main.empty ? state.wordAt(main.head) : null;
    const { from, to } = word ?? main;
    const pieces = piecesOf(state, from, to);
    if (pieces.length === 0) {
      view.dispatch({
        changes: { from, insert: sign + sign },
        selection: { anchor: from + sign.length },
        userEvent: 'input',
      });
      return true;
    }
    const changes = state.changes(
      pieces.flatMap((piece) => [
        { from: piece.from, insert: sign },
        { from: piece.to, insert: sign },
      ]),
    );
    const [anchor, head] = [changes.mapPos(from, 1), changes.mapPos(to, -1)];
    view.dispatch({
      changes,
      selection: main.empty
        ? { anchor: changes.mapPos(main.head, 1) }
        : { anchor, head: Math.max(anchor, head) },
      userEvent: 'input',
    });
    return true;
  };

/** What of a range can be set, line by line: signs have no space inside, and do not reach over lines or markers. */
function piecesOf(state: EditorState, from: number, to: number): { from: number; to: number }[] {
  return linesOf(state, from, to).flatMap((line) => {
    const start = Math.max(from, itemOnLine(state, line.from)?.end ?? line.from);
    const text = state.sliceDoc(start, Math.min(to, line.to));
    const trimmed = text.trim();
    if (start > to || trimmed === '') return [];
    const at = start + text.indexOf(trimmed);
    return [{ from: at, to: at + trimmed.length }];
  });
}

function linesOf(state: EditorState, from: number, to: number): Line[] {
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
}

const selectedLines = (state: EditorState): Line[] =>
  linesOf(state, state.selection.main.from, state.selection.main.to);

/** Whether every selected line is an item of such a list. */
export function isList(state: EditorState, kind: ListKind): boolean {
  return selectedLines(state).every((line) => {
    const item = itemOnLine(state, line.from);
    return item && (item.number === undefined ? 'bullet' : 'number') === kind;
  });
}

/** Makes items of the selected lines, or lines of items that are such already. */
export const toggleList =
  (kind: ListKind): Command =>
  (view) => {
    const { state } = view;
    const takesAway = isList(state, kind);
    let number = 1;
    const changes = selectedLines(state).flatMap((line): ChangeSpec[] => {
      const item = itemOnLine(state, line.from);
      if (line.text.trim() === '' && selectedLines(state).length > 1) return [];
      const indent = item && !takesAway ? (/^\s*/u.exec(line.text)?.[0] ?? '') : '';
      const marker = takesAway ? '' : kind === 'bullet' ? `${indent}- ` : `${indent}${number++}. `;
      // A line right behind an item would be read as more of it.
      const apart = takesAway && itemAbove(state, line) ? '\n' : '';
      return [{ from: line.from, to: item?.end ?? line.from, insert: apart + marker }];
    });
    view.dispatch({ changes, userEvent: 'input' });
    return true;
  };

const itemAbove = (state: EditorState, line: Line): boolean =>
  line.number > 1 && itemOnLine(state, state.doc.line(line.number - 1).from) !== undefined;

/** Enter: the next item, out of an empty one, and between plain lines a paragraph, which Markdown keeps apart by a blank line. */
export const newParagraph: Command = (view) => {
  const { state } = view;
  const { main } = state.selection;
  const line = state.doc.lineAt(main.from);
  const item = itemOnLine(state, line.from);
  if (item && main.empty && item.end >= line.to) {
    leaveList(view, line);
    return true;
  }
  const marker = item && nextMarker(line.text);
  const insert = marker === undefined ? (line.text.trim() === '' ? '\n' : '\n\n') : `\n${marker}`;
  view.dispatch(state.replaceSelection(insert), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

function nextMarker(text: string): string {
  const [, indent = '', sign = '', space = ' '] = /^(\s*)([-*+]|\d+[.)])(\s?)/u.exec(text) ?? [];
  const number = Number.parseInt(sign, 10);
  return `${indent}${Number.isNaN(number) ? sign : `${number + 1}${sign.at(-1) ?? '.'}`}${space || ' '}`;
}

function leaveList(view: EditorView, line: Line): void {
  if (indentOf(line) > 0) {
    outdent(view);
    return;
  }
  const insert = itemAbove(view.state, line) ? '\n' : '';
  view.dispatch({
    changes: { from: line.from, to: line.to, insert },
    selection: { anchor: line.from + insert.length },
    userEvent: 'delete',
  });
}

/** Shift + Enter: a line break in the paragraph. */
export const lineBreak: Command = (view) => {
  view.dispatch(view.state.replaceSelection('  \n'), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

/** Backspace where a text begins: takes away the marker, or all that keeps two paragraphs apart. */
export const joinBack: Command = (view) => {
  const { state } = view;
  const { main } = state.selection;
  if (!main.empty) return false;
  const line = state.doc.lineAt(main.head);
  const item = itemOnLine(state, line.from);
  if (item?.end === main.head) {
    if (indentOf(line) > 0) return outdent(view);
    const insert = itemAbove(state, line) ? '\n' : '';
    view.dispatch({ changes: { from: line.from, to: item.end, insert }, userEvent: 'delete' });
    return true;
  }
  const above = /\S\n[ \t]*\n$/u.exec(state.sliceDoc(Math.max(0, line.from - 40), line.from));
  if (main.head !== line.from || !above || line.text.trim() === '') return false;
  view.dispatch({ changes: { from: line.from - above[0].length + 1, to: line.from }, userEvent: 'delete' });
  return true;
};

const indentOf = (line: Line): number => /^\s*/u.exec(line.text)?.[0].length ?? 0;
const markerWidth = (line: Line): number => nextMarker(line.text).trimStart().length;

/** Tab in a list: one level deeper, as far as the item above allows. False elsewhere: the key leaves the field. */
export const indent: Command = (view) => {
  const { state } = view;
  const lines = selectedLines(state);
  const [first] = lines;
  const above = first && first.number > 1 ? state.doc.line(first.number - 1) : undefined;
  const item = first && itemOnLine(state, first.from);
  const over = above && itemOnLine(state, above.from);
  if (!item || !over || item.level > over.level || item.level >= MAX_LEVEL) return false;
  shift(view, lines, (line) => {
    const deeper = item.level === over.level ? indentOf(above) + markerWidth(above) - indentOf(first) : 2;
    return itemOnLine(state, line.from) ? deeper : 0;
  });
  return true;
};

/** Shift + Tab in a list: one level up. */
export const outdent: Command = (view) => {
  const { state } = view;
  const lines = selectedLines(state).filter((line) => itemOnLine(state, line.from));
  if (lines.every((line) => indentOf(line) === 0)) return false;
  shift(view, lines, (line) => -Math.min(indentOf(line), indentOf(line) - parentIndent(state, line)));
  return true;
};

/** Where the marker of the item stands that a line is an item of. */
function parentIndent(state: EditorState, line: Line): number {
  for (let number = line.number - 1; number > 0; number--) {
    const other = state.doc.line(number);
    if (itemOnLine(state, other.from) && indentOf(other) < indentOf(line)) return indentOf(other);
  }
  return 0;
}

function shift(view: EditorView, lines: readonly Line[], by: (line: Line) => number): void {
  const changes = lines.flatMap((line): ChangeSpec[] => {
    const columns = by(line);
    if (columns === 0) return [];
    return columns > 0
      ? [{ from: line.from, insert: ' '.repeat(columns) }]
      : [{ from: line.from, to: line.from - columns }];
  });
  const set = view.state.changes(changes);
  const { anchor, head } = view.state.selection.main;
  view.dispatch({
    changes: set,
    selection: EditorSelection.single(set.mapPos(anchor, 1), set.mapPos(head, 1)),
    userEvent: 'input.indent',
  });
}
