import { css } from 'lit';

/** The moving part of a progress bar; its place and height are those of the element that shows it. */
export const progressBarStyles = css`
  .bar > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    background: var(--_accent);
    transform-origin: left;
    transition: transform 300ms;
  }
  .bar > span:dir(rtl) {
    transform-origin: right;
  }
  .bar.waiting > span {
    inline-size: 30%;
    animation: wait 1.4s ease-in-out infinite;
  }
  @keyframes wait {
    from {
      translate: -100%;
    }
    to {
      translate: 340%;
    }
  }
  @media (forced-colors: active) {
    .bar > span {
      background: Highlight;
    }
  }
`;
