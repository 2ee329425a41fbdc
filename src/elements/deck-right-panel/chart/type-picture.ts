import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { WidgetType } from '../../../core/chart/types.js';

const bar = (x: number, y: number, height: number, faint = false): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width="5" height=${height} rx="1" opacity=${faint ? 0.45 : 1} />`;
const row = (x: number, y: number, width: number): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width=${width} height="4" rx="1" />`;
const dot = (x: number, y: number, radius = 1.8): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r=${radius} />`;
const line = (d: string, faint = false): SVGTemplateResult =>
  svg`<path d=${d} fill="none" stroke="currentColor" stroke-width="2" opacity=${faint ? 0.5 : 1} />`;

/** A chart of each type in 32 by 24; drawn for this package. */
const PICTURES: Record<WidgetType, SVGTemplateResult> = {
  bar: svg`${bar(4, 11, 10)}${bar(11, 4, 17)}${bar(18, 8, 13)}${bar(25, 14, 7)}`,
  'horizontal-bar': svg`${row(3, 3, 26)}${row(3, 10, 18)}${row(3, 17, 11)}`,
  'stacked-bar': svg`${bar(6, 12, 9)}${bar(6, 5, 6, true)}${bar(14, 9, 12)}${bar(14, 3, 5, true)}${bar(22, 14, 7)}${bar(22, 8, 5, true)}`,
  'grouped-bar': svg`${bar(3, 9, 12)}${bar(9, 13, 8, true)}${bar(18, 4, 17)}${bar(24, 10, 11, true)}`,
  line: line('M3 18l8-8 7 4 11-10'),
  'multi-line': svg`${line('M3 18l8-8 7 4 11-10')}${line('M3 9l8 5 7-3 11 8', true)}`,
  area: svg`<path d="M3 21v-5l8-7 7 4 11-9v17z" />`,
  'stacked-area': svg`<path d="M3 21v-4l8-3 7 1 11-4v10z" /><path d="M3 15l8-6 7 2 11-7v5l-11 4-7-1-8 4z" opacity=".45" />`,
  pie: svg`<path d="M15 13V3a10 10 0 108.6 15z" /><path d="M18 10V2a9.5 9.5 0 018 12z" opacity=".45" />`,
  donut: svg`<path d="M16 2a10 10 0 109 14l-4.6-2A5 5 0 1116 7z" /><path d="M19 2.5A10 10 0 0126 13l-5-.6a5 5 0 00-2-4.7z" opacity=".45" />`,
  radar: svg`<path d="M16 2l10 7-4 12H10L6 9z" fill="none" stroke="currentColor" opacity=".5" /><path d="M16 6l7 4-4 8-7 1-2-8z" />`,
  treemap: svg`<rect x="3" y="3" width="14" height="18" rx="1" /><rect x="18" y="3" width="11" height="9" rx="1" opacity=".6" /><rect x="18" y="13" width="6" height="8" rx="1" opacity=".4" /><rect x="25" y="13" width="4" height="8" rx="1" opacity=".3" />`,
  funnel: svg`${row(3, 3, 26)}${row(7, 10, 18)}${row(11, 17, 10)}`,
  waterfall: svg`${bar(3, 12, 9)}${bar(10, 6, 6, true)}${bar(17, 6, 4)}${bar(24, 3, 18)}`,
  scatter: svg`${dot(6, 18)}${dot(10, 12)}${dot(15, 15)}${dot(19, 8)}${dot(25, 5)}${dot(23, 13)}`,
  bubble: svg`${dot(8, 15, 4)}${dot(18, 8, 5)}<circle cx="25" cy="16" r="3" opacity=".5" />`,
  heatmap: svg`${[0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => svg`<rect x=${3 + x * 7} y=${3 + y * 6.5} width="6" height="5.5" opacity=${0.25 + ((x * 3 + y * 5) % 7) / 9} />`))}`,
  histogram: svg`<path d="M3 21v-4h5v-6h5V4h5v4h5v7h6v6z" />`,
  boxplot: svg`<path d="M9 2v20M23 5v16" stroke="currentColor" stroke-width="1.5" /><rect x="5" y="7" width="8" height="9" rx="1" /><rect x="19" y="9" width="8" height="7" rx="1" opacity=".5" />`,
  dumbbell: svg`${line('M6 6h18M10 12h14M4 18h14', true)}${dot(6, 6, 2.5)}${dot(24, 6, 2.5)}${dot(10, 12, 2.5)}${dot(24, 12, 2.5)}${dot(4, 18, 2.5)}${dot(18, 18, 2.5)}`,
  'big-number': svg`<path d="M9 6l4-3v18M19 3h7l-5 8a5 5 0 11-3 8" fill="none" stroke="currentColor" stroke-width="2.4" />`,
  gauge: svg`<path d="M4 19a12 12 0 0124 0" fill="none" stroke="currentColor" stroke-width="4" opacity=".4" /><path d="M4 19A12 12 0 0116 7" fill="none" stroke="currentColor" stroke-width="4" />`,
  sankey: svg`<path d="M4 4c12 0 12 6 24 6v5C16 15 16 10 4 10z" opacity=".5" /><path d="M4 13c12 0 12 4 24 4v4H4z" /><path d="M3 3h2v18H3zM27 9h2v12h-2z" />`,
  'geo-map': svg`<path d="M16 2a7 7 0 017 7c0 5-7 13-7 13S9 14 9 9a7 7 0 017-7zm0 4.4a2.6 2.6 0 100 5.2 2.6 2.6 0 000-5.2z" fill-rule="evenodd" />`,
  'country-map': svg`<path d="M4 8l7-4 8 3 9-3-2 8 2 5-8 3-6-2-8 3z" opacity=".5" /><path d="M11 4l8 3-1 6-6 2-3-4z" />`,
  table: svg`<path d="M3 3h26v18H3zM3 9h26M3 15h26M12 3v18" fill="none" stroke="currentColor" stroke-width="1.6" />`,
};

export const typePicture = (type: WidgetType): TemplateResult =>
  html`<svg class="type-picture" viewBox="0 0 32 24" aria-hidden="true" focusable="false">
    ${PICTURES[type]}
  </svg>`;
