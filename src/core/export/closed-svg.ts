import { ExportError } from './export-error.js';

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/iu;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<]*)"|'([^'&<]*)')\s*>/gu;

/** UTF-16 units of an SVG whose entities are written out: a few of them, said often, could fill the memory. */
const MOST = 32 * 1024 * 1024;

/**
 * The SVG without references to anything outside of it. The renderer of Node reads the files that `href` names, and an
 * SVG may come from anybody. Entities, which drawing programs use for namespaces and which could spell such a
 * reference, are written out. Throws `invalid_svg` for a document type that says more, or too much.
 */
export function closedSvg(source: string): string {
  let svg = source;
  const doctype = DOCTYPE.exec(svg);
  if (doctype) {
    svg = svg.replace(doctype[0], '');
    for (const [, name = '', double, single] of (doctype[1] ?? '').matchAll(ENTITY)) {
      const value = double ?? single ?? '';
      const parts = svg.split(`&${name};`);
      if (svg.length + parts.length * value.length > MOST) {
        throw new ExportError('invalid_svg', 'The entities of the SVG are too long.');
      }
      svg = parts.join(value);
    }
  }
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(svg)) {
    throw new ExportError('invalid_svg', 'The SVG declares more than plain entities.', {
      hint: 'Save it without a document type.',
    });
  }
  return svg.replaceAll(/href(?=\s*=\s*["'](?!#|data:))/gu, 'outside-href');
}
