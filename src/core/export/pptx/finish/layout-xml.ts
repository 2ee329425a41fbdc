import { alignment, lineSpacing, rise } from '../draw-text.js';
import type { LayoutPlaceholder, PackagePlan, PlaceholderType, TextLook } from '../package-plan.js';
import { hex } from '../theme-colors.js';
import { escapeXml } from '../clean-text.js';
import { LIST_INDENT_EM } from '../../../layout/list-indent.js';
import type { Rect } from '../../../layout/place-text.js';

/** Slide pixels in the file's unit: 914,400 an inch. */
const EMU = 9525;
export const emu = (px: number): number => Math.round(px * EMU);

export const GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
  '<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** Any id will do, and the same one in every field. */
export const numberField = (run: string): string =>
  `<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">${run}</a:fld>`;

const NAMES: Record<PlaceholderType, string> = {
  title: 'Title',
  ctrTitle: 'Title',
  subTitle: 'Subtitle',
  body: 'Text',
  obj: 'Content',
  dt: 'Date',
  ftr: 'Footer',
  sldNum: 'Slide number',
};
const SIZES: Partial<Record<PlaceholderType, string>> = { dt: 'half', ftr: 'quarter', sldNum: 'quarter' };

/** Position and size, within `a:xfrm`. */
export const offAndExt = ({ x, y, width, height }: Rect): string =>
  `<a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/>`;

/** What a shape says that takes a place (ECMA-376 part 1, 19.3.1.36); content is what has no type. */
export function placeholderMark({ type, index }: LayoutPlaceholder): string {
  const kind = type === 'obj' ? '' : ` type="${type}"`;
  const size = SIZES[type] === undefined ? '' : ` sz="${SIZES[type]}"`;
  return `<p:ph${kind}${size}${index === undefined ? '' : ` idx="${index}"`}/>`;
}

/** A place of a master or layout; one that is as the master has it says nothing of its own, and moves with it. */
export function placeholderShape(
  placeholder: LayoutPlaceholder,
  id: number,
  plan: Pick<PackagePlan, 'language' | 'rightToLeft' | 'company'>,
  master?: LayoutPlaceholder,
): string {
  const { type, look } = placeholder;
  const sameLook = JSON.stringify(look) === JSON.stringify(master?.look);
  const samePlace = sameLook && !!master && SIDES.every((side) => placeholder[side] === master[side]);
  const where = samePlace
    ? '<p:spPr/>'
    : `<p:spPr><a:xfrm>${offAndExt(look ? { ...placeholder, y: placeholder.y - rise(look) } : placeholder)}</a:xfrm>` +
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>';
  const body =
    samePlace || !look
      ? '<a:bodyPr/>'
      : `<a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${ANCHORS[look.anchor]}"/>`;
  const style =
    sameLook || !look
      ? '<a:lstStyle/>'
      : `<a:lstStyle>${levels(look, LEVELS[type] ?? 1, plan, type)}</a:lstStyle>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${NAMES[type]}${type === 'obj' ? ` ${placeholder.index}` : ''}"/>` +
    `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${placeholderMark(placeholder)}</p:nvPr></p:nvSpPr>` +
    `${where}<p:txBody>${body}${style}<a:p>${prompt(placeholder, plan)}</a:p></p:txBody></p:sp>`
  );
}

const SIDES = ['x', 'y', 'width', 'height'] as const;
export const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const LEVELS: Partial<Record<PlaceholderType, number>> = { body: 5 };

/** What an empty place shows to who edits the file, and what date, company and number are on new slides. */
function prompt(
  { type }: LayoutPlaceholder,
  { language, company }: Pick<PackagePlan, 'language' | 'company'>,
): string {
  const run = (text: string, tag = 'r'): string =>
    `<a:${tag}><a:rPr lang="${escapeXml(language)}"/><a:t>${escapeXml(text)}</a:t></a:${tag}>`;
  if (type === 'sldNum') return numberField(`<a:rPr lang="${escapeXml(language)}"/><a:t>‹#›</a:t>`);
  if (type === 'ftr') return company === '' ? '' : run(company);
  return type === 'dt' ? '' : run(NAMES[type]);
}

/**
 * Levels of a text by its look: fonts and colours of the theme, spacing of lines, and bullets where it is for lists. Neither
 * kerning nor full stops that hang beyond a line's end: text is measured without them, on the screen as here.
 */
export function levels(
  look: TextLook,
  count: number,
  { rightToLeft }: Pick<PackagePlan, 'rightToLeft'>,
  type: PlaceholderType,
): string {
  const align = { left: 'l', center: 'ctr', right: 'r' }[alignment(look.align, rightToLeft)];
  const indent = emu(LIST_INDENT_EM * look.fontSize);
  return Array.from({ length: count }, (_, at) => {
    const list = type === 'body';
    const bullet = list ? '<a:buFont typeface="Arial"/><a:buChar char="•"/>' : '<a:buNone/>';
    const [margin, hanging] = list ? [(at + 1) * indent, -indent] : [0, 0];
    return (
      `<a:lvl${at + 1}pPr marL="${margin}" indent="${hanging}" algn="${align}" defTabSz="914400" rtl="${Number(rightToLeft)}"` +
      ' eaLnBrk="1" latinLnBrk="0" hangingPunct="0">' +
      `${spacing(look)}<a:spcBef><a:spcPts val="0"/></a:spcBef>${bullet}` +
      `<a:defRPr sz="${size(look)}" b="${Number(look.bold)}" kern="0">${fill(look)}${fonts(look)}</a:defRPr></a:lvl${at + 1}pPr>`
    );
  }).join('');
}

export const size = ({ fontSize }: TextLook): number => Math.round(fontSize * 75);
export const spacing = ({ lineHeight }: TextLook): string =>
  `<a:lnSpc><a:spcPct val="${Math.round(lineSpacing(lineHeight) * 100_000)}"/></a:lnSpc>`;
export const fill = ({ color }: TextLook): string =>
  `<a:solidFill><a:srgbClr val="${hex(color)}"/></a:solidFill>`;
export function fonts({ font }: TextLook): string {
  const role = font === 'heading' ? 'mj' : 'mn';
  return `<a:latin typeface="+${role}-lt"/><a:ea typeface="+${role}-ea"/><a:cs typeface="+${role}-cs"/>`;
}
