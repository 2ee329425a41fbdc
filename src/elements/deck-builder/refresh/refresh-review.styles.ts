import { css } from 'lit';

export const refreshReviewStyles = css`
  .review {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
  .review-content {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    padding: 16px;
  }
  .review-content:focus-visible {
    outline-offset: -2px;
  }
  .review h2 {
    margin-block-end: 4px;
    font-size: 15px;
  }
  .review .hint,
  .review code {
    color: var(--_muted);
    font-size: 12.5px;
    overflow-wrap: anywhere;
  }
  /* Left to right in any page, yet on the side where the text begins. */
  .review code {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font-family: var(--_mono);
    font-size: 12px;
  }
  .review pre {
    margin: 0;
    padding: 8px 10px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_canvas);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .review-title {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    margin-block: 20px 8px;
    font-size: 13px;
  }
  .review-title > .icon {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 1px;
    color: var(--_accent);
  }
  .review-title.alert > .icon {
    color: var(--_danger);
  }
  .review-note {
    margin-block-start: 16px;
  }
  .review-hint {
    margin-block-end: 8px;
    padding-inline-start: 24px;
  }
  .review-list {
    display: grid;
    gap: 12px;
  }
  .review-list > li {
    display: grid;
    gap: 2px;
    padding-inline-start: 24px;
  }
  .review-strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .review .link {
    justify-self: start;
    max-inline-size: 100%;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font-size: 12.5px;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  .review .link:hover {
    text-decoration: underline;
  }
  .changes {
    display: grid;
    gap: 6px;
  }
  .changes > li {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .changes del {
    color: var(--_muted);
  }
  .changes ins {
    font-weight: 600;
    text-decoration: none;
  }
  .changes ins.lost {
    color: var(--_danger);
  }
  .changes code {
    display: block;
  }
  .reworded {
    gap: 10px;
  }
  .reworded > li {
    display: grid;
    gap: 2px;
  }
  /* A line through a whole sentence makes it hard to read. */
  .reworded del {
    text-decoration: none;
  }
  .becomes {
    display: flex;
    gap: 6px;
  }
  .arrow:dir(rtl) {
    display: inline-block;
    scale: -1 1;
  }
  .review-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px 16px;
    border-block-start: 1px solid var(--_border);
  }
  .review-actions .button {
    flex: 1;
    min-inline-size: 0;
    padding-block: 5px;
    white-space: normal;
  }
  .review-actions .primary {
    flex-basis: 100%;
  }
`;
