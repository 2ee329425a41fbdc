import { css } from 'lit';

export const shortcutSheetStyles = css`
  #shortcuts-dialog {
    --_modal-size: 760px;
  }
  .shortcut-search {
    margin-block-end: 16px;
  }
  .shortcuts {
    columns: 2 300px;
    column-gap: 32px;
  }
  .shortcuts section {
    break-inside: avoid;
    margin-block-end: 20px;
  }
  .shortcuts h3 {
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: 12.5px;
    font-weight: 600;
  }
  .shortcuts dl > div {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 34px;
    padding-block: 4px;
    border-block-end: 1px solid var(--_border);
    font-size: 13px;
  }
  .shortcuts dt {
    flex: 1 0 42%;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .shortcuts dd {
    display: flex;
    min-inline-size: 0;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 4px 6px;
  }
  .shortcut-keys {
    display: inline-flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 3px;
  }
  .shortcut-or {
    color: var(--_muted);
    font-size: 12px;
  }
  .shortcuts kbd {
    min-inline-size: 24px;
    padding: 1px 6px;
    border: 1px solid var(--_border);
    border-block-end-width: 2px;
    border-radius: 5px;
    background: var(--_raised);
    color: var(--_text);
    font: 500 12px / 18px var(--_font);
    text-align: center;
  }
`;
