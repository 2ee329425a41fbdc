import { css } from 'lit';

export const figuresTabStyles = css`
  .figures code {
    font: 12.5px / 1.5 var(--_mono);
  }
  .figures > li {
    border-block-end: 1px solid var(--_border);
  }
  .figures > li:last-child {
    border-block-end: 0;
  }
  .figures summary {
    display: flex;
    align-items: baseline;
    gap: 10px;
    padding: 8px 2px;
    cursor: pointer;
    list-style: none;
  }
  .figures summary::-webkit-details-marker {
    display: none;
  }
  .figures summary::before {
    content: '';
    flex: none;
    align-self: center;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-start: 2px;
    border: solid var(--_muted);
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
    transition: rotate 120ms;
  }
  .figures summary:dir(rtl)::before {
    rotate: 135deg;
  }
  .figures details[open] > summary::before {
    rotate: 45deg;
  }
  .figures summary code {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--_muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .figures b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .doubt > .icon {
    inline-size: 15px;
    block-size: 15px;
    color: var(--_danger);
    vertical-align: -3px;
  }
  .trail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 4px 2px 14px 18px;
    font-size: 12.5px;
  }
  .unbound {
    display: grid;
    gap: 2px;
    padding: 8px 2px;
  }
  .unbound .verdict {
    font-weight: 400;
    font-size: 12.5px;
    color: var(--_muted);
  }
  .to-rows {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    justify-self: start;
    max-inline-size: 100%;
    padding: 2px 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font-size: 12.5px;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .to-rows:hover {
    text-decoration: underline;
  }
  .to-rows .icon {
    inline-size: 15px;
    block-size: 15px;
  }
  .sentences > li {
    display: grid;
    gap: 2px;
    padding: 8px 2px;
    border-block-end: 1px solid var(--_border);
  }
  .sentences > li:last-child {
    border-block-end: 0;
  }
  .sentences p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .sentences .state {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 12.5px;
    color: var(--_muted);
  }
  .sentences .state .icon {
    flex: none;
    inline-size: 15px;
    block-size: 15px;
  }
  .sentences .broken .state {
    color: var(--_danger);
  }
  .claims > li + li {
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_border);
  }
`;
