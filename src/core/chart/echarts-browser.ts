import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GraphicComponent, GridComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Static imports, so that a bundler keeps only these parts and shares them with the page's own charts.
use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, GraphicComponent, SVGRenderer]);

export { init } from 'echarts/core';
