import { init } from '#echarts';

// The one way to ECharts, itself loaded at the first chart.

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
