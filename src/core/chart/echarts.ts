import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GraphicComponent, GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// The one module that holds ECharts, itself loaded at the first chart: its imports are static, so that a bundler keeps
// only these parts.
use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, GraphicComponent, SVGRenderer]);

/** Draws an option into an SVG string and leaves nothing behind: an instance not disposed of keeps Node alive. */
export function drawOption(option: Record<string, unknown>, width: number, height: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
