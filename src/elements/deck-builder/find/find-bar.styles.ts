import { css } from 'lit';

export const findBarStyles = css`
  .find-bar {
    position: absolute;
    z-index: 2;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: grid;
    gap: 6px;
    inline-size: min(420px, 100% - 16px);
    padding: 8px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: var(--_shadow-large);
    font-size: 13px;
  }
  .find-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    min-inline-size: 0;
  }
  .find-row .field {
    flex: 1 1 120px;
    min-inline-size: 0;
    min-block-size: 34px;
    padding: 5px 10px;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_surface);
  }
  .find-row .outlined {
    margin-inline-start: 4px;
  }
  .find-row .icon:dir(rtl) {
    scale: -1 1;
  }
  .find-count {
    padding-inline: 8px;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .find-options {
    flex-wrap: wrap;
    gap: 4px 14px;
    padding-inline: 4px;
  }
  .find-options label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
  }
  .find-options .button {
    margin-inline-start: auto;
  }
  .find-excerpt {
    padding: 6px 8px;
    border-radius: var(--_radius-small);
    background: var(--_hover);
    overflow-wrap: anywhere;
  }
  .find-excerpt b {
    margin-inline-end: 6px;
    color: var(--_muted);
    font-weight: 600;
  }
  .find-excerpt mark {
    border-radius: 2px;
    background: color-mix(in oklab, var(--_accent) 28%, transparent);
    color: inherit;
  }
  .find-excerpt .hint {
    display: block;
    color: var(--_muted);
  }
`;
