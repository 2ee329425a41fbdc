import type { Cell } from '../query/types.js';
import { cellOf, nameOf, numberOf } from './cells.js';
import { encodingOf } from './encoding.js';
import { ownColors } from './frame.js';
import { chartPhrases } from './phrases.js';
import type { ChartData, ChartSpec, EncodingRole, WidgetType } from './types.js';

interface Coloring {
  /** The column whose values have colours. */
  role: EncodingRole;
  /** Who takes a colour first: the largest sum, the most rows, or who comes first. */
  order: 'sum' | 'count' | 'rows';
  /** The same where they are more than `most`. */
  crowded?: 'sum';
  /** So many have a colour of their own at most. */
  most: number;
}

const bySum: Coloring = { role: 'series', order: 'sum', most: 7 };
const byCount: Coloring = { role: 'series', order: 'count', most: 7 };
const parts: Coloring = { role: 'category', order: 'sum', most: 7 };

/** The types that tell names apart by colour; all others have one hue, or shades of it. */
const COLORINGS: Partial<Record<WidgetType, Coloring>> = {
  line: bySum,
  'multi-line': bySum,
  area: bySum,
  'stacked-area': bySum,
  'stacked-bar': bySum,
  'grouped-bar': { role: 'series', order: 'rows', most: 7 },
  radar: { role: 'series', order: 'rows', most: 4, crowded: 'sum' },
  scatter: byCount,
  bubble: byCount,
  donut: parts,
  pie: parts,
  sankey: { role: 'source', order: 'rows', most: 8 },
};

/**
 * The names that a chart tells apart by colours of the theme, in the order in which they take them, at any size of the
 * chart. Errors as of `encodingOf`.
 */
export function coloredNames(spec: ChartSpec, data: ChartData, locale: string): string[] {
  const coloring = COLORINGS[spec.type];
  if (coloring === undefined || ownColors(spec.config).length > 0) return [];
  const { role, order, most } = coloring;
  const encoding = encodingOf(spec, data);
  const column = encoding[role];
  if (column === undefined) return [];
  // By cell first: there are many rows and few names to clean.
  const sums = new Map<Cell, number>();
  for (const row of data.rows) {
    const cell = cellOf(row, column);
    const weight = order === 'count' ? 1 : (numberOf(cellOf(row, encoding.value ?? '')) ?? 0);
    sums.set(cell, (sums.get(cell) ?? 0) + weight);
  }
  const weights = new Map<string, number>();
  const phrases = chartPhrases(locale);
  for (const [cell, sum] of sums) {
    const name = nameOf(cell, phrases);
    weights.set(name, (weights.get(name) ?? 0) + sum);
  }
  const largest = [...weights]
    .map(([name, weight]) => ({ name, weight: Math.abs(weight) }))
    .sort((a, b) => (a.weight === b.weight ? 0 : a.weight < b.weight ? 1 : -1))
    .slice(0, most)
    .map(({ name }) => name);
  const inRows = order === 'rows' && !(coloring.crowded === 'sum' && weights.size > most);
  return inRows ? [...weights.keys()].filter((name) => largest.includes(name)) : largest;
}
