import { ExportError } from './export-error.js';

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/iu;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&<]*)"|'([^'&<]*)')\s*>/gu;

/**
 * The SVG without references to anything outside of it. The renderer of Node reads the files that `href` names, and an
 * SVG may come from anybody. Entities, which drawing programs use for namespaces and which could spell such a
 * reference, are written out. Throws `invalid_svg` for a document type that says more.
 */
export function closedSvg(source: string): string {
  let svg = source;
  const doctype = DOCTYPE.exec(svg);
  if (doctype) {
    svg = svg.replace(doctype[0], '');
    for (const [, name = '', double, single] of (doctype[1] ?? '').matchAll(ENTITY))
      svg = svg.replaceAll(`&${name};`, () => double ?? single ?? '');
  }
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(svg)) {
    throw new ExportError('invalid_svg', 'The SVG declares more than plain entities.', {
      hint: 'Save it without a document type.',
    });
  }
  return svg.replaceAll(/href(?=\s*=\s*["'](?!#|data:))/gu, 'outside-href');
}
