import type { Row } from '../query/types.js';
import { intl } from '../template/intl-cache.js';
import { cellOf, cleanText, nameOf as cellName, numberOf, textOf } from './cells.js';
import { countText } from './bar-order.js';
import { encodingOf } from './encoding.js';
import type { ChartContext, Frame } from './frame.js';
import { createFrame } from './frame.js';
import type { ChartPhrases } from './phrases.js';
import { fillPhrase } from './phrases.js';
import { readMatrix } from './series-matrix.js';
import type { ChartData, ChartSpec, EncodingRole, WidgetType } from './types.js';
import { axisName, columnTitle, frameFormat } from './value-axis.js';
import type { StepRow } from './waterfall-steps.js';
import { levelAfter, waterfallRows } from './waterfall-steps.js';

/** What is said of a type: its kind, and the roles of what is measured, by what, and of the name of a single value. */
interface Telling {
  kind: keyof ChartPhrases;
  what: EncodingRole;
  by: readonly EncodingRole[];
  /** Where each row is a value of its own: the roles that name it; absent where rows are read as categories. */
  names?: readonly EncodingRole[];
}

const told = (kind: keyof ChartPhrases): Telling => ({ kind, what: 'value', by: ['category'] });

const TELLINGS: Partial<Record<WidgetType, Telling>> = {
  line: told('line'),
  'multi-line': told('line'),
  area: told('area'),
  'stacked-area': told('stacked'),
  'stacked-bar': told('stacked'),
  donut: told('donut'),
  pie: told('pie'),
  radar: told('radar'),
  treemap: told('treemap'),
  funnel: told('funnel'),
  waterfall: told('waterfall'),
  scatter: { kind: 'scatter', what: 'y', by: ['x'], names: [] },
  bubble: { kind: 'bubble', what: 'y', by: ['x'], names: [] },
  heatmap: { kind: 'heatmap', what: 'value', by: ['row', 'col'], names: ['row', 'col'] },
  histogram: { kind: 'histogram', what: 'value', by: ['bucket'], names: ['bucket'] },
  boxplot: told('boxplot'),
  dumbbell: { kind: 'dumbbell', what: 'value2', by: ['value1'], names: ['label'] },
  gauge: { kind: 'gauge', what: 'value', by: [] },
  sankey: { kind: 'sankey', what: 'value', by: ['source', 'target'], names: ['source', 'target'] },
  'geo-map': { kind: 'map', what: 'value', by: ['label'], names: ['label'] },
  'country-map': { kind: 'map', what: 'value', by: ['country'], names: ['country'] },
};

/**
 * The text for people who cannot see the chart, computed from its rows: kind, what by what, how many values, highest
 * and lowest. In the language of `context.locale`, English where there is none. Countries are called as the rows do; in
 * the text that `renderChart` gives they have their names. Errors as of `resolveEncoding`.
 */
export function describeChart(spec: ChartSpec, data: ChartData, context: ChartContext): string {
  return describeFrame(createFrame(spec, encodingOf(spec, data), data, context)).alt;
}

/** `called`: what the picture calls the rows, by the names that stand in them; `said`: what it points out. */
export function describeFrame(
  frame: Frame,
  called?: ReadonlyMap<string, string>,
  said: readonly string[] = [],
): { title: string; alt: string } {
  const { encoding, spec, phrases, config, locale } = frame;
  const telling = TELLINGS[spec.type] ?? told('bar');
  const measured = encoding[telling.what] ?? encoding.value ?? encoding.median;
  const roles = telling.by.map((role) => encoding[role]).filter((column) => column !== undefined);
  const names = (roles.length > 0 ? roles : [measured]).map((column) => nameOf(frame, undefined, column));
  const subject =
    spec.type === 'dumbbell'
      ? {
          what: axisName(frame, config.value2Label, measured),
          by: axisName(frame, config.value1Label, encoding.value1),
        }
      : {
          what: nameOf(frame, config.yLabel, measured),
          by: cleanText(config.xLabel ?? '') || intl.list(locale, {}).format(names),
        };
  const kind = fillPhrase(phrases[telling.kind], subject);
  const sentences = sentencesOf(frame, telling, measured, called);
  const alt = cleanText([kind, ...sentences, ...said, ...frame.notes.map((note) => `${note}.`)].join(' '));
  const title = cleanText(spec.title ?? '');
  const given = typeof config.alt === 'string' ? cleanText(config.alt).trim() : '';
  return { title: title === '' ? kind : title, alt: given === '' ? alt : given };
}

function sentencesOf(
  frame: Frame,
  { names }: Telling,
  measured: string | undefined,
  called?: ReadonlyMap<string, string>,
): string[] {
  const { type } = frame.spec;
  if (type === 'gauge') return gaugeSentences(frame);
  if (type === 'waterfall') return waterfallSentences(frame);
  return names === undefined
    ? seriesSentences(frame, measured)
    : rowSentences(frame, names, measured, called);
}

/** What a column is called: the author's label, the column's name, or the name as it is where it is a role's. */
function nameOf(frame: Frame, given: string | undefined, column: string | undefined): string {
  return (
    cleanText(given ?? '') || cleanText(columnTitle(column)) || cleanText(column ?? '') || frame.spec.type
  );
}

/** Nothing of a single value: it is told itself. */
function rowsSentence(frame: Frame, count: number): string[] {
  return count === 1 ? [] : [fillPhrase(frame.phrases.rows, { n: countText(frame, count) })];
}

/** Counts, and the extremes of rows that are a value each; points on two scales have no extremes. */
function rowSentences(
  frame: Frame,
  names: readonly EncodingRole[],
  column: string | undefined,
  shownNames?: ReadonlyMap<string, string>,
): string[] {
  const { encoding, data } = frame;
  const shown = data.rows.filter((row) =>
    names.length > 0
      ? column === undefined || cellOf(row, column) !== null
      : cellOf(row, encoding.x ?? '') !== null && cellOf(row, encoding.y ?? '') !== null,
  );
  const called = names.map((role) => encoding[role]).filter((name) => name !== undefined);
  const nameRow = (row: Row): string =>
    called
      .map((name) => cellName(cellOf(row, name), frame.phrases))
      .map((name) => shownNames?.get(name) ?? name)
      .join(', ');
  const count = rowsSentence(frame, shown.length);
  return called.length === 0 ? count : [...count, ...extremeSentences(frame, column, nameRow)];
}

/** How many steps, the largest rise and fall of them, and where they lead: the level of the last bar. */
function waterfallSentences(frame: Frame): string[] {
  const { phrases } = frame;
  const rows = waterfallRows(frame, readMatrix(frame, 'keep'));
  const changes = rows.filter(({ total, value }) => !total && value !== null);
  const end = rows.reduce((level, row) => levelAfter(row, level), 0);
  const last = rows.at(-1);
  const format = frameFormat(frame, [...changes.map(({ value }) => value), end]);
  const say = (phrase: string, { category, value }: StepRow): string =>
    fillPhrase(phrase, { name: category.label, value: format.label(value ?? 0) });
  const sorted = [...changes].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const [most, least] = [sorted[0], sorted.at(-1)];
  return [
    ...rowsSentence(frame, changes.length),
    ...(most === undefined ? [] : [say(phrases.highest, most)]),
    ...(least === undefined || least.value === most?.value ? [] : [say(phrases.lowest, least)]),
    `${last?.total === true ? last.category.label : phrases.total}: ${format.label(end)}.`,
  ];
}

/** The value of the first row, which is all that a gauge shows, and its target. */
function gaugeSentences(frame: Frame): string[] {
  const { encoding, data, phrases } = frame;
  const row = data.rows[0] ?? {};
  const [value = null, target = null] = (['value', 'target'] as const).map((role) =>
    numberOf(cellOf(row, encoding[role] ?? '')),
  );
  const format = frameFormat(frame, [value, target]);
  const say = (name: string, number: number): string =>
    `${name === '' ? '' : `${name}: `}${format.label(number)}.`;
  const label = encoding.label === undefined ? '' : textOf(cellOf(row, encoding.label));
  return [
    ...(value === null ? [] : [say(label, value)]),
    ...(target === null ? [] : [say(phrases.target, target)]),
  ];
}

function seriesSentences(frame: Frame, column: string | undefined): string[] {
  const { encoding, data, phrases } = frame;
  const matrix = readMatrix(frame, 'sum');
  const labels = new Map(matrix.categories.map((category) => [category.key, category.label]));
  const nameRow = (row: Row): string => {
    const key = cellName(cellOf(row, encoding.category ?? ''), phrases);
    const series =
      encoding.series === undefined ? '' : `, ${cellName(cellOf(row, encoding.series), phrases)}`;
    return (labels.get(key) ?? key) + series;
  };
  const count = data.rows.filter((row) => numberOf(cellOf(row, column ?? '')) !== null).length;
  const sentences = rowsSentence(frame, count);
  const placed = matrix.categories.filter(({ at }) => at !== null);
  const [first, last] = [placed[0], placed.at(-1)];
  if (matrix.scale !== 'names' && first !== undefined && last !== undefined && first !== last) {
    sentences.push(fillPhrase(phrases.range, { name: first.label, value: last.label }));
  }
  const names = matrix.series.map((it) => it.name).filter((name) => name !== '');
  if (names.length > 0 && names.length <= 12)
    sentences.push(fillPhrase(phrases.series, { name: names.join(', ') }));
  return [...sentences, ...extremeSentences(frame, column, nameRow)];
}

/** The highest and the lowest value, each with the name of its row. */
function extremeSentences(frame: Frame, column: string | undefined, nameRow: (row: Row) => string): string[] {
  const { data, phrases } = frame;
  const valueOf = (row: Row): number | null => numberOf(cellOf(row, column ?? ''));
  const format = frameFormat(frame, data.rows.map(valueOf));
  let highest: { row: Row; value: number } | undefined;
  let lowest: { row: Row; value: number } | undefined;
  for (const row of data.rows) {
    const value = valueOf(row);
    if (value === null) continue;
    if (highest === undefined || value > highest.value) highest = { row, value };
    if (lowest === undefined || value < lowest.value) lowest = { row, value };
  }
  if (highest === undefined || lowest === undefined) return [];
  const say = (phrase: string, { row, value }: { row: Row; value: number }): string =>
    fillPhrase(phrase, { name: nameRow(row), value: format.label(value) });
  const top = say(phrases.highest, highest);
  return lowest.value === highest.value ? [top] : [top, say(phrases.lowest, lowest)];
}
