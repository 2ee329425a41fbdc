import type { PackagePlan } from '../package-plan.js';
import { escapeXml } from '../clean-text.js';
import type { Parts } from './parts.js';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Writes the document's properties. The writer leaves the company unescaped, takes the date from the clock (a second
 * export would differ), and lists `Slide 1`, `Slide 2` where the titles belong.
 */
export function documentProperties(parts: Parts, plan: PackagePlan): void {
  const date = new Date(plan.now).toISOString().replace(/\.\d+Z$/u, 'Z');
  const creator = plan.author || plan.company;
  const author = creator === '' ? '' : `<dc:creator>${escapeXml(creator)}</dc:creator>`;
  const subject = plan.subtitle === '' ? '' : `<dc:subject>${escapeXml(plan.subtitle)}</dc:subject>`;
  parts.set(
    'docProps/core.xml',
    `${HEADER}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"` +
      ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      `<dc:title>${escapeXml(plan.title)}</dc:title>${subject}${author}` +
      `<dc:language>${escapeXml(plan.language)}</dc:language>` +
      `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created>` +
      `<dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>` +
      '</cp:coreProperties>',
  );
  const titles = plan.slides.map(({ title }) => `<vt:lpstr>${escapeXml(title)}</vt:lpstr>`).join('');
  const count = plan.slides.length;
  parts.set(
    'docProps/app.xml',
    `${HEADER}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"` +
      ' xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
      '<Application>deckwright</Application>' +
      `<Slides>${count}</Slides><Notes>${count}</Notes><HiddenSlides>0</HiddenSlides>` +
      '<HeadingPairs><vt:vector size="2" baseType="variant"><vt:variant><vt:lpstr>Slide Titles</vt:lpstr></vt:variant>' +
      `<vt:variant><vt:i4>${count}</vt:i4></vt:variant></vt:vector></HeadingPairs>` +
      `<TitlesOfParts><vt:vector size="${count}" baseType="lpstr">${titles}</vt:vector></TitlesOfParts>` +
      (plan.company === '' ? '' : `<Company>${escapeXml(plan.company)}</Company>`) +
      '</Properties>',
  );
}
