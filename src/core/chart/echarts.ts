import type { EChartsType } from 'echarts/core';

type Load = Promise<(option: Record<string, unknown>, width: number, height: number) => string>;
let loading: Load | undefined;

/**
 * The one place that loads ECharts: its core and what our charts are made of, at the first chart.
 * The function draws an option into an SVG string and leaves nothing behind: an instance that is not disposed of keeps
 * Node alive.
 */
export function loadECharts(): Load {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Load {
  const [core, charts, components, renderers] = await Promise.all([
    import('echarts/core'),
    import('echarts/charts'),
    import('echarts/components'),
    import('echarts/renderers'),
  ]);
  core.use([
    charts.BarChart,
    charts.LineChart,
    charts.PieChart,
    charts.ScatterChart,
    components.GridComponent,
    components.GraphicComponent,
    renderers.SVGRenderer,
  ]);
  return (option, width, height) => {
    const chart: EChartsType = core.init(null, null, { renderer: 'svg', ssr: true, width, height });
    try {
      chart.setOption(option);
      return chart.renderToSVGString();
    } finally {
      chart.dispose();
    }
  };
}
