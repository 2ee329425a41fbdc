import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

/** A field of one line: line breaks that are pasted are spaces, and no other way makes one. */
export const singleLine: Extension = [
  EditorView.clipboardInputFilter.of(oneLine),
  EditorState.transactionFilter.of((transaction) =>
    transaction.newDoc.lines > transaction.startState.doc.lines ? [] : transaction,
  ),
];
