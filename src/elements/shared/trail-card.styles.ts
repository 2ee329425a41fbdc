import { css } from 'lit';

/** Where figures come from and whether sentences hold: the same in the tip on a slide and in the panel beside it. */
export const trailCardStyles = css`
  .expression,
  .definitions code,
  .trail-sql {
    font: 12px / 1.5 var(--_mono);
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
  }
  .expression {
    display: block;
  }
  .definitions {
    color: var(--_muted);
  }
  .trail-source {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_border);
  }
  .trail-title {
    font-weight: 600;
  }
  .trail-rows {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 12px;
  }
  .trail-rows th,
  .trail-rows td {
    position: static;
    max-inline-size: 160px;
    padding: 2px 6px;
    border: 0;
    background: none;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .trail-rows th {
    color: var(--_muted);
    font-weight: 500;
  }
  .trail-rows .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .trail-rows td:not(.used) {
    color: var(--_muted);
  }
  .trail-sql {
    display: -webkit-box;
    overflow: hidden;
    color: var(--_muted);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    line-clamp: 4;
    white-space: pre-wrap;
  }
  .claims {
    display: grid;
    gap: 12px;
  }
  .claims > li {
    display: grid;
    gap: 2px;
  }
  .claims .sentence {
    overflow-wrap: anywhere;
  }
  .claims .expression {
    color: var(--_muted);
  }
`;
