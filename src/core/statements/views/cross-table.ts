import type { Point } from '../frame/frame.js';

/** Values by two names: a row for each label, a column for each series, zero where there is none. */
export interface CrossTable {
  labels: readonly Point['label'][];
  names: readonly Point['series'][];
  table: readonly number[][];
}

export function crossTable(points: readonly Point[]): CrossTable {
  const labels = [...new Set(points.map(({ label }) => label))];
  const names = [...new Set(points.map(({ series }) => series))];
  const cells = new Map(points.map(({ label, series, value }) => [JSON.stringify([label, series]), value]));
  const at = (label: Point['label'], name: Point['series']): number =>
    cells.get(JSON.stringify([label, name])) ?? 0;
  return { labels, names, table: labels.map((label) => names.map((name) => at(label, name))) };
}
