import { cleanText, escapeXml } from '../clean-text.js';
import type { LayoutPlan, LayoutPlaceholder, PackagePlan, PlaceholderType } from '../package-plan.js';
import { hex } from '../theme-colors.js';
import { frameXml } from './frame-xml.js';
import type { Media } from './media.js';
import { GROUP, placeholderShape } from './layout-xml.js';
import { readXml, replaceXml, type Parts } from './parts.js';
import { masterPlaces } from './slide-master.js';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  `xmlns:r="${RELATIONSHIPS}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
/** Ids of masters and layouts are one series from 2³¹ on (ECMA-376 part 1, 19.7.13); the master has the first. */
const FIRST_ID = 2_147_483_649;
/** Names of the format for layouts that Office knows (19.7.15), by ours. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['title', 'title'],
  ['section', 'secHead'],
  ['text', 'tx'],
]);
/** Which place of the master a place of a layout takes after. */
const MASTER_TYPE: Partial<Record<PlaceholderType, PlaceholderType>> = {
  ctrTitle: 'title',
  subTitle: 'body',
};

/**
 * The layouts of the deck, and each slide on its own: the writer has an empty one for all. Opening slides have a frame of
 * their own in place of the master's.
 */
export function slideLayouts(parts: Parts, plan: PackagePlan & { media: Media }): void {
  const [first] = plan.layouts;
  if (!first) return;
  const types = new Set<string>();
  plan.layouts.forEach((layout, index) => {
    const name = `slideLayout${index + 1}`;
    const own = layout.style !== 'content';
    const frame = index === 0 ? [] : layout.frame;
    const { shapes, links } = frameXml(frame, plan.media);
    const places = layout.placeholders.map((it, at) =>
      placeholderShape(it, frame.length + 2 + at, plan, masterPlace(first, it)),
    );
    const type = TYPES.get(layout.id);
    const named = type === undefined || types.has(type) ? ' userDrawn="1"' : ` type="${type}"`;
    if (type !== undefined) types.add(type);
    parts.set(
      `ppt/slideLayouts/${name}.xml`,
      `${HEADER}<p:sldLayout ${NAMESPACES}${own ? ' showMasterSp="0"' : ''}${named} preserve="1">` +
        `<p:cSld name="${escapeXml(cleanText(layout.name))}">${background(layout, first)}<p:spTree>${GROUP}${shapes}` +
        `${places.join('')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    );
    parts.set(
      `ppt/slideLayouts/_rels/${name}.xml.rels`,
      `${HEADER}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
        `<Relationship Id="rId1" Type="${RELATIONSHIPS}/slideMaster" Target="../slideMasters/slideMaster1.xml"/>` +
        `${links}</Relationships>`,
    );
  });
  listInMaster(parts, plan.layouts.length);
  plan.slides.forEach(({ layout }, index) => {
    const name = `ppt/slides/_rels/slide${index + 1}.xml.rels`;
    replaceXml(parts, name, /slideLayout1\.xml/u, `slideLayout${layout + 1}.xml`);
  });
}

function masterPlace(first: LayoutPlan, { type }: LayoutPlaceholder): LayoutPlaceholder | undefined {
  return masterPlaces(first).find((it) => it.type === (MASTER_TYPE[type] ?? type));
}

const background = (layout: LayoutPlan, { background: usual }: LayoutPlan): string =>
  layout.background === usual
    ? ''
    : `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${hex(layout.background)}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`;

function listInMaster(parts: Parts, count: number): void {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const ids = indexes.map(
    (index) => `<p:sldLayoutId id="${FIRST_ID + index}" r:id="rIdLayout${index + 1}"/>`,
  );
  replaceXml(
    parts,
    MASTER,
    /<p:sldLayoutIdLst>[\s\S]*?<\/p:sldLayoutIdLst>/u,
    `<p:sldLayoutIdLst>${ids.join('')}</p:sldLayoutIdLst>`,
  );
  const rels = 'ppt/slideMasters/_rels/slideMaster1.xml.rels';
  const others = readXml(parts, rels).replace(/<Relationship [^>]*\/slideLayout"[^>]*\/>/gu, '');
  const links = indexes.map(
    (index) =>
      `<Relationship Id="rIdLayout${index + 1}" Type="${RELATIONSHIPS}/slideLayout" Target="../slideLayouts/slideLayout${index + 1}.xml"/>`,
  );
  parts.set(rels, others.replace('</Relationships>', `${links.join('')}</Relationships>`));
}
