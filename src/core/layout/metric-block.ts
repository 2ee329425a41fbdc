import { cellOf, numberOf, textOf } from '../chart/cells.js';
import type { ChartSpec } from '../chart/types.js';
import type { DeckFormat, Source } from '../deck/types.js';
import type { Cell, Row } from '../query/types.js';
import { formatValue } from '../template/index.js';
import { fitText } from './fit-text.js';
import { placeText, plainParagraphs, type Rect } from './place-text.js';
import type { Theme } from './theme-types.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import type { Box, Run, TextBox } from './types.js';

/** The three texts of a metric card, each figure with its trail to the first row of the source. */
export interface MetricContent {
  label: string;
  value: Run;
  note: Run[];
  tone: 'positive' | 'negative' | 'neutral';
}

/** Texts of a big number: value, label, and the change with its sign and an arrow, so that colour is never alone. */
export function metricContent(
  spec: ChartSpec,
  source: Source,
  rows: readonly Row[],
  format: DeckFormat,
): MetricContent {
  const row = rows[0] ?? {};
  const { encoding, config = {} } = spec;
  const valueFormat = config.numberFormat ?? 'number';
  const valueColumn = encoding.value ?? '';
  const label = encoding.label === undefined ? '' : textOf(cellOf(row, encoding.label));
  const title = spec.title ?? source.widget?.title ?? source.title;
  const value = figure(valueColumn, cellOf(row, valueColumn), valueFormat, format);
  const change = encoding.delta === undefined ? null : cellOf(row, encoding.delta);
  if (encoding.delta === undefined || change === null) {
    return { label: label || title, value, note: [], tone: 'neutral' };
  }
  const direction = Math.sign(numberOf(change) ?? 0);
  const note: Run[] = [
    { text: direction > 0 ? '▲ ' : direction < 0 ? '▼ ' : '' },
    figure(encoding.delta, change, deltaFormat(spec, encoding.delta), format),
  ].filter((run) => run.text !== '');
  if (encoding.delta_basis !== undefined) {
    const basis = cellOf(row, encoding.delta_basis);
    if (basis !== null && basis !== '') {
      note.push({ text: typeof basis === 'string' ? ' ' : ' / ' });
      note.push(figure(encoding.delta_basis, basis, valueFormat, format));
    }
  }
  return { label: label || title, value, note, tone: toneOf(spec, row, direction) };
}

/** `config.deltaFormat`, else a ratio as percent where the column says so, else the value's own format with a sign. */
function deltaFormat(spec: ChartSpec, column: string): string {
  const own = spec.config?.['deltaFormat'];
  if (typeof own === 'string' && own !== '') return own;
  if (/pct|percent|ratio|growth|rate/iu.test(column)) return 'percent:1,signed';
  const valueFormat = spec.config?.numberFormat ?? '';
  if (/^(percent|currency)/u.test(valueFormat)) {
    return valueFormat.includes('signed')
      ? valueFormat
      : `${valueFormat}${valueFormat.includes(':') ? ',' : ':'}signed`;
  }
  return 'signed';
}

function toneOf(spec: ChartSpec, row: Row, direction: number): MetricContent['tone'] {
  const said = spec.encoding.sentiment === undefined ? null : cellOf(row, spec.encoding.sentiment);
  const sentiment = typeof said === 'string' ? said.trim().toLowerCase() : said;
  if (sentiment === 'positive' || sentiment === 'good' || sentiment === 'up') return 'positive';
  if (sentiment === 'negative' || sentiment === 'bad' || sentiment === 'down') return 'negative';
  if (sentiment === 'neutral') return 'neutral';
  const sign = typeof sentiment === 'number' ? Math.sign(sentiment) : direction;
  return sign > 0 ? 'positive' : sign < 0 ? 'negative' : 'neutral';
}

function figure(column: string, cell: Cell, format: string, context: DeckFormat): Run {
  const value = typeof cell === 'object' ? (cell === null ? null : JSON.stringify(cell)) : cell;
  const numeric =
    typeof value === 'number' || (typeof value === 'string' && format !== '' && numberOf(value) !== null);
  let text: string;
  if (value === null || !numeric) text = textOf(value);
  else {
    try {
      text = formatValue(value, format, context);
    } catch {
      // A format nobody knows must not take the figure away.
      text = formatValue(value, 'number', context);
    }
  }
  const name = /^[\p{L}_][\p{L}\p{N}\p{M}_]*$/u.test(column) ? column : `\`${column}\``;
  return { text, figure: { expression: `first(${name})`, value, mark: 'computed' } };
}

const PADDING = 28;

export interface MetricCard {
  blockId: string;
  rect: Rect;
  content: MetricContent;
}

/** Cards of one region: all values in the one font size that the longest of them allows. */
export function placeMetricCards(cards: readonly MetricCard[], theme: Theme): Box[] {
  const valueSize = Math.min(...cards.map(({ rect, content }) => valueFit(content.value, rect).fontSize));
  return cards.flatMap((card) => placeCard(card, valueSize, theme));
}

function valueFit(value: Run, rect: Rect): { fontSize: number; overflow: boolean } {
  return fitText([{ runs: [value], level: 0, spaceBefore: 0 }], {
    width: rect.width - 2 * PADDING,
    height: rect.height * 0.45,
    sizes: SIZES.metricValue,
    lineHeight: LINE_HEIGHT.metricValue,
    bold: true,
    maxLines: 1,
  });
}

function placeCard({ blockId, rect, content }: MetricCard, valueSize: number, theme: Theme): Box[] {
  const { colors } = theme;
  const x = rect.x + PADDING;
  const width = rect.width - 2 * PADDING;
  const labelHeight = 54;
  const noteHeight = content.note.length > 0 ? 54 : 0;
  const valueHeight = Math.min(
    valueSize * 1.25,
    Math.max(24, rect.height - 2 * PADDING - labelHeight - noteHeight),
  );
  const label = placeText({
    id: `${blockId}-label`,
    role: 'metric-label',
    blockId,
    x,
    y: rect.y + PADDING,
    width,
    height: labelHeight,
    paragraphs: plainParagraphs(content.label),
    sizes: SIZES.metricLabel,
    lineHeight: LINE_HEIGHT.metricText,
    color: colors.muted,
  });
  const value = placeText({
    id: `${blockId}-value`,
    role: 'metric-value',
    blockId,
    x,
    y: label.y + labelHeight + 4,
    width,
    height: valueHeight,
    paragraphs: [{ runs: [content.value], level: 0, spaceBefore: 0 }],
    sizes: SIZES.metricValue.filter((size) => size <= valueSize),
    lineHeight: LINE_HEIGHT.metricValue,
    font: 'heading',
    bold: true,
    color: colors.text,
    maxLines: 1,
  });
  const boxes: Box[] = [
    { kind: 'shape', id: `${blockId}-card`, ...rect, fill: colors.surface },
    {
      kind: 'shape',
      id: `${blockId}-rule`,
      x: rect.x,
      y: rect.y,
      width: rect.width,
      height: 4,
      fill: colors.accent,
    },
    label,
    value,
  ];
  if (content.note.length > 0) boxes.push(placeNote(blockId, content, value, width, rect, theme));
  return boxes;
}

function placeNote(
  blockId: string,
  content: MetricContent,
  value: TextBox,
  width: number,
  rect: Rect,
  theme: Theme,
): TextBox {
  const y = value.y + value.height + 4;
  const tones = {
    positive: theme.colors.positive,
    negative: theme.colors.negative,
    neutral: theme.colors.muted,
  };
  return placeText({
    id: `${blockId}-note`,
    role: 'metric-note',
    blockId,
    x: value.x,
    y,
    width,
    height: rect.y + rect.height - 12 - y,
    paragraphs: [{ runs: content.note, level: 0, spaceBefore: 0 }],
    sizes: SIZES.metricNote,
    lineHeight: LINE_HEIGHT.metricText,
    color: tones[content.tone],
  });
}
