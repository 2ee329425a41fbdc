import { css } from 'lit';

export const menuStyles = css`
  .menu {
    position: fixed;
    inset: auto;
    min-inline-size: 200px;
    max-inline-size: min(320px, 100dvw - 12px);
    max-block-size: calc(100dvh - 12px);
    margin: 0;
    padding: 6px;
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_text);
    box-shadow: var(--_shadow-large);
  }
  .menu .menu-item {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 34px;
    padding: 5px 8px;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    font-size: 13px;
    text-align: start;
    cursor: pointer;
  }
  .menu .menu-item:hover,
  .menu .menu-item:focus-visible {
    background: var(--_hover);
  }
  .menu .menu-item:focus-visible {
    outline-offset: -2px;
  }
  .menu .menu-item[aria-disabled='true'] {
    color: color-mix(in oklab, var(--_muted) 55%, transparent);
    cursor: default;
  }
  .menu .menu-name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .menu .menu-note {
    display: block;
    color: var(--_muted);
    font-size: 12px;
  }
  .menu .icon {
    color: var(--_muted);
  }
  .menu kbd {
    color: var(--_muted);
    font: inherit;
    font-size: 12px;
  }
  .menu hr {
    block-size: 1px;
    margin: 6px 2px;
    border: 0;
    background: var(--_border);
  }
  @media (forced-colors: active) {
    .menu .menu-item:hover {
      outline: 1px solid Highlight;
    }
  }
`;
