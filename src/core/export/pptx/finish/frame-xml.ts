import { readImage } from '../../read-image.js';
import { cleanText, escapeXml } from '../clean-text.js';
import type { LayoutPlan } from '../package-plan.js';
import { hex } from '../theme-colors.js';
import { place } from './layout-xml.js';
import type { Parts } from './parts.js';
import { DECORATIVE } from './shape-identity.js';
import { IMAGE, svgExtension } from './svg-pictures.js';

type FrameBox = LayoutPlan['frame'][number];

/** The shapes of what stands on every slide of a layout, and the relationships of its pictures. */
export interface FrameXml {
  shapes: string[];
  relationships: string[];
}

/** Ids of shapes begin at 2: the tree has the first. Media are named after the part that shows them. */
export function frameXml(parts: Parts, frame: readonly FrameBox[], part: string): FrameXml {
  const relationships: string[] = [];
  const link = (name: string, content: string | Uint8Array): string => {
    // A drawing that another layout has too; pixels are brought together with those of slides.
    const same = [...parts].find(([part, other]) => part.startsWith('ppt/media/') && other === content);
    const target = same?.[0].slice('ppt/media/'.length) ?? name;
    parts.set(`ppt/media/${target}`, content);
    const id = `rIdFrame${relationships.length + 1}`;
    relationships.push(`<Relationship Id="${id}" Type="${IMAGE}" Target="../media/${target}"/>`);
    return id;
  };
  const shapes = frame.map((box, index) => {
    const id = index + 2;
    if (box.kind === 'shape') return shapeXml(box, id, index);
    const image = readImage(box.dataUrl);
    if (typeof image === 'string') return '';
    const name = `${part}-${index + 1}`;
    const pixels = link(`${name}.${image.type.slice('image/'.length)}`, image.bytes);
    const drawing = box.svg === undefined ? '' : svgExtension(link(`${name}.svg`, box.svg));
    const alt = box.decorative ? '' : ` descr="${escapeXml(cleanText(box.alt))}"`;
    return (
      `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Logo"${alt}>${box.decorative ? DECORATIVE : ''}</p:cNvPr>` +
      '<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr>' +
      `<p:blipFill><a:blip r:embed="${pixels}">${drawing}</a:blip><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
      `<p:spPr>${place(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
    );
  });
  return { shapes, relationships };
}

/** A tint is the colour itself, laid thinly over what is beneath, so that another theme tints it anew. */
function shapeXml(box: Extract<FrameBox, { kind: 'shape' }>, id: number, index: number): string {
  const { color, share } = box.tint ?? { color: box.fill, share: 1 };
  const alpha = share < 1 ? `<a:alpha val="${Math.round(share * 100_000)}"/>` : '';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape${index === 0 ? '' : ` ${index + 1}`}">${DECORATIVE}</p:cNvPr>` +
    `<p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${place(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `<a:solidFill><a:srgbClr val="${hex(color)}">${alpha}</a:srgbClr></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`
  );
}
