import { css } from 'lit';

export const dataTabStyles = css`
  pre,
  code {
    font: 12.5px / 1.5 var(--_mono);
  }
  pre {
    max-block-size: 220px;
    margin: 0;
    overflow: auto;
    padding: 10px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_canvas);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .preview {
    max-block-size: 260px;
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  table {
    min-inline-size: 100%;
    /* Lines that collapse stay behind when the header stays. */
    border-collapse: separate;
    border-spacing: 0;
    font-size: 12.5px;
  }
  th,
  td {
    max-inline-size: 200px;
    padding: 6px 10px;
    border-block-end: 1px solid var(--_border);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Each text in its own direction, so that its end is what is cut; all at the side where the page's lines begin. */
  th,
  td,
  .query-head ~ .hint,
  .outcome > .hint,
  .table-state > .hint {
    unicode-bidi: plaintext;
    text-align: left;
  }
  :is(th, td, .query-head ~ .hint, .outcome > .hint, .table-state > .hint):dir(rtl) {
    text-align: right;
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background: var(--_surface);
    font-weight: 600;
    vertical-align: bottom;
  }
  th > .type {
    display: block;
    overflow: hidden;
    color: var(--_muted);
    font: 11px / 1.4 var(--_mono);
    text-overflow: ellipsis;
  }
  tbody > tr:hover > td {
    background: var(--_canvas);
  }
  td.missing {
    color: var(--_muted);
    font: 11px / 1.6 var(--_mono);
  }
  tr:last-child > td {
    border-block-end: 0;
  }
  /* A sign and brackets stand where they are written, in every page. */
  .number,
  .json {
    direction: ltr;
    unicode-bidi: isolate;
  }
  :is(th, td).number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
