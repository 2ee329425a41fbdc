import { css } from 'lit';

export const notesTabStyles = css`
  .notes {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-block-size: 100%;
  }
  /* All the room there is: notes are longer than what stands on the slide. */
  .notes-field {
    flex: 1;
    min-block-size: 240px;
    line-height: 1.55;
  }
  .notes-length {
    color: var(--_text);
    font-variant-numeric: tabular-nums;
  }
`;
