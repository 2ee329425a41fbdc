import { css } from 'lit';

export const firstHintStyles = css`
  .first-hint {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-block: 5px;
    padding-inline: 20px 12px;
    border-block-end: 1px solid var(--_border);
    background: var(--_accent-soft);
    font-size: 13px;
  }
  .first-hint:not(:has(p)) {
    display: contents;
  }
  .first-hint > .icon {
    color: var(--_accent);
  }
  .first-hint > p {
    flex: 1;
    min-inline-size: 0;
  }
`;
