import { css } from 'lit';

/** Where a slide's title and text will stand, in the skeleton's proportions. */
export const draftSheetStyles = css`
  .sheet-draft .so-far {
    position: absolute;
    inset: 7% 5% 6%;
    font-size: 1.75cqw;
    line-height: 1.4;
  }
  .sheet-draft .draft {
    font-size: 2.8cqw;
    font-weight: 700;
    line-height: 1.2;
  }
  .sheet-draft .draft-text {
    position: absolute;
    inset-block: 22% 0;
    inset-inline: 64.4% 0;
    display: grid;
    align-content: start;
    gap: 0.8cqw;
    overflow: hidden;
  }
  .sheet-draft span {
    animation: appear 240ms ease-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @container builder (inline-size < 720px) {
    .sheet-draft .so-far {
      font-size: 2.6cqw;
    }
    .sheet-draft .draft {
      font-size: 4cqw;
    }
  }
`;
