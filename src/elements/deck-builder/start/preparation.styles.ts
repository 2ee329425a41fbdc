import { css } from 'lit';

export const preparationStyles = css`
  .live > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px;
    padding-inline-end: 8px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 88px;
  }
  .live > .target,
  .outline .target {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .preview {
    inline-size: 124px;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: 6px;
    background: var(--_hover);
    --deck-view-radius: 6px;
  }
  .preview:has(deck-view) {
    box-shadow: 0 0 0 1px var(--_border);
  }
  .live > li:has(input:not(:checked)) .preview {
    opacity: 0.45;
  }
  .preview-problem {
    max-inline-size: 280px;
    padding-block: 8px;
    font-size: 12.5px;
  }
  .preview-problem p {
    display: flex;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  .preview-problem p .icon {
    color: var(--_danger);
  }
  .preview-problem p span {
    min-inline-size: 0;
  }
  .preview-problem .hint,
  .no-sentences,
  .brief .hint,
  .sent .hint,
  .outline-intro {
    color: var(--_muted);
  }
  .preview-problem .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 6px;
  }
  .moves {
    display: grid;
  }
  .moves .button {
    min-block-size: 24px;
    block-size: 26px;
  }
  .moves .icon {
    inline-size: 14px;
    block-size: 14px;
    rotate: 90deg;
  }
  .moves .down .icon {
    rotate: -90deg;
  }
  .moves .button:not(:focus-visible) {
    color: var(--_muted);
  }

  .brief > summary,
  .sent > summary,
  .sent details > summary {
    min-block-size: 24px;
    font-size: 13px;
    font-weight: 500;
    cursor: pointer;
  }
  .brief > summary > .widget-type {
    display: block;
    overflow: hidden;
    padding-inline-start: 14px;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .brief-fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding-block-start: 12px;
  }
  .story-parts {
    gap: 6px;
    margin: 0;
    padding-inline: 0;
    border: 0;
  }
  .privacy-choice label {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-block-size: 24px;
    font-size: 13px;
    cursor: pointer;
  }
  .privacy-choice input {
    margin: 0;
    accent-color: var(--_accent);
  }
  .sent {
    margin-block-start: 4px;
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .sent > ul > li {
    display: grid;
    gap: 2px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_border);
  }
  .sent pre {
    max-block-size: 220px;
    overflow: auto;
    margin: 4px 0 0;
    padding: 8px;
    border-radius: var(--_radius-small);
    background: var(--_hover);
    font: 12px / 1.5 var(--_mono);
  }
  .review {
    min-block-size: 36px;
  }

  .outline-intro {
    padding: 14px 16px 6px;
  }
  .outline ol > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 8px;
    padding: 8px 8px 8px 16px;
    border-block-start: 1px solid color-mix(in oklab, var(--_border) 60%, transparent);
  }
  .outline .fixed {
    grid-template-columns: 28px minmax(0, 1fr) auto;
  }
  .outline .number {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .outline .what {
    display: grid;
    gap: 3px;
  }
  .outline-ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 12px;
    padding: 16px;
    border-block-start: 1px solid var(--_border);
  }
  @container builder (inline-size < 480px) {
    .live > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .preview {
      inline-size: 84px;
    }
    .live .moves {
      grid-column: 2;
      grid-template-columns: auto auto;
      justify-self: end;
    }
    .preview-problem {
      grid-column: 1 / -1;
      max-inline-size: none;
      padding-inline: 16px;
    }
  }
`;
