import { css } from 'lit';

export const queryBenchStyles = css`
  :host {
    --_sql-keyword: light-dark(#4b45d6, #a5a3ff);
    --_sql-text: light-dark(#9a3a12, #f0a67f);
    --_sql-number: light-dark(#17693b, #7fd6a4);
    --_sql-type: light-dark(#0b5f8a, #7cc4ef);
  }
  /* A query and its rows need the room; what was asked for stays. */
  :host([editing-query]) .prompt {
    display: none;
  }
  .query-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 28px;
  }
  .query-head > .label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .button.small {
    min-block-size: 26px;
    padding: 0 8px;
    font-size: 12.5px;
  }
  .button.only.small {
    inline-size: 26px;
    padding: 0;
  }
  /* So high that it can be scrolled to the top, where its rows have room below it. */
  .query-edit {
    align-content: start;
    gap: 10px;
    min-block-size: 100%;
    scroll-margin-block-start: 16px;
  }
  .sql-editor {
    min-block-size: 104px;
    min-inline-size: 0;
    text-align: left;
  }
  .sql-field {
    min-block-size: 102px;
    font: 12.5px / 1.6 var(--_mono);
    text-align: left;
    overflow-wrap: anywhere;
  }
  .commands {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .commands .icon {
    inline-size: 15px;
    block-size: 15px;
  }
  .commands .icon:dir(rtl) {
    scale: -1 1;
  }
  .commands > .use {
    margin-inline-start: auto;
  }
  .spinner {
    inline-size: 13px;
    block-size: 13px;
    border: 2px solid var(--_border);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    animation: query-turn 0.8s linear infinite;
  }
  @keyframes query-turn {
    to {
      rotate: 360deg;
    }
  }
  @media (forced-colors: active) {
    .spinner {
      border-color: CanvasText;
      border-block-start-color: Canvas;
    }
  }
  .outcome {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .outcome {
    scroll-margin-block: 16px;
  }
  .outcome > .hint:empty {
    display: none;
  }
  .outcome > .preview {
    max-block-size: clamp(200px, 50vh, 480px);
  }
  .outcome > .bar,
  .table-state > .bar {
    position: relative;
    block-size: 3px;
    border-radius: 2px;
    background: var(--_border);
    overflow: hidden;
  }
  .ask {
    display: grid;
    gap: 8px;
    padding: 10px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font-size: 13px;
  }
  .cut {
    display: flex;
    gap: 8px;
    font-size: 12.5px;
  }
  .cut > .icon {
    inline-size: 15px;
    block-size: 15px;
    color: var(--_danger);
  }
  td.json {
    font: 12px / 1.5 var(--_mono);
  }
  pre.plan {
    max-block-size: 320px;
    font-size: 11px;
    line-height: 1.25;
    white-space: pre;
    overflow-wrap: normal;
  }
`;
