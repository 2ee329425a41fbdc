import type { PackagePlan } from '../package-plan.js';
import { readXml, replaceXml, type Parts } from './parts.js';

export const SLIDE_NUMBER_PLACEHOLDER = '<p:ph type="sldNum" sz="quarter" idx="12"/>';

/** Slide pixels in the file's unit: 914,400 an inch. */
const EMU = 9525;
const GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
  '<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const LAYOUT = 'ppt/slideLayouts/slideLayout1.xml';

interface Placeholder {
  name: string;
  ph: string;
  rect: [x: number, y: number, width: number, height: number];
  body: string;
  anchor: 't' | 'ctr';
}

const TITLE: Placeholder = {
  name: 'Title',
  ph: '<p:ph type="title"/>',
  rect: [64, 54, 1152, 90],
  body: '<a:p><a:r><a:rPr lang="en-US"/><a:t>Title</a:t></a:r></a:p>',
  anchor: 't',
};
const BODY: Placeholder = {
  name: 'Text',
  ph: '<p:ph type="body" idx="1"/>',
  rect: [64, 164, 1152, 476],
  body: '<a:p><a:r><a:rPr lang="en-US"/><a:t>Text</a:t></a:r></a:p>',
  anchor: 't',
};
const NUMBER: Placeholder = {
  name: 'Slide number',
  ph: SLIDE_NUMBER_PLACEHOLDER,
  rect: [1136, 667, 80, 22],
  body:
    '<a:p><a:pPr algn="r"/><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">' +
    '<a:rPr lang="en-US" sz="1050"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:rPr><a:t>‹#›</a:t></a:fld></a:p>',
  anchor: 'ctr',
};

/**
 * Gives the master and the layout their placeholders, so that titles and slide numbers of the slides have what they
 * inherit from and a slide added in PowerPoint looks like the others. The writer leaves both empty.
 */
export function mastersAndLayouts(parts: Parts, { theme, rightToLeft }: PackagePlan): void {
  const number = rightToLeft ? mirrored(NUMBER) : NUMBER;
  const tree = /<p:cSld\b[\s\S]*?<\/p:cSld>/u;
  const background = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>';
  replaceXml(parts, MASTER, tree, slideTree('', background, [TITLE, BODY, number]));
  replaceXml(parts, LAYOUT, tree, slideTree(' name="Title Only"', '', [TITLE, number]));
  replaceXml(parts, LAYOUT, / preserve="1">/u, ' type="titleOnly" preserve="1">');
  if (theme.mode === 'dark') {
    const map = /bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/u;
    replaceXml(parts, MASTER, map, 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"');
  }
  textStyles(parts);
  if (rightToLeft) readRightToLeft(parts);
}

/** At the other side of the slide, which its digits are aligned to. */
function mirrored(placeholder: Placeholder): Placeholder {
  const [x, y, width, height] = placeholder.rect;
  const body = placeholder.body.replace('algn="r"', 'algn="l"');
  return { ...placeholder, rect: [1280 - x - width, y, width, height], body };
}

/** What is typed on a slide that is added in PowerPoint reads as the other slides do. */
function readRightToLeft(parts: Parts): void {
  const styles = readXml(parts, MASTER).replace(/<a:lvl\dpPr [^>]*>/gu, (level) =>
    level.replace('algn="l"', 'algn="r"').replace(/ rtl="0"|(?= eaLnBrk)/u, ' rtl="1"'),
  );
  parts.set(MASTER, styles);
}

/**
 * The title style of the theme, and neither kerning nor full stops that hang beyond a line's end anywhere: text is
 * measured without them, on the screen as here, so that lines end at the same words.
 */
function textStyles(parts: Parts): void {
  const title = '<a:lvl1pPr algn="l" defTabSz="914400" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">';
  replaceXml(parts, MASTER, /(?<=<p:titleStyle>\s*)<a:lvl1pPr [^>]*>/u, title);
  replaceXml(parts, MASTER, /<a:defRPr sz="4400" kern="1200">/u, '<a:defRPr sz="2700" b="1" kern="0">');
  for (const name of [MASTER, 'ppt/presentation.xml']) {
    const xml = readXml(parts, name).replaceAll('kern="1200"', 'kern="0"');
    parts.set(name, xml.replaceAll('hangingPunct="1"', 'hangingPunct="0"'));
  }
  const sizes: [from: string, to: string][] = [
    ['3200', '2000'],
    ['2800', '1800'],
    ['2400', '1600'],
  ];
  const body = /<p:bodyStyle>[\s\S]*?<\/p:bodyStyle>/u;
  const style = body.exec(readXml(parts, MASTER))?.[0] ?? '';
  const smaller = sizes.reduce((xml, [from, to]) => xml.replaceAll(`sz="${from}"`, `sz="${to}"`), style);
  replaceXml(parts, MASTER, body, smaller);
}

function slideTree(attributes: string, background: string, placeholders: Placeholder[]): string {
  const shapes = placeholders.map(({ name, ph, rect, body, anchor }, index) => {
    const [x, y, width, height] = rect.map((px) => px * EMU);
    return (
      `<p:sp><p:nvSpPr><p:cNvPr id="${index + 2}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
      `<p:nvPr>${ph}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/>` +
      '</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody>' +
      `<a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchor}"/>` +
      `<a:lstStyle/>${body}</p:txBody></p:sp>`
    );
  });
  return `<p:cSld${attributes}>${background}<p:spTree>${GROUP}${shapes.join('')}</p:spTree></p:cSld>`;
}
