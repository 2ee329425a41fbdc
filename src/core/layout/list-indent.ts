import type { Paragraph } from './types.js';

/** Depth of one list level in em of the text. */
export const LIST_INDENT_EM = 1.25;

/** Where the text of a paragraph starts, in em: levels indent, and the marker of a list item hangs in front. */
export function paragraphIndent(paragraph: Pick<Paragraph, 'level' | 'list'>): number {
  return (paragraph.level + (paragraph.list === undefined ? 0 : 1)) * LIST_INDENT_EM;
}
