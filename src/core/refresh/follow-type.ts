import { shownAs } from '../analyst/chart-type.js';
import type { WidgetType } from '../chart/types.js';
import type { Block, Deck, Slide, Source } from '../deck/types.js';
import { tryReadWidget } from '../statements/offers.js';
import { askedTypes, widgetAs } from '../statements/shown/asked-type.js';
import { shownType } from '../statements/shown/shown-type.js';
import { typeNoteOf, withTypeNote } from '../statements/shown/type-note.js';
import { readSource } from '../statements/verify.js';
import type { WidgetInput } from '../stream/protocol.js';

/** A chart that the new rows suit no more, or suit again. */
export interface TypeChange {
  slideId: string;
  blockId: string;
  before: WidgetType;
  after: WidgetType;
  /** Why it is not the type that was asked for, in the language of the deck; absent where it is. */
  note?: string;
}

/**
 * A slide of `before` whose chart is of the nearest type that shows the rows of `after`. A type that the rows did not suit before is what
 * a person insists on: it stays.
 */
export function followType(before: Deck, after: Deck, slide: Slide): { slide: Slide; change?: TypeChange } {
  const { source: id = '' } = slide;
  const block = slide.blocks.find(({ kind }) => kind === 'chart' || kind === 'table');
  const [was, is] = [before, after].map(({ sources }) => widgetOf(sources, id));
  if (!was || !is || !block || !('spec' in block) || (block.source ?? id) !== id) return { slide };
  const { type } = block.spec;
  const asked = [...askedTypes(slide, was), type].find((one) => typeFor(was, one) === type);
  const now = asked && typeFor(is, asked);
  if (!asked || !now) return { slide };
  const { locale } = after.format;
  if (now === type) return { slide: withTypeNote(slide, is, locale) };
  const { blocks, ...shown } = shownAs(slide, asked, now, is, locale);
  // The edits that lead there name blocks, not their order.
  const order = slide.blocks.flatMap((one): Block[] => blocks.filter((other) => other.id === one.id));
  const changed: Slide = { ...shown, blocks: order, origin: slide.origin };
  const note = typeNoteOf(changed, is, locale);
  const change = { slideId: slide.id, blockId: block.id, before: type, after: now };
  return { slide: changed, change: { ...change, ...(note === undefined ? {} : { note }) } };
}

/** Undefined where the rows do not fit their widget: what cannot be drawn is told of elsewhere. */
function widgetOf(sources: Readonly<Record<string, Source>>, id: string): WidgetInput | undefined {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  return source && readSource(source)?.frame.widget;
}

function typeFor(widget: WidgetInput, asked: WidgetType): WidgetType | undefined {
  const frame = tryReadWidget(widgetAs(widget, asked))?.frame;
  return frame && shownType(frame).type;
}
