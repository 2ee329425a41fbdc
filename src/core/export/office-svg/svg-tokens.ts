import { XML_ENTITIES } from '../xml-entities.js';

export type SvgToken =
  | { kind: 'open'; name: string; attributes: Map<string, string>; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/uy;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/**
 * The tags and texts of an XML document without a document type, entities resolved, comments and instructions left out.
 * Undefined for text that is not XML by the strictest reading: what two readers could read in two ways is nobody's picture.
 */
export function svgTokens(source: string): SvgToken[] | undefined {
  const tokens: SvgToken[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(source);
    if (match === null) return undefined;
    const [, cdata, close, open, written = '', slash, characters] = match;
    if (close !== undefined) tokens.push({ kind: 'close', name: close });
    else if (cdata !== undefined) tokens.push({ kind: 'text', text: cdata });
    else if (characters !== undefined) {
      const text = unescaped(characters);
      if (text === undefined) return undefined;
      tokens.push({ kind: 'text', text });
    } else if (open !== undefined) {
      const attributes = new Map<string, string>();
      for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
        const value = unescaped(double ?? single ?? '');
        if (value === undefined || attributes.has(name)) return undefined;
        attributes.set(name, value);
      }
      tokens.push({ kind: 'open', name: open, attributes, closed: slash === '/' });
    }
  }
  return tokens;
}

function unescaped(text: string): string | undefined {
  let known = true;
  const plain = text.replaceAll(/&([^;&]*);?/gu, (entity, name: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name);
    const point = Number.parseInt(code?.[1] ?? code?.[2] ?? '', code?.[1] === undefined ? 10 : 16);
    const character = point <= 0x10_ffff ? String.fromCodePoint(point) : XML_ENTITIES.get(name);
    if (character === undefined || !entity.endsWith(';')) known = false;
    return character ?? '';
  });
  return known ? plain : undefined;
}
