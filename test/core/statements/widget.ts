import type { WidgetType } from '../../../src/core/chart/types.js';
import { readWidget } from '../../../src/core/statements/offers.js';
import { deckVoice } from '../../../src/core/statements/story/deck-voice.js';
import { slideText } from '../../../src/core/statements/story/slide-text.js';
import type { Column, GroupSizes, Row } from '../../../src/core/query/types.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { resolveTemplate } from '../../../src/core/template/index.js';

/** A widget over rows; the types of its columns follow from the cells. */
export function widgetOf(
  type: WidgetType,
  dataKey: string,
  rows: Row[],
  more: Partial<WidgetInput> = {},
): WidgetInput {
  const columns = Object.keys(rows[0] ?? {}).map((name): Column => {
    const cell = rows.map((row) => row[name]).find((value) => value !== null);
    const type =
      typeof cell === 'number'
        ? 'number'
        : typeof cell === 'string' && /^\d{4}-\d\d-\d\d/.test(cell)
          ? 'date'
          : 'string';
    return { name, type, dbType: type === 'number' ? 'DOUBLE' : type === 'date' ? 'DATE' : 'VARCHAR' };
  });
  return {
    id: 'w', type, title: 'A widget', dataKey, columns, rows, rowCount: rows.length, queriedAt: '2026-06-15T12:00:00Z', ...more,
  }; // prettier-ignore
}

/** What the slide of a widget says, as a reader sees it. */
export function told(
  widget: WidgetInput,
  locale = 'en-US',
): { title: string; points: string[]; notes: string; all: string } {
  const { title, text, notes = '' } = slideText(widget, deckVoice(locale), { points: 8, turn: 0 });
  const shown = (template: string): string =>
    resolveTemplate(template, {}, { rows: widget.rows ?? [], columns: widget.columns, locale }).text;
  const points = shown(text)
    .split('\n')
    .map((line) => line.replace(/^- /, ''));
  return {
    title: shown(title),
    points,
    notes: shown(notes),
    all: [shown(title), ...points, shown(notes)].join('\n'),
  };
}

export const kindsOf = (widget: WidgetInput): string[] => readWidget(widget).offers.map(({ kind }) => kind);

/** Rows of a category and a value. */
export const pairsOf = (values: Readonly<Record<string, number | null>>): Row[] =>
  Object.entries(values).map(([category, value]) => ({ category, value }));

/** How many values each category is the average of, and how they scatter. */
export const sizes = (
  of: Readonly<Record<string, [n: number, spread?: number]>>,
): { groups: GroupSizes[] } => ({
  groups: Object.entries(of).map(([category, [n, spread]]) => ({
    names: { category },
    sizes: { value: { n, ...(spread === undefined ? {} : { spread }) } },
  })),
});

/** Rows of years from a first one on. */
export const yearsOf = (first: number, values: readonly number[]): Row[] =>
  values.map((value, at) => ({ category: first + at, value }));

/** Rows of months from January 2024 on. */
export const monthsOf = (values: readonly (number | null)[]): Row[] =>
  values.map((value, at) => ({
    month: `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    value,
  }));
