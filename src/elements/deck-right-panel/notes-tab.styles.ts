import { css } from 'lit';

export const notesTabStyles = css`
  .notes {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-block-size: 100%;
  }
  /* All the room there is: notes are longer than what stands on the slide. */
  .notes > .body-field {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 240px;
  }
  .notes .cm-editor {
    flex: 1;
  }
  .notes-length {
    color: var(--_text);
    font-variant-numeric: tabular-nums;
  }
`;
