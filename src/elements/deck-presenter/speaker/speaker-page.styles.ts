import { css } from 'lit';

export const speakerPageStyles = css`
  :host {
    display: block;
    block-size: 100%;
    background: var(--_canvas);
    container: speaker / inline-size;
  }
  main {
    display: grid;
    grid-template: auto minmax(0, auto) minmax(0, 1fr) / minmax(0, 1.7fr) minmax(0, 1fr);
    grid-template-areas: 'head head' 'now after' 'now notes';
    gap: 14px 20px;
    block-size: 100%;
    padding: 12px 20px 16px;
  }
  .waiting {
    grid-area: now;
    color: var(--_muted);
  }
  header {
    grid-area: head;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
  .time {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .timer,
  .clock {
    font-size: 26px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .timer {
    margin-inline-end: 6px;
  }
  .timer.paused {
    color: var(--_muted);
  }
  .position {
    margin-inline-start: auto;
    color: var(--_muted);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
  }
  .to-slide {
    inline-size: auto;
    max-inline-size: 260px;
    text-overflow: ellipsis;
  }
  h2 {
    color: var(--_muted);
    font-size: 12.5px;
    font-weight: 600;
  }
  section {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-block-size: 0;
  }
  .now {
    grid-area: now;
  }
  .after {
    grid-area: after;
  }
  .notes {
    grid-area: notes;
  }
  .frame {
    border-radius: var(--_radius);
    box-shadow: 0 0 0 1px var(--_border);
    container-type: inline-size;
  }
  .place {
    position: relative;
  }
  .place.black .frame,
  .place.white .frame {
    opacity: 0.25;
  }
  .covered {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    translate: 0 -50%;
    padding: 8px 18px;
    border-radius: 99px;
    background: #16171c;
    color: #fff;
  }
  .no-slide {
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 9;
    border: 1px dashed var(--_edge);
    border-radius: var(--_radius);
    color: var(--_muted);
  }
  .moves,
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .moves {
    margin-block-start: 8px;
  }
  .moves .large {
    flex: 1 1 180px;
    min-block-size: 56px;
  }
  .more {
    flex: 1 1 100%;
  }
  .moves .large .icon:dir(rtl) {
    scale: -1 1;
  }
  .notes-head {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .notes-head > h2 {
    flex: 1;
  }
  .notes-text {
    flex: 1;
    min-block-size: 80px;
    padding: 10px 16px 16px;
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: 0 0 0 1px var(--_border);
    line-height: 1.45;
    overflow: auto;
    overflow-wrap: anywhere;
  }
  .notes-text .figure {
    font-weight: 600;
  }
  .notes-text a {
    color: var(--_accent);
  }
  .notes-text .none {
    color: var(--_muted);
  }
  .typed-number {
    position: fixed;
    inset-block-start: 16px;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding: 8px 18px;
    border-radius: 99px;
    background: #16171c;
    box-shadow: 0 0 0 1px rgb(255 255 255 / 30%);
    color: #fff;
    font-size: 17px;
  }
  .typed-number[hidden] {
    display: none;
  }
  @container speaker (inline-size < 720px) {
    main {
      display: flex;
      flex-direction: column;
      block-size: auto;
      min-block-size: 100%;
    }
    .after {
      inline-size: 60%;
    }
    .notes {
      order: 1;
    }
    .after {
      order: 2;
    }
  }
`;
