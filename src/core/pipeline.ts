/**
 * What turns a document into pictures, in one module: elements load it when the first slide is to be drawn, so that it
 * weighs nothing on the first load of a page.
 */
export { resolveSlide } from './deck/resolve.js';
export { preloadCharts, renderChart } from './chart/render-chart.js';
export { defaultTheme, layoutSlide, themes } from './layout/index.js';
