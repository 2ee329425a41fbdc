import { readXml, type Parts } from './parts.js';

const DEFAULTS: Record<string, string> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const CHART = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
const CUSTOM_PROPERTIES = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';
const LAYOUT = 'application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml';
const THEME = 'application/vnd.openxmlformats-officedocument.theme+xml';

/**
 * Lists the types of the parts that are there. The writer names a slide master for every slide though there is one,
 * says `image/jpg`, which is no media type (IANA: `image/jpeg`), and names kinds of media the file does not have.
 * An override without its part (ECMA-376 part 2, 7.2.3.3) makes PowerPoint offer a repair.
 */
export function contentTypes(parts: Parts): void {
  const name = '[Content_Types].xml';
  const extensions = new Set([...parts.keys()].map((part) => part.slice(part.lastIndexOf('.') + 1)));
  const defaults = Object.entries(DEFAULTS)
    .filter(([extension]) => extensions.has(extension))
    .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const overrides = new Map<string, string>();
  for (const [, part = '', type = ''] of readXml(parts, name).matchAll(
    /<Override PartName="\/([^"]+)" ContentType="([^"]+)"\/>/gu,
  )) {
    if (parts.has(part)) overrides.set(part, type);
  }
  for (const part of parts.keys()) {
    if (part.startsWith('ppt/theme/')) overrides.set(part, THEME);
    if (/^ppt\/slideLayouts\/[^/]+\.xml$/u.test(part)) overrides.set(part, LAYOUT);
    if (/^ppt\/charts\/[^/]+\.xml$/u.test(part)) overrides.set(part, CHART);
    if (part.startsWith('customXml/itemProps')) overrides.set(part, CUSTOM_PROPERTIES);
  }
  parts.set(
    name,
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      defaults.join('') +
      [...overrides].map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`).join('') +
      '</Types>',
  );
}
