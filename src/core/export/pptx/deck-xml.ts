import { XML_ENTITIES } from '../xml-entities.js';

/** The XML that carries a deck inside a presentation. */
const NAMESPACE = 'urn:deckwright:deck';
const ROOT = /<([\w.-]+:)?deck\b([^<>]*)>/u;

/** @param document the text of a deck file */
export const deckXml = (document: string): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  `<deck xmlns="${NAMESPACE}">${escapeJson(document)}</deck>`;

/** The text of a deck file; undefined for XML of anyone else. A program that has saved the presentation may have chosen a prefix and other escapes. */
export function readDeckXml(xml: string): string | undefined {
  const root = ROOT.exec(xml);
  if (!root) return undefined;
  const [tag, prefix = '', attributes = ''] = root;
  const end = xml.lastIndexOf(`</${prefix}deck`);
  const ours = end >= 0 && new RegExp(`["']${NAMESPACE}["']`, 'u').test(attributes);
  return ours ? unescapeXml(xml.slice(root.index + tag.length, end)) : undefined;
}

/** JSON has no control character but those that XML forbids or changes stand in its strings, where an escape says the same. */
const escapeJson = (json: string): string =>
  json
    .replace(/[\u007f-\u009f\u2028\u2029\ufffe\uffff]/gu, (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu,
    (entity, hex?: string, decimal?: string, name = '') => {
      const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
      if (code === undefined) return XML_ENTITIES.get(name as string) ?? entity;
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
