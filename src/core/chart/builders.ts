import { barChart } from './bar-chart.js';
import { boxplotChart } from './boxplot-chart.js';
import { bubbleChart } from './bubble-chart.js';
import { donutChart } from './donut-chart.js';
import { dumbbellChart } from './dumbbell-chart.js';
import type { Frame } from './frame.js';
import { funnelChart } from './funnel-chart.js';
import { gaugeChart } from './gauge-chart.js';
import { heatmapChart } from './heatmap-chart.js';
import { histogramChart } from './histogram-chart.js';
import { horizontalBarChart } from './horizontal-bar-chart.js';
import { lineChart } from './line-chart.js';
import { radarChart } from './radar-chart.js';
import { sankeyChart } from './sankey-chart.js';
import { scatterChart } from './scatter-chart.js';
import { seriesBarChart } from './series-bar-chart.js';
import type { Drawing } from './shapes.js';
import type { WidgetType } from './types.js';
import { waterfallChart } from './waterfall-chart.js';

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
  heatmap: heatmapChart,
  histogram: histogramChart,
  boxplot: boxplotChart,
  dumbbell: dumbbellChart,
  funnel: funnelChart,
  waterfall: waterfallChart,
  gauge: gaugeChart,
  bubble: bubbleChart,
  radar: radarChart,
  sankey: sankeyChart,
  treemap: async (frame) => (await import('./treemap-chart.js')).treemapChart(frame),
  'country-map': async (frame) => (await import('./country-map-chart.js')).countryMapChart(frame),
  'geo-map': async (frame) => (await import('./geo-map-chart.js')).geoMapChart(frame),
};
