import assert from 'node:assert/strict';
import type { Source } from '../../../src/core/deck/types.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { guardSlide, loadVocabulary } from '../../../src/core/guard/index.js';
import type { Cell, Column } from '../../../src/core/query/types.js';

for (const locale of ['de-DE', 'fr-FR', 'es-ES']) await loadVocabulary(locale);

/** Rows of two columns, which need no more than their own order to be read. */
export function source(
  type: WidgetType,
  title: string,
  axis: Pick<Column, 'name' | 'type'>,
  measure: string,
  rows: readonly (readonly [Cell, number])[],
  sql = `SELECT ${axis.name}, ${measure} FROM t`,
): Source {
  return {
    widget: { id: 'w', type, title, dataKey: sql },
    title,
    sql,
    columns: [
      { ...axis, dbType: axis.type },
      { name: measure, type: 'number', dbType: 'DOUBLE' },
    ],
    data: {
      rows: rows.map(([name, value]) => ({ [axis.name]: name, [measure]: value })),
      queriedAt: '2026-01-01T00:00:00Z',
      fingerprint: '',
      truncated: false,
    },
  };
}

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
