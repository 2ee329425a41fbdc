import { css } from 'lit';

export const schemaBrowserStyles = css`
  .tables {
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0 10px;
  }
  .tables[open] {
    padding-block-end: 8px;
  }
  .tables > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
    margin-inline: -10px;
    padding-inline: 10px;
    border-radius: var(--_radius);
    font-size: 12.5px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  .tables > summary::-webkit-details-marker {
    display: none;
  }
  .tables > summary > .icon {
    inline-size: 16px;
    block-size: 16px;
    color: var(--_muted);
  }
  .tables > summary::after,
  .toggle::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border: solid var(--_muted);
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  .tables > summary::after {
    margin-inline-start: auto;
    rotate: 45deg;
    translate: 0 -2px;
  }
  .tables[open] > summary::after {
    rotate: 225deg;
    translate: 0 1px;
  }
  .toggle:dir(rtl)::before {
    rotate: 135deg;
  }
  .toggle[aria-expanded='true']::before {
    rotate: 45deg;
    translate: 0 -2px;
  }
  .tables > .field {
    box-sizing: border-box;
    margin-block-end: 6px;
    padding-block: 5px;
    font-size: 12.5px;
  }
  .table-state {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding-block-end: 4px;
  }
  .table-state > .bar {
    inline-size: 100%;
  }
  .table-list {
    max-block-size: 280px;
    margin-inline: -4px;
    overflow: auto;
  }
  .table-row {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 26px;
    padding-inline-end: 6px;
  }
  .toggle {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    cursor: pointer;
  }
  .name {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 24px;
    padding: 0 6px;
    border: 0;
    border-radius: 4px;
    background: none;
    overflow: hidden;
    font: 12.5px var(--_mono);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: copy;
  }
  .table-row > .toggle + .name {
    font-weight: 600;
  }
  .name:hover,
  .toggle:hover {
    background: var(--_hover);
  }
  .name:focus-visible,
  .toggle:focus-visible {
    outline-offset: -2px;
  }
  .column-list {
    margin-block-end: 4px;
    padding-inline-start: 24px;
  }
  .fact {
    flex: none;
    max-inline-size: 50%;
    overflow: hidden;
    color: var(--_muted);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .fact.type {
    font: 11px var(--_mono);
  }
  @media (forced-colors: active) {
    .tables > summary::after,
    .toggle::before {
      border-color: ButtonText;
    }
  }
`;
