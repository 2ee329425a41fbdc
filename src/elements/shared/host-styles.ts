import { css } from 'lit';

/**
 * Tokens and basic controls of every element. A page sets `--deck-<group>-<name>`; the names with an underscore are
 * private. `--deck-color-scheme` (`light`, `dark`) overrules the reader's preference.
 */
export const hostStyles = css`
  :host {
    color-scheme: var(--deck-color-scheme, light dark);
    --_canvas: var(--deck-color-canvas, light-dark(#f3f3f6, #0f1013));
    --_surface: var(--deck-color-surface, light-dark(#ffffff, #17181c));
    --_raised: var(--deck-color-raised, light-dark(#ffffff, #1f2126));
    --_hover: var(--deck-color-hover, light-dark(#eeeef2, #2a2c33));
    --_border: var(--deck-color-border, light-dark(#e3e3e9, #2c2e35));
    --_edge: var(--deck-color-edge, light-dark(#8b8d98, #747884));
    --_text: var(--deck-color-text, light-dark(#1a1b20, #ececef));
    --_muted: var(--deck-color-muted, light-dark(#5d606b, #a3a7b3));
    --_accent: var(--deck-color-accent, light-dark(#4b45d6, #a5a3ff));
    --_focus: var(--_accent);
    --_on-accent: var(--deck-color-on-accent, light-dark(#ffffff, #16143a));
    --_accent-soft: var(--deck-color-accent-soft, light-dark(#eeedfd, #2a2950));
    --_danger: var(--deck-color-danger, light-dark(#b3261e, #ff9c94));
    --_danger-soft: var(--deck-color-danger-soft, light-dark(#fdeeed, #3a1f1e));
    --_good: var(--deck-color-good, light-dark(#1c7a43, #6fd39a));
    --_font: var(
      --deck-font-family,
      ui-sans-serif,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      Arimo,
      Arial,
      sans-serif
    );
    --_mono: var(--deck-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace);
    --_size: var(--deck-font-size, 14px);
    --_radius: var(--deck-radius-medium, 8px);
    --_radius-small: var(--deck-radius-small, 6px);
    --_radius-large: var(--deck-radius-large, 14px);
    --_shadow: var(--deck-shadow-small, 0 1px 2px rgb(15 16 30 / 8%), 0 2px 8px rgb(15 16 30 / 6%));
    --_shadow-large: var(
      --deck-shadow-large,
      0 1px 3px rgb(15 16 30 / 10%),
      0 12px 40px -8px rgb(15 16 30 / 22%)
    );
    display: block;
    box-sizing: border-box;
    color: var(--_text);
    font: 400 var(--_size) / 1.45 var(--_font);
    -webkit-font-smoothing: antialiased;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    /* Not inherited: what stands in a <details> would inherit from a part that styles cannot reach. */
    box-sizing: border-box;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  .icon {
    inline-size: 18px;
    block-size: 18px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    :host {
      --_focus: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Buttons, fields and messages. */
export const controlStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 32px;
    padding: 0 10px;
    border: 1px solid transparent;
    border-radius: var(--_radius-small);
    background: transparent;
    color: var(--_text);
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background-color 120ms,
      border-color 120ms,
      box-shadow 120ms;
  }
  .button:hover {
    background: var(--_hover);
  }
  .button[aria-pressed='true'],
  .button[aria-expanded='true'] {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .button.outlined {
    border-color: var(--_border);
    background: var(--_raised);
    box-shadow: 0 1px 1px rgb(15 16 30 / 4%);
  }
  .button.outlined:hover {
    border-color: var(--_edge);
  }
  .button.primary {
    background: var(--_accent);
    color: var(--_on-accent);
    box-shadow:
      0 1px 2px rgb(15 16 30 / 16%),
      inset 0 1px 0 rgb(255 255 255 / 16%);
  }
  .button.primary:hover {
    background: color-mix(in oklab, var(--_accent) 90%, var(--_text));
  }
  .button.large {
    min-block-size: 42px;
    padding: 0 20px;
    border-radius: var(--_radius);
    font-size: 15px;
  }
  .button.only {
    inline-size: 32px;
    padding: 0;
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    cursor: default;
    color: color-mix(in oklab, var(--_muted) 55%, transparent);
    background: transparent;
    box-shadow: none;
  }
  .button.primary:disabled,
  .button.outlined:disabled {
    background: var(--_hover);
    border-color: transparent;
  }
  .field {
    display: block;
    inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius-small);
    background: var(--_raised);
    resize: vertical;
  }
  .field:hover {
    border-color: var(--_muted);
  }
  .field:focus-visible {
    border-color: var(--_accent);
    outline-offset: -1px;
  }
  .field::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  .message {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 10px 12px;
    border-radius: var(--_radius);
    background: var(--_danger-soft);
    color: var(--_text);
  }
  .message > .icon {
    margin-block-start: 1px;
    color: var(--_danger);
  }
  .message > .words {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .message .hint {
    color: var(--_muted);
  }
  @media (forced-colors: active) {
    .button,
    .message {
      border: 1px solid ButtonText;
    }
    .button:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
