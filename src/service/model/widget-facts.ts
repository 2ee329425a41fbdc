import { columnRef } from '../../core/template/column-ref.js';
import { writeSlide } from '../../core/analyst/index.js';
import { resolveEncoding } from '../../core/chart/encoding.js';
import { DeckError } from '../../core/errors.js';
import { foldedName, isIdName } from '../../core/intake/roles/name-words.js';
import { readMeasure } from '../../core/statements/frame/measure.js';
import { readQuery } from '../../core/statements/sql/read-query.js';
import type { Column } from '../../core/query/types.js';
import type { WidgetInput } from '../../core/stream/protocol.js';
import { resolveTemplate } from '../../core/template/index.js';

/** A placeholder that passes the guards, and what it prints now; no value where the rows may not be seen. */
export interface AllowedPlaceholder {
  placeholder: string;
  prints?: string;
}

/** A sentence that the embedded analyst found to be true, with its test. */
export interface FoundFact {
  sentence: string;
  test?: string;
}

const MOST_COLUMNS = 12;
const MOST_PLACEHOLDERS = 60;

/** Whether the rows at hand are all there are: only then anything can be computed from them. */
export function seesAllRows({ rows, rowCount }: WidgetInput): boolean {
  return rows !== undefined && rows.length >= rowCount;
}

/** The placeholders to choose from: aggregates that the meaning of each column allows, and names by rank. */
export function allowedPlaceholders(widget: WidgetInput, locale: string): AllowedPlaceholder[] {
  const columns = widget.columns.slice(0, MOST_COLUMNS);
  const names = namesOfRows(widget);
  const measures = columns.filter(
    ({ name, type }) => type === 'number' && !names.includes(name) && !isIdName(foldedName(name)),
  );
  const labels = columns.filter(
    ({ name, type }) => names.includes(name) || !['number', 'json', 'boolean'].includes(type),
  );
  const sources = [
    'count()',
    ...measures.flatMap((column) => ofMeasure(column, widget)),
    ...labels.flatMap((label) => ofLabel(label, measures)),
  ];
  const rows = seesAllRows(widget) ? widget.rows : undefined;
  return sources.slice(0, MOST_PLACEHOLDERS).flatMap((source) => {
    const placeholder = `{{ ${source} }}`;
    if (!rows) return [{ placeholder }];
    const { text, problems } = resolveTemplate(placeholder, {}, { rows, columns: widget.columns, locale });
    return problems.length > 0 ? [] : [{ placeholder, prints: text }];
  });
}

/** The columns by which the chart names rows; they may hold numbers, such as years, which nothing adds up or averages. */
function namesOfRows({ type, columns, rows = [], config }: WidgetInput): (string | undefined)[] {
  try {
    const { category, series, bucket } = resolveEncoding(type, columns, rows, config);
    return [category, series, bucket];
  } catch (error) {
    if (DeckError.is(error)) return [];
    throw error;
  }
}

function ofMeasure({ name }: Column, widget: WidgetInput): string[] {
  const c = columnRef(name);
  const values = (widget.rows ?? []).map((row) => row[name]).filter((value) => typeof value === 'number');
  const { additive } = readMeasure(widget, readQuery(widget.dataKey ?? ''), name, { values });
  const all = ['avg', 'median', 'min', 'max', 'first', 'last'].map((name) => `${name}(${c})`);
  return [...(additive ? [`sum(${c})`] : []), ...all, `growth(${c}) | percent:1,signed`];
}

function ofLabel({ name, type }: Column, measures: readonly Column[]): string[] {
  const c = columnRef(name);
  const ranks = measures.flatMap((measure) => [
    `argmax(${c}, ${columnRef(measure.name)})`,
    `argmin(${c}, ${columnRef(measure.name)})`,
  ]);
  const format = type === 'date' || type === 'datetime' ? ' | date:medium' : '';
  return [...ranks, `first(${c})`, `last(${c})`].map((source) => source + format).concat(`distinct(${c})`);
}

/** What the embedded analyst says about the widget: tested facts over rows, templates without. Empty where it cannot read it. */
export function analystFacts(widget: WidgetInput, locale: string): FoundFact[] {
  try {
    const slide = writeSlide(
      { slideId: 'facts', index: 0, layout: 'chart-text', widgetId: widget.id },
      { protocol: 1, privacy: 'all', title: '', locale, widgets: [widget] },
    );
    const lines = [slide.title, ...slide.text.split('\n').map((line) => line.replace(/^- /, ''))];
    return lines.filter(Boolean).map((sentence) => {
      const test = slide.claims.find(({ quote }) => quote === sentence)?.test;
      return { sentence, ...(test === undefined ? {} : { test }) };
    });
  } catch (error) {
    if (DeckError.is(error)) return [];
    throw error;
  }
}
