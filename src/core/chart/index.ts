export type { RenderedChart } from './render-chart.js';
export type { ChartContext } from './frame.js';
export { renderChart } from './render-chart.js';
export { describeChart } from './describe-chart.js';
export { encodingOf, resolveEncoding } from './encoding.js';
export { CHART_TYPES, WIDGET_TYPE_TABLE } from './widget-types.js';
export type { RoleKind, RoleSpec, WidgetTypeInfo } from './widget-types.js';
