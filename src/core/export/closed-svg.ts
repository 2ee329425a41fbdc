import { ExportError } from './export-error.js';

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/iuy;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<]*)"|'([^'&<]*)')\s*>/gu;

/** UTF-16 units of an SVG whose entities are written out: a few of them, said often, could fill the memory. */
const MOST = 32 * 1024 * 1024;

/**
 * The SVG without references to anything outside of it. The renderer of Node reads the files that `href` names, and an
 * SVG may come from anybody. Entities, which drawing programs use for namespaces and which could spell such a
 * reference, are written out. Throws `invalid_svg` for a document type that says more, or too much.
 */
export function closedSvg(source: string): string {
  // At the first place alone: read anew from each of many it would take for ever.
  DOCTYPE.lastIndex = Math.max(0, source.search(/<!DOCTYPE/iu));
  const doctype = DOCTYPE.exec(source);
  const svg = doctype ? withoutEntities(source.replace(doctype[0], ''), doctype[1] ?? '') : source;
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(svg)) {
    throw new ExportError('invalid_svg', 'The SVG declares more than plain entities.', {
      hint: 'Save it without a document type.',
    });
  }
  return svg.replaceAll(/href(?=\s*=\s*["'](?!#|data:))/gu, 'outside-href');
}

/** With the entities that a document type declares written out. */
function withoutEntities(svg: string, declarations: string): string {
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of declarations.matchAll(ENTITY))
    if (!entities.has(name)) entities.set(name, double ?? single ?? '');
  let { length } = svg;
  return svg.replaceAll(/&([\w.-]+);/gu, (reference, name: string) => {
    const value = entities.get(name);
    if (value === undefined) return reference;
    length += value.length;
    if (length > MOST) throw new ExportError('invalid_svg', 'The entities of the SVG are too long.');
    return value;
  });
}
