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
    color-scheme: dark;
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
    outline: none;
  }
  .stage > .frame {
    inline-size: min(100cqw, 100cqh * 16 / 9);
    cursor: default;
  }
`;
