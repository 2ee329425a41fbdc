import { cleanText, escapeXml } from '../clean-text.js';
import type { LayoutPlan, Picture } from '../package-plan.js';
import { hex } from '../theme-colors.js';
import { offAndExt } from './layout-xml.js';
import type { Media } from './media.js';
import { pictureLinks, pictureXml } from './pictures.js';
import { DECORATIVE } from './shape-identity.js';

type FrameBox = LayoutPlan['frame'][number];
const USER_DRAWN = '<p:nvPr userDrawn="1"/>';

/** The shapes of what stands on every slide of a layout, with ids from 2 on, and what its pictures point at. */
export function frameXml(frame: readonly FrameBox[], media: Media): { shapes: string; links: string } {
  const shapes = frame.map((box, index) => {
    const id = index + 2;
    if (box.kind === 'shape') return shapeXml(box, id);
    const alt = box.decorative ? '' : ` descr="${escapeXml(cleanText(box.alt))}"`;
    const identity = `<p:cNvPr id="${id}" name="Logo"${alt}>${box.decorative ? DECORATIVE : ''}</p:cNvPr>`;
    return pictureXml(index, box, {
      identity,
      place: offAndExt(box),
      properties: USER_DRAWN,
    });
  });
  return { shapes: shapes.join(''), links: pictureLinks(frame.map(pictureOf), media) };
}

const pictureOf = (box: FrameBox): Picture | undefined => (box.kind === 'picture' ? box : undefined);

/** A tint is the colour itself, laid thinly over what is beneath, so that another theme tints it anew. */
function shapeXml(box: Extract<FrameBox, { kind: 'shape' }>, id: number): string {
  const { color, share } = box.tint ?? { color: box.fill, share: 1 };
  const alpha = share < 1 ? `<a:alpha val="${Math.round(share * 100_000)}"/>` : '';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}">${DECORATIVE}</p:cNvPr><p:cNvSpPr/>${USER_DRAWN}</p:nvSpPr>` +
    `<p:spPr><a:xfrm>${offAndExt(box)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `<a:solidFill><a:srgbClr val="${hex(color)}">${alpha}</a:srgbClr></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`
  );
}
