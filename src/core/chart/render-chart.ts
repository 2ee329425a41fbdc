import { DeckError } from '../errors.js';
import { withOverlay } from './annotation/draw-overlay.js';
import { overlayOf } from './annotation/overlay.js';
import { BUILDERS } from './builders.js';
import { describeFrame } from './describe-chart.js';
import { encodingOf } from './encoding.js';
import type { ChartContext, Frame } from './frame.js';
import { createFrame, lineHeight } from './frame.js';
import { truncateText } from '../layout/measure.js';
import { chartFont, fontStack } from '../layout/theme-fonts.js';
import { ownName, withoutMarks } from './inherited-names.js';
import { labelsApart } from './labels-apart.js';
import type { Drawing, Mark, Shape, TextShape } from './shapes.js';
import { text } from './shapes.js';
import { svgDocument } from './svg-document.js';
import { textInBox } from './text-in-box.js';
import type { ChartData, ChartSpec } from './types.js';
import { CHART_TYPES, oneType } from './widget-types.js';

export interface RenderedChart {
  /** A document of its own: attributes only, no styles, no ids. The same input gives the same text. */
  svg: string;
  /** What the chart shows, in words, computed from the rows. */
  alt: string;
  /** Slide pixels. */
  width: number;
  height: number;
  /** What the chart leaves out (`Top 12 of 300`), in the deck's language; also written below it. */
  notes: string[];
  /** What the chart points out and why, in words; also part of `alt`. Empty where nothing stands out. */
  annotated: string[];
  /** What a reader can point at, in drawing order. */
  marks: Mark[];
}

const loadDrawing = () => import('./draw-option.js');

/** Loads what draws charts, and lets it draw once: a caller that waits for rows anyway saves the first chart that time. */
export async function preloadCharts(): Promise<void> {
  const { drawOption } = await loadDrawing();
  drawOption(
    { animation: false, xAxis: { data: ['a'] }, yAxis: {}, series: [{ type: 'bar', data: [1] }] },
    64,
    64,
  );
}

/**
 * Draws a chart into an SVG of `width` × `height` slide pixels, the same in page and Node.
 * Loads ECharts at the first call.
 *
 * Throws `DeckError`: `unsupported` for a type that is no chart of ours; `wrong_columns`, `no_rows` and
 * `unknown_widget_type` as `resolveEncoding`; `too_large` for more marks than a picture can show; `invalid_config` for a
 * number format that does not exist; `invalid` for values that no scale can hold.
 */
export async function renderChart(
  spec: ChartSpec,
  data: ChartData,
  context: ChartContext,
): Promise<RenderedChart> {
  const encoding = encodingOf(spec, data);
  const build = Object.hasOwn(BUILDERS, spec.type) ? BUILDERS[spec.type] : undefined;
  if (build === undefined) {
    throw new DeckError('unsupported', `${oneType(spec.type)} cannot be drawn as a chart.`, {
      hint: `Charts are ${CHART_TYPES.join(', ')}.`,
    });
  }
  const { width, height, theme } = context;
  if (!(width >= 1 && height >= 1)) {
    throw new DeckError('invalid', `A chart needs a width and a height, got ${width} × ${height}.`, {
      hint: 'Draw it once its place on the page has a size.',
    });
  }
  let frame = createFrame(spec, encoding, data, context);
  let drawing = await build(frame);
  let overlay = overlayOf(frame, drawing.stage, drawing.shapes);
  let labelled = inPicture(frame, withOverlay(frame, drawing.shapes, overlay));
  if (labelled.lost) {
    // Drawn again with room for the note that says so.
    frame = createFrame(spec, encoding, data, context);
    frame.notes.push(frame.phrases.crowded);
    drawing = await build(frame);
    overlay = overlayOf(frame, drawing.stage, drawing.shapes);
    labelled = inPicture(frame, withOverlay(frame, drawing.shapes, overlay));
  }
  const { drawOption } = await loadDrawing();
  let raw: string;
  try {
    raw = withoutMarks(drawOption(optionOf(drawing, labelled.shapes), width, height));
  } catch (cause) {
    throw outsideScales(spec, cause);
  }
  if (!allFinite(raw, drawing.marks ?? [])) throw outsideScales(spec);
  const { title, alt } = describeFrame(frame, drawing.called, overlay.said);
  const font = fontStack(chartFont(theme), context.locale);
  return {
    svg: svgDocument(raw, { width, height, font, title, description: alt }),
    alt,
    width,
    height,
    notes: frame.notes,
    annotated: [...overlay.said],
    marks: drawing.marks ?? [],
  };
}

function outsideScales({ type }: ChartSpec, cause?: unknown): DeckError {
  return new DeckError('invalid', `The values of this ${type} are outside what can be drawn.`, {
    hint: 'Scale or round the values in the SQL, or show them as a table.',
    cause,
  });
}

/** Whether every coordinate is a number: the extremes of a double lie farther apart than a double can say. */
function allFinite(raw: string, marks: readonly Mark[]): boolean {
  const lost = /NaN|Infinity/u;
  // A label may say so; inside a tag it is a place that no viewer finds.
  if (lost.test(raw) && /<[^<>]*(?:NaN|Infinity)/u.test(raw)) return false;
  return marks.every(({ d, x, y }) => Number.isFinite(x + y) && !lost.test(d));
}

function optionOf({ plot, x, y, series = [] }: Drawing, shapes: readonly Shape[]): Record<string, unknown> {
  return {
    animation: false,
    backgroundColor: 'transparent',
    ...(plot === undefined
      ? {}
      : {
          grid: { ...plot, outerBoundsMode: 'none' },
          xAxis: { ...x, show: false },
          yAxis: { ...y, show: false },
        }),
    series: series.map((it) => ({ ...it, silent: true, clip: false, animation: false })),
    graphic: {
      elements: shapes.map((shape) => {
        if (shape.type !== 'text') return shape;
        const own = ownName(shape.style.text);
        return own === shape.style.text ? shape : { ...shape, style: { ...shape.style, text: own } };
      }),
    },
  };
}

/** The shapes as they are drawn: the notes with them, every label inside the chart and on no other. */
function inPicture(frame: Frame, shapes: readonly Shape[]): { shapes: Shape[]; lost: boolean } {
  const notes = frame.notes.length === 0 ? [] : [noteLine(frame)];
  const inBox = (shape: TextShape): TextShape | [] => textInBox(frame, shape) ?? [];
  return labelsApart(
    shapes.flatMap((shape) => (shape.type === 'text' ? inBox(shape) : shape)),
    notes.flatMap(inBox),
  );
}

function noteLine(frame: Frame): TextShape {
  const content = truncateText(frame.notes.join(' · '), frame.width, { fontSize: frame.fontSize });
  return text(frame, content, 0, frame.height - lineHeight(frame) / 2);
}
