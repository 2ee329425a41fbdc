import { css } from 'lit';

/** The room around the slide, what lies over it, and the bar under it. */
export const stageStyles = css`
  .stage {
    --_margin: 32px;
    inline-size: 100%;
    container-type: size;
    touch-action: pan-x pan-y;
  }
  .stage.zoomed {
    overflow: auto;
  }
  .stage:focus-visible {
    outline-offset: -2px;
  }
  .room {
    display: grid;
    place-items: center;
    inline-size: max-content;
    min-inline-size: 100%;
    min-block-size: 100%;
    padding: var(--_margin);
  }
  .sheet {
    position: relative;
    inline-size: min(100cqw - 2 * var(--_margin), (100cqh - 2 * var(--_margin)) * 16 / 9);
    border-radius: 10px;
    box-shadow:
      0 0 0 1px var(--_border),
      var(--_shadow-large);
    --deck-view-radius: 10px;
  }
  .stage:not(.zoomed) .sheet {
    max-inline-size: 1440px;
  }
  .hand {
    position: absolute;
    inset: calc(-1 * var(--_margin));
    z-index: 2;
    cursor: grab;
  }
  .hand:active {
    cursor: grabbing;
  }

  .parts {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .part {
    position: absolute;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
  }
  .part.selected,
  .part:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 3px;
  }
  .part-bar {
    position: absolute;
    pointer-events: none;
  }
  .part-bar > * {
    pointer-events: auto;
  }
  .part-name,
  .part-bar > .button {
    position: absolute;
    /* Half on the outline, where neither the title above nor much of the part is covered. */
    inset-block-end: calc(100% + 4px);
    translate: 0 50%;
    block-size: 24px;
    min-block-size: 24px;
    border-radius: 4px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 12px;
  }
  .part-name {
    inset-inline-start: -5px;
    max-inline-size: calc(100% - 22px);
    padding: 3px 8px;
    overflow: hidden;
    pointer-events: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .part-bar > .button {
    inset-inline-end: -5px;
    inline-size: 24px;
  }
  .part-bar > .button:hover {
    background: color-mix(in oklab, var(--_accent) 86%, var(--_text));
  }
  .part-bar .icon {
    inline-size: 15px;
    block-size: 15px;
  }

  .note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    inline-size: min(100% - 24px, 760px);
    margin-block-end: 8px;
    padding: 6px 8px 6px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: 13px;
  }
  .overflow-note > .icon {
    color: var(--_danger);
  }
  .note > p,
  .note > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  .left-out-note {
    align-items: flex-start;
  }
  .left-out-note summary {
    inline-size: fit-content;
    cursor: pointer;
  }
  .left-out-note ul {
    display: grid;
    gap: 6px;
    max-block-size: 30cqh;
    padding: 6px 0 4px;
    list-style: none;
    overflow-y: auto;
  }
  .left-out-note li {
    overflow-wrap: anywhere;
  }
  .left-out-note .hint {
    display: block;
    color: var(--_muted);
  }
  .note .button {
    min-block-size: 28px;
    max-inline-size: 100%;
    white-space: normal;
  }

  .stage-bar {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    align-items: center;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0 12px 6px;
  }
  .stage-layout {
    display: flex;
    grid-column: 1;
  }
  .stage-bar > .verdicts {
    grid-column: 2;
    padding: 0;
  }
  .zoom {
    grid-column: 3;
    display: flex;
    justify-self: end;
    align-items: center;
  }
  .zoom-level {
    min-inline-size: 58px;
    padding: 0 6px;
    font-variant-numeric: tabular-nums;
  }
  .stage-bar .button {
    color: var(--_muted);
  }
  .stage-bar .button:hover:enabled,
  .stage-bar .button[aria-expanded='true'] {
    color: var(--_text);
  }

  .layout-picture {
    flex: none;
    inline-size: 64px;
    block-size: 36px;
    border-radius: 3px;
    background: var(--_canvas);
    box-shadow: 0 0 0 1px var(--_border);
    fill: color-mix(in oklab, var(--_muted) 55%, var(--_canvas));
  }
  .layout-picture.mirrored {
    scale: -1 1;
  }
  .layout-picture .title {
    fill: var(--_muted);
  }
  .layout-picture .block {
    fill: color-mix(in oklab, var(--_accent) 45%, var(--_canvas));
  }
  [aria-checked='true'] > .layout-picture {
    box-shadow: 0 0 0 2px var(--_accent);
  }

  @container builder (inline-size < 1080px) {
    .stage {
      --_margin: 16px;
    }
  }
  @container builder (inline-size < 720px) {
    .stage {
      --_margin: 8px;
    }
    .stage-bar {
      grid-template-columns: auto 1fr auto;
      padding-inline: 6px;
    }
    .stage-bar > .verdicts {
      grid-area: 2 / 1 / 3 / 4;
    }
    .stage-bar .zoom-step {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .part.selected,
    .part:focus-visible {
      outline-color: Highlight;
    }
    .layout-picture {
      border: 1px solid CanvasText;
      fill: GrayText;
      forced-color-adjust: none;
    }
    .layout-picture .block {
      fill: Highlight;
    }
  }
`;
