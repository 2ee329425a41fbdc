import type { Deck, Slide } from '../../../deck/types.js';
import { listLayouts, type Layout, type LayoutVariant } from '../../../layout/define-layout.js';
import { layoutOf } from '../../../layout/layouts.js';
import { isRightToLeft } from '../../../layout/layout-slide.js';
import type { Box, SlideGeometry } from '../../../layout/types.js';
import type { LayoutPlan, LayoutPlaceholder, PlaceholderUse } from '../package-plan.js';
import { placeIn } from './place-in.js';
import { sketchLayout, type Frame } from './sketch-layout.js';

/** A slide as its layout leaves it. */
export interface PlannedSlide {
  /** Index among the layouts. */
  layout: number;
  /** Without what the layout shows already. */
  boxes: Box[];
  /** By the ids of the boxes that take a place of the layout. */
  placeholders: Record<string, PlaceholderUse>;
}

type Sketch = LayoutPlan<Frame>;

/**
 * The layouts of a file: each of the product's with its usual regions, for slides that are added later, and one for every
 * other set of regions that slides of the deck stand in. The first shows title and text, as a master does.
 */
export function planLayouts(
  deck: Deck,
  slides: readonly Slide[],
  geometries: readonly SlideGeometry[],
): { layouts: Sketch[]; slides: PlannedSlide[] } {
  const rightToLeft = isRightToLeft(deck.format.locale);
  const sketches = new Map<Layout | LayoutVariant, Sketch>();
  const sketch = (layout: Layout, variant?: LayoutVariant): Sketch => {
    const known = sketches.get(variant ?? layout) ?? sketchLayout(deck, layout, variant);
    sketches.set(variant ?? layout, known);
    return known;
  };
  const all = listLayouts();
  const layouts = new Set([...all.filter(({ id }) => id === 'text'), ...all].map((layout) => sketch(layout)));

  /** The first set of regions that the text stands in; the usual one where it has a place of its own. */
  const sketchFor = (slide: Slide, boxes: readonly Box[]): Sketch => {
    const layout = layoutOf(slide);
    const text = boxes.find((box) => box.id === 'text');
    const holds = ({ placeholders }: Sketch): boolean =>
      text?.kind !== 'text' || placeholders.some((it) => placeIn(it, text, rightToLeft) !== undefined);
    const variants = [undefined, ...layout.variants];
    return sketch(
      layout,
      variants.find((variant) => holds(sketch(layout, variant))),
    );
  };
  const chosen = slides.map((slide, at) => sketchFor(slide, geometries[at]?.boxes ?? []));
  for (const layout of chosen) layouts.add(layout);
  const list = [...layouts];
  return {
    // Those of content show what the master shows.
    layouts: list.map((it, at) => (at > 0 && it.style === 'content' ? { ...it, frame: [] } : it)),
    slides: slides.map((slide, at): PlannedSlide => {
      const layout = chosen[at] as Sketch;
      return {
        layout: list.indexOf(layout),
        ...onLayout(slide, geometries[at]?.boxes ?? [], layout, rightToLeft),
      };
    }),
  };
}

/** By the ids of boxes: the type of the place that each takes. */
const PLACES: ReadonlyMap<string, readonly LayoutPlaceholder['type'][]> = new Map([
  ['title', ['title', 'ctrTitle']],
  ['text', ['body', 'subTitle']],
  ['footer', ['ftr']],
  ['slide-number', ['sldNum']],
]);

function onLayout(
  { blocks }: Slide,
  boxes: readonly Box[],
  { frame, placeholders }: Sketch,
  rightToLeft: boolean,
): Pick<PlannedSlide, 'boxes' | 'placeholders'> {
  const uses: [string, PlaceholderUse][] = [];
  for (const box of boxes) {
    const types = box.kind === 'text' ? PLACES.get(box.id) : undefined;
    const placeholder = placeholders.find(({ type }) => types?.includes(type));
    if (box.kind === 'text' && placeholder)
      uses.push([box.id, { placeholder, ...placeIn(placeholder, box, rightToLeft) }]);
  }
  for (const placeholder of placeholders) {
    const sharing = blocks.filter(({ region }) => region !== undefined && region === placeholder.region);
    const [block] = sharing;
    // Several that share a region have no place in the file that is theirs alone.
    if (block && sharing.length === 1 && isObject(boxes, block.id)) uses.push([block.id, { placeholder }]);
  }
  return {
    boxes: boxes.filter((box) => !frame.some((other) => looksAs(other, box))),
    placeholders: Object.fromEntries(uses),
  };
}

const isObject = (boxes: readonly Box[], id: string): boolean =>
  boxes.some(
    (box) => box.id === id && (box.kind === 'chart' || box.kind === 'table' || box.kind === 'image'),
  );

function looksAs(frame: Frame, box: Box): boolean {
  if (
    frame.id !== box.id ||
    (['x', 'y', 'width', 'height'] as const).some((side) => frame[side] !== box[side])
  )
    return false;
  if (frame.kind === 'shape') return box.kind === 'shape' && box.fill === frame.fill;
  return box.kind === 'image' && box.dataUrl === frame.dataUrl && box.alt === frame.alt;
}
