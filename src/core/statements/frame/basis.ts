import { foldedName } from '../../intake/roles/name-words.js';
import type { WidgetInput } from '../../stream/protocol.js';

/** What a figure is compared with, where its row says so: the column and its text, such as "vs 2000". */
export function basisOf({
  columns,
  rows,
}: Pick<WidgetInput, 'columns' | 'rows'>): { column: string; text: string } | undefined {
  const column = columns.find(({ name }) => foldedName(name) === 'delta basis')?.name;
  const cell = column === undefined ? undefined : rows?.[0]?.[column];
  const text = typeof cell === 'string' ? cell.trim() : '';
  return column === undefined || text === '' ? undefined : { column, text };
}
