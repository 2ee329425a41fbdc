import type { Block } from '../deck/types.js';
import type { Layout, Region } from './define-layout.js';
import { fitText } from './fit-text.js';
import { textSizes } from './place-blocks.js';
import { LINE_HEIGHT } from './type-scale.js';
import type { Paragraph } from './types.js';

/** A line or two beside a chart. */
const SHORT = { paragraphs: 2, characters: 110 };
/** The least share of the width that either side of a split keeps. */
const LEAST_SHARE = 0.25;

/** The layout with the regions that suit a slide: those for short or long text, and its split where the user set it. */
export function chooseRegions(layout: Layout, text: readonly Paragraph[], blocks: readonly Block[]): Layout {
  const variant =
    text.length === 0 ? undefined : layout.variants.find(({ when }) => suits(when, layout, text));
  const regions = variant?.regions ?? layout.regions;
  return { ...layout, regions: layout.split ? divided(regions, layout.split, blocks) : regions };
}

function suits(when: 'short' | 'long', layout: Layout, text: readonly Paragraph[]): boolean {
  if (when === 'short') {
    const characters = text.flatMap(({ runs }) => runs).reduce((sum, run) => sum + run.text.length, 0);
    return text.length <= SHORT.paragraphs && characters <= SHORT.characters;
  }
  const region = layout.regions.find(({ holds }) => holds === 'text');
  if (!region) return false;
  return fitText(text, { ...region, sizes: textSizes(layout.style, region), lineHeight: LINE_HEIGHT.body })
    .overflow;
}

/** A weight of 1 leaves the regions as they are; 2 gives the first twice as much beside the second. */
function divided(
  regions: readonly Region[],
  [first, second]: readonly [string, string],
  blocks: readonly Block[],
): readonly Region[] {
  const [a, b] = [first, second].map((id) => regions.find((region) => region.id === id));
  const weight = blocks.find(({ region }) => region === first)?.weight;
  if (!a || !b || weight === undefined || weight === 1 || !(weight > 0)) return regions;
  const gap = b.x - a.x - a.width;
  const room = a.width + b.width;
  const ratio = (a.width * weight) / (a.width * weight + b.width);
  const width = room * Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, ratio));
  return regions.map((region) => {
    if (region.id === first) return { ...region, width };
    return region.id === second ? { ...region, x: a.x + width + gap, width: room - width } : region;
  });
}

/** The weight with which the first region of a split is `width` slide pixels wide. */
export function weightFor(layout: Layout, width: number): number | undefined {
  const [a, b] = (layout.split ?? []).map((id) => layout.regions.find((region) => region.id === id));
  if (!a || !b) return undefined;
  const room = a.width + b.width;
  const wanted = Math.min(room * (1 - LEAST_SHARE), Math.max(room * LEAST_SHARE, width));
  return Math.round(((wanted * b.width) / ((room - wanted) * a.width)) * 1000) / 1000;
}
