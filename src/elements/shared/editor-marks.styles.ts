import { css } from 'lit';

/** Marks of an editor on a slide, all out of the flow: no word moves for them. */
export const editorMarksStyles = css`
  .passive .typed,
  .passive .claim-mark,
  .passive .sentence-mark {
    pointer-events: auto;
  }
  .typed,
  .doubted {
    text-decoration: underline dotted;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.16em;
  }
  .typed:focus-visible,
  .typed:hover {
    background: color-mix(in oklab, currentColor 12%, transparent);
  }
  .claim-mark {
    /* 24 CSS pixels to point at (WCAG 2.5.8), as far as the slide's margin has room. */
    --_mark: min(60px, calc(24px / max(var(--_scale, 1), 0.01)));
    position: absolute;
    inset-inline-start: calc(-1 * var(--_mark) - 4px);
    display: grid;
    place-items: center;
    inline-size: var(--_mark);
    block-size: var(--_mark);
    margin-block-start: calc((1lh - var(--_mark)) / 2);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: help;
  }
  .text > .claim-mark {
    margin-block: calc((1lh - var(--_mark)) / 2);
  }
  .claim-mark > .icon {
    inline-size: 60%;
    block-size: 60%;
    stroke-width: 2.4;
  }
  .claim-mark.good {
    opacity: 0.55;
  }
  .claim-mark.good:hover,
  .claim-mark.good:focus-visible {
    opacity: 1;
  }
  .claim-mark.bad {
    background: #c3271f;
    color: #ffffff;
  }
  .sentence-mark {
    --_mark: max(0.62em, min(20px, calc(11px / max(var(--_scale, 1), 0.01))));
    position: absolute;
    display: inline-grid;
    place-items: center;
    inline-size: var(--_mark);
    block-size: var(--_mark);
    margin-block-start: calc((1lh - 1em) / 2 - 0.12em);
    margin-inline-start: 0.12em;
    border-radius: 3px;
    opacity: 0.7;
    cursor: help;
  }
  .sentence-mark.inner {
    /* Between two sentences there is room over the full stop and the space behind it. */
    --_mark: 0.58em;
    margin-inline-start: -0.27em;
  }
  .sentence-mark > .icon {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    stroke-width: 2.2;
  }
  .sentence-mark[data-state='broken'] {
    background: #c3271f;
    color: #ffffff;
    opacity: 1;
  }
  .sentence-mark:hover,
  .sentence-mark:focus-visible {
    opacity: 1;
  }
`;
