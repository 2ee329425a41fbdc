import { css } from 'lit';

export const deckBuilderStyles = css`
  :host {
    position: relative;
    block-size: 100%;
    min-block-size: var(--deck-builder-min-height, 560px);
    container-type: size;
    container-name: builder;
  }
  /* Out of the flow: a long rail must not make the page longer, it scrolls. */
  .base {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    background: var(--_canvas);
  }
`;
