import { css } from 'lit';

/** The look of a failed query, for a shadow root. */
export const queryProblemStyles = css`
  .query-problem {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 10px 12px;
    border-radius: var(--_radius);
    background: var(--_danger-soft);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .query-problem .hint {
    color: var(--_muted);
  }
  .query-said {
    display: flex;
    align-items: flex-start;
    gap: 8px;
  }
  .query-said > .icon {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 1px;
    color: var(--_danger);
  }
  .query-said > span {
    flex: 1;
    min-inline-size: 0;
  }
  .query-place {
    display: block;
    padding: 6px 8px;
    border-radius: var(--_radius-small);
    background: var(--_surface);
    color: var(--_muted);
    font: 12.5px / 1.5 var(--_mono);
    white-space: pre-wrap;
  }
  .query-place > mark {
    border-radius: 3px;
    background: none;
    color: var(--_text);
    font-weight: 600;
    text-decoration: underline wavy var(--_danger);
    text-decoration-skip-ink: none;
    text-underline-offset: 4px;
  }
  .query-fixes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .query-fixes .button {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .query-problem {
      border: 1px solid ButtonText;
    }
  }
`;
