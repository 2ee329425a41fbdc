import { css } from 'lit';

export const lookTabStyles = css`
  .look-tab {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  .look-tab .option {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .look-tab legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: 12.5px;
    font-weight: 600;
  }
  .look-tab .looks {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
  }
  .look-tab .look {
    position: relative;
    display: grid;
    gap: 4px;
    padding: 5px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font-size: 12.5px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .look-tab .look:hover {
    border-color: var(--_edge);
  }
  .look-tab .look:has(:checked) {
    border-color: var(--_accent);
    box-shadow: 0 0 0 1px var(--_accent);
  }
  .look-tab .look:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .look-tab .look input {
    position: absolute;
    opacity: 0;
  }
  .look-tab .swatch {
    display: block;
    inline-size: 100%;
    border-radius: 4px;
  }
  .look-tab .look .widget-type {
    display: block;
    color: var(--_muted);
    font-size: 11.5px;
  }
  .look-tab .dark {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 12px;
    font-size: 13px;
  }
  .look-tab .group + .group {
    margin-block-start: 0;
  }
  .look-tab .color {
    inline-size: 64px;
    block-size: 34px;
    padding: 3px;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_raised);
    cursor: pointer;
  }
  .sub-label {
    font-size: 12.5px;
    color: var(--_muted);
  }
  .look-tab .file {
    max-inline-size: 100%;
    font-size: 12.5px;
  }
  .look-tab .file::file-selector-button {
    min-block-size: 30px;
    margin-inline-end: 8px;
    padding: 0 10px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_raised);
    color: var(--_text);
    font: inherit;
    cursor: pointer;
  }
  .logo-shown {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .logo-shown img {
    max-inline-size: 180px;
    max-block-size: 56px;
    padding: 6px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    object-fit: contain;
  }
`;
