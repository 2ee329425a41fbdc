import { css } from 'lit';

/** What stands around a deck; loaded with it. */
export const workbenchStyles = css`
  .toolbar {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 52px;
    padding: 0 12px;
    border-block-end: 1px solid var(--_border);
    background: var(--_surface);
  }
  .toolbar .history,
  .toolbar .button {
    display: inline-flex;
    flex: none;
  }
  .toolbar .more {
    display: none;
  }
  .toolbar .back .icon:dir(rtl),
  .toolbar .history .icon:dir(rtl) {
    scale: -1 1;
  }
  /* Words give way before a tool does. */
  .toolbar > .button:not(.only) {
    flex-shrink: 1;
    min-inline-size: 0;
  }
  .toolbar .words {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The title gives way before words do. */
  .deck-title {
    flex: 0 1000 320px;
    min-inline-size: 60px;
    padding: 5px 8px;
    border: 1px solid transparent;
    border-radius: var(--_radius-small);
    background: none;
    font-weight: 600;
    text-overflow: ellipsis;
  }
  /* What follows a title stands beside it. */
  @supports (field-sizing: content) {
    .deck-title {
      field-sizing: content;
      flex-basis: auto;
      max-inline-size: 320px;
    }
  }
  .deck-title:hover {
    background: var(--_hover);
  }
  .deck-title:focus-visible {
    background: var(--_raised);
    outline-offset: -1px;
  }
  .gap {
    flex: 1;
  }
  .divider {
    inline-size: 1px;
    block-size: 20px;
    margin: 0 6px;
    background: var(--_border);
  }

  /* Until there is something in it. */
  #looks:not(:has(*)) {
    display: none;
  }

  .progress {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 0 8px 0 20px;
    border-block-end: 1px solid var(--_border);
    background: var(--_surface);
    color: var(--_muted);
    font-size: 13px;
  }
  .progress .button {
    margin-inline-start: auto;
  }
  .bar {
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    overflow: hidden;
  }
  .spinner {
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid var(--_border);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    animation: turn 0.8s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 360deg;
    }
  }

  .work {
    flex: 1;
    display: grid;
    grid-template-columns: 216px minmax(0, 1fr) auto;
    min-block-size: 0;
  }
  .canvas {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    justify-items: center;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .panel {
    inline-size: 336px;
    min-block-size: 0;
    border-inline-start: 1px solid var(--_border);
    background: var(--_surface);
  }
  .panel:has([editing-query]) {
    inline-size: max(336px, min(480px, 36cqi));
  }
  .panel > deck-right-panel {
    block-size: 100%;
    /* What is typed there moves nothing else: the browser lays out the panel alone. */
    contain: strict;
  }

  .toast {
    display: flex;
    align-items: center;
    gap: 10px;
    max-inline-size: min(560px, 100%);
    padding: 8px 8px 8px 16px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: var(--_shadow-large);
    pointer-events: auto;
  }
  .toast > .icon {
    color: var(--_danger);
  }
  .toast.calm > .icon {
    color: var(--_good);
  }
  .toast.calm {
    animation: goes 0s 10s;
  }
  .toast.calm:is(:hover, :focus-within) {
    animation-play-state: paused;
  }
  @keyframes goes {
    to {
      visibility: hidden;
    }
  }
  .toast > p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .toast .hint {
    color: var(--_muted);
    font-size: 13px;
  }

  @container builder (inline-size < 1080px) {
    .work {
      grid-template-columns: 176px minmax(0, 1fr);
    }
    .panel {
      position: absolute;
      z-index: 2;
      inset-block: 52px 0;
      inset-inline-end: 0;
      inline-size: min(336px, 100%);
      box-shadow: var(--_shadow-large);
    }
    .panel:has([editing-query]) {
      inline-size: min(480px, 100%);
    }
    .panel:has(> .panel-head) {
      display: flex;
      flex-direction: column;
    }
    .panel-head {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: 6px 8px 0 16px;
    }
    .panel-head > h2 {
      font-size: 14px;
      font-weight: 600;
    }
    .panel > .panel-head + deck-right-panel {
      flex: 1;
      min-block-size: 0;
    }
  }
  @container builder (inline-size < 720px) {
    .words,
    .divider,
    .toolbar .room-wide {
      display: none;
    }
    .toolbar .more {
      display: inline-flex;
    }
    .toolbar {
      padding: 0 6px;
      gap: 0;
    }
    .toolbar .button {
      inline-size: 34px;
      padding: 0;
    }
    .work {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) auto;
    }
    .work > .canvas {
      grid-row: 1;
    }
  }
  @container builder (inline-size < 480px) {
    .toolbar .room-middle {
      display: none;
    }
  }
`;
