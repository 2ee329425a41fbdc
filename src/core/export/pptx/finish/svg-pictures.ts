import { ExportError } from '../../export-error.js';
import type { PackagePlan, SlidePlan } from '../package-plan.js';
import { replaceXml, type Parts } from './parts.js';
import { editShapes } from './shapes.js';

export const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const SVG = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';

/** What names the drawing beside the pixels of a picture. */
export const svgExtension = (relationship: string): string =>
  '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">' +
  `<asvg:svgBlip xmlns:asvg="${SVG}" r:embed="${relationship}"/></a:ext></a:extLst>`;

/** Within a slide; the writer numbers its own `rId1`, `rId2` … */
const relationshipId = (index: number): string => `rIdSvg${index + 1}`;

/**
 * Names the drawing beside the pixels of a picture (`svgBlip`, [MS-ODRAWXML] 2.3.3.1): Office 2016 and later show and print it,
 * sharp at any size. Programs that do not know the extension pass over it (ECMA-376 part 1, 20.1.2.2.14) and show the PNG.
 */
export function svgPictures(xml: string, slide: SlidePlan): string {
  let index = 0;
  return editShapes(xml, slide, (shape, { name, svg }) => {
    if (svg === undefined) return shape;
    const extension = svgExtension(relationshipId(index++));
    const beside = shape.replace(/(?<=<a:blip r:embed="[^"]*">)(?=<\/a:blip>)/u, extension);
    if (beside === shape) {
      throw new ExportError('write_failed', `Picture "${name}" of slide "${slide.title}" has no pixels.`, {
        hint: 'The version of pptxgenjs has changed: check the rules in export/pptx/finish.',
      });
    }
    return beside;
  });
}

/** The drawings, numbered through the file, the same one once. */
export function svgParts(parts: Parts, { slides }: PackagePlan): void {
  const names = new Map<string, string>();
  slides.forEach(({ shapes }, slide) => {
    const links = shapes
      .flatMap(({ svg }) => svg ?? [])
      .map((svg, index) => {
        let name = names.get(svg);
        if (name === undefined) names.set(svg, (name = `drawing${names.size + 1}.svg`));
        // As text: it is packed, as pictures are not.
        parts.set(`ppt/media/${name}`, svg);
        return `<Relationship Id="${relationshipId(index)}" Type="${IMAGE}" Target="../media/${name}"/>`;
      });
    if (links.length === 0) return;
    replaceXml(
      parts,
      `ppt/slides/_rels/slide${slide + 1}.xml.rels`,
      /<\/Relationships>/u,
      `${links.join('')}</Relationships>`,
    );
  });
}
