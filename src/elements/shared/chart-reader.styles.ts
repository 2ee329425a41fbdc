import { css } from 'lit';

/** What is pointed at in a chart. Lengths are slide pixels, and never less than what can be read on the screen. */
export const chartReaderStyles = css`
  .chart-reader {
    --_px: calc(1px / max(var(--_scale, 1), 0.01));
  }
  .chart-reader:focus-visible {
    outline: max(3px, 2 * var(--_px)) solid var(--_mark-text);
    outline-offset: 2px;
    border-radius: 4px;
  }
  .marks {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: none;
    pointer-events: none;
  }
  .marks .pointed {
    stroke: var(--_mark-text);
    stroke-width: max(2.5px, 1.5 * var(--_px));
    stroke-linejoin: round;
    /* A rim, for marks as dark or as light as the outline itself. */
    filter: drop-shadow(0 0 2px var(--_mark-ground));
  }
  .mark-tip {
    position: absolute;
    inline-size: max-content;
    max-inline-size: min(1200px, 26em);
    padding: 0.5em 0.75em;
    border: max(1px, var(--_px)) solid var(--_mark-edge);
    border-radius: 0.5em;
    background: var(--_mark-ground);
    color: var(--_mark-text);
    box-shadow: var(--_shadow-large);
    font-size: max(17px, 13 * var(--_px));
    line-height: 1.35;
    cursor: default;
  }
  .mark-tip > p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    line-clamp: 4;
  }
  .mark-tip > .value {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    .marks .pointed {
      stroke: Highlight;
    }
    .chart-reader:focus-visible {
      outline-color: Highlight;
    }
  }
`;
