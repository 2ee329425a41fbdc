import assert from 'node:assert/strict';
import type { Source } from '../../../src/core/deck/types.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { guardSlide, loadVocabulary } from '../../../src/core/guard/index.js';
import type { Cell, Column } from '../../../src/core/query/types.js';

for (const locale of ['de-DE', 'fr-FR', 'es-ES']) await loadVocabulary(locale);

type Columns = readonly (readonly [name: string, type: Column['type']])[];

/** Rows of any columns, as a query of a widget gives them. */
export function table(
  title: string,
  sql: string,
  columns: Columns,
  rows: readonly (readonly Cell[])[],
  type: WidgetType = 'table',
): Source {
  return {
    widget: { id: 'w', type, title, dataKey: sql },
    title,
    sql,
    columns: columns.map(([name, type]) => ({ name, type, dbType: type })),
    data: {
      rows: rows.map((cells) => Object.fromEntries(columns.map(([name], at) => [name, cells[at] ?? null]))),
      queriedAt: '2026-01-01T00:00:00Z',
      fingerprint: '',
      truncated: false,
    },
  };
}

/** Rows of two columns, which need no more than their own order to be read. */
export const source = (
  type: WidgetType,
  title: string,
  axis: Pick<Column, 'name' | 'type'>,
  measure: string,
  rows: readonly (readonly [Cell, number])[],
  sql = `SELECT ${axis.name}, ${measure} FROM t`,
): Source =>
  table(
    title,
    sql,
    [
      [axis.name, axis.type],
      [measure, 'number'],
    ],
    rows,
    type,
  );

/** A sentence over one of the sources, with the test that a model gave. */
type Line<Id extends string> = readonly [source: Id, text: string, test?: string];

interface Readings<Id extends string> {
  /** Lines that must come through. */
  pass: (lines: readonly Line<Id>[], locale?: string) => void;
  /** Lines that must not. */
  fall: (lines: readonly Line<Id>[], locale?: string) => void;
}

/** Judges sentences over given sources, each on a slide of its own. */
export function readingsOver<Id extends string>(sources: Record<Id, Source>): Readings<Id> {
  const dropped = ([id, text, claim]: Line<Id>, locale = 'en-US'): string[] => {
    const slide = {
      id: 's',
      layout: 'text',
      title: '',
      text,
      notes: '',
      source: id,
      variables: {},
      claims: claim === undefined ? [] : [{ id: 'c', quote: text, test: claim, source: id }],
      blocks: [],
      origin: 'service' as const,
    };
    const format = { locale, timeZone: 'UTC', currency: 'USD' };
    return guardSlide(slide, { [id]: sources[id] }, format).report.dropped;
  };
  return {
    pass: (lines, locale) => {
      for (const line of lines) assert.deepEqual(dropped(line, locale), [], line[1]);
    },
    fall: (lines, locale) => {
      for (const line of lines) assert.notDeepEqual(dropped(line, locale), [], line[1]);
    },
  };
}
