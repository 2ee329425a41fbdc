import { WIDGET_TYPES, type WidgetType } from '../../chart/types.js';
import type { Slide } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';

/** The type that somebody asked for a slide's chart after its widget, where the chart is another one: `ext.asked`. */
const ASKED = 'asked';

const isType = (value: unknown): value is WidgetType => (WIDGET_TYPES as readonly unknown[]).includes(value);

/** The types that a slide's chart may stand in for: what somebody asked for, and its widget's own. */
export function askedTypes({ ext }: Pick<Slide, 'ext'>, { type }: Pick<WidgetInput, 'type'>): WidgetType[] {
  const asked = ext?.[ASKED];
  return isType(asked) && asked !== type ? [asked, type] : [type];
}

/** The slide, which knows what was asked for where its chart is another type. */
export function withAskedType(slide: Slide, asked: WidgetType | undefined): Slide {
  if (slide.ext?.[ASKED] === asked) return slide;
  const { ext, ...rest } = slide;
  const { [ASKED]: _, ...others } = ext ?? {};
  const kept = { ...others, ...(asked === undefined ? {} : { [ASKED]: asked }) };
  return Object.keys(kept).length > 0 ? { ...rest, ext: kept } : rest;
}

const known = new WeakMap<WidgetInput, Map<WidgetType, WidgetInput>>();

/** The widget as one of another type; the same object each time, so that its rows are read once. */
export function widgetAs(widget: WidgetInput, type: WidgetType): WidgetInput {
  if (type === widget.type) return widget;
  const own = known.get(widget) ?? new Map<WidgetType, WidgetInput>();
  known.set(widget, own);
  const as = own.get(type) ?? { ...widget, type };
  own.set(type, as);
  return as;
}
