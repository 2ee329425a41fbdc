import { replaceXml, type Parts } from './parts.js';

/** Makes the notes page 7.5 × 10 inches, which its master is drawn for: the writer gives it a slide's size turned upright. */
export function notesPageSize(parts: Parts): void {
  replaceXml(parts, 'ppt/presentation.xml', /<p:notesSz [^>]*\/>/u, '<p:notesSz cx="6858000" cy="9144000"/>');
}
