import { readXml, replaceXml, type Parts } from './parts.js';

/**
 * Gives the notes master a theme of its own: the writer lets it share the slides', while every master has a theme part
 * for itself (ECMA-376 part 1, 14.2.7), and PowerPoint repairs the file otherwise.
 */
export function notesTheme(parts: Parts): void {
  parts.set('ppt/theme/theme2.xml', readXml(parts, 'ppt/theme/theme1.xml'));
  replaceXml(parts, 'ppt/notesMasters/_rels/notesMaster1.xml.rels', /theme1\.xml/u, 'theme2.xml');
}
