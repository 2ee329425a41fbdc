import { css } from 'lit';

export const deckPresenterStyles = css`
  :host {
    display: contents;
  }
  .base {
    position: fixed;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: #000;
    color: #fff;
  }
  .base::backdrop {
    background: #000;
  }
  .stage {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    background: var(--deck-presenter-background, #000);
    container-type: size;
  }
  .frame {
    inline-size: min(100cqw, 100cqh * 16 / 9);
    cursor: default;
  }
  .idle .frame {
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
  .controls button:focus-visible {
    outline-color: #fff;
    outline-offset: -2px;
  }
  .controls button:disabled {
    color: rgb(255 255 255 / 40%);
    cursor: default;
    background: none;
  }
  .controls .icon:dir(rtl) {
    scale: -1 1;
  }
  .count {
    min-inline-size: 64px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
