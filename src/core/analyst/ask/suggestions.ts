import type { TableSchema } from '../../query/types.js';
import { isAmountName } from '../amount-names.js';
import { plural } from '../../statements/frame/english-nouns.js';
import { readableName } from '../../statements/frame/names.js';
import { isIdentifierName } from '../recommend/profile-columns.js';

const MOST = 3;

/** Prompts that a table answers, from its columns alone. */
export function suggestionsFor(tables: readonly TableSchema[], most = MOST): string[] {
  return tables.flatMap(suggestions).slice(0, most);
}

/** How a prompt asks for the rows of a table; of what has no plural there are rows. */
export function countOf(table: string): string {
  const noun = readableName(table);
  const several = plural(noun);
  return `number of ${several.endsWith(` of ${noun}`) ? 'rows' : several}`;
}

function suggestions({ name, columns }: TableSchema): string[] {
  const usable = columns.filter((column) => !isIdentifierName(column.name));
  const amount = usable.find(({ type, name: column }) => type === 'number' && !/year/i.test(column));
  const category = usable.find(({ type }) => type === 'string');
  const time = usable.find(
    ({ type, name: column }) => type === 'date' || type === 'datetime' || /year/i.test(column),
  );
  const what = amount && `${isAmountName(amount.name) ? 'total' : 'average'} ${readableName(amount.name)}`;
  const count = countOf(name);
  return [
    ...(category ? [`${what ?? count} by ${readableName(category.name)}`] : []),
    ...(time ? [`${what ?? count} over ${readableName(time.name)}`] : []),
    ...(amount ? [`distribution of ${readableName(amount.name)}`] : []),
    ...(category && what ? [`${count} by ${readableName(category.name)}`] : []),
  ];
}
