import { css } from 'lit';

export const recoveryStyles = css`
  .toast.recovery {
    max-inline-size: min(760px, 100%);
  }
  .recovery .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .recovery .again {
    font-variant-numeric: tabular-nums;
  }
  @container builder (inline-size < 720px) {
    .toast.recovery {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: start;
      padding-block: 12px;
    }
    .recovery .ways {
      grid-area: 2 / 1 / auto / -1;
    }
    .recovery .ways .button {
      flex: 1 1 auto;
    }
  }
`;
