import assert from 'node:assert/strict';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import type { Block, Deck, Slide, Source } from '../../../src/core/deck/types.js';
import type { WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import type { Box, SlideGeometry } from '../../../src/core/layout/types.js';
import type { Cell, ColumnType, Row } from '../../../src/core/query/types.js';

/** `{ 'region:string': [...], 'value:number': [...] }` as a source with rows. */
export function source(title: string, columns: Record<string, Cell[]>): Source {
  const specs = Object.keys(columns).map((key) => {
    const [name = '', type = 'number'] = key.split(':');
    return { key, name, type: type as ColumnType, dbType: type };
  });
  const count = Math.max(0, ...Object.values(columns).map((cells) => cells.length));
  const rows = Array.from({ length: count }, (_, index): Row => {
    return Object.fromEntries(specs.map(({ key, name }) => [name, columns[key]?.[index] ?? null]));
  });
  return {
    title,
    sql: 'SELECT 1',
    columns: specs.map(({ name, type, dbType }) => ({ name, type, dbType })),
    data: { rows, queriedAt: '2026-01-01T00:00:00Z', fingerprint: 'f', truncated: false },
  };
}

export function block(
  id: string,
  region: string,
  type: WidgetType,
  from: string,
  config: WidgetConfig = {},
): Block {
  const kind = type === 'big-number' ? 'metric' : type === 'table' ? 'table' : 'chart';
  return { id, region, kind, source: from, spec: { type, encoding: {}, config } };
}

export function slide(fields: Partial<Slide>): Slide {
  return createSlide({ id: 's1', layout: 'chart-text', ...fields });
}

export function deckOf(
  sources: Record<string, Source>,
  options: Partial<Parameters<typeof createDeck>[0]> = {},
): Deck {
  return createDeck({ title: 'Review', id: 'd1', sources, now: () => 0, ...options });
}

export const regions = source('Revenue by region', {
  'category:string': ['North', 'South'],
  value: [345_000, 123_456],
});

/** A box of a slide; fails where it is not there. */
export const box = (geometry: SlideGeometry, id: string): Box => {
  const found = geometry.boxes.find((candidate) => candidate.id === id);
  assert.ok(found, `no box "${id}" among ${geometry.boxes.map((b) => b.id).join(', ')}`);
  return found;
};
