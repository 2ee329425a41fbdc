import { css } from 'lit';

export const chartTabStyles = css`
  .chart-tab {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 22px;
  }
  .chart-tab .group + .group {
    margin-block-start: 0;
  }
  .types {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .types > legend {
    margin-block-end: 8px;
    padding: 0;
  }
  .type-grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
    gap: 6px;
  }
  .type {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 4px;
    padding: 8px 4px 6px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: 11.5px;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .type:hover {
    border-color: var(--_edge);
  }
  .type:has(:checked) {
    border-color: var(--_accent);
    box-shadow: 0 0 0 1px var(--_accent);
  }
  .type:has(:checked) .type-picture {
    color: var(--_accent);
  }
  .type:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .type input {
    position: absolute;
    opacity: 0;
  }
  .type-picture {
    flex: none;
    inline-size: 32px;
    block-size: 24px;
    color: var(--_muted);
    fill: currentColor;
  }
  .other-types {
    margin-block-start: 10px;
    font-size: 12.5px;
  }
  .other-types summary {
    color: var(--_muted);
    cursor: pointer;
  }
  .other-types ul {
    display: grid;
    gap: 8px;
    margin-block-start: 8px;
  }
  .other-types li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .other-types b {
    font-weight: 500;
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: 10px;
    font-size: 13px;
  }
  .pair > span::first-letter {
    text-transform: uppercase;
  }
  .chart-tab .field {
    min-block-size: 34px;
    padding: 5px 8px;
    font-size: 13px;
  }
  .chart-tab .code {
    font-family: var(--_mono);
  }
  .check {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 13px;
  }
  .sub-label {
    font-size: 12.5px;
    color: var(--_muted);
  }
  .swatches {
    display: grid;
    gap: 6px;
  }
  .swatch-row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .color-swatch {
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 2px solid var(--_surface);
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--_border);
    cursor: pointer;
    forced-color-adjust: none;
  }
  .color-swatch[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--_text);
  }
  .chart-tab .color {
    inline-size: 34px;
    block-size: 26px;
    padding: 2px;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_raised);
    cursor: pointer;
  }
  .series-colors {
    display: grid;
    gap: 6px;
  }
  .series-colors label {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .series-colors .color {
    flex: none;
  }
  .theme-colors {
    justify-self: start;
  }
`;
