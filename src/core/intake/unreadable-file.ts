import type { ReadingError, ReadingFlag } from './reading.js';

const REASONS: Readonly<Record<ReadingError, string>> = {
  EMPTY_FILE: 'is empty: export it again, or choose another file',
  NOT_TEXT: 'is not a table: its bytes are those of an image, a document or a program',
  NO_TABLE: 'holds no table: none of its sheets or files has rows of data',
};

/** A file that holds no table, with a message for the person who has it. */
export class UnreadableFile extends Error {
  readonly code: ReadingError;

  constructor(code: ReadingError, fileName: string) {
    super(`"${fileName}" ${REASONS[code]}.`);
    this.name = 'UnreadableFile';
    this.code = code;
  }

  get flag(): ReadingFlag {
    return this.code === 'NOT_TEXT' ? 'binary_not_text' : 'empty';
  }
}
