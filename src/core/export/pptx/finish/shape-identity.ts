import { escapeXml } from '../clean-text.js';
import type { ShapeRule } from './shapes.js';

/** Office's mark for pictures that say nothing ([MS-ODRAWXML] 2.32). */
export const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/>' +
  '</a:ext></a:extLst>';

/**
 * Gives every shape of a slide its own id and its alt text. The writer numbers tables by the slide's number, which
 * collides with other shapes (ids are unique in a slide: ECMA-376 part 1, 19.3.1.12), knows alt text on pictures only,
 * and writes `preencoded.png` where there is none.
 */
export const shapeIdentity: ShapeRule = (shape, { name, alt, decorative }, index) => {
  const descr = alt === undefined || alt === '' ? '' : ` descr="${escapeXml(alt)}"`;
  const start = `<p:cNvPr id="${index + 2}" name="${escapeXml(name)}"${descr}`;
  const element = decorative ? `${start}>${DECORATIVE}</p:cNvPr>` : `${start}/>`;
  return shape.replace(/<p:cNvPr\b[^>]*?(?:\/>|>[\s\S]*?<\/p:cNvPr>)/u, () => element);
};
