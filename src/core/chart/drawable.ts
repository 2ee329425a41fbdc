import { DeckError } from '../errors.js';
import { defaultTheme } from '../layout/themes.js';
import { BUILDERS } from './builders.js';
import { encodingOf } from './encoding.js';
import { createFrame } from './frame.js';
import type { ChartData, ChartSpec, WidgetType } from './types.js';

/** Half of a slide, in which every chart has to be readable. */
const PLACE = { width: 640, height: 440, locale: 'en-US', timeZone: 'UTC', currency: 'USD' };

/** Taken as drawable: what these need is loaded first, and points have a place whatever they are. */
const TAKEN: ReadonlySet<WidgetType> = new Set(['treemap', 'country-map', 'geo-map', 'scatter']);

/**
 * Whether the rows can be drawn as the chart's type: false where `renderChart` would throw for rows that stand twice, more marks than a
 * picture shows, or values that the type has no form for. Options are not judged: one that is wrong is told as it is.
 */
export function isDrawable(spec: ChartSpec, data: ChartData): boolean {
  const build = TAKEN.has(spec.type) ? undefined : BUILDERS[spec.type];
  if (!build) return true;
  try {
    void build(createFrame(spec, encodingOf(spec, data), data, { ...PLACE, theme: defaultTheme }));
    return true;
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    return error.code === 'invalid_config';
  }
}
