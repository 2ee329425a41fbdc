import type { LayoutPlan, LayoutPlaceholder, PackagePlan } from '../package-plan.js';
import { frameXml } from './frame-xml.js';
import type { Media } from './media.js';
import { GROUP, levels, placeholderShape } from './layout-xml.js';
import { addRelationships, readXml, replaceXml, type Parts } from './parts.js';

const MASTER = 'ppt/slideMasters/slideMaster1.xml';
/** Deepest level of a text in a presentation (ECMA-376 part 1, 21.1.2.4). */
const LEVELS = 9;

/**
 * The master: what stands on every slide, and the places and styles that layouts take over. The writer leaves it empty, with
 * Office's own styles.
 */
export function slideMaster(parts: Parts, plan: PackagePlan & { media: Media }): void {
  const [layout] = plan.layouts;
  if (!layout) return;
  textStyles(parts, layout, plan);
  const { shapes, links } = frameXml(layout.frame, plan.media);
  const places = masterPlaces(layout).map((it, index) => {
    const inherited = it.type === 'title' || it.type === 'body' ? { ...it, x: Number.NaN } : undefined;
    return placeholderShape(it, layout.frame.length + 2 + index, plan, inherited);
  });
  replaceXml(
    parts,
    MASTER,
    /<p:cSld\b[\s\S]*?<\/p:cSld>/u,
    '<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>' +
      `<p:spTree>${GROUP}${shapes}${places.join('')}</p:spTree></p:cSld>`,
  );
  if (plan.theme.mode === 'dark') {
    replaceXml(
      parts,
      MASTER,
      /bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"/u,
      'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"',
    );
  }
  addRelationships(parts, 'ppt/slideMasters/_rels/slideMaster1.xml.rels', links);
}

/** A master has one place of each type (ECMA-376 part 1, 19.7.10), and none for contents. */
export const masterPlaces = ({ placeholders }: LayoutPlan): LayoutPlaceholder[] =>
  placeholders.filter(({ type }) => type !== 'obj');

/** Titles and texts of places; all other text is measured without kerning and hanging full stops too. */
function textStyles(parts: Parts, layout: LayoutPlan, plan: PackagePlan): void {
  for (const name of [MASTER, 'ppt/presentation.xml']) {
    const xml = readXml(parts, name).replaceAll('kern="1200"', 'kern="0"');
    const flush = xml.replaceAll('hangingPunct="1"', 'hangingPunct="0"');
    parts.set(name, plan.rightToLeft ? flush.replace(/<a:lvl\dpPr [^>]*>/gu, readRightToLeft) : flush);
  }
  for (const [type, tag, count] of [
    ['title', 'titleStyle', 1],
    ['body', 'bodyStyle', LEVELS],
  ] as const) {
    const look = layout.placeholders.find((it) => it.type === type)?.look;
    if (!look) continue;
    const style = `<p:${tag}>${levels(look, count, plan, type)}</p:${tag}>`;
    replaceXml(parts, MASTER, new RegExp(`<p:${tag}>[\\s\\S]*?</p:${tag}>`, 'u'), style);
  }
}

const readRightToLeft = (level: string): string =>
  level.replace('algn="l"', 'algn="r"').replace(/ rtl="0"|(?= eaLnBrk)/u, ' rtl="1"');
