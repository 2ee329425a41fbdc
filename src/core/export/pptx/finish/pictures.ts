import type { PackagePlan, Picture } from '../package-plan.js';
import type { Media } from './media.js';
import { addRelationships, type Parts } from './parts.js';
import { identityAndPlace, type ShapeRule } from './shapes.js';

const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const SVG = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';

/** Of the `index`-th shape of a part; the writer numbers its own `rId1`, `rId2` … */
const ids = (index: number): Record<'pixels' | 'drawing', string> => ({
  pixels: `rIdPicture${index + 1}`,
  drawing: `rIdDrawing${index + 1}`,
});

/**
 * A picture, the `index`-th shape of its part, with its drawing beside the pixels where it has one (`svgBlip`, [MS-ODRAWXML] 2.3.3.1): Office
 * 2016 and later show and print it, sharp at any size. Programs that do not know the extension pass over it (ECMA-376
 * part 1, 20.1.2.2.14) and show the pixels.
 */
export function pictureXml(
  index: number,
  { svg }: Picture,
  { identity, place, properties }: Record<'identity' | 'place' | 'properties', string>,
): string {
  const { pixels, drawing } = ids(index);
  const beside =
    svg === undefined
      ? ''
      : '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">' +
        `<asvg:svgBlip xmlns:asvg="${SVG}" r:embed="${drawing}"/></a:ext></a:extLst>`;
  return (
    `<p:pic><p:nvPicPr>${identity}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>${properties}</p:nvPicPr>` +
    `<p:blipFill><a:blip r:embed="${pixels}">${beside}</a:blip><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr><a:xfrm>${place}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  );
}

/** What a part's pictures point at. */
export function pictureLinks(shapes: readonly (Picture | undefined)[], media: Media): string {
  const link = (id: string, content: Uint8Array | string): string =>
    `<Relationship Id="${id}" Type="${IMAGE}" Target="../media/${media.get(content)}"/>`;
  return shapes
    .map((picture, index) => {
      if (!picture) return '';
      const { image, svg } = picture;
      const { pixels, drawing } = ids(index);
      return link(pixels, image.bytes) + (svg === undefined ? '' : link(drawing, svg));
    })
    .join('');
}

/**
 * Puts a picture in the place of the shape that holds it: the writer would take its bytes as text, keep one for every use, and has no
 * drawings.
 */
export const slidePicture: ShapeRule = (shape, { name, picture }, index) =>
  picture === undefined
    ? shape
    : pictureXml(index, picture, { ...identityAndPlace(shape, name), properties: '<p:nvPr/>' });

export function slidePictureLinks(parts: Parts, { slides, media }: PackagePlan & { media: Media }): void {
  slides.forEach(({ shapes }, slide) => {
    const links = pictureLinks(
      shapes.map(({ picture }) => picture),
      media,
    );
    addRelationships(parts, `ppt/slides/_rels/slide${slide + 1}.xml.rels`, links);
  });
}
