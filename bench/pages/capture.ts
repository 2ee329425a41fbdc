// Live charts of a page as pictures: ECharts' SVG, dressed by a style sheet with variables as a host's charts are.
import * as echarts from 'echarts';
import { captureSvgElement } from '../../src/core/export/capture-svg-element.js';
import { sampleCharts, SIZE } from './sample-charts.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { --ink: #16202c } .chart text { fill: var(--ink) }');
document.adoptedStyleSheets = [sheet];

const drawn = sampleCharts(50).map(({ option }) => {
  const element = document.createElement('div');
  element.className = 'chart';
  element.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px`;
  document.body.append(element);
  const chart = echarts.init(element, null, { renderer: 'svg' });
  chart.setOption({ ...option, animation: false });
  chart.getZr().flush();
  return element.querySelector('svg')!;
});

/** Milliseconds of each chart, one after the other, at twice its size. */
async function captured(): Promise<number[]> {
  const times: number[] = [];
  for (const svg of drawn) {
    const start = performance.now();
    await captureSvgElement(svg, { background: '#ffffff' });
    times.push(performance.now() - start);
  }
  return times;
}

Object.assign(globalThis, { bench: { captured } });
