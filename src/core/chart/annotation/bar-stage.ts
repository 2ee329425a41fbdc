import { cellOf, numberOf } from '../cells.js';
import type { Frame } from '../frame.js';
import type { Matrix } from '../series-matrix.js';
import type { ValueStage } from './stage.js';

/** Where the bars of one series stand. Levels are those of all rows, not of the largest that are drawn. */
export function barStage(
  frame: Frame,
  { categories, series }: Matrix,
  drawn: Pick<ValueStage, 'plot' | 'range' | 'boxes' | 'at' | 'across' | 'format' | 'lying'>,
): ValueStage {
  const { value = '' } = frame.encoding;
  const all = frame.data.rows.map((row) => numberOf(cellOf(row, value)));
  return { kind: 'values', categories, series, stacked: false, all, ...drawn };
}
