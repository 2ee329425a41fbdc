import { css } from 'lit';

export const presenterToolsStyles = css`
  .base {
    /* Two fingers enlarge; one moves the slides. */
    touch-action: pinch-zoom;
  }
  .base.enlarged {
    touch-action: auto;
  }
  .idle .stage > .frame {
    cursor: none;
  }
  .laser-on .stage > .frame {
    cursor: none;
  }
  .controls {
    position: absolute;
    inset-block-end: 20px;
    inset-inline-start: 50%;
    translate: -50%;
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 6px;
    border: 1px solid rgb(255 255 255 / 14%);
    border-radius: 99px;
    background: rgb(22 23 28 / 92%);
    color: #fff;
    box-shadow: 0 8px 30px rgb(0 0 0 / 40%);
    transition: opacity 200ms;
  }
  .controls:dir(rtl) {
    translate: 50%;
  }
  .idle .controls:not(:focus-within, :hover) {
    opacity: 0;
  }
  .controls button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .controls button:hover {
    background: rgb(255 255 255 / 16%);
  }
  .controls button[aria-pressed='true'] {
    background: #fff;
    color: #16171c;
  }
  .controls button:focus-visible {
    outline-color: #fff;
    outline-offset: -2px;
  }
  .controls button[aria-pressed='true']:focus-visible {
    outline-offset: 1px;
  }
  .controls button:disabled {
    color: rgb(255 255 255 / 40%);
    cursor: default;
    background: none;
  }
  .controls .to-previous .icon:dir(rtl),
  .controls .to-next .icon:dir(rtl) {
    scale: -1 1;
  }
  .controls .gap {
    inline-size: 1px;
    block-size: 20px;
    margin-inline: 4px;
    background: rgb(255 255 255 / 20%);
  }
  .count {
    min-inline-size: 64px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .progress {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 3px;
    background: rgb(128 128 140 / 45%);
    pointer-events: none;
  }
  .progress > div {
    block-size: 100%;
    background: #a5a3ff;
    box-shadow: 0 0 0 1px rgb(20 18 60 / 55%);
    transition: inline-size 180ms;
  }
  .covering {
    position: absolute;
    inset: 0;
    z-index: 1;
    cursor: none;
    forced-color-adjust: none;
  }
  .covering.black {
    background: #000;
  }
  .covering.white {
    background: #fff;
  }
  .typed-number {
    position: absolute;
    inset-block-start: 20px;
    inset-inline-start: 50%;
    translate: -50%;
    z-index: 3;
    padding: 8px 18px;
    border-radius: 99px;
    background: rgb(22 23 28 / 92%);
    box-shadow: 0 0 0 1px rgb(255 255 255 / 20%);
    color: #fff;
    font-size: 17px;
    font-variant-numeric: tabular-nums;
  }
  .typed-number:dir(rtl) {
    translate: 50%;
  }
  .typed-number[hidden] {
    display: none;
  }
  .notice {
    position: absolute;
    inset-block-start: 20px;
    inset-inline: 20px;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    inline-size: fit-content;
    max-inline-size: min(640px, 100% - 40px);
    margin-inline: auto;
    padding: 10px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-large);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-large);
  }
  .notice > p {
    flex: 1 1 220px;
  }
  .key-place {
    /* No row of the stage's grid: the slide stays in the middle. */
    display: contents;
  }
  .key-sheet {
    display: grid;
    gap: 2px;
    color: var(--_text);
  }
  .key-sheet > div {
    display: flex;
    align-items: baseline;
    gap: 16px;
    padding-block: 5px;
    border-block-end: 1px solid var(--_border);
  }
  .key-sheet dt {
    flex: 1;
  }
  .key-sheet dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 4px;
    max-inline-size: 60%;
  }
  .key-sheet kbd {
    min-inline-size: 24px;
    padding: 1px 6px;
    border: 1px solid var(--_edge);
    border-radius: 5px;
    font: 500 12px / 18px var(--_font);
    text-align: center;
    white-space: nowrap;
  }
  @container (inline-size < 520px) {
    .controls {
      gap: 0;
      padding: 4px;
    }
    .controls .gap,
    .controls .to-keys {
      display: none;
    }
    .count {
      min-inline-size: 52px;
      font-size: 13px;
    }
  }
  @media (forced-colors: active) {
    .controls button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .progress > div {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
