import { resolveEncoding } from '../chart/encoding.js';
import type { ChartSpec, WidgetConfig, WidgetType } from '../chart/types.js';
import type { Block, Slide } from '../deck/types.js';
import { DeckError } from '../errors.js';
import { tryReadWidget } from '../statements/offers.js';
import { widgetAs, withAskedType } from '../statements/shown/asked-type.js';
import { formatsOfColumns, shownFormat } from '../statements/shown/shown-format.js';
import { shownType } from '../statements/shown/shown-type.js';
import { withTypeNote } from '../statements/shown/type-note.js';
import type { WidgetInput } from '../stream/protocol.js';

/** The slide with a table of its widget in place of its chart. */
export const asTable = (slide: Slide, widget: WidgetInput, locale: string): Slide =>
  shownAs(slide, 'table', 'table', widget, locale);

/**
 * The slide with its chart as another type: as the nearest one that shows the rows, which the notes give a reason for. Throws `unsupported`
 * where it has no chart or no widget was sent, `wrong_columns` where the columns do not fit the type.
 */
export function withChartType(
  slide: Slide,
  wanted: WidgetType,
  widget: WidgetInput | undefined,
  locale: string,
): Slide {
  if (!slide.blocks.some(isShown) || !widget) {
    throw new DeckError(
      'unsupported',
      `The slide "${slide.id.slice(0, 60)}" has no chart whose type could change.`,
      {
        path: 'instruction',
        hint: 'Select a slide with a chart or a table, and send its widget.',
      },
    );
  }
  const asked = withSeries(wanted, widget);
  encodingFor(asked, widget);
  const frame = tryReadWidget(widgetAs(widget, asked))?.frame;
  return shownAs(slide, asked, frame ? shownType(frame).type : asked, widget, locale);
}

/** The slide with its chart or table as a type that stands in for the one asked for; its notes say why. */
export function shownAs(
  slide: Slide,
  asked: WidgetType,
  type: WidgetType,
  widget: WidgetInput,
  locale: string,
): Slide {
  const changed = type === 'table' ? tableOf(slide, widget) : chartOf(slide, type, widget);
  const known = type === asked || asked === widget.type ? undefined : asked;
  return withTypeNote({ ...withAskedType(changed, known), origin: 'service' }, widget, locale);
}

const isShown = ({ kind }: Block): boolean => kind === 'chart' || kind === 'table';

function tableOf(slide: Slide, widget: WidgetInput): Slide {
  const [block] = slide.blocks.filter((one) => isShown(one) || one.kind === 'metric');
  const source = block?.source ?? slide.source ?? widget.id;
  const id = block?.id ?? 'table';
  const columnFormats = formatsOfColumns(widget);
  const config = { ...(columnFormats ? { columnFormats } : {}), ...ownConfig(block, widget) };
  const spec: ChartSpec = {
    type: 'table',
    encoding: {},
    title: widget.title,
    ...(Object.keys(config).length > 0 ? { config } : {}),
  };
  const others = slide.blocks
    .filter((one) => one !== block)
    .map((one): Block => ({ ...one, region: 'table' }));
  return {
    ...slide,
    layout: 'table',
    blocks: [{ id, region: 'table', source, kind: 'table', spec }, ...others],
  };
}

/** What was set for a chart, such as its colours, waits in the table for its return; how its values were written is for one column alone. */
function ownConfig(block: Block | undefined, widget: WidgetInput): WidgetConfig {
  if (block?.kind !== 'chart') return {};
  const { numberFormat, hundredths, ...config } = block.spec.config ?? {};
  const derived = formatOf(widget);
  return numberFormat === undefined || numberFormat === derived.numberFormat
    ? config
    : { ...config, numberFormat, ...(hundredths === undefined ? {} : { hundredths }) };
}

function formatOf(widget: WidgetInput): WidgetConfig {
  const frame = tryReadWidget(widget)?.frame;
  return frame ? shownFormat(frame) : {};
}

function chartOf(slide: Slide, type: WidgetType, widget: WidgetInput): Slide {
  const encoding = encodingFor(type, widget);
  const index = slide.blocks.findIndex(isShown);
  const blocks = slide.blocks.map((one, at): Block => {
    if (at !== index || (one.kind !== 'chart' && one.kind !== 'table')) return one;
    const { id, source, spec } = one;
    const own = source === undefined ? {} : { source };
    const config = { ...(one.kind === 'table' ? formatOf(widget) : {}), ...spec.config };
    const configured = Object.keys(config).length > 0 ? { config } : {};
    return { id, region: 'chart', ...own, kind: 'chart', spec: { ...spec, ...configured, type, encoding } };
  });
  return { ...slide, layout: slide.layout === 'table' ? 'chart-text' : slide.layout, blocks };
}

const encodingFor = (type: WidgetType, widget: WidgetInput): ChartSpec['encoding'] =>
  resolveEncoding(type, widget.columns, widget.rows ?? [sampleRow(widget)], widget.config);

/** A plain word means the type's form for several series where the widget has them. */
function withSeries(type: WidgetType, widget: WidgetInput): WidgetType {
  const several = widget.columns.some((column) => /^(series|group)$/i.test(column.name));
  const forms: Partial<Record<WidgetType, WidgetType>> = {
    bar: 'grouped-bar',
    line: 'multi-line',
    area: 'stacked-area',
  };
  return several ? (forms[type] ?? type) : type;
}

const sampleRow = (widget: WidgetInput): Record<string, number> =>
  Object.fromEntries(widget.columns.map(({ name }) => [name, 1]));
