import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The element's own colours: they follow its scheme, light and dark. */
export const sqlEditorTheme = EditorView.theme({
  '&': {
    border: '1px solid var(--_edge)',
    borderRadius: 'var(--_radius-small)',
    background: 'var(--_raised)',
    color: 'var(--_text)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--_accent)',
    outlineOffset: '-1px',
    borderColor: 'var(--_accent)',
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
  // No picture from a data: address: a strict policy refuses it.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    paddingBlockEnd: '0',
    textDecoration: 'underline wavy var(--_danger)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  },
  '.cm-tooltip': {
    zIndex: '5',
    border: '1px solid var(--_border)',
    borderRadius: 'var(--_radius-small)',
    background: 'var(--_raised)',
    color: 'var(--_text)',
    boxShadow: 'var(--_shadow-large)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxBlockSize: '220px',
    minInlineSize: '180px',
    maxInlineSize: 'min(320px, 90vw)',
    padding: '4px',
    font: '12.5px / 1.5 var(--_mono)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '12px',
    justifyContent: 'space-between',
    padding: '3px 8px',
    borderRadius: '4px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--_accent-soft)',
    color: 'var(--_text)',
  },
  '.cm-completionMatchedText': { color: 'var(--_accent)', fontWeight: '600', textDecoration: 'none' },
  '.cm-completionDetail': {
    marginInlineStart: '0',
    color: 'var(--_muted)',
    fontStyle: 'normal',
    fontSize: '11.5px',
  },
  '.cm-diagnostic': {
    maxInlineSize: '360px',
    padding: '8px 12px',
    borderInlineStart: '0',
    font: '13px / 1.45 var(--_font)',
  },
  '.cm-diagnosticAction': {
    display: 'block',
    minBlockSize: '28px',
    margin: '8px 0 0',
    padding: '0 10px',
    border: '1px solid var(--_border)',
    borderRadius: 'var(--_radius-small)',
    background: 'var(--_surface)',
    color: 'var(--_text)',
    font: '600 13px var(--_font)',
    cursor: 'pointer',
  },
  '.cm-diagnosticAction:hover': { background: 'var(--_hover)' },
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
