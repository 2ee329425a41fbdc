import type { Block } from '../deck/types.js';
import type { Layout, LayoutVariant, Region } from './define-layout.js';
import { fitText, type FittedText } from './fit-text.js';
import { measureText } from './measure.js';
import { textPlace } from './text-place.js';
import { metricsOf } from './theme-fonts.js';
import type { Theme } from './theme-types.js';
import type { Paragraph } from './types.js';

/** A line or two; widths in em, so that a line of Chinese counts as one of English does. */
const SHORT = { paragraphs: 2, width: 56 };
/** The least share of the width that either side of a split keeps. */
const LEAST_SHARE = 0.25;

export interface ChosenRegions {
  layout: Layout;
  /** The slide's text as it was set to choose them: it need not be set again where its region has this size. */
  fitted?: { width: number; height: number; text: FittedText };
}

/** The layout with the regions that suit a slide: those for short or long text, and its split where the user set it. */
export function chooseRegions(
  layout: Layout,
  text: readonly Paragraph[],
  blocks: readonly Block[],
  theme: Theme,
): ChosenRegions {
  const [own, ...others] = text.length === 0 ? [layout.regions] : candidates(layout, text);
  let chosen: ChosenRegions = { layout: { ...layout, regions: own ?? layout.regions } };
  // Without a choice nothing is set here.
  if (others.length > 0) {
    for (const regions of [own ?? layout.regions, ...others]) {
      const fitted = fitIn(regions, layout, text, theme);
      chosen = { layout: { ...layout, regions }, ...(fitted ? { fitted } : {}) };
      if (!fitted?.text.overflow) break;
    }
  }
  if (!layout.split) return chosen;
  const regions = divided(chosen.layout.regions, layout.split, blocks);
  return { ...chosen, layout: { ...chosen.layout, regions } };
}

/** From the regions for the least text to those for the most: the first that hold it are taken. */
function candidates({ regions, variants }: Layout, text: readonly Paragraph[]): (readonly Region[])[] {
  const of = (when: LayoutVariant['when']): (readonly Region[])[] =>
    variants.filter((variant) => variant.when === when).map((variant) => variant.regions);
  return [...(isShort(text) ? of('short') : []), regions, ...of('long')];
}

function isShort(text: readonly Paragraph[]): boolean {
  const words = text.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  return text.length <= SHORT.paragraphs && measureText(words, { fontSize: 1 }) <= SHORT.width;
}

function fitIn(
  regions: readonly Region[],
  layout: Layout,
  text: readonly Paragraph[],
  theme: Theme,
): ChosenRegions['fitted'] {
  const region = regions.find(({ holds }) => holds === 'text');
  if (!region) return undefined;
  const { paragraphs, ...place } = textPlace(layout.style, region, region, text);
  const fitted = fitText(paragraphs, { ...place, font: metricsOf(theme, 'body') });
  return { width: place.width, height: place.height, text: fitted };
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
  const after = a.x > b.x;
  const gap = after ? a.x - b.x - b.width : b.x - a.x - a.width;
  const room = a.width + b.width;
  const ratio = (a.width * weight) / (a.width * weight + b.width);
  const width = room * Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, ratio));
  return regions.map((region) => {
    if (region.id === first) return { ...region, width, x: after ? b.x + room - width + gap : a.x };
    if (region.id === second) return { ...region, width: room - width, x: after ? b.x : a.x + width + gap };
    return region;
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
