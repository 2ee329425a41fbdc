import { barChart } from './bar-chart.js';
import { donutChart } from './donut-chart.js';
import type { Frame } from './frame.js';
import { horizontalBarChart } from './horizontal-bar-chart.js';
import { lineChart } from './line-chart.js';
import { scatterChart } from './scatter-chart.js';
import { seriesBarChart } from './series-bar-chart.js';
import type { Drawing } from './shapes.js';
import type { WidgetType } from './types.js';

/** Draws each type; those that need data of their own (outlines of countries) load it first. */
export const BUILDERS: Partial<Record<WidgetType, (frame: Frame) => Drawing | Promise<Drawing>>> = {
  bar: barChart,
  'horizontal-bar': horizontalBarChart,
  line: (frame) => lineChart(frame, false),
  'multi-line': (frame) => lineChart(frame, false),
  area: (frame) => lineChart(frame, true),
  'stacked-area': (frame) => lineChart(frame, true),
  'stacked-bar': (frame) => seriesBarChart(frame, true),
  'grouped-bar': (frame) => seriesBarChart(frame, false),
  donut: (frame) => donutChart(frame, true),
  pie: (frame) => donutChart(frame, false),
  scatter: scatterChart,
};
