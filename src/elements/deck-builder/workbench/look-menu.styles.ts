import { css } from 'lit';

export const lookMenuStyles = css`
  #looks {
    position: fixed;
    inset: auto;
    inline-size: 228px;
    margin: 0;
    padding: 6px;
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_text);
    box-shadow: var(--_shadow-large);
  }
  .menu-item {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 5px 8px;
    border: 0;
    border-radius: var(--_radius-small);
    background: none;
    font-size: 13px;
    text-align: start;
    cursor: pointer;
  }
  .menu-item:hover,
  .menu-item:focus-visible {
    background: var(--_hover);
  }
  .menu-item:focus-visible {
    outline-offset: -2px;
  }
  .menu-item[aria-checked='true'] {
    font-weight: 500;
  }
  .menu-item .swatch {
    flex: none;
    inline-size: 52px;
    border-radius: 4px;
  }
  .menu-item .icon {
    color: var(--_accent);
  }
  .menu-name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  #looks hr {
    block-size: 1px;
    margin: 6px 2px;
    border: 0;
    background: var(--_border);
  }
  @media (forced-colors: active) {
    .menu-item:hover {
      outline: 1px solid Highlight;
    }
  }
`;
