import { createSlide } from '../../../deck/create-deck.js';
import type { Deck } from '../../../deck/types.js';
import type { Layout, Region } from '../../../layout/define-layout.js';
import { isRightToLeft, layoutSlide } from '../../../layout/layout-slide.js';
import type { Rect } from '../../../layout/place-text.js';
import { dateArea } from '../../../layout/slide-frame.js';
import { textPlace } from '../../../layout/text-place.js';
import { SLIDE_WIDTH, type Box, type ImageBox, type ShapeBox, type TextBox } from '../../../layout/types.js';
import { stage } from '../../../locales/en/stage.js';
import type { LayoutPlaceholder, LayoutPlan, TextLook } from '../package-plan.js';

export type Frame = ShapeBox | ImageBox;

/** Indexes by which slides find their places, those that PowerPoint gives its own layouts. */
const INDEX = { text: 1, date: 10, footer: 11, number: 12, firstContent: 13 } as const;
const VARIANT_NAMES = { short: 'short text', long: 'long text' } as const;

/** A layout of the file: what a slide of it shows when nothing is on it, and the places that it has. */
export function sketchLayout(
  deck: Deck,
  layout: Layout,
  variant?: Layout['variants'][number],
): LayoutPlan<Frame> {
  const { background, boxes } = emptySlide(deck, layout);
  const named = { ...deck, branding: { ...deck.branding, companyName: '-' } };
  const names = new Map(Object.entries(stage.layoutNames));
  const name = names.get(layout.id) ?? layout.id;
  return {
    id: layout.id,
    name: variant ? `${name}, ${VARIANT_NAMES[variant.when]}` : name,
    style: layout.style,
    background,
    frame: boxes.filter((box) => box.kind === 'shape' || box.kind === 'image'),
    placeholders: [
      ...titlePlace(layout, textBox(boxes, 'title')),
      ...textPlaces(deck, layout, variant?.regions ?? layout.regions, textBox(boxes, 'text')),
      ...footerPlaces(
        deck,
        textBox(emptySlide(named, layout).boxes, 'footer'),
        textBox(boxes, 'slide-number'),
      ),
    ],
  };
}

function emptySlide(deck: Deck, layout: Layout): ReturnType<typeof layoutSlide> {
  const slide = createSlide({ id: layout.id, layout: layout.id });
  return layoutSlide({ ...deck, slides: [slide], sources: {}, assets: {} }, slide);
}

const textBox = (boxes: readonly Box[], id: string): TextBox | undefined =>
  boxes.find((box): box is TextBox => box.kind === 'text' && box.id === id);

function titlePlace({ style }: Layout, title: TextBox | undefined): LayoutPlaceholder[] {
  return title
    ? [{ type: style === 'cover' ? 'ctrTitle' : 'title', ...rectOf(title), look: lookOf(title) }]
    : [];
}

function textPlaces(
  deck: Deck,
  { style }: Layout,
  regions: readonly Region[],
  text: TextBox | undefined,
): LayoutPlaceholder[] {
  const side = (rect: Rect): Rect => mirrored(deck, rectOf(rect));
  let content: number = INDEX.firstContent;
  return regions.flatMap((region): LayoutPlaceholder[] => {
    if (region.holds === 'blocks')
      return [{ type: 'obj', index: content++, region: region.id, ...side(region) }];
    if (region.holds !== 'text' || !text) return [];
    const { sizes, lineHeight, ...place } = textPlace(style, region, region, []);
    const look: TextLook = {
      ...lookOf(text),
      fontSize: sizes[0] ?? text.fontSize,
      lineHeight,
      anchor: region.callout === true ? 'middle' : 'top',
    };
    return [{ type: style === 'cover' ? 'subTitle' : 'body', index: INDEX.text, ...side(place), look }];
  });
}

/** Company, date and number. An opening slide has no number, and no date either. */
function footerPlaces(
  deck: Deck,
  footer: TextBox | undefined,
  number: TextBox | undefined,
): LayoutPlaceholder[] {
  const places: LayoutPlaceholder[] = [];
  if (footer) places.push({ type: 'ftr', index: INDEX.footer, ...rectOf(footer), look: lookOf(footer) });
  if (!number) return places;
  const look = lookOf(number);
  return [
    { type: 'dt', index: INDEX.date, ...mirrored(deck, dateArea()), look },
    ...places,
    { type: 'sldNum', index: INDEX.number, ...rectOf(number), look },
  ];
}

function mirrored(deck: Deck, rect: Rect): Rect {
  return isRightToLeft(deck.format.locale) ? { ...rect, x: SLIDE_WIDTH - rect.x - rect.width } : rect;
}

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });

const lookOf = ({ fontSize, lineHeight, font, bold, color, align, anchor }: TextBox): TextLook => ({
  fontSize, lineHeight, font, bold, color, align, anchor,
}); // prettier-ignore
