import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Strokes on a grid of 24; drawn for this package. */
const SHAPES = {
  back: svg`<path d="M15 5l-7 7 7 7" />`,
  forward: svg`<path d="M9 5l7 7-7 7" />`,
  undo: svg`<path d="M8 5L4 9l4 4" /><path d="M4 9h10a5.5 5.5 0 010 11h-3" />`,
  redo: svg`<path d="M16 5l4 4-4 4" /><path d="M20 9H10a5.5 5.5 0 000 11h3" />`,
  present: svg`<path d="M7 4.8v14.4a.6.6 0 00.9.5l11.6-7.2a.6.6 0 000-1L7.9 4.3a.6.6 0 00-.9.5z" />`,
  download: svg`<path d="M12 4v11" /><path d="M7.5 11l4.5 4.5L16.5 11" /><path d="M5 20h14" />`,
  panel: svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2.5" /><path d="M14.5 4.5v15" />`,
  look: svg`<path d="M12 3.5a8.5 8.5 0 100 17c1.5 0 2.2-1 2-2.2-.3-1.7.3-3.3 2.4-3.3h1.8c1.4 0 2.3-1 2.3-2.6 0-5-3.8-8.9-8.5-8.9z" /><path d="M8 12v.1M9.8 8v.1M14.3 7.6v.1" />`,
  check: svg`<path d="M5 12.5l4.5 4.5L19 7.5" />`,
  refresh: svg`<path d="M19.5 12a7.5 7.5 0 01-13.3 4.8M4.5 12a7.5 7.5 0 0113.3-4.8" /><path d="M18.5 3.5v4h-4M5.5 20.5v-4h4" />`,
  down: svg`<path d="M7 10l5 5 5-5" />`,
  minus: svg`<path d="M5 12h14" />`,
  swap: svg`<path d="M4 8.5h15M15.5 5L19 8.5 15.5 12" /><path d="M20 15.5H5M8.5 12L5 15.5 8.5 19" />`,
  layout: svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2.5" /><path d="M3.5 9.5h17M12.5 9.5v10" />`,
  search: svg`<circle cx="10.5" cy="10.5" r="6" /><path d="M15 15l5 5" />`,
  picture: svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2.5" /><circle cx="9" cy="10" r="1.6" /><path d="M4 17.5l5-4 3.5 2.5L16.5 12l4 4" />`,
  plus: svg`<path d="M12 5v14M5 12h14" />`,
  close: svg`<path d="M6 6l12 12M18 6L6 18" />`,
  trash: svg`<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />`,
  duplicate: svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2" /><path d="M15.5 8.5v-2a2 2 0 00-2-2h-7a2 2 0 00-2 2v7a2 2 0 002 2h2" />`,
  lock: svg`<rect x="5" y="10.5" width="14" height="9.5" rx="2.5" /><path d="M8 10.5V8a4 4 0 018 0v2.5" />`,
  help: svg`<circle cx="12" cy="12" r="8.5" /><path d="M9.5 9.7a2.5 2.5 0 114 2c-1 .7-1.5 1.2-1.5 2.3M12 16.8v.1" />`,
  more: svg`<circle cx="5.5" cy="12" r=".8" /><circle cx="12" cy="12" r=".8" /><circle cx="18.5" cy="12" r=".8" />`,
  file: svg`<path d="M13.5 3.5H7a2 2 0 00-2 2v13a2 2 0 002 2h10a2 2 0 002-2V9z" /><path d="M13.5 3.5V9H19" />`,
  folder: svg`<path d="M3.5 7.5a2 2 0 012-2h4l2 2.5h7a2 2 0 012 2v7a2 2 0 01-2 2h-13a2 2 0 01-2-2z" />`,
  alert: svg`<path d="M12 4L2.8 19.5h18.4L12 4z" /><path d="M12 10v4.5M12 17v.2" />`,
  spark: svg`<path d="M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9L12 3.5z" />`,
  bars: svg`<path d="M5 20V11M12 20V4M19 20v-6" />`,
  line: svg`<path d="M4 17l5-6 4 3 7-8" />`,
  pie: svg`<circle cx="12" cy="12" r="8" /><path d="M12 4v8l6 5" />`,
  table: svg`<rect x="4" y="5" width="16" height="14" rx="2" /><path d="M4 10h16M10 10v9" />`,
  number: svg`<path d="M9.5 4L7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16" />`,
  dots: svg`<circle cx="7" cy="16" r="2" /><circle cx="12" cy="8" r="2" /><circle cx="18" cy="13" r="2" />`,
} satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof SHAPES;

/** An icon for the eye only: the control it stands in has the name. */
export const icon = (name: IconName): TemplateResult => drawIcon(SHAPES[name]);

/** The same for shapes that are loaded with what they stand on. */
export const drawIcon = (shapes: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shapes}</svg>`;

const WIDGET_ICONS: Record<string, IconName> = {
  line: 'line',
  area: 'line',
  'multi-line': 'line',
  'stacked-area': 'line',
  pie: 'pie',
  donut: 'pie',
  table: 'table',
  'big-number': 'number',
  gauge: 'number',
  scatter: 'dots',
  bubble: 'dots',
};

export const widgetIconName = (type: string): IconName => WIDGET_ICONS[type] ?? 'bars';

export const widgetIcon = (type: string): TemplateResult => icon(widgetIconName(type));
