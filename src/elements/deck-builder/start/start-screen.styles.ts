import { css } from 'lit';

export const startScreenStyles = css`
  .start {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  /* The bar stands under it, not over it: what has focus is never hidden. */
  .start-scroll {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }
  .start-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 8px max(16px, 50cqw - 440px);
    border-block-start: 1px solid var(--_border);
    background: var(--_surface);
  }
  .start-bar:not(:has(*)) {
    display: none;
  }
  .start-bar > [part='generate'] {
    margin-inline-start: auto;
  }
  .start-inner {
    display: grid;
    gap: 24px;
    inline-size: min(960px, 100%);
    margin: 0 auto;
    padding: clamp(20px, 7cqh, 72px) clamp(16px, 4cqw, 40px) 40px;
  }
  .start h2 {
    font-size: clamp(22px, 3.2cqw, 32px);
    font-weight: 650;
    letter-spacing: -0.02em;
    line-height: 1.2;
    text-wrap: balance;
  }
  .intro {
    margin-block-start: 6px;
    color: var(--_muted);
    font-size: 16px;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 24px;
    align-items: start;
  }
  .card-box {
    overflow: hidden;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-large);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }
  .card-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 12px;
    min-block-size: 48px;
    padding: 0 8px 0 16px;
    border-block-end: 1px solid var(--_border);
  }
  .card-head h3 {
    font-size: 14px;
    font-weight: 600;
  }
  .widget {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    padding: 9px 16px;
    cursor: pointer;
  }
  .card-box > ul > li {
    min-block-size: 88px;
    align-content: center;
  }
  .card-box > ul > li + li {
    border-block-start: 1px solid color-mix(in oklab, var(--_border) 60%, transparent);
  }
  /* Room for what comes later, so that nothing moves then. */
  .later {
    min-block-size: 24px;
  }
  .widget:hover {
    background: color-mix(in oklab, var(--_hover) 60%, transparent);
  }
  .widget input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .kind {
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    border-radius: 8px;
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .widget:has(input:not(:checked)) .kind {
    background: var(--_hover);
    color: var(--_muted);
  }
  .widget-title {
    display: block;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .widget-type {
    display: block;
    color: var(--_muted);
    font-size: 12.5px;
  }
  .options {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    padding: 18px;
  }
  .option {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .option > .name,
  .option > legend {
    padding: 0;
    margin-block-end: 6px;
    font-size: 12.5px;
    font-weight: 600;
  }
  .option > .name {
    margin: 0;
  }
  .looks {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 10px;
    overflow-wrap: anywhere;
  }
  .dark {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 12px;
    min-block-size: 24px;
    font-size: 13px;
    cursor: pointer;
  }
  .dark input {
    margin: 0;
    accent-color: var(--_accent);
  }
  .look {
    position: relative;
    display: grid;
    gap: 6px;
    font-size: 12.5px;
    color: var(--_muted);
    cursor: pointer;
  }
  .look input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }
  .swatch {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: 7px;
    box-shadow: 0 0 0 1px var(--_border);
    transition: box-shadow 120ms;
  }
  .look:hover .swatch {
    box-shadow: 0 0 0 1px var(--_edge);
  }
  .look:has(:checked) {
    color: var(--_text);
    font-weight: 500;
  }
  .look:has(:checked) .swatch {
    box-shadow: 0 0 0 2px var(--_accent);
  }
  .look:has(:focus-visible) .swatch {
    outline: 2px solid var(--_focus);
    outline-offset: 4px;
  }
  .privacy {
    display: flex;
    gap: 10px;
    padding: 0 4px;
    color: var(--_muted);
    font-size: 13px;
  }
  .nothing {
    padding: 32px 20px;
    text-align: center;
  }
  .nothing .hint {
    color: var(--_muted);
  }
  @container builder (inline-size < 820px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    .look:has(:checked) .swatch {
      outline: 3px solid Highlight;
    }
  }
`;
