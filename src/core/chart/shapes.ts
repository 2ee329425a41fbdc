import type { Stage } from './annotation/stage.js';
import type { Frame, Plot } from './frame.js';
import type { OfficeChart, OfficeTable } from './office-types.js';

/**
 * Everything of a chart but its marks is placed by us as graphic elements, from our own text widths: ECharts guesses
 * widths by platform, and the same chart must come out the same in page and Node.
 */
export interface TextShape {
  type: 'text';
  x: number;
  y: number;
  z: number;
  silent: true;
  rotation?: number;
  /** One of the labels of a scale: without it the others still say where values lie. */
  tick?: true;
  style: {
    text: string;
    fill: string;
    fontSize: number;
    fontFamily: 'sans-serif';
    fontWeight: 'normal' | 'bold';
    align: 'left' | 'center' | 'right';
    verticalAlign: 'top' | 'middle' | 'bottom';
    stroke?: string;
    lineWidth?: number;
  };
}
export interface LineShape {
  type: 'polyline';
  z: number;
  silent: true;
  shape: { points: [number, number][] };
  style: { stroke: string; lineWidth: number; fill: 'none'; lineDash?: number[] };
}
export interface DotShape {
  type: 'circle';
  z: number;
  silent: true;
  shape: { cx: number; cy: number; r: number };
  style: { fill: string; stroke?: string; lineWidth?: number };
}
export interface RectShape {
  type: 'rect';
  z: number;
  silent: true;
  shape: { x: number; y: number; width: number; height: number };
  style: Fill;
}
export interface PathShape {
  type: 'outline';
  z: number;
  silent: true;
  shape: { pathData: string };
  style: Fill;
}
interface Fill {
  fill: string;
  /** 0 to 1. */
  fillOpacity?: number;
  stroke?: string;
  lineWidth?: number;
}
export type Shape = TextShape | LineShape | DotShape | RectShape | PathShape;

export interface TextOptions {
  color?: string;
  bold?: boolean;
  align?: 'left' | 'center' | 'right';
  baseline?: 'top' | 'middle' | 'bottom';
  size?: number;
  /** Degrees, counter-clockwise. */
  rotate?: number;
  /** Stands on a rim of the ground's colour, so that it reads across lines and grid. */
  rim?: boolean;
  /** One of the labels of a scale, the first to go where there is no room. */
  tick?: boolean;
}

/** One line of text; muted, unless a colour is given. Lies above the marks. */
export function text(
  frame: Frame,
  content: string,
  x: number,
  y: number,
  options: TextOptions = {},
): TextShape {
  return {
    type: 'text',
    x: round(x),
    y: round(y),
    z: 20,
    silent: true,
    ...(options.rotate === undefined ? {} : { rotation: (options.rotate * Math.PI) / 180 }),
    ...(options.tick === true ? { tick: true } : {}),
    style: {
      text: content,
      fill: options.color ?? frame.theme.colors.muted,
      fontSize: options.size ?? frame.fontSize,
      fontFamily: 'sans-serif',
      fontWeight: options.bold === true ? 'bold' : 'normal',
      align: options.align ?? 'left',
      verticalAlign: options.baseline ?? 'middle',
      ...(options.rim === true ? { stroke: frame.theme.colors.background, lineWidth: 4 } : {}),
    },
  };
}

export function line(points: [number, number][], color: string, width = 1, dash?: number[]): LineShape {
  return {
    type: 'polyline',
    z: 1,
    silent: true,
    shape: { points: points.map(([x, y]) => [round(x), round(y)]) },
    style: {
      stroke: color,
      lineWidth: width,
      fill: 'none',
      ...(dash === undefined ? {} : { lineDash: dash }),
    },
  };
}

export function dot(x: number, y: number, radius: number, fill: string, ring?: string): DotShape {
  return {
    type: 'circle',
    z: 15,
    silent: true,
    shape: { cx: round(x), cy: round(y), r: radius },
    style: { fill, ...(ring === undefined ? {} : { stroke: ring, lineWidth: 2 }) },
  };
}

export interface FillOptions {
  /** 0 to 1, of the fill; a rim is solid. */
  opacity?: number;
  /** A rim of this colour, `rimWidth` px wide (2). */
  rim?: string;
  rimWidth?: number;
  /** Drawing order: 3 unless given; labels lie at 20. */
  z?: number;
}

function fillStyle(fill: string, { opacity, rim, rimWidth = 2 }: FillOptions): Fill {
  return {
    fill,
    ...(opacity === undefined ? {} : { fillOpacity: opacity }),
    ...(rim === undefined ? {} : { stroke: rim, lineWidth: rimWidth }),
  };
}

/** A filled rectangle; a negative width or height is drawn to the left or upwards. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  options: FillOptions = {},
): RectShape {
  const shape = {
    x: round(Math.min(x, x + width)),
    y: round(Math.min(y, y + height)),
    width: round(Math.abs(width)),
    height: round(Math.abs(height)),
  };
  return { type: 'rect', z: options.z ?? 3, silent: true, shape, style: fillStyle(fill, options) };
}

/** A filled outline in SVG path data, in px of the chart; its numbers are best rounded by `px`. */
export function path(pathData: string, fill: string, options: FillOptions = {}): PathShape {
  return {
    type: 'outline',
    z: options.z ?? 3,
    silent: true,
    shape: { pathData },
    style: fillStyle(fill, options),
  };
}

/** A number of path data: hundredths of a px, so that the same chart is the same text everywhere. */
export const px = (value: number): string => String(round(value));

/** Horizontal position of a hairline on whole pixels: half a pixel off, so that it is drawn sharp. */
export const crisp = (value: number): number => Math.round(value - 0.5) + 0.5;

const round = (value: number): number => Math.round(value * 100) / 100;

/** What a reader can point at: where it lies, and what it says. */
export interface Mark {
  /** SVG path data of its outline, px of the chart. */
  d: string;
  /** Where its tooltip points, px of the chart. */
  x: number;
  y: number;
  /** What it is ("March, North") and its value as it is written. */
  label: string;
  value: string;
}

/** A mark of the shape of a rectangle. */
export function boxMark(
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
  value: string,
): Mark {
  const [left, top] = [Math.min(x, x + width), Math.min(y, y + height)];
  const [across, down] = [Math.abs(width), Math.abs(height)];
  return {
    d: `M${px(left)} ${px(top)}h${px(across)}v${px(down)}h${px(-across)}Z`,
    x: round(left + across / 2),
    y: round(top),
    label,
    value,
  };
}

/** A mark of the shape of a circle. */
export function dotMark(x: number, y: number, radius: number, label: string, value: string): Mark {
  const r = px(radius);
  const d = `M${px(x - radius)} ${px(y)}a${r} ${r} 0 1 0 ${px(2 * radius)} 0a${r} ${r} 0 1 0 ${px(-2 * radius)} 0Z`;
  return { d, x: round(x), y: round(y - radius), label, value };
}

export interface Drawing {
  /** The axes and series that ECharts draws; absent where everything is shapes. */
  plot?: Plot;
  x?: Record<string, unknown>;
  y?: Record<string, unknown>;
  series?: Record<string, unknown>[];
  shapes: Shape[];
  marks?: Mark[];
  /** Where its values stand, for what is drawn over them; absent where nothing is. */
  stage?: Stage;
  /** What the picture calls its rows, by the names that stand in them: countries may be codes there. */
  called?: ReadonlyMap<string, string>;
  /** The same as a chart of office programs; absent where they have none like it. */
  office?: OfficeChart;
  /** The same as a table of such programs. */
  officeTable?: OfficeTable;
  /** Why this drawing is neither, though its type may be: words that go on "stays a picture: …". */
  noOffice?: string;
}
