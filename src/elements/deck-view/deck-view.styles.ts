import { css } from 'lit';

export const deckViewStyles = css`
  .base {
    position: relative;
  }
  .frame {
    border-radius: var(--deck-view-radius, var(--_radius));
  }
  .as-list {
    display: grid;
    gap: var(--deck-view-gap, 24px);
  }
  .as-grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--deck-view-thumbnail-width, 240px)), 1fr));
    gap: var(--deck-view-gap, 16px);
  }
  .as-list > .frame,
  .as-grid > .frame {
    box-shadow:
      0 0 0 1px var(--_border),
      var(--_shadow);
  }
  .frame[aria-current='true'] {
    box-shadow: 0 0 0 3px var(--_accent);
  }
  .as-grid > .frame {
    cursor: pointer;
  }
  .pick {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: pointer;
  }
  .pick:focus-visible {
    outline-offset: -3px;
  }
  .cover {
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .empty {
    display: grid;
    place-items: center;
    min-block-size: 160px;
    padding: 24px;
    color: var(--_muted);
  }

  .figure:focus-visible,
  .figure:hover {
    background: color-mix(in oklab, currentColor 12%, transparent);
    box-shadow: 0 2px 0 currentColor;
    border-radius: 2px;
  }
  .editable-box {
    position: absolute;
    margin: -8px;
    padding: 8px;
    border: 0;
    border-radius: 8px;
    background: none;
    cursor: text;
  }
  .editable-box:hover {
    box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--_accent) 55%, transparent);
  }
  .editable-box:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -3px;
  }
  .passive .text {
    pointer-events: none;
  }
  .passive .figure,
  .passive a {
    pointer-events: auto;
  }
  .editor {
    position: absolute;
    margin: -8px;
    padding: 8px;
    border: 0;
    border-radius: 8px;
    background: color-mix(in oklab, var(--_editor-ground) 96%, var(--_accent));
    box-shadow: inset 0 0 0 3px var(--_accent);
    font-kerning: none;
    font-variant-ligatures: none;
    resize: none;
    overflow: auto;
  }
  .editor:focus-visible {
    outline: none;
  }
  div.editor {
    display: flex;
    flex-direction: column;
    cursor: text;
    overflow: hidden;
  }
  div.editor.middle {
    justify-content: safe center;
  }
  div.editor.bottom {
    justify-content: safe flex-end;
  }
  @media (forced-colors: active) {
    /* No shadow is drawn here. */
    .as-list > .frame,
    .as-grid > .frame {
      outline: 1px solid CanvasText;
    }
    .frame[aria-current='true'] {
      outline: 4px solid Highlight;
    }
    .editor:focus-visible {
      outline: 3px solid Highlight;
    }
  }

  .tip {
    position: fixed;
    inset: auto;
    inline-size: max-content;
    max-inline-size: min(380px, calc(100vw - 16px));
    margin: 0;
    padding: 10px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_text);
    box-shadow: var(--_shadow-large);
    font-size: 12.5px;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .tip:popover-open {
    display: grid;
    gap: 8px;
  }
  .tip .hint {
    color: var(--_muted);
  }
  .hint-bar {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-end: 8px;
    padding: 4px 10px;
    border-radius: 99px;
    background: var(--_raised);
    color: var(--_muted);
    box-shadow:
      0 0 0 1px var(--_border),
      var(--_shadow);
    font-size: 12px;
    pointer-events: none;
  }
`;
