import { css } from 'lit';

/** How the boxes of a slide look. Everything with a measure comes from the geometry, so nothing here adds to a size. */
export const slideStyles = css`
  .frame {
    position: relative;
    overflow: hidden;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    background: var(--_surface);
  }
  .slide {
    position: absolute;
    left: 0;
    top: 0;
    width: 1280px;
    height: 720px;
    transform: scale(var(--_scale, 0));
    transform-origin: 0 0;
    overflow: hidden;
    /* A slide is a document: its own colours have contrast enough, and are those of the file. */
    forced-color-adjust: none;
    font-kerning: none;
    font-variant-ligatures: none;
    font-feature-settings: 'kern' 0;
    letter-spacing: 0;
    text-autospace: no-autospace;
    text-spacing-trim: space-all;
    line-break: strict;
    text-size-adjust: none;
    -webkit-text-size-adjust: none;
  }
  .slide:lang(ko) {
    word-break: keep-all;
  }
  .box {
    position: absolute;
    margin: 0;
  }
  .text {
    display: flex;
    flex-direction: column;
    overflow-wrap: anywhere;
  }
  .text > * {
    margin: 0;
    padding: 0;
  }
  .text.middle {
    justify-content: center;
  }
  .text.bottom {
    justify-content: flex-end;
  }
  .marker {
    display: inline-block;
    inline-size: 0;
    text-indent: -1.25em;
    white-space: nowrap;
  }
  .bold {
    font-weight: 700;
  }
  .italic {
    font-style: italic;
  }
  .slide a {
    color: inherit;
    text-decoration: underline;
  }
  .chart > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .image {
    object-fit: contain;
  }
  .slide table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .slide tr {
    border-bottom: 1px solid transparent;
  }
  .slide thead tr {
    border-bottom-width: 2px;
  }
  .slide th,
  .slide td {
    overflow: hidden;
    padding: 0 var(--_cell);
    text-align: start;
    font-weight: 400;
    line-height: 1.25;
    white-space: nowrap;
  }
  .slide th,
  .slide .total td {
    font-weight: 700;
  }
  .slide .end {
    text-align: end;
  }
  .problem {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 8px;
    padding: 24px;
    border: 2px dashed currentColor;
    border-radius: 12px;
    font: 400 18px / 1.4 var(--_font);
    text-align: center;
    overflow: hidden;
  }
  .problem > p {
    max-width: 46ch;
    overflow-wrap: anywhere;
  }
  .problem .icon {
    width: 32px;
    height: 32px;
  }
  .shimmer {
    border-radius: 8px;
    background: linear-gradient(100deg, transparent 30%, rgb(128 128 150 / 14%) 50%, transparent 70%) 0 0 /
      200% 100% rgb(128 128 150 / 10%);
    animation: shimmer 1.6s linear infinite;
  }
  @keyframes shimmer {
    from {
      background-position-x: 150%;
    }
    to {
      background-position-x: -50%;
    }
  }
`;
