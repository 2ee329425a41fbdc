import type { WidgetType } from '../../chart/types.js';
import { pattern, type PromptLine } from './prompt-line.js';

const DRAWN = '(?: (?:plot|plots|chart|charts|graph|graphs|diagram|diagramm))?';
/** Words for charts, the particular before the general. */
const CHARTS: readonly (readonly [string, WidgetType])[] = [
  [`(?:scatter|scatterplot|scatterplots|streudiagramm|dispersion)${DRAWN}`, 'scatter'],
  [`(?:bubble)${DRAWN}`, 'bubble'],
  [`(?:COLOR|stack) (?:bar|bars|column|columns)${DRAWN}`, 'stacked-bar'],
  [`(?:group|grouped|clustered) (?:bar|bars|column|columns)${DRAWN}`, 'grouped-bar'],
  [`(?:COLOR|stack) area${DRAWN}`, 'stacked-area'],
  [`horizontal (?:bar|bars)${DRAWN}`, 'horizontal-bar'],
  [`(?:histogram|histograms|histogramm|histograma)${DRAWN}`, 'histogram'],
  [`heatmap|heat map`, 'heatmap'],
  [`(?:boxplot|boxplots|box plot|box plots|box AND whisker)${DRAWN}`, 'boxplot'],
  [`(?:donut|doughnut|ring)${DRAWN}`, 'donut'],
  [`(?:pie|kreisdiagramm|tortendiagramm|kuchendiagramm)${DRAWN}`, 'pie'],
  [`treemap|tree map`, 'treemap'],
  [`area (?:plot|chart|graph)`, 'area'],
  [`funnel${DRAWN}`, 'funnel'],
  [`(?:radar|spider) (?:plot|chart|graph)`, 'radar'],
  [`(?:line|lines|liniendiagramm)(?: (?:plot|chart|charts|graph|graphs))`, 'line'],
  [`liniendiagramm|lines?(?= (?:for|of))`, 'line'],
  [`(?:vertical |simple )?(?:column|bar|balken)(?: (?:plot|chart|charts|graph|graphs|diagramm))`, 'bar'],
  [`balkendiagramm|saulendiagramm|bars`, 'bar'],
  [`(?:SHOW |as )?table`, 'table'],
];

/** The chart that the prompt names, if any. "Small multiples" and "scatter" beside "stacked" leave the first one named. */
export function readChart(line: PromptLine): WidgetType | undefined {
  let chart: WidgetType | undefined;
  for (const [words, type] of CHARTS) if (line.takeAll(pattern(words)).length > 0) chart ??= type;
  line.takeAll(pattern('(?:in|as|with|using|BY|on)? ?(?:small|multiple) multiples|charts?|graphs?|plots?'));
  return chart;
}
