import type { WidgetConfig, WidgetType } from '../chart/types.js';
import type { Block, Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import type { WidgetInput } from '../stream/protocol.js';
import { withTypeNote } from '../statements/shown/type-note.js';
import { asTable, withChartType } from './chart-type.js';

/** What may be changed of a slide's chart; what is absent stays. */
export interface ChartEdits {
  type?: WidgetType;
  sort?: NonNullable<WidgetConfig['sort']>;
  /** At most this many categories. */
  top?: number;
  /** The name that stands out, or `max`, `min`, `last`. */
  highlight?: string;
  /** `#rrggbb` of what stands out; of everything where nothing does. */
  color?: string;
}

/**
 * The slide with its chart edited, as far as its widget allows; a line for what it does not allow.
 * @param widget the one that the chart shows
 */
export function editChart(
  slide: Slide,
  { type, sort, top, highlight, color }: ChartEdits,
  widget: WidgetInput | undefined,
  locale: string,
): { slide: Slide; problems: string[] } {
  const problems: string[] = [];
  let edited = slide;
  const shown = slide.blocks.find(({ kind }) => kind === 'chart' || kind === 'table');
  const own = shown?.kind === 'chart' || shown?.kind === 'table' ? shown.spec.type : undefined;
  if (type && type !== own && widget) {
    try {
      edited = type === 'table' ? asTable(slide, widget, locale) : withChartType(slide, type, widget, locale);
    } catch (error) {
      if (!DeckError.is(error)) throw error;
      problems.push(`chart: ${error.message}`);
    }
  }
  if (widget) edited = withTypeNote(edited, widget, locale);
  const index = edited.blocks.findIndex(({ kind }) => kind === 'chart');
  const block = edited.blocks[index];
  const asked = [sort, top, highlight, color].some((value) => value !== undefined);
  if (!asked) return { slide: edited, problems };
  if (block?.kind !== 'chart')
    return { slide: edited, problems: [...problems, 'chart: the slide has none to edit'] };
  const { config = {} } = block.spec;
  const name = highlight ?? config.highlight;
  const stands = name !== undefined && name !== '';
  const changed: WidgetConfig = {
    ...config,
    ...(sort === undefined ? {} : { sort }),
    ...(top === undefined ? {} : { top }),
    ...(highlight === undefined ? {} : { highlight }),
    ...(color === undefined ? {} : stands ? { highlightColor: color } : { colors: [color] }),
  };
  const blocks = edited.blocks.map((one, at): Block =>
    at === index ? { ...block, spec: { ...block.spec, config: changed } } : one,
  );
  return { slide: { ...edited, blocks, origin: 'service' }, problems };
}
