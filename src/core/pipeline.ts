/**
 * What turns a document into pictures, in one module: elements load it when the first slide is to be drawn, so that it
 * weighs nothing on the first load of a page.
 */
export { annotateSlide } from './deck/annotate-slide.js';
export { colorSlots } from './deck/color-slots.js';
export { slidesOfSources } from './deck/slide-links.js';
export { figureTrail, trailRows } from './deck/figure-trail.js';
export { resolveSlide } from './deck/resolve.js';
export { verifyOnceReady, verifySlide } from './deck/verify-slide.js';
export { preloadCharts, renderChart } from './chart/render-chart.js';
export { defaultTheme, layoutSlide, otherMode, themes } from './layout/index.js';
export { screenTheme } from './layout/theme-fonts.js';
