import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GraphicComponent, GridComponent } from 'echarts/components';
import * as core from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { registerOutline } from './outline-shape.js';

// Static imports, so that a bundler keeps only these parts and shares them with the page's own charts.
const PARTS = [BarChart, LineChart, PieChart, ScatterChart, GridComponent, GraphicComponent, SVGRenderer];

/** Registers the parts when it is called: a bundler drops what a module without side effects does on its own. */
export const init: typeof core.init = (...options) => {
  core.use(PARTS);
  registerOutline(core.graphic);
  return core.init(...options);
};
