import type { Frame, Plot } from './frame.js';

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
export type Shape = TextShape | LineShape | DotShape;

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

/** Horizontal position of a hairline on whole pixels: half a pixel off, so that it is drawn sharp. */
export const crisp = (value: number): number => Math.round(value - 0.5) + 0.5;

const round = (value: number): number => Math.round(value * 100) / 100;

export interface Drawing {
  plot: Plot;
  x: Record<string, unknown>;
  y: Record<string, unknown>;
  series: Record<string, unknown>[];
  shapes: Shape[];
}
