import { css } from 'lit';

export const verdictLineStyles = css`
  .verdict {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }
  .verdict > .icon {
    inline-size: 16px;
    block-size: 16px;
    stroke-width: 2.2;
  }
  .verdict.good > .icon {
    color: var(--_good);
  }
  .verdict.bad > .icon {
    color: var(--_danger);
  }
`;
