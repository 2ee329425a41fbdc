import { css } from 'lit';

export const railStyles = css`
  .rail {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
    border-inline-end: 1px solid var(--_border);
    background: var(--_surface);
  }
  .thumbnails {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    padding: 12px 12px 12px 4px;
    scroll-padding: 12px;
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  .thumbnail {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    flex: none;
    cursor: pointer;
    border-radius: 8px;
  }
  .thumbnail:focus-visible {
    outline: none;
  }
  .number {
    padding-block-start: 2px;
    padding-inline-end: 6px;
    color: var(--_muted);
    font-size: 11.5px;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .thumbnail .card {
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: 6px;
    background: var(--_surface);
    box-shadow: 0 0 0 1px var(--_border);
    --deck-view-radius: 6px;
    transition: box-shadow 120ms;
  }
  .thumbnail:hover .card {
    box-shadow: 0 0 0 1px var(--_edge);
  }
  .thumbnail[aria-selected='true'] .card {
    box-shadow: 0 0 0 2px var(--_accent);
  }
  .thumbnail[aria-selected='true'] .number {
    color: var(--_accent);
    font-weight: 600;
  }
  /* Among several the one on the canvas: its number stands on the accent. */
  .thumbnails:has([aria-selected='true'] ~ [aria-selected='true']) .thumbnail[aria-selected='true'] {
    background: color-mix(in oklab, var(--_accent) 12%, transparent);
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--_accent) 12%, transparent);
  }
  .thumbnails:has([aria-selected='true'] ~ [aria-selected='true']) .thumbnail[aria-current] .card {
    box-shadow: 0 0 0 3px var(--_accent);
  }
  .thumbnail:focus-visible .card {
    box-shadow:
      0 0 0 2px var(--_accent),
      0 0 0 5px color-mix(in oklab, var(--_accent) 35%, transparent);
  }
  .thumbnail.dragged {
    opacity: 0.4;
  }
  .thumbnail.before::before,
  .thumbnail.after::before {
    content: '';
    position: absolute;
    inset-inline: 24px 0;
    inset-block-start: -7px;
    block-size: 3px;
    border-radius: 2px;
    background: var(--_accent);
  }
  .thumbnail.after::before {
    inset-block: auto -7px;
  }
  .adding {
    display: flex;
    margin: 4px 12px 10px;
    border: 1px dashed var(--_edge);
    border-radius: var(--_radius-small);
  }
  .adding > .add {
    flex: 1;
    min-inline-size: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .adding .words {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .adding > .only {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .slide-actions {
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 6px 10px;
    border-block-start: 1px solid var(--_border);
    color: var(--_muted);
    font-size: 12.5px;
  }
  .slide-actions > p {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    padding-inline-start: 4px;
  }
  @media (forced-colors: active) {
    .thumbnail .card {
      border: 2px solid CanvasText;
    }
    .thumbnail[aria-selected='true'] .card {
      border-color: Highlight;
    }
    .thumbnail[aria-current] .card {
      border-width: 4px;
    }
    .thumbnail:focus-visible .card {
      outline: 3px solid Highlight;
    }
  }
  @container builder (inline-size < 720px) {
    .rail {
      grid-row: 2;
      flex-direction: row;
      border-inline-end: 0;
      border-block-start: 1px solid var(--_border);
    }
    .thumbnails {
      flex-direction: row;
      padding: 10px;
    }
    .adding {
      align-self: center;
      margin: 10px 6px;
    }
    .thumbnail {
      grid-template-columns: 112px;
    }
    .thumbnail .number {
      position: absolute;
      z-index: 1;
      inset-block-end: 3px;
      inset-inline-start: 3px;
      padding: 0 5px;
      border-radius: 4px;
      background: var(--_raised);
    }
    .slide-actions {
      border-block-start: 0;
      border-inline-start: 1px solid var(--_border);
      padding: 6px;
    }
    /* The slides need the room; the menu has these too. */
    .slide-actions > :is(p, .button:not([popovertarget])) {
      display: none;
    }
    .thumbnail.before::before,
    .thumbnail.after::before {
      inset-inline: -7px auto;
      inset-block: 0;
      inline-size: 3px;
      block-size: auto;
    }
    .thumbnail.after::before {
      inset-inline: auto -7px;
    }
  }
`;
