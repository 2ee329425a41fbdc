import type { Block, SetAside, Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import { findLayout, listLayouts, type Layout } from './define-layout.js';
import { holdsBlock, holdsText, layoutOf } from './layouts.js';

/**
 * The slide in another layout. Blocks go to the regions it has; what it has no place for is set aside in the slide and is back
 * in its old place with the layout it came from.
 * @throws DeckError `not_found` for a layout that nobody registered
 */
export function switchLayout(slide: Slide, layoutId: string): Slide {
  const layout = findLayout(layoutId);
  if (!layout) {
    throw new DeckError('not_found', `There is no layout "${layoutId}".`, {
      path: 'layout',
      hint: `The layouts are: ${listLayouts()
        .map(({ id }) => id)
        .join(', ')}.`,
    });
  }
  const home = slide.aside ?? homeOf(slide);
  const { aside: _aside, ...rest } = slide;
  const whole = { ...rest, layout: layoutId, text: wholeText(slide), blocks: atHome(slide, home) };
  if (layoutId === home.layout) return whole;
  const blocks = placed(
    whole.blocks.filter((block) => holdsBlock(layout, block)),
    layout,
  );
  const keptBack = whole.blocks.filter((block) => !holdsBlock(layout, block));
  const isTextKept = !holdsText(layout, whole);
  const aside: SetAside = {
    layout: home.layout,
    places: home.places,
    blocks: keptBack,
    ...(isTextKept ? { text: whole.text } : {}),
  };
  const next = { ...whole, blocks, text: isTextKept ? '' : whole.text };
  const isSame =
    blocks.length === whole.blocks.length && blocks.every((block, at) => block === whole.blocks[at]);
  return isSame && !isTextKept ? next : { ...next, aside };
}

/** How many parts of a slide its layout has no place for. */
export const partsAside = ({ aside }: Slide): number =>
  (aside?.blocks.length ?? 0) + (aside?.text === undefined ? 0 : 1);

/**
 * The slide with what stands side by side on changed sides; undefined where nothing does. Each keeps its width.
 */
export function swapSides(slide: Slide): Slide | undefined {
  const layout = layoutOf(slide);
  const [first, second] = layout.split ?? [];
  const at = (id: string | undefined): Block | undefined => slide.blocks.find(({ region }) => region === id);
  if (layout.mirror !== undefined) {
    const isBeside = slide.blocks.length > 0 && slide.text.trim() !== '';
    return isBeside ? { ...slide, layout: layout.mirror } : undefined;
  }
  const [one, other] = [at(first), at(second)];
  if (first === undefined || second === undefined || !one || !other) return undefined;
  const { weight } = one;
  const blocks = slide.blocks.map((block): Block => {
    if (block.region !== first && block.region !== second) return block;
    const { weight: own, ...plain } = { ...block, region: block.region === first ? second : first };
    if (block !== one && block !== other) return { ...plain, ...(own === undefined ? {} : { weight: own }) };
    return block === other && weight !== undefined ? { ...plain, weight: inverse(weight) } : plain;
  });
  return { ...slide, blocks };
}

const inverse = (weight: number): number => (weight > 0 ? Math.round(1000 / weight) / 1000 : 1);

/** A slide is drawn by a fallback where its own layout cannot hold it: that is the one to come back to. */
const homeOf = (slide: Slide): SetAside => ({
  layout: layoutOf(slide).id,
  places: slide.blocks.map(({ id, region, weight }) => ({
    id,
    region,
    ...(weight === undefined ? {} : { weight }),
  })),
  blocks: [],
});

/** What was written since stands after what was set aside. */
function wholeText({ text, aside }: Slide): string {
  if (aside?.text === undefined) return text;
  return text.trim() === '' ? aside.text : `${aside.text}\n\n${text}`;
}

/** All blocks where they stood at first; those that came since follow. */
function atHome({ blocks, aside }: Slide, { places }: SetAside): Block[] {
  const all = [...blocks, ...(aside?.blocks ?? [])];
  const old = places.flatMap(({ id, region, weight }): Block[] => {
    const block = all.find((one) => one.id === id);
    if (!block) return [];
    if (block.region === region && block.weight === weight) return [block];
    const { weight: _weight, ...plain } = { ...block, region };
    return [{ ...plain, ...(weight === undefined ? {} : { weight }) }];
  });
  return [...old, ...all.filter(({ id }) => !places.some((place) => place.id === id))];
}

/** Blocks in the regions of a layout: where it has those that they name, these; else shared out in reading order. */
function placed(blocks: readonly Block[], layout: Layout): Block[] {
  const regions = layout.regions.filter(({ holds }) => holds === 'blocks');
  const text = layout.regions.find(({ holds }) => holds === 'text');
  const others = blocks.filter(({ kind }) => kind !== 'text' || !text);
  const areNamed = others.every(({ region }) => regions.some(({ id }) => id === region));
  return blocks.map((block) => {
    if (areNamed && regions.some(({ id }) => id === block.region)) return block;
    const at = others.indexOf(block);
    const to = at < 0 ? text : regions[Math.floor((at * regions.length) / others.length)];
    if (!to || to.id === block.region) return block;
    const { weight: _weight, ...plain } = block;
    return { ...plain, region: to.id };
  });
}
