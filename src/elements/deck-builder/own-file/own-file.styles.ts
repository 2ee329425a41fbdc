import { css } from 'lit';

export const ownFileStyles = css`
  .file-zone {
    display: grid;
    justify-items: center;
    gap: 14px;
    padding: clamp(24px, 6cqh, 56px) 20px;
    border: 2px dashed var(--_border);
    border-radius: var(--_radius-large);
    background: var(--_surface);
    text-align: center;
  }
  .file-zone.over {
    border-color: var(--_accent);
  }
  .file-zone p {
    max-inline-size: 52ch;
    color: var(--_muted);
  }
  .file-zone textarea {
    inline-size: min(420px, 100%);
    min-block-size: 44px;
    resize: vertical;
  }
  .reading-status .failed {
    color: var(--_danger, currentColor);
  }
  .columns-read {
    padding: 12px 16px;
  }
  .columns-read summary {
    cursor: pointer;
    font-weight: 600;
  }
  .columns-read .reading-note,
  .columns-read .question {
    margin-block-start: 8px;
  }
  .columns-read .reading-note,
  .columns-read .reading-note label,
  .columns-read .question {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .data-uses {
    display: grid;
    gap: 12px;
    margin-block-end: 16px;
  }
  .data-uses .hint {
    margin-block-start: 4px;
    color: var(--_muted);
    font-size: 12.5px;
  }
  #deck-data-dialog {
    --_modal-size: 720px;
  }
  .columns-read .button,
  .other-file .button {
    border: 1px solid var(--_border);
  }
  .columns-read .table {
    overflow-x: auto;
    margin-block-start: 12px;
  }
  .columns-read table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 13px;
  }
  .columns-read th,
  .columns-read td {
    padding: 4px 8px;
    border-block-end: 1px solid var(--_border);
    text-align: start;
    white-space: nowrap;
  }
  .columns-read td:last-child {
    color: var(--_muted);
  }
  .columns-read select,
  .columns-read input {
    min-block-size: 28px;
    font-size: 13px;
  }
  .columns-read select {
    min-inline-size: 112px;
  }
  .columns-read input.field {
    inline-size: 72px;
  }
  .columns-read input.name {
    inline-size: 128px;
    font-weight: 600;
  }
`;
