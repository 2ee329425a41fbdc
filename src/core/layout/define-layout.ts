import { DeckError } from '../errors.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from './types.js';

/** A place on the slide in slide pixels, as a left-to-right reader sees it; right-to-left decks mirror it. */
export interface Region {
  id: string;
  holds: 'title' | 'text' | 'blocks';
  x: number;
  y: number;
  width: number;
  height: number;
  /** How several blocks share it. */
  arrange?: 'row' | 'column';
  /** Takes the room of this region too where that one is empty. */
  growsInto?: string;
  /** A line or two stand in large type in the middle of its height, with a rule before them. */
  callout?: boolean;
}

/** Other places for the same regions. */
export interface LayoutVariant {
  /** `short`: a line or two of text; `long`: text that does not fit the region it has otherwise. */
  when: 'short' | 'long';
  /** In reading order. */
  regions: readonly Region[];
}

export interface Layout {
  id: string;
  /** In reading order. */
  regions: readonly Region[];
  variants: readonly LayoutVariant[];
  /** Two regions side by side whose widths the weight of a block in the first divides. */
  split?: readonly [first: string, second: string];
  /** The layout with the same regions on changed sides. */
  mirror?: string;
  /** Draws the slide where this layout has no region for what the slide holds. */
  fallback: string;
  /** `cover`: opening slide with the logo; `divider`: opens a part; neither has a footer rule. */
  style: 'content' | 'cover' | 'divider';
}

export interface LayoutInput {
  id: string;
  regions: readonly Region[];
  variants?: readonly LayoutVariant[];
  split?: Layout['split'];
  mirror?: string;
  fallback?: string;
  style?: Layout['style'];
}

const registry = new Map<string, Layout>();

/** Registers a layout, which is plain data; an id already there is replaced. Throws `invalid_config` for bad regions. */
export function defineLayout(input: LayoutInput): Layout {
  checkRegions(input.id, 'regions', input.regions);
  input.variants?.forEach(({ regions }, i) => checkRegions(input.id, `variants[${i}].regions`, regions));
  const layout: Layout = Object.freeze({
    id: input.id,
    regions: frozen(input.regions),
    variants: Object.freeze(
      (input.variants ?? []).map((variant) =>
        Object.freeze({ ...variant, regions: frozen(variant.regions) }),
      ),
    ),
    ...(input.split === undefined ? {} : { split: input.split }),
    ...(input.mirror === undefined ? {} : { mirror: input.mirror }),
    fallback: input.fallback ?? 'chart-text',
    style: input.style ?? 'content',
  });
  registry.set(layout.id, layout);
  return layout;
}

const frozen = (regions: readonly Region[]): readonly Region[] =>
  Object.freeze(regions.map((region) => Object.freeze({ ...region })));

function checkRegions(id: string, where: string, regions: readonly Region[]): void {
  const seen = new Set<string>();
  regions.forEach((region, index) => {
    const path = `layouts.${id}.${where}[${index}]`;
    const fail = (message: string, hint: string): never => {
      throw new DeckError('invalid_config', `Region "${region.id}" of layout "${id}" ${message}.`, {
        path,
        hint,
      });
    };
    if (![region.x, region.y, region.width, region.height].every(Number.isFinite)) {
      fail('has a size or position that is not a number', 'Give x, y, width and height in slide pixels.');
    }
    if (region.width <= 0 || region.height <= 0) fail('has no area', 'Give it a positive width and height.');
    const right = region.x + region.width;
    const bottom = region.y + region.height;
    if (region.x < 0 || region.y < 0 || right > SLIDE_WIDTH || bottom > SLIDE_HEIGHT) {
      fail('reaches outside the slide', `Keep it inside ${SLIDE_WIDTH} × ${SLIDE_HEIGHT}.`);
    }
    if (seen.has(region.id)) fail('is there twice', 'Give each region its own id.');
    seen.add(region.id);
  });
}

export function findLayout(id: string): Layout | undefined {
  return registry.get(id);
}

/** Every registered layout, built-in ones first. */
export function listLayouts(): Layout[] {
  return [...registry.values()];
}
