import { css } from 'lit';

export const deckRightPanelStyles = css`
  .base {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    background: var(--_surface);
  }
  .tabbed {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  .tabbed[hidden] {
    display: none;
  }
  .tabs {
    display: flex;
    flex: none;
    justify-content: space-between;
    padding: 8px 4px 0;
    overflow-x: auto;
    overflow-y: hidden;
    border-block-end: 1px solid var(--_border);
    scroll-padding-inline: 32px;
    scrollbar-width: none;
  }
  .tab {
    position: relative;
    flex: none;
    padding: 8px 4px 10px;
    border: 0;
    border-radius: var(--_radius-small) var(--_radius-small) 0 0;
    background: none;
    color: var(--_muted);
    font-size: 13px;
    font-weight: 500;
    cursor: pointer;
  }
  .tab:hover {
    color: var(--_text);
  }
  .tab[aria-selected='true'] {
    color: var(--_text);
  }
  .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 4px;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 2px;
    background: var(--_accent);
  }
  .tab:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    .tab[aria-selected='true']::after {
      background: Highlight;
    }
  }
  .content {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    padding: 16px;
  }
  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .group + .group {
    margin-block-start: 20px;
  }
  .label {
    font-size: 12.5px;
    font-weight: 600;
    color: var(--_text);
  }
  .hint {
    font-size: 12.5px;
    color: var(--_muted);
  }
  .body-field {
    min-block-size: 180px;
    field-sizing: content;
  }
  .title-field {
    field-sizing: content;
    min-block-size: 40px;
    font-weight: 600;
  }
  .problem {
    display: block;
    padding: 8px 10px;
    border-radius: var(--_radius-small);
    background: var(--_danger-soft);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .template-field {
    --_line: 10px;
    min-block-size: 0;
  }
  .template-field.body-field .cm-content {
    min-block-size: 160px;
  }
  .prompt {
    display: grid;
    gap: 8px;
    padding: 12px 16px 16px;
    border-block-start: 1px solid var(--_border);
  }
  .prompt .field {
    field-sizing: content;
    min-block-size: 62px;
    max-block-size: 160px;
  }
  .prompt .button {
    justify-self: end;
  }
`;
