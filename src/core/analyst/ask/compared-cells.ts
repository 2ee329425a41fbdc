import { isUnique } from './choose-shape.js';
import type { AskFilter } from './intent.js';
import { isNumber, isTime } from './profile-tables.js';
import { isContinuous, type Mention } from './read-groups.js';
import { markOf } from './vocabulary.js';

/** "Brazil versus Mexico by year": each has its own course. */
const isAgainst = ({ said }: AskFilter): boolean =>
  said.split(' ').some((word) => markOf(word.toLowerCase()) === 'VS');

/** Two cells of a column side by side are compared: "male and female students", "France versus Italy". */
export function withCompared(mentions: readonly Mention[], filters: readonly AskFilter[]): Mention[] {
  const compared = filters.filter(
    ({ comparison, values, column }) =>
      comparison === 'in' && values.length > 1 && /^(?:string|boolean)$/.test(column.type),
  );
  const splits = mentions.filter(
    ({ column, split }) => !isContinuous(column) && (split || !(isNumber(column) || isUnique(column))),
  );
  // Cells of two columns narrow the rows; they compare nothing.
  const courses =
    splits.length === 1 && splits.every(({ column }) => isTime(column)) && compared.some(isAgainst);
  if ((splits.length > 0 && !courses) || new Set(compared.map(({ column }) => column)).size > 1)
    return [...mentions];
  const tag = { text: '', words: [], used: true };
  return [
    ...mentions,
    ...compared
      .slice(0, 1)
      .map(({ column, said }) => ({ tag, column, split: true, series: courses, joined: false, said })),
  ];
}
