import { NO_BULLET } from '../draw-text.js';

const MARKED = new RegExp(
  ` indent="-\\d+">((?:(?!</a:pPr>)[\\s\\S])*?)<a:buSzPct val="100000"/><a:buChar char="&#x${NO_BULLET};"/>`,
  'gu',
);

/**
 * Indents paragraphs that go on under a list item: the writer can indent only what has a bullet, so these come with one
 * that stands for none. Their first line starts where the others do.
 */
export function hangingIndent(xml: string): string {
  return xml.replace(MARKED, (_all, before: string) => ` indent="0">${before}<a:buNone/>`);
}
