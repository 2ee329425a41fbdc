import { cellOf, cleanText, numberOf, textOf } from './cells.js';
import { countText } from './bar-order.js';
import { encodingOf } from './encoding.js';
import type { ChartContext, Frame } from './frame.js';
import { createFrame } from './frame.js';
import type { ChartPhrases } from './phrases.js';
import { fillPhrase } from './phrases.js';
import { readMatrix } from './series-matrix.js';
import type { ChartData, ChartSpec, WidgetType } from './types.js';
import { columnTitle, frameFormat } from './value-axis.js';

const KINDS: Partial<Record<WidgetType, keyof ChartPhrases>> = {
  line: 'line',
  'multi-line': 'line',
  area: 'area',
  'stacked-area': 'stacked',
  'stacked-bar': 'stacked',
  donut: 'donut',
  pie: 'pie',
  scatter: 'scatter',
};

/**
 * The text for people who cannot see the chart, computed from its rows: kind, what by what, how many values, highest
 * and lowest. In the language of `context.locale`, English where there is none. Errors as of `resolveEncoding`.
 */
export function describeChart(spec: ChartSpec, data: ChartData, context: ChartContext): string {
  return describeFrame(createFrame(spec, encodingOf(spec, data), data, context)).alt;
}

export function describeFrame(frame: Frame): { title: string; alt: string } {
  const { encoding, spec, phrases, config } = frame;
  const scatter = spec.type === 'scatter';
  const what = nameOf(frame, config.yLabel, scatter ? encoding.y : encoding.value);
  const by = nameOf(frame, config.xLabel, scatter ? encoding.x : encoding.category);
  const kind = fillPhrase(phrases[KINDS[spec.type] ?? 'bar'], { what, by });
  const sentences = scatter ? [rowsSentence(frame, pointCount(frame))] : seriesSentences(frame);
  const alt = cleanText([kind, ...sentences, ...frame.notes.map((note) => `${note}.`)].join(' '));
  const title = cleanText(spec.title ?? '');
  return { title: title === '' ? kind : title, alt };
}

/** What a column is called: the author's label, the column's name, or the name as it is where it is a role's. */
function nameOf(frame: Frame, given: string | undefined, column: string | undefined): string {
  return (
    cleanText(given ?? '') || cleanText(columnTitle(column)) || cleanText(column ?? '') || frame.spec.type
  );
}

function pointCount(frame: Frame): number {
  const { x, y } = frame.encoding;
  return frame.data.rows.filter((row) => cellOf(row, x ?? '') !== null && cellOf(row, y ?? '') !== null)
    .length;
}

function rowsSentence(frame: Frame, count: number): string {
  return fillPhrase(frame.phrases.rows, { n: countText(frame, count) });
}

function seriesSentences(frame: Frame): string[] {
  const { encoding, data, phrases } = frame;
  const matrix = readMatrix(frame, 'sum');
  const labels = new Map(matrix.categories.map((category) => [category.key, category.label]));
  const format = frameFormat(
    frame,
    data.rows.map((row) => numberOf(cellOf(row, encoding.value ?? ''))),
  );
  let highest: { name: string; value: number } | undefined;
  let lowest: { name: string; value: number } | undefined;
  let count = 0;
  for (const row of data.rows) {
    const value = numberOf(cellOf(row, encoding.value ?? ''));
    if (value === null) continue;
    count += 1;
    const key = textOf(cellOf(row, encoding.category ?? ''));
    const series = encoding.series === undefined ? '' : `, ${textOf(cellOf(row, encoding.series))}`;
    const name = (labels.get(key) ?? key) + series;
    if (highest === undefined || value > highest.value) highest = { name, value };
    if (lowest === undefined || value < lowest.value) lowest = { name, value };
  }
  const sentences = [rowsSentence(frame, count)];
  const [first, last] = [matrix.categories[0], matrix.categories.at(-1)];
  if (matrix.scale !== 'names' && first !== undefined && last !== undefined && first !== last) {
    sentences.push(fillPhrase(phrases.range, { name: first.label, value: last.label }));
  }
  const names = matrix.series.map((it) => it.name).filter((name) => name !== '');
  if (names.length > 0 && names.length <= 12)
    sentences.push(fillPhrase(phrases.series, { name: names.join(', ') }));
  if (highest !== undefined && lowest !== undefined) {
    sentences.push(fillPhrase(phrases.highest, { name: highest.name, value: format.label(highest.value) }));
    if (lowest.value !== highest.value) {
      sentences.push(fillPhrase(phrases.lowest, { name: lowest.name, value: format.label(lowest.value) }));
    }
  }
  return sentences;
}
