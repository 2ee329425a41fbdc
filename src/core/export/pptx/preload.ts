import { preloadCharts } from '../../chart/render-chart.js';
import { createPresentation } from './load-pptxgenjs.js';
import './export-to-pptx.js';

/** Loads what writes a file, for a caller that waits for something else anyway. A part that is missing is reported by the export. */
export async function preloadPptx(): Promise<void> {
  await Promise.allSettled([createPresentation(), preloadCharts()]);
}
