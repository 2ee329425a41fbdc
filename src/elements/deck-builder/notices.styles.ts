import { css } from 'lit';

/** One stack for all that is told of files, of the writing and of the last thing done: nothing lies over anything else. */
export const noticesStyles = css`
  .notices {
    position: absolute;
    z-index: 3;
    inset-block-end: 20px;
    inset-inline: 20px;
    display: grid;
    justify-items: center;
    gap: 8px;
    pointer-events: none;
  }
  /* On the start screen it is the first thing to answer: it takes room of its own. */
  .notices.at-start {
    position: static;
  }
  .notices.at-start:has(*) {
    padding: 12px 20px 0;
  }
`;
