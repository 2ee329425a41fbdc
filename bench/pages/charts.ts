// The sample charts in a page: drawn by this package into its SVG, and by bare ECharts as SVG and on a canvas. Milliseconds until the
// last of them is painted.
import * as echarts from 'echarts';
import { preloadCharts, renderChart } from '../../src/core/chart/render-chart.js';
import { defaultTheme } from '../../src/core/layout/themes.js';
import { svgNode } from '../../src/elements/shared/svg-node.js';
import { sampleCharts, SIZE } from './sample-charts.js';

const context = { ...SIZE, theme: defaultTheme, locale: 'en-US', timeZone: 'UTC', currency: 'USD' };
const charts = sampleCharts(50);
const painted = (): Promise<number> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));

function place(): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px`;
  document.body.append(element);
  return element;
}

async function ours(): Promise<number> {
  document.body.replaceChildren();
  const start = performance.now();
  for (const { spec, data } of charts) {
    const { svg } = await renderChart(spec, data, context);
    place().append(svgNode(svg));
  }
  return (await painted()) - start;
}

async function bare(renderer: 'svg' | 'canvas'): Promise<number> {
  document.body.replaceChildren();
  const start = performance.now();
  const drawn = charts.map(({ option }) => {
    const chart = echarts.init(place(), null, { renderer });
    chart.setOption(option);
    // ECharts draws in the next frame otherwise; what is timed is the drawing of all.
    chart.getZr().flush();
    return chart;
  });
  const time = (await painted()) - start;
  for (const chart of drawn) chart.dispose();
  return time;
}

Object.assign(globalThis, { bench: { preload: preloadCharts, ours, bare } });
