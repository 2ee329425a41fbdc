import { css } from 'lit';

export const pictureFieldsStyles = css`
  .pictures,
  .picture {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .picture + .picture {
    margin-block-start: 8px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_border);
  }
  .picture-top {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .picture-top > img {
    max-inline-size: 96px;
    max-block-size: 64px;
    margin-inline-end: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    object-fit: contain;
  }
  .picture-file {
    position: relative;
    cursor: pointer;
  }
  .picture-file:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .picture .sub-label {
    color: var(--_muted);
    font-size: 12.5px;
  }
  .picture .hint {
    margin: 0;
  }
  .decorative {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 13px;
  }
`;
