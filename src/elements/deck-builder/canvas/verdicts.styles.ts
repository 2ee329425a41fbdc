import { css } from 'lit';

export const verdictsStyles = css`
  .verdicts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 20px;
    padding: 0 16px 14px;
    color: var(--_muted);
    font-size: 12.5px;
  }
  .verdicts .verdict {
    font-weight: 500;
  }
  .verdicts .bad {
    color: var(--_text);
  }
`;
