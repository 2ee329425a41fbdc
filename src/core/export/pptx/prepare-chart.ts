import { rasterizeSvg } from '#rasterize';
import type { ChartContext } from '../../chart/frame.js';
import type { OfficeOverlay } from '../../chart/annotation/office-overlay.js';
import { officeChart, type OfficeDrawing, type OfficeTableDrawing } from '../../chart/office-chart.js';
import { renderChart } from '../../chart/render-chart.js';
import type { ChartData } from '../../chart/types.js';
import { DeckError, isAbort } from '../../errors.js';
import type { ChartBox, ProblemBox, SlideGeometry, TextBox } from '../../layout/types.js';
import { ExportError } from '../export-error.js';
import { fitsWorkbook } from './native-chart/sheet-columns.js';
import { languageTag } from './language-tag.js';
import type { DrawableBox, PictureContext, StrokeBox } from './prepare-pictures.js';
import { hex } from './theme-colors.js';

/** Pixels per slide pixel of a chart: sharp on a screen of twice the usual density. */
const CHART_SCALE = 2;
const LINE_HEIGHT = 1.25;

/** A chart as a picture, or as one that the file's program draws, with the texts that such a chart cannot hold. */
export async function prepareChart(
  box: ChartBox,
  geometry: SlideGeometry,
  context: PictureContext,
): Promise<DrawableBox[]> {
  const { deck, slots, theme, pace, warn, drawn } = context;
  const { id, x, y, width, height, blockId } = box;
  const source = Object.hasOwn(deck.sources, box.source) ? deck.sources[box.source] : undefined;
  try {
    if (pace.spent) await pace.turn(0);
    const data = { columns: source?.columns ?? [], rows: source?.data?.rows ?? [] };
    const { locale, timeZone, currency } = deck.format;
    const how: ChartContext = { width, height, theme, locale, timeZone, currency, colorSlots: slots };
    let reason: string | undefined;
    if (context.charts === 'native') {
      const drawing = await officeChart(box.spec, data, how);
      if ('table' in drawing) return nativeTable(box, drawing, context);
      if ('chart' in drawing && fitsWorkbook(drawing.chart)) return nativeChart(box, drawing, context);
      reason = 'reason' in drawing ? drawing.reason : TOO_LARGE;
    }
    const picture = await chartPicture(box, data, how, geometry, context);
    if (reason !== undefined) {
      const message = `Chart "${blockId}" (${box.spec.type}) stays a picture: ${reason}.`;
      warn({ code: 'chart_as_picture', slideId: geometry.slideId, message });
    }
    return [picture];
  } catch (error) {
    if (isAbort(error) || !DeckError.is(error)) throw error;
    // Without a rasteriser no chart can be drawn at all: a file with none of them is no export.
    if (ExportError.is(error) && error.code === 'no_rasterizer') throw error;
    const { code, message, hint } = error;
    warn({ code: 'block_failed', slideId: geometry.slideId, message: `Chart "${blockId}": ${message}` });
    const problem: ProblemBox = { kind: 'problem', id, x, y, width, height, blockId, code, message };
    return [hint === undefined ? problem : { ...problem, hint }];
  } finally {
    drawn();
  }
}

async function chartPicture(
  { id, x, y, width, height, spec }: ChartBox,
  data: ChartData,
  how: ChartContext,
  { background }: SlideGeometry,
  { signal, pace, encode }: PictureContext,
): Promise<DrawableBox> {
  const chart = await renderChart(spec, data, how);
  if (pace.spent) await pace.turn(0);
  const size = { width, height, scale: CHART_SCALE, background, encode };
  const { bytes } = await rasterizeSvg(chart.svg, { ...size, ...(signal ? { signal } : {}) });
  const drawing = { svg: chart.svg, width, height, background: `#${hex(background)}` };
  const image = { type: 'image/png', bytes } as const;
  return { kind: 'picture', id, x, y, width, height, image, drawing, alt: chart.alt, decorative: false };
}

const TOO_LARGE = 'its values add up beyond what a number can hold';

function nativeChart(
  box: ChartBox,
  { alt, chart, overlay, fontSize, notes, notesHeight }: OfficeDrawing,
  { deck, theme }: PictureContext,
): DrawableBox[] {
  const { id, x, y, width } = box;
  const height = box.height - notesHeight;
  const texts = [...(chart.texts ?? []), ...overlay.texts];
  const look = { color: theme.colors.muted, bold: false, size: fontSize };
  const style = { theme, language: languageTag(deck.format.locale), width, height, fontSize };
  return [
    ...bandsBehind(box, overlay),
    { kind: 'native-chart', id, x, y, width, height, chart, style, alt },
    ...strokesOver(box, overlay),
    ...texts.map((it, i): TextBox => {
      const own = { color: it.color, bold: it.bold, size: it.size };
      return { ...oneLine(`${id}-text-${i + 1}`, it.text, own), ...around(box, it), align: 'center' };
    }),
    ...besides(`${id}-note`, notes.join(' · '), { x, y: y + height, width, height: notesHeight }, look),
  ];
}

function bandsBehind({ id, x, y }: ChartBox, { behind }: OfficeOverlay): DrawableBox[] {
  return behind.map(({ place, fill }, i) => ({
    kind: 'shape',
    id: `${id}-band-${i + 1}`,
    x: x + place.left,
    y: y + place.top,
    width: place.width,
    height: place.height,
    fill,
  }));
}

function strokesOver(box: ChartBox, { rims, rules }: OfficeOverlay): DrawableBox[] {
  const plain = { dashed: false, head: false, closed: false };
  return [
    ...rims.map(({ place: { left, top, width, height }, color }) => ({
      ...plain,
      points: [
        [left, top],
        [left + width, top + height],
      ] as const,
      color,
      lineWidth: 2,
      closed: true,
    })),
    ...rules.map(({ points, color, width, dashed = false, head = false }) => ({
      ...plain,
      points,
      color,
      lineWidth: width,
      dashed,
      head,
    })),
  ].map(({ points, ...look }, i): StrokeBox => {
    const placed = points.map(([px, py]) => [box.x + px, box.y + py] as const);
    const [xs, ys] = [placed.map(([px]) => px), placed.map(([, py]) => py)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const size = { width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    return { kind: 'stroke', id: `${box.id}-stroke-${i + 1}`, x, y, ...size, points: placed, ...look };
  });
}

/** The cells of a chart as a table, with its headings around it and the notes below. */
function nativeTable(
  box: ChartBox,
  { alt, table, fontSize, notes, notesHeight }: OfficeTableDrawing,
  { theme }: PictureContext,
): DrawableBox[] {
  const { id, x, y, width, height } = box;
  const look = { color: theme.colors.muted, bold: false, size: fontSize };
  const line = fontSize * LINE_HEIGHT;
  const end = table.top + table.headerHeight + table.rows.length * table.rowHeight;
  const tableWidth = table.nameWidth + table.columns.length * table.columnWidth;
  const notesTop = y + height - notesHeight;
  const across = besides(
    `${id}-across`,
    table.across,
    { x, y: y + end, width: tableWidth, height: line },
    look,
  );
  return [
    ...besides(`${id}-heading`, table.heading, { x, y, width, height: line }, look),
    {
      kind: 'cells',
      id,
      x,
      y: y + table.top,
      width: tableWidth,
      height: end - table.top,
      table,
      fontSize,
      alt,
    },
    ...across.map((it): TextBox => ({ ...it, align: 'end' })),
    ...besides(`${id}-note`, notes.join(' · '), { x, y: notesTop, width, height: notesHeight }, look),
  ];
}

/** A line of text beside a chart, where there is any to say. */
function besides(
  id: string,
  text: string,
  place: Pick<TextBox, 'x' | 'y' | 'width' | 'height'>,
  look: Parameters<typeof oneLine>[2],
): TextBox[] {
  return text === '' ? [] : [{ ...oneLine(id, text, look), ...place }];
}

/** Room for a line around its middle, as wide as the chart allows. */
function around(
  box: ChartBox,
  at: { x: number; y: number; size: number },
): Pick<TextBox, 'x' | 'y' | 'width' | 'height'> {
  const half = Math.min(at.x, box.width - at.x);
  const height = at.size * LINE_HEIGHT;
  return { x: box.x + at.x - half, y: box.y + at.y - height / 2, width: 2 * half, height };
}

function oneLine(
  id: string,
  text: string,
  { color, bold, size }: { color: string; bold: boolean; size: number },
): Omit<TextBox, 'x' | 'y' | 'width' | 'height'> {
  return {
    kind: 'text',
    id,
    role: 'note',
    paragraphs: [{ runs: [{ text }], level: 0, spaceBefore: 0 }],
    fontSize: size,
    lineHeight: LINE_HEIGHT,
    font: 'body',
    bold,
    color,
    align: 'start',
    anchor: 'middle',
    overflow: false,
  };
}
