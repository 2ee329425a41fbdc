import { css } from 'lit';

export const rewriteStyles = css`
  .chips {
    display: flex;
    gap: 6px;
    margin-inline: -16px;
    padding: 2px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .chip {
    flex: none;
    min-block-size: 26px;
    padding: 2px 10px;
    border: 1px solid var(--_border);
    border-radius: 13px;
    background: var(--_raised);
    font-size: 12.5px;
    cursor: pointer;
  }
  .chip:hover {
    border-color: var(--_edge);
    background: var(--_hover);
  }
  .draft {
    display: grid;
    gap: 4px;
    max-block-size: 180px;
    overflow: auto;
    padding: 10px 12px;
    border-radius: var(--_radius);
    background: var(--_accent-soft);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .draft-title {
    font-weight: 600;
  }
  .draft-text {
    white-space: pre-wrap;
  }
  .draft .button {
    justify-self: start;
    margin-inline-start: -10px;
  }
  .rewrite-error .button {
    min-block-size: 28px;
    margin-block-start: 6px;
  }
  .rewrite-review {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
  }
  .rewrite-content {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 6px;
    min-block-size: 0;
    overflow: auto;
    padding: 16px;
  }
  .rewrite-content > :focus-visible,
  .rewrite-content:focus-visible {
    outline-offset: -2px;
  }
  .rewrite-content h2 {
    font-size: 15px;
    font-weight: 600;
  }
  .rewrite-content h3 {
    margin-block-start: 14px;
  }
  .diff {
    padding: 10px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  /* Only the text itself keeps its lines. */
  .diff-text {
    white-space: pre-wrap;
  }
  .diff.title {
    font-weight: 600;
  }
  .diff.templates {
    font: 12.5px / 1.6 var(--_mono);
  }
  .diff ins {
    border-radius: 3px;
    background: color-mix(in oklab, var(--_good) 16%, transparent);
    color: var(--_text);
    text-decoration: underline;
    text-decoration-color: var(--_good);
    text-underline-offset: 3px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  .diff del {
    border-radius: 3px;
    background: var(--_danger-soft);
    color: var(--_danger);
    text-decoration: line-through;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  .diff ins,
  .diff del {
    margin-inline: 1px;
    padding: 0 2px;
  }
  .block-changes {
    display: grid;
    gap: 6px;
    font-size: 13px;
  }
  .block-changes > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .block-changes .icon {
    color: var(--_muted);
  }
  .rewrite-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px 16px;
    border-block-start: 1px solid var(--_border);
  }
  @media (forced-colors: active) {
    .chip,
    .diff ins,
    .diff del {
      border: 1px solid ButtonText;
    }
  }
`;
