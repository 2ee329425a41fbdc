import { css } from 'lit';

export const skeletonStyles = css`
  .skeleton {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: var(--_surface);
    border-radius: inherit;
  }
  .skeleton > i {
    position: absolute;
    border-radius: 4px;
    background: var(--_hover);
  }
  /* One layer that the compositor moves: the page has better to do while it waits for the first slide than to paint. */
  .skeleton::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      transparent 30%,
      light-dark(rgb(255 255 255 / 75%), rgb(255 255 255 / 9%)) 50%,
      transparent 70%
    );
    animation: sweep 1.6s linear infinite;
  }
  .skeleton > .t {
    inset-inline: 5% 38%;
    inset-block-start: 8%;
    block-size: 8%;
  }
  .skeleton {
    container-type: inline-size;
  }
  .skeleton > .draft {
    position: absolute;
    inset-inline: 5%;
    inset-block-start: 7%;
    font-size: 2.8cqw;
    font-weight: 700;
    line-height: 1.2;
  }
  .skeleton > .c {
    inset: 26% 42% 10% 5%;
  }
  .skeleton > .l1,
  .skeleton > .l2,
  .skeleton > .l3 {
    inset-inline: 63% 5%;
    block-size: 4%;
    inset-block-start: 28%;
  }
  .skeleton > .l2 {
    inset-block-start: 37%;
  }
  .skeleton > .l3 {
    inset-block-start: 46%;
    inset-inline-end: 16%;
  }
  @keyframes sweep {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(100%);
    }
  }
  @media (forced-colors: active) {
    .skeleton > i {
      background: GrayText;
    }
    .skeleton::after {
      content: none;
    }
  }
`;
