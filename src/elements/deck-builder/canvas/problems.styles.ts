import { css } from 'lit';

export const problemsStyles = css`
  .problems {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding: 4px 8px 4px 12px;
    border-block-end: 1px solid var(--_border);
    background: var(--_danger-soft);
    font-size: 13px;
  }
  .problems details {
    flex: 1;
    min-inline-size: 0;
  }
  .problems summary {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: fit-content;
    min-block-size: 32px;
    padding-inline: 4px 8px;
    border-radius: var(--_radius-small);
    font-weight: 500;
    cursor: pointer;
  }
  /* The list says by its own arrow whether it is open. */
  .problems summary::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-inline-end: 1.7px solid;
    border-block-end: 1.7px solid;
    rotate: 45deg;
    translate: 0 -2px;
  }
  .problems details[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  .problems .icon {
    flex: none;
    color: var(--_danger);
  }
  .problems .button .icon {
    color: inherit;
  }
  .problems ul {
    display: grid;
    gap: 6px;
    max-block-size: 30cqh;
    padding: 2px 4px 8px 30px;
    overflow-y: auto;
  }
  .problems li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 8px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .problem-fix {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
    flex-basis: 100%;
    min-inline-size: 0;
  }
  .problems .query-fixes .button {
    min-block-size: 28px;
  }
  .problems .hint {
    color: var(--_muted);
  }
  .link {
    padding: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  }
`;
