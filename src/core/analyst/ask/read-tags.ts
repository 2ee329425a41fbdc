import type { TableProfile } from './profile-tables.js';
import type { Tag } from './prompt-line.js';
import { namesRows } from './row-nouns.js';

/** Words before a place, a time or a whole. */
export const PLACED = /^(?:in|at|of|within|for|from|across|throughout|over|on|inside)$/;

/** As it was written, lower case. */
export const textOf = (tag: Tag | undefined): string => tag?.words.map(({ text }) => text).join(' ') ?? '';

/** A word for the rows. */
export const isRowTag = (tag: Tag | undefined, table: TableProfile): boolean => {
  const [word] = tag?.words ?? [];
  return tag?.link === undefined && word !== undefined && namesRows(word, table);
};

/** Words that stand for a column, a cell or the rows. */
export const isRead = (tag: Tag | undefined, table: TableProfile): boolean =>
  tag?.link !== undefined || isRowTag(tag, table);
