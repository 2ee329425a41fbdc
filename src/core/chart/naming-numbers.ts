import { foldedName, isIdName, isNumberedName, isYearName } from '../intake/roles/name-words.js';

/** Whether a column of numbers, by its name, tells one thing from another or gives its place: ids, years, ranks. */
export function namesOnly(column: string): boolean {
  const name = foldedName(column);
  // `vs_row`: beside what it is set, and not that.
  if (/(?:^| )(?:vs|versus|per) /.test(name)) return false;
  return isIdName(name) || isYearName(name) || isNumberedName(name) || RANK.test(name);
}

const RANK =
  /(?:^| )(?:rank|ranking|rang|platz|position|pos|place|puesto|classement|posto|posicao|rn|row num)(?: |$)/;
