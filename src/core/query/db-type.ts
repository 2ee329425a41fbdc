import { withFieldNames } from './exact-columns.js';
import { scanSql, textOf } from './sql-text.js';

/**
 * The engine's names of the types that a nested type consists of: `BIGNUM[]` → BIGNUM; `MAP(VARCHAR, BIGNUM)` → VARCHAR and BIGNUM;
 * `STRUCT(n BIGNUM)` and `UNION(n BIGNUM)` → BIGNUM. None for other types.
 */
export function partsOfType(type: string): string[] {
  const dbType = withFieldNames(type);
  const list = /\[\d*\]$/.exec(dbType);
  if (list) return [dbType.slice(0, list.index)];
  const nested = /^(STRUCT|UNION|MAP)\(/.exec(dbType);
  if (!nested) return [];
  const named = nested[1] !== 'MAP';
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  // After an opening parenthesis or a comma comes a field's name, where fields have names.
  let name = false;
  for (const token of scanSql(dbType)) {
    const text = textOf(dbType, token);
    if (name) {
      from = token.end;
      name = false;
    } else if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    const begins = text === '(' && depth === 1;
    const ends = (text === ',' && depth === 1) || (text === ')' && depth === 0);
    if (ends) parts.push(dbType.slice(from, token.start).trim());
    if (begins || ends) {
      from = token.end;
      name = named;
    }
  }
  return parts;
}
