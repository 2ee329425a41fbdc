import { css } from 'lit';

export const modalStyles = css`
  .modal {
    display: flex;
    flex-direction: column;
    inline-size: min(var(--_modal-size, 560px), 100dvw - 32px);
    max-inline-size: none;
    max-block-size: min(780px, 100dvh - 32px);
    padding: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-large);
    background: var(--_surface);
    color: inherit;
    box-shadow: var(--_shadow-large);
    overflow: hidden;
  }
  .modal:not([open]) {
    display: none;
  }
  .modal::backdrop {
    background: rgb(10 11 20 / 45%);
  }
  .modal-head,
  .modal-actions {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 10px;
    padding-inline: 20px 12px;
  }
  .modal-head {
    border-block-end: 1px solid var(--_border);
  }
  .modal-head > h2 {
    flex: 1;
    font-size: 16px;
  }
  .modal-body {
    flex: 1;
    min-block-size: 0;
    padding: 16px 20px 20px;
    overflow: auto;
  }
  .modal-actions {
    justify-content: flex-end;
    border-block-start: 1px solid var(--_border);
  }
`;
