import { css } from 'lit';

export const deckRightPanelStyles = css`
  .base {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    background: var(--_surface);
  }
  .tabs {
    display: flex;
    gap: 4px;
    padding: 8px 12px 0;
    border-block-end: 1px solid var(--_border);
  }
  .tab {
    position: relative;
    padding: 8px 10px 10px;
    border: 0;
    border-radius: var(--_radius-small) var(--_radius-small) 0 0;
    background: none;
    color: var(--_muted);
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
    inset-inline: 8px;
    inset-block-end: -1px;
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
  pre,
  code {
    font: 12.5px / 1.5 var(--_mono);
  }
  pre {
    max-block-size: 220px;
    margin: 0;
    overflow: auto;
    padding: 10px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_canvas);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .preview {
    max-block-size: 260px;
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  table {
    min-inline-size: 100%;
    border-collapse: collapse;
    font-size: 12.5px;
  }
  th,
  td {
    max-inline-size: 180px;
    padding: 6px 10px;
    border-block-end: 1px solid var(--_border);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background: var(--_surface);
    font-weight: 600;
  }
  tr:last-child > td {
    border-block-end: 0;
  }
  .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .figures > li {
    border-block-end: 1px solid var(--_border);
  }
  .figures > li:last-child {
    border-block-end: 0;
  }
  .figures summary {
    display: flex;
    align-items: baseline;
    gap: 10px;
    padding: 8px 2px;
    cursor: pointer;
    list-style: none;
  }
  .figures summary::-webkit-details-marker {
    display: none;
  }
  .figures summary::before {
    content: '';
    flex: none;
    align-self: center;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-start: 2px;
    border: solid var(--_muted);
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
    transition: rotate 120ms;
  }
  .figures summary:dir(rtl)::before {
    rotate: 135deg;
  }
  .figures details[open] > summary::before {
    rotate: 45deg;
  }
  .figures summary code {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--_muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .figures b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .doubt > .icon {
    inline-size: 15px;
    block-size: 15px;
    color: var(--_danger);
    vertical-align: -3px;
  }
  .trail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 4px 2px 14px 18px;
    font-size: 12.5px;
  }
  .unbound {
    display: grid;
    gap: 2px;
    padding: 8px 2px;
  }
  .unbound .verdict {
    font-weight: 400;
    font-size: 12.5px;
    color: var(--_muted);
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
