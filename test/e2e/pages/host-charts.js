// Charts of a host that needs code: one of ECharts', one in a shadow tree; and the package's capture, as a host bundles it.
import * as echarts from 'echarts';
import { captureSvgElement } from '../../../dist/core/export/index.js';

const chart = echarts.init(
  Object.assign(document.body.appendChild(document.createElement('div')), { id: 'echarts' }),
  null,
  { renderer: 'svg', width: 480, height: 240 },
);
chart.setOption({
  animation: false,
  legend: {},
  xAxis: { type: 'category', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
  yAxis: {},
  series: [
    {
      name: 'Orders',
      type: 'bar',
      data: [12, 20, 15, 8, 17],
      itemStyle: {
        color: new echarts.graphic.LinearGradient(0, 0, 0, 1, [
          { offset: 0, color: '#83bff6' },
          { offset: 1, color: '#188df0' },
        ]),
      },
    },
    {
      name: 'Returns',
      type: 'line',
      data: [2, 4, 3, 6, 5],
      areaStyle: {},
      label: { show: true, textBorderColor: '#fff', textBorderWidth: 3 },
    },
  ],
});

const tree = document.querySelector('#host').attachShadow({ mode: 'open' });
const own = new CSSStyleSheet();
own.replaceSync(
  'svg { display: block } .slice { fill: var(--accent) } .slice + .slice { fill: #4361ee; stroke: currentColor }',
);
tree.adoptedStyleSheets = [own];
tree.innerHTML = `<svg id="shadow" width="480" height="120"><defs><pattern id="dots" width="12" height="12" patternUnits="userSpaceOnUse"><circle class="slice" cx="6" cy="6" r="4"/></pattern></defs>
  <path class="slice" d="M10 10h120v100h-120z"/><path class="slice" d="M150 10h120v100h-120z"/><rect x="300" y="10" width="160" height="100" fill="url(#dots)"/><text x="20" y="60" fill="#fff">Shadow tree</text></svg>`;

await document.fonts.ready;
globalThis.capture = async (selector, options) => {
  const svg = tree.querySelector(selector) ?? document.querySelector(selector);
  const warnings = [];
  const picture = await captureSvgElement(svg, { ...options, onWarning: (it) => warnings.push(it) });
  return { ...picture, warnings };
};
globalThis.ready = true;
