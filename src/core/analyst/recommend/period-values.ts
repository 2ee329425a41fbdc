import { foldedName, isRateName } from '../../intake/roles/name-words.js';
import { longTable } from '../../intake/table/wide-periods.js';
import type { TableSchema } from '../../query/types.js';
import { tableTitle } from '../../statements/frame/table-names.js';
import { readableName } from '../../statements/frame/names.js';
import type { ColumnProfile } from './profile-columns.js';

/** What nobody adds up, by the name of a table of numbers. */
const LEVEL =
  /(?:^| )(?:index|indices|price|prices|population|age|temperature|gdp|gini|percent\w*|share|per|average|avg|mean|preise?|anteil|quote|taux|prix|indice|tasso|prezzi|tasa|taxa)(?: |$)/;

/** Whether a table is such a view, by its name. */
export const isOfPeriods = (name: string): boolean => name.endsWith(longTable(''));

/**
 * The columns of a view with a row for each period of a table whose columns are periods. Its values are what the table is about, and are
 * called after it; whole numbers add up. What else is a number belongs to a row of that table and is there again for each period.
 */
export function ofPeriods(
  table: TableSchema,
  tables: readonly TableSchema[],
  columns: readonly ColumnProfile[],
): ColumnProfile[] {
  const wide = tables.find(({ name }) => table.name === longTable(name));
  if (!wide) return [...columns];
  const kept = new Set(wide.columns.map(({ name }) => name));
  const values = columns.filter(
    ({ name, type, role }) => !kept.has(name) && type === 'number' && role !== 'year',
  );
  const [value] = values;
  if (!value || values.length > 1) return [...columns];
  const named = value.name.toLowerCase().startsWith('value') && tableTitle(wide.name, 'en') !== '';
  const noun = named ? readableName(wide.name) : value.name;
  const folded = foldedName(noun);
  const isAmount =
    value.whole === true && Number(value.least) >= 0 && !isRateName(folded) && !LEVEL.test(folded);
  return columns.map((one): ColumnProfile => {
    if (one === value) return { ...one, name: noun, role: 'measure', additive: isAmount };
    return one.role === 'measure' ? { ...one, role: 'other' } : one;
  });
}
