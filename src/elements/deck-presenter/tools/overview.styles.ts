import { css } from 'lit';

export const overviewStyles = css`
  .overview {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: flex;
    flex-direction: column;
    background: var(--_canvas);
    color: var(--_text);
    touch-action: auto;
  }
  .overview-head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 14px 24px 10px;
  }
  .overview-head > h2 {
    flex: 1;
    font-size: 16px;
  }
  .thumbs {
    flex: 1;
    min-block-size: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    align-content: start;
    gap: 18px;
    padding: 10px 24px 32px;
    overflow: auto;
    scroll-padding: 32px;
    overscroll-behavior: contain;
  }
  .thumb {
    display: grid;
    gap: 4px;
    border-radius: 8px;
    cursor: pointer;
  }
  .thumb .card {
    aspect-ratio: 16 / 9;
    border-radius: 8px;
    background: var(--_surface);
    overflow: hidden;
    --deck-view-radius: 8px;
    content-visibility: auto;
  }
  .thumb,
  .thumb:focus-visible {
    outline: none;
  }
  .thumb .card {
    outline: 1px solid var(--_border);
  }
  .thumb:hover .card {
    outline-color: var(--_edge);
  }
  .thumb[aria-selected='true'] .card {
    outline: 2px solid var(--_accent);
  }
  .thumb:focus-visible .card {
    outline: 3px solid #fff;
    outline-offset: 2px;
  }
  .thumb .number {
    color: var(--_muted);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .thumb[aria-selected='true'] .number {
    color: var(--_accent);
    font-weight: 600;
  }
  @container (inline-size < 520px) {
    .thumbs {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px;
      padding-inline: 12px;
    }
    .overview-head {
      padding-inline: 12px;
    }
  }
  @media (forced-colors: active) {
    .thumb[aria-selected='true'] .card {
      outline-color: Highlight;
    }
    .thumb:focus-visible .card {
      outline-color: CanvasText;
    }
  }
`;
