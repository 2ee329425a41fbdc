import { css } from 'lit';

/** What keeps and opens documents, in the toolbar and above everything. */
export const storageStyles = css`
  .file-tools {
    display: flex;
    align-items: center;
    gap: 2px;
    flex: 0 1 auto;
    min-inline-size: min-content;
  }
  .save-state {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    padding-inline: 4px;
    color: var(--_muted);
    font-size: 12px;
    white-space: nowrap;
    cursor: default;
  }
  .save-words {
    display: grid;
    min-inline-size: 0;
  }
  .save-words > span {
    grid-area: 1 / 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .save-words > .is-saving {
    visibility: hidden;
  }
  [data-state='saving'] .is-saving {
    animation: late-in 0s 600ms forwards;
  }
  [data-state='saving'] .is-saved {
    animation: late-out 0s 600ms forwards;
  }
  @keyframes late-in {
    to {
      visibility: visible;
    }
  }
  @keyframes late-out {
    to {
      visibility: hidden;
    }
  }
  .save-state > .icon {
    inline-size: 14px;
    block-size: 14px;
  }
  .save-state.trouble {
    color: var(--_danger);
  }

  .keep {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 6px 10px;
    inline-size: min(560px, 100%);
    padding: 8px 8px 8px 16px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: var(--_shadow-large);
    pointer-events: auto;
  }
  .at-start .keep {
    box-shadow: var(--_shadow);
  }
  .keep > .icon {
    color: var(--_accent);
  }
  .keep.trouble > .icon {
    color: var(--_danger);
  }
  .keep > p {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .keep .hint {
    display: block;
    color: var(--_muted);
    font-size: 13px;
  }
  .keep .answers {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px;
    margin-inline-start: auto;
  }
  .drop-veil {
    position: absolute;
    inset: 0;
    z-index: 5;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    padding: 24px;
    border: 2px dashed var(--_accent);
    border-radius: var(--_radius);
    background: color-mix(in oklab, var(--_surface) 92%, transparent);
    text-align: center;
    pointer-events: none;
  }
  .drop-veil > .icon {
    inline-size: 32px;
    block-size: 32px;
    color: var(--_accent);
  }
  .drop-veil > strong {
    font-size: 17px;
  }
  .drop-veil > p {
    max-inline-size: 44ch;
    color: var(--_muted);
  }

  .newer-deck {
    block-size: min(52vh, 420px);
    overflow: auto;
  }

  @container builder (inline-size < 720px) {
    .save-state:not(.trouble),
    .save-words {
      display: none;
    }
    .keep {
      padding-inline-start: 12px;
    }
    .keep > .icon {
      display: none;
    }
  }
  @container builder (inline-size < 420px) {
    /* Ten buttons and a title beside each other. */
    .toolbar[part] .button {
      inline-size: 28px;
    }
    .toolbar .deck-title {
      min-inline-size: 44px;
    }
  }
`;
