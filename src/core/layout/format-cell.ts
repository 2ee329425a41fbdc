import { nameOf, textOf } from '../chart/cells.js';
import { chartPhrases } from '../chart/phrases.js';
import type { DeckFormat } from '../deck/types.js';
import type { Cell, ColumnType } from '../query/types.js';
import { formatValue, resolveTemplate } from '../template/index.js';

/**
 * A cell as a reader sees it: numbers in the given format (a format of the template grammar), dates in the locale,
 * everything else as text, null as `–`, empty text by a word of the locale. Never throws: where the format or the locale
 * is not known, the plain form of the value stands.
 */
export function formatCell(cell: Cell, type: ColumnType, numberFormat: string, format: DeckFormat): string {
  if (cell === null || typeof cell === 'object' || typeof cell === 'boolean') return textOf(cell);
  if (type === 'number') {
    return attempt(cell, numberFormat, format) ?? attempt(cell, 'number', format) ?? textOf(cell);
  }
  if (type === 'date' || type === 'datetime') return attempt(cell, 'date', format) ?? textOf(cell);
  return nameOf(cell, chartPhrases(format.locale));
}

function attempt(cell: string | number, source: string, format: DeckFormat): string | undefined {
  try {
    if (typeof cell === 'number' || source.startsWith('date')) return formatValue(cell, source, format);
    // Numbers beyond 2^53 come as their exact decimal text, which only a number column marks as a number.
    const columns = [{ name: 'value', type: 'number' as const, dbType: 'DECIMAL' }];
    const { text, problems } = resolveTemplate(
      `{{ value | ${source} }}`,
      {},
      { ...format, rows: [{ value: cell }], columns },
    );
    return problems.length === 0 ? text : undefined;
  } catch {
    return undefined;
  }
}
