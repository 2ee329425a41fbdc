import type { LayoutPlaceholder, PlaceholderUse, TextLook } from '../package-plan.js';
import { emu, fill, fonts, numberField, placeholderMark, size, spacing } from './layout-xml.js';
import type { ShapeRule } from './shapes.js';

/**
 * Lets a shape take its place of the layout, by reference: who moves or restyles a place there, moves and restyles it on
 * every slide. The writer repeats position and style of a placeholder on each slide, gives titles the index 100, where
 * outlines and screen readers find none (ECMA-376 part 1, 19.3.1.36), and its slide number has the id 25 on every slide.
 */
export const slidePlaceholder: ShapeRule = (shape, { placeholder: use }) => {
  if (!use) return shape;
  const { placeholder } = use;
  const marked = shape
    .replace(/<p:cNvSpPr[^>]*\/>/u, '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>')
    .replace('<a:picLocks ', '<a:picLocks noGrp="1" ')
    .replace(/<p:nvPr>[\s\S]*?<\/p:nvPr>|<p:nvPr\/>/u, `<p:nvPr>${placeholderMark(placeholder)}</p:nvPr>`);
  // A field, so that it stays right when slides are moved in PowerPoint.
  const text =
    placeholder.type === 'sldNum'
      ? marked.replace(/<a:r>([\s\S]*?)<\/a:r>/u, (_run, content: string) => numberField(content))
      : marked;
  return inPlace(placeholder.look ? withoutLook(text, placeholder, placeholder.look) : text, use);
};

function inPlace(shape: string, { insets }: PlaceholderUse): string {
  if (!insets) return shape;
  const attributes = (['left', 'top', 'right', 'bottom'] as const)
    .map((side) => [side.charAt(0), emu(insets[side])] as const)
    .filter(([, inset]) => inset !== 0)
    .map(([side, inset]) => ` ${side}Ins="${inset}"`);
  return shape
    .replace(/<p:spPr>[\s\S]*?<\/p:spPr>/u, '<p:spPr/>')
    .replace(/<a:bodyPr\b[^>]*>(<\/a:bodyPr>)?/u, `<a:bodyPr${attributes.join('')}/>`);
}

/** A text that says only what differs from its place; its alignment never does. */
function withoutLook(shape: string, { type }: LayoutPlaceholder, look: TextLook): string {
  const isList = type === 'body';
  return shape
    .replace(/<a:pPr([^>]*)>([\s\S]*?)<\/a:pPr>/gu, (_all, attributes: string, content: string) => {
      const own = attributes.replace(/ algn="\w+"/u, '').trimEnd();
      const kept = isList ? own : own.replace(/ (?:indent|marL)="0"/gu, '');
      const rest = content.replace(spacing(look), '').replace(isList ? '' : '<a:buNone/>', '');
      return kept === '' && rest === '' ? '' : `<a:pPr${kept}>${rest}</a:pPr>`;
    })
    .replace(/<a:(rPr|endParaRPr)\b[^>]*>/gu, (tag) =>
      tag.replace(` sz="${size(look)}"`, '').replace(look.bold ? ' b="1"' : '', ''),
    )
    .replaceAll(fill(look), '')
    .replaceAll(fonts(look), '');
}
