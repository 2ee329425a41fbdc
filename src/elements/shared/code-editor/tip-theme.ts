import { EditorView } from '@codemirror/view';

/** Lists of completions, tips and underlined errors, the same in every editor. */
export const tipTheme = EditorView.theme({
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
  // Names and calls are written from left to right on a page of any direction.
  '.cm-completionLabel, .cm-completionDetail': { unicodeBidi: 'plaintext' },
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
