import type { PackagePlan } from '../package-plan.js';
import { themeSlots } from '../theme-colors.js';
import { readXml, type Parts } from './parts.js';

const DRAWN = /^ppt\/(?:slides|slideLayouts|slideMasters)\/[^/]+\.xml$/u;

/**
 * Lets every colour that the theme has refer to it, so that another theme recolours the file: text, shapes, and the borders of
 * tables, where the writer knows digits only.
 */
export function themeReferences(parts: Parts, { theme }: PackagePlan): void {
  const slots = new Map([...themeSlots(theme)].toReversed().map(([slot, value]) => [value, slot]));
  for (const name of parts.keys()) {
    if (!DRAWN.test(name)) continue;
    const xml = readXml(parts, name).replace(
      /<a:srgbClr val="([0-9A-F]{6})"(?:\/>|>([\s\S]*?)<\/a:srgbClr>)/gu,
      (color, value: string, inner = '') => {
        const slot = slots.get(value);
        if (slot === undefined) return color;
        return inner === ''
          ? `<a:schemeClr val="${slot}"/>`
          : `<a:schemeClr val="${slot}">${inner}</a:schemeClr>`;
      },
    );
    parts.set(name, xml);
  }
}
