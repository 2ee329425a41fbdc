import { rasterizeSvg } from '#rasterize';
import { renderChart } from '../../chart/render-chart.js';
import type { Deck } from '../../deck/types.js';
import { DeckError, isAbort } from '../../errors.js';
import type { Theme } from '../../layout/theme-types.js';
import type { Box, ChartBox, ImageBox, ProblemBox, SlideGeometry } from '../../layout/types.js';
import { encodeBase64 } from '../base64.js';
import { ExportError } from '../export-error.js';
import { readImage } from '../read-image.js';
import { readSvgRoot } from '../svg-root.js';
import type { ExportWarning } from './options.js';

/** A picture ready for the file. */
export interface PictureBox extends Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'> {
  kind: 'picture';
  dataUrl: string;
  alt: string;
  decorative: boolean;
}
export type DrawableBox = Exclude<Box, ChartBox | ImageBox> | PictureBox;

export interface PictureContext {
  deck: Deck;
  /** Of the whole deck, whatever part of it is exported. */
  slots: ReadonlyMap<string, number>;
  theme: Theme;
  signal?: AbortSignal | undefined;
  warn: (warning: ExportWarning) => void;
  /** Called after each chart. */
  drawn: () => void;
}

/** Pixels per slide pixel of a chart: sharp on a screen of twice the usual density. */
const CHART_SCALE = 2;

/** The boxes of a slide with charts and images as PNG, JPEG or GIF. All of them are drawn at the same time. */
export async function preparePictures(
  geometry: SlideGeometry,
  context: PictureContext,
): Promise<DrawableBox[]> {
  const drawn = await Promise.all(
    geometry.boxes.map(async (box): Promise<DrawableBox | undefined> => {
      if (box.kind === 'chart') return drawChart(box, geometry, context);
      if (box.kind === 'image') return drawImage(box, geometry, context);
      return box;
    }),
  );
  return drawn.filter((box) => box !== undefined);
}

async function drawChart(
  box: ChartBox,
  geometry: SlideGeometry,
  { deck, slots, theme, signal, warn, drawn }: PictureContext,
): Promise<PictureBox | ProblemBox> {
  const { id, x, y, width, height } = box;
  const source = Object.hasOwn(deck.sources, box.source) ? deck.sources[box.source] : undefined;
  try {
    const data = { columns: source?.columns ?? [], rows: source?.data?.rows ?? [] };
    const { locale, timeZone, currency } = deck.format;
    const chart = await renderChart(box.spec, data, {
      width,
      height,
      theme,
      locale,
      timeZone,
      currency,
      colorSlots: slots,
    });
    const size = { width, height, scale: CHART_SCALE, background: geometry.background };
    const { bytes } = await rasterizeSvg(chart.svg, { ...size, ...(signal ? { signal } : {}) });
    const dataUrl = `data:image/png;base64,${encodeBase64(bytes)}`;
    return { kind: 'picture', id, x, y, width, height, dataUrl, alt: chart.alt, decorative: false };
  } catch (error) {
    if (isAbort(error) || !DeckError.is(error)) throw error;
    // Without a rasteriser no chart can be drawn at all: a file with none of them is no export.
    if (ExportError.is(error) && error.code === 'no_rasterizer') throw error;
    const { code, message, hint } = error;
    warn({ code: 'block_failed', slideId: geometry.slideId, message: `Chart "${box.blockId}": ${message}` });
    const problem: ProblemBox = {
      kind: 'problem',
      id,
      x,
      y,
      width,
      height,
      blockId: box.blockId,
      code,
      message,
    };
    return hint === undefined ? problem : { ...problem, hint };
  } finally {
    drawn();
  }
}

/** Undefined where the picture cannot be used: the slide is exported without it, with a warning. */
async function drawImage(
  box: ImageBox,
  geometry: SlideGeometry,
  { signal, warn }: PictureContext,
): Promise<PictureBox | undefined> {
  const { id, x, y, width, height, alt, decorative } = box;
  const skip = (reason: string): undefined => {
    const message = `Image "${id}" is left out: ${reason}. Give a PNG, JPEG, GIF or SVG as a data: URL.`;
    warn({ code: 'image_skipped', slideId: geometry.slideId, message });
    return undefined;
  };
  const image = readImage(box.dataUrl);
  if (typeof image === 'string') return skip(image);
  let { type, bytes } = image;
  if (type === 'image/svg+xml') {
    try {
      const { svg, width: own } = readSvgRoot(new TextDecoder().decode(bytes));
      // Drawn at its own size, twice as large as it is shown.
      const size = { width: own, height: (own * height) / width, scale: (2 * width) / own };
      ({ bytes } = await rasterizeSvg(svg, { ...size, ...(signal ? { signal } : {}) }));
      type = 'image/png';
    } catch (error) {
      if (isAbort(error) || !ExportError.is(error) || error.code === 'no_rasterizer') throw error;
      return skip(error.message);
    }
  }
  const dataUrl = `data:${type};base64,${encodeBase64(bytes)}`;
  return { kind: 'picture', id, x, y, width, height, dataUrl, alt, decorative };
}
