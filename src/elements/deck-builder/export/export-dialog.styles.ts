import { css } from 'lit';

export const exportDialogStyles = css`
  .export-form {
    display: grid;
    gap: 18px;
  }
  .export-part {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .export-name {
    padding: 0;
    margin-block-end: 2px;
    font-size: 12.5px;
    font-weight: 600;
  }
  .modal .hint {
    color: var(--_muted);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .export-file {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_muted);
  }
  .export-file > .field {
    color: var(--_text);
  }
  .export-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
  }
  .export-some {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .export-some > .field {
    inline-size: 136px;
    padding-block: 5px;
  }
  .export-some > .field[aria-invalid] {
    border-color: var(--_danger);
  }
  .export-choice {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    min-block-size: 28px;
    padding-block: 4px;
    cursor: pointer;
  }
  .export-choice > input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 2px 0 0;
    accent-color: var(--_accent);
  }
  .export-choice .hint {
    display: block;
  }
  .export-problem {
    color: var(--_danger);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .export-count {
    flex: 1;
    color: var(--_muted);
    font-size: 13px;
  }
  .export-working {
    display: grid;
    gap: 12px;
    min-block-size: 96px;
    align-content: center;
    font-variant-numeric: tabular-nums;
  }
  .export-bar {
    position: relative;
    block-size: 6px;
    border-radius: 3px;
    background: var(--_hover);
    overflow: hidden;
  }
  .export-bar > .bar {
    inset-block: 0;
    block-size: auto;
  }
  .export-saved {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    margin-block-end: 20px;
  }
  .export-saved > .icon {
    margin-block-start: 2px;
    color: var(--_good);
  }
  .export-saved strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .export-differences,
  .export-differences ul {
    display: grid;
    gap: 10px;
  }
  .export-differences ul {
    gap: 6px;
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--_border);
  }
  .export-always {
    display: grid;
    gap: 4px;
    margin-block-start: 12px;
    padding-inline-start: 18px;
    list-style: disc;
    color: var(--_muted);
    font-size: 13px;
  }
  .export-link {
    max-inline-size: 100%;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .export-link:hover {
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    .export-bar {
      border: 1px solid CanvasText;
    }
  }
`;
