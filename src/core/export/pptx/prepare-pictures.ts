import { rasterizeSvg } from '#rasterize';
import type { OfficeChart, OfficeTable } from '../../chart/office-types.js';
import type { Deck } from '../../deck/types.js';
import { isAbort } from '../../errors.js';
import type { Theme } from '../../layout/theme-types.js';
import type { Box, ChartBox, ImageBox, ShapeBox, SlideGeometry } from '../../layout/types.js';
import type { Pace } from '../../base/pace.js';
import { ExportError } from '../export-error.js';
import { outsideImages } from '../outside-images.js';
import type { RasterizeOptions } from '../rasterize-types.js';
import type { ReadImage } from '../read-image.js';
import { readSvgRoot } from '../svg-root.js';
import type { Frame } from './layouts/sketch-layout.js';
import type { ChartStyle } from './native-chart/chart-xml.js';
import type { ChartForm, ExportWarning } from './options.js';
import type { LayoutPlan } from './package-plan.js';
import { prepareChart } from './prepare-chart.js';
import type { DeckPicture } from './read-picture.js';
import type { PresentationWriter } from './write-presentation.js';

/** An SVG as it was captured; px. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  /** Painted behind it. */
  background?: string;
}
/** A picture: its pixels, and the drawing that they were made from. */
export interface PictureBox extends Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'> {
  kind: 'picture';
  /** PNG, JPEG or GIF. */
  image: ReadImage;
  drawing?: Drawing;
  alt: string;
  decorative: boolean;
}
/** A chart that the file's program draws. */
export interface NativeChartBox extends Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'> {
  kind: 'native-chart';
  chart: OfficeChart;
  style: ChartStyle;
  alt: string;
}
/** A chart of coloured cells: a table in the file. */
export interface CellsBox extends Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'> {
  kind: 'cells';
  table: OfficeTable;
  fontSize: number;
  alt: string;
}
/** A thin line over a chart, slide px: from point to point; `head`: it ends as an arrow; `closed`: the rim of a rectangle. */
export interface StrokeBox extends Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'> {
  kind: 'stroke';
  points: readonly (readonly [x: number, y: number])[];
  color: string;
  lineWidth: number;
  dashed: boolean;
  head: boolean;
  closed: boolean;
}
export type DrawableBox =
  Exclude<Box, ChartBox | ImageBox> | PictureBox | NativeChartBox | CellsBox | StrokeBox;

export interface PictureContext {
  charts: ChartForm;
  deck: Deck;
  /** Of the whole deck, whatever part of it is exported. */
  slots: ReadonlyMap<string, number>;
  theme: Theme;
  /** What pictures of the deck hold, or why they cannot be used, by their addresses: each is read once. */
  images: Map<string, Promise<DeckPicture | string>>;
  read: PresentationWriter['read'];
  signal?: AbortSignal | undefined;
  /** Between charts, and between the steps of one: the page goes on answering. */
  pace: Pace;
  /** Encodes charts beside the page. */
  encode?: RasterizeOptions['encode'];
  warn: (warning: ExportWarning) => void;
  /** Called after each chart. */
  drawn: () => void;
}

/** The boxes of a slide with charts and images as the file takes them. All of them are drawn at the same time. */
export async function preparePictures(
  geometry: SlideGeometry,
  boxes: readonly Box[],
  context: PictureContext,
): Promise<DrawableBox[]> {
  const drawn = await Promise.all(
    boxes.map(async (box): Promise<DrawableBox[]> => {
      if (box.kind === 'chart') return prepareChart(box, geometry, context);
      if (box.kind === 'image') return drawImage(box, geometry.slideId, context);
      return [box];
    }),
  );
  return drawn.flat();
}

/** The layouts with their logos as the file takes them. One that cannot be used is told once, at the first slide. */
export async function prepareFrames(
  layouts: readonly LayoutPlan<Frame>[],
  firstSlide: string,
  context: PictureContext,
): Promise<LayoutPlan<ShapeBox | PictureBox>[]> {
  const quiet = { ...context, warn: () => undefined };
  return Promise.all(
    layouts.map(async (layout, index) => {
      const drawn = layout.frame.map(async (box) =>
        box.kind === 'shape' ? [box] : drawImage(box, firstSlide, index === 0 ? context : quiet),
      );
      return { ...layout, frame: (await Promise.all(drawn)).flat() };
    }),
  );
}

/** None where the picture cannot be used: the slide is exported without it, with a warning. */
async function drawImage(
  box: ImageBox,
  slideId: string,
  { images, read, signal, warn }: PictureContext,
): Promise<PictureBox[]> {
  const { id, x, y, width, height, alt, decorative } = box;
  const skip = (reason: string): [] => {
    const message = `Image "${id}" is left out: ${reason}. Give a PNG, JPEG, GIF or SVG as a data: URL.`;
    warn({ code: 'image_skipped', slideId, message });
    return [];
  };
  const reading = images.get(box.dataUrl) ?? read(box.dataUrl);
  images.set(box.dataUrl, reading);
  const picture = await reading;
  if (typeof picture === 'string') return skip(picture);
  let { image } = picture;
  let drawing: Drawing | undefined;
  if (image.type === 'image/svg+xml') {
    try {
      const root = readSvgRoot(new TextDecoder().decode(image.bytes));
      // Drawn at its own size, twice as large as it is shown.
      const own = root.width;
      const size = { width: own, height: (own * height) / width, scale: (2 * width) / own };
      const onWarning = (message: string): void =>
        warn({ code: 'image_differs', slideId, message: `Image "${id}": ${message}` });
      for (const address of outsideImages(root.svg)) onWarning(`${address} in it is not loaded.`);
      const { bytes } = await rasterizeSvg(root.svg, { ...size, onWarning, ...(signal ? { signal } : {}) });
      image = { type: 'image/png', bytes };
      drawing = { svg: root.svg, width: root.width, height: root.height };
    } catch (error) {
      if (isAbort(error) || !ExportError.is(error) || error.code === 'no_rasterizer') throw error;
      return skip(error.message);
    }
  }
  return [{ kind: 'picture', id, x, y, width, height, image, ...(drawing && { drawing }), alt, decorative }];
}
