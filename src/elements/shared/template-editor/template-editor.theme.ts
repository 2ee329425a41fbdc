import { EditorView } from '@codemirror/view';

/** Figures are offered by their names. */
const figureList = {
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: '13px / 1.5 var(--_font)' },
  // Values are written as the deck's language has them.
  '.cm-tooltip .cm-completionDetail': { unicodeBidi: 'isolate' },
};

/** On a slide: nothing of its own. Font, size and colour are those of the text it stands for. */
export const slideTheme = EditorView.theme({
  '&.cm-editor': { color: 'inherit', minBlockSize: '0' },
  '&.cm-editor.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0' },
  ...figureList,
});

/** Lists stand in a box that has the theme's class too: what is the editor's own is told apart from it. */
const field = {
  border: '1px solid var(--_edge)',
  borderRadius: 'var(--_radius-small)',
  background: 'var(--_raised)',
  color: 'var(--_text)',
};
/** With the focus itself: the editor's own class comes some milliseconds later. */
const focused = { outline: '2px solid var(--_focus)', outlineOffset: '-1px', borderColor: 'var(--_focus)' };

/** In a panel: a field among others. */
export const panelTheme = EditorView.theme({
  '&.cm-editor': field,
  '&.cm-editor:hover': { borderColor: 'var(--_muted)' },
  '&.cm-editor:focus-within': focused,
  '.cm-scroller': { font: 'inherit', lineHeight: '1.6', overflow: 'auto', maxBlockSize: '480px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--_text)' },
  '.cm-line': { padding: '0 10px' },
  ...figureList,
});

/** An expression. */
export const fieldTheme = EditorView.theme({
  '&.cm-editor': field,
  '&.cm-editor:focus-within': focused,
  '.cm-scroller': { font: '13px / 1.6 var(--_mono)', overflow: 'auto', maxBlockSize: '120px' },
  '.cm-content': { padding: '5px 0', caretColor: 'var(--_text)' },
  '.cm-line': { padding: '0 8px' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--_accent-soft)',
    outline: '1px solid var(--_accent)',
  },
});
