import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The element's own colours: they follow its scheme, light and dark. Tips and underlined errors are those of every editor. */
export const sqlEditorTheme = EditorView.theme({
  '&': {
    border: '1px solid var(--_edge)',
    borderRadius: 'var(--_radius-small)',
    background: 'var(--_raised)',
    color: 'var(--_text)',
  },
  // With the focus itself: the editor's own class comes some milliseconds later.
  '&:focus-within': {
    outline: '2px solid var(--_focus)',
    outlineOffset: '-1px',
    borderColor: 'var(--_focus)',
  },
  '.cm-scroller': { maxBlockSize: '320px', overflow: 'auto', font: '12.5px / 1.6 var(--_mono)' },
  '.cm-content': { minBlockSize: '102px', padding: '8px 0', caretColor: 'var(--_text)' },
  '.cm-line': { padding: '0 10px' },
  '.cm-cursor': { borderInlineStartColor: 'var(--_text)' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--_accent-soft)',
    outline: '1px solid var(--_accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--_danger-soft)' },
});

export const sqlHighlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--_sql-keyword)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--_sql-text)' },
  // Names in double quotes are names.
  { tag: tags.special(tags.string), color: 'inherit' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--_sql-number)' },
  { tag: tags.typeName, color: 'var(--_sql-type)' },
  { tag: tags.comment, color: 'var(--_muted)', fontStyle: 'italic' },
]);
