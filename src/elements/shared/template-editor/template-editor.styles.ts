import { css } from 'lit';

/** What an editor of a template draws: in the text with the text's colours, in its layer with those of the controls. */
export const templateEditorStyles = css`
  .figure-chip {
    display: inline;
    padding: 0.04em 0.28em;
    border-radius: 0.3em;
    background: color-mix(in oklab, currentColor 11%, transparent);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    /* In the direction of its name. An isolated name within would be broken off from the beginning of its chip. */
    unicode-bidi: plaintext;
    cursor: pointer;
  }
  .figure-chip:hover {
    background: color-mix(in oklab, currentColor 18%, transparent);
  }
  .chip-value,
  .chip-format {
    unicode-bidi: isolate;
  }
  .chip-format {
    font: 400 max(0.8em, 11px) var(--_mono);
  }
  .chip-name {
    margin-inline-end: 0.4em;
    font-size: max(0.62em, 11px);
    font-weight: 400;
    font-style: normal;
  }
  .figure-chip.failing {
    border: 0;
    text-decoration: underline wavy currentColor;
    text-decoration-thickness: 0.06em;
    outline: max(1px, 0.05em) dashed currentColor;
  }
  .figure-chip.failing > .chip-name {
    margin: 0;
    font-size: 0.8em;
  }
  .figure-chip.failing > .chip-name::before {
    content: '⚠ ';
    content: '⚠ ' / '';
  }
  .figure-chip.chosen {
    outline: max(2px, 0.06em) solid currentColor;
  }
  .md-strong,
  .md-heading {
    font-weight: 700;
  }
  .md-em {
    font-style: italic;
  }
  .md-link {
    text-decoration: underline;
  }
  .md-sign {
    opacity: 0.55;
    font-weight: 400;
    font-style: normal;
  }
  .md-marker {
    display: inline-block;
    inline-size: 0;
    text-indent: -1.25em;
    white-space: nowrap;
  }
  .cm-content > .md-item {
    padding-inline-start: calc(var(--_line, 0px) + 1.25em);
  }
  .cm-content > .md-level-1 {
    padding-inline-start: calc(var(--_line, 0px) + 2.5em);
  }
  .cm-content > .md-level-2 {
    padding-inline-start: calc(var(--_line, 0px) + 3.75em);
  }
  .cm-content > .md-level-3 {
    padding-inline-start: calc(var(--_line, 0px) + 5em);
  }
  .cm-content > .md-level-4 {
    padding-inline-start: calc(var(--_line, 0px) + 6.25em);
  }
  .cm-content > .md-following {
    padding-block-start: 0.4em;
  }
  .cm-content > .md-blank {
    line-height: 0.65;
  }

  .editing-layer {
    position: fixed;
    inset: 0 auto auto 0;
    inline-size: 0;
    block-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: var(--_text);
    font: 400 var(--_size) / 1.45 var(--_font);
    text-align: start;
  }
  .edit-bar.floating {
    position: fixed;
  }
  .edit-tools {
    display: flex;
    gap: 2px;
    inline-size: max-content;
    max-inline-size: calc(100vw - 16px);
  }
  .edit-bar.floating > .edit-tools {
    padding: 3px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: var(--_shadow-large);
  }
  .edit-bar.standing {
    margin-block-end: 4px;
  }
  .figure-editor {
    position: fixed;
    display: grid;
    gap: 6px;
    inline-size: min(340px, calc(100vw - 16px));
    padding: 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: var(--_shadow-large);
  }
  .figure-editor .caption {
    font-size: 12.5px;
    font-weight: 600;
  }
  .figure-editor .reading {
    min-block-size: 2lh;
    overflow-wrap: anywhere;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  .figure-editor :is(.failure, .hint) {
    unicode-bidi: plaintext;
  }
  .figure-editor .failure {
    color: var(--_danger);
  }
  .figure-editor .hint {
    color: var(--_muted);
  }
  .figure-editor .field {
    min-block-size: 34px;
    padding-block: 5px;
  }
  .figure-editor .actions {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 6px;
  }
  .figure-editor .space {
    flex: 1;
  }
  @media (forced-colors: active) {
    .figure-chip {
      outline: 1px solid CanvasText;
    }
    .figure-chip.chosen {
      outline: 2px solid Highlight;
    }
  }
`;
