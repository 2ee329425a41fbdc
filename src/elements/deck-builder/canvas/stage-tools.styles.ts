import { css } from 'lit';

export const stageToolsStyles = css`
  .split {
    position: absolute;
    inline-size: 24px;
    margin-left: -12px;
    cursor: col-resize;
    touch-action: none;
  }
  .split::after {
    content: '';
    position: absolute;
    inset-block: 0;
    left: 11px;
    inline-size: 2px;
    border-radius: 1px;
    background: var(--_accent);
    opacity: 0;
    transition: opacity 120ms;
  }
  .split:hover::after,
  .split:active::after,
  .split:focus-visible::after {
    opacity: 1;
  }
  .split:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
    border-radius: 6px;
  }
  .swap {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 1px solid var(--_edge);
    border-radius: 50%;
    background: var(--_surface);
    color: var(--_text);
    translate: -50% -50%;
    opacity: 0;
    transition: opacity 120ms;
    cursor: pointer;
  }
  .swap > .icon {
    inline-size: 15px;
    block-size: 15px;
  }
  .sheet:hover > .swap,
  .split:focus-visible + .swap,
  .swap:focus-visible {
    opacity: 1;
  }
  .swap:hover {
    border-color: var(--_accent);
    color: var(--_accent);
  }
  .go-on {
    position: absolute;
    /* On the lower edge, where a slide of any size has nothing but its margin. */
    inset-block-start: 100%;
    inset-inline: 0;
    translate: 0 -50%;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    min-block-size: 28px;
    padding: 4px 12px;
    border: 1px solid var(--_edge);
    border-radius: 999px;
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    font-size: 12.5px;
    cursor: pointer;
  }
  .go-on:hover {
    border-color: var(--_accent);
  }
  .go-on:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  /* On a small slide it would lie over the text: the bar below has one too. */
  @container builder (inline-size < 720px) {
    .swap {
      display: none;
    }
  }
  /* A finger does not find it by passing over. */
  @media (hover: none) {
    .split::after {
      opacity: 0.5;
    }
    .swap {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .split::after {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .split::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  .slide-problems {
    display: grid;
    gap: 8px;
    inline-size: min(100% - 64px, 720px);
    max-block-size: 34cqh;
    margin-block-end: 12px;
    overflow: auto;
  }
`;
