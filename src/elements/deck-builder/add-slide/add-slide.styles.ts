import { css } from 'lit';

export const addSlideStyles = css`
  .add-dialog {
    display: flex;
    flex-direction: column;
    inline-size: min(960px, 100dvw - 32px);
    max-inline-size: none;
    /* So high that all suggestions have room under the field. */
    min-block-size: min(500px, 100dvh - 32px);
    max-block-size: min(780px, 100dvh - 32px);
    padding: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-large);
    background: var(--_surface);
    color: inherit;
    box-shadow: var(--_shadow-large);
    overflow: hidden;
  }
  .add-dialog:not([open]) {
    display: none;
  }
  .add-dialog::backdrop {
    background: rgb(10 11 20 / 45%);
  }
  .add-head,
  .add-actions {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 10px;
    padding-inline: 20px 12px;
  }
  .add-head {
    border-block-end: 1px solid var(--_border);
  }
  .add-head > h2 {
    flex: 1;
    font-size: 16px;
  }
  .add-body {
    flex: 1;
    display: grid;
    align-content: start;
    gap: 16px;
    min-block-size: 0;
    padding: 16px 20px 20px;
    overflow: auto;
  }
  .add-dialog .label {
    display: block;
    color: var(--_muted);
    font-size: 12.5px;
    font-weight: 500;
  }
  .add-dialog .hint {
    color: var(--_muted);
    font-size: 12.5px;
  }
  .add-dialog .strong {
    font-weight: 600;
  }
  .add-question {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 8px;
  }
  .add-question > .label,
  .add-question > .hint {
    grid-column: 1 / -1;
  }
  .add-question > .button {
    min-inline-size: 88px;
  }
  .combo {
    position: relative;
  }
  .combo > .field {
    min-block-size: 40px;
    font-size: 15px;
  }
  .suggestions {
    position: absolute;
    z-index: 4;
    inset-inline: 0;
    inset-block-start: calc(100% + 4px);
    max-block-size: 320px;
    padding: 4px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: var(--_shadow-large);
    overflow: auto;
  }
  .suggestion {
    padding: 7px 10px;
    border-radius: var(--_radius-small);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .suggestion:hover {
    background: var(--_hover);
  }
  .suggestion[aria-selected='true'] {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .add-state {
    display: grid;
    gap: 8px;
  }
  .add-state > .bar {
    position: relative;
    inset: auto;
    block-size: 3px;
    border-radius: 2px;
    background: var(--_border);
  }
  .add-unclear {
    display: grid;
    gap: 10px;
  }
  .add-unclear > ul {
    display: grid;
    gap: 4px;
    overflow-wrap: anywhere;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .chips > .hint {
    flex-basis: 100%;
  }
  .button.chip {
    max-inline-size: 100%;
    padding-block: 4px;
    border-radius: 16px;
    font-weight: 400;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* Two columns where both have room to be read. */
  .reading {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
    gap: 20px;
  }
  .reading-shown,
  .reading-made {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 10px;
    min-inline-size: 0;
  }
  .reading-made {
    gap: 6px;
  }
  .reading-made > :is(.label:not(:first-child), .commands, .outcome) {
    margin-block-start: 6px;
  }
  .answer-preview {
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 9;
    border-radius: var(--_radius);
    box-shadow: 0 0 0 1px var(--_border);
    overflow: hidden;
    --deck-view-radius: 8px;
    transition: opacity 160ms;
  }
  .answer-preview > deck-view {
    inline-size: 100%;
  }
  .answer-preview.stale > deck-view {
    opacity: 0.5;
  }
  .understood {
    display: grid;
    gap: 2px;
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .add-actions {
    flex-wrap: wrap;
    justify-content: flex-end;
    padding: 12px 20px;
    border-block-start: 1px solid var(--_border);
  }
  .add-actions > .hint {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: 1;
  }
  @media (width < 560px) {
    .add-dialog {
      inline-size: 100dvw;
      block-size: 100dvh;
      max-block-size: none;
      border: 0;
      border-radius: 0;
    }
    .add-body,
    .add-actions,
    .add-head {
      padding-inline: 14px;
    }
    .add-question > .button {
      min-inline-size: 0;
    }
  }
  @media (forced-colors: active) {
    .suggestion[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
