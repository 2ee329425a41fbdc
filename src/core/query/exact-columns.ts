import { integerCell } from '../base/cells.js';
import { quoteName, scanSql, textOf } from './sql-text.js';
import type { Cell } from './types.js';

interface EngineColumn {
  name: string;
  dbType: string;
}

/** Quoted names and texts in a type's name come first, so that nothing within them is taken for a type. */
const QUOTED = String.raw`"(?:[^"]|"")*"|'(?:[^']|'')*'`;

/** Types that do not leave the engine whole: their cells are what the engine writes for them as text. */
export const TEXT_IN_PAGE = new RegExp(
  // An ENUM comes without its keys when a result comes in pieces; UHUGEINT beyond 2^127 is -1, and BIGNUM, BIT and
  // GEOMETRY are bytes of the engine's own; TIMETZ loses its offset; VARIANT ends the query.
  String.raw`ENUM\((?:'(?:[^']|'')*'(?:, )?)*\)|${QUOTED}|\bTIME WITH TIME ZONE\b|\b(?:UHUGEINT|BIGNUM|BIT|VARIANT)\b|\bGEOMETRY\b(?:\([^)]*\))?`,
  'g',
);
export const TEXT_IN_NODE = new RegExp(
  String.raw`${QUOTED}|\bTIME WITH TIME ZONE\b|\bVARIANT\b|\bGEOMETRY\b(?:\([^)]*\))?`,
  'g',
);

/**
 * A guarded SELECT whose columns all leave the engine exactly. The padding at the start of `sql` is used up, so that
 * positions in errors stay right.
 */
export function withExactColumns(sql: string, columns: readonly EngineColumn[], asText: RegExp): string {
  const casts = columns.flatMap(({ name, dbType }) => {
    const exact = withFieldNames(dbType.replace(asText, (part) => (/^["']/.test(part) ? part : 'VARCHAR')));
    return exact === dbType ? [] : [`CAST(${quoteName(name)} AS ${exact}) AS ${quoteName(name)}`];
  });
  if (casts.length === 0) return sql;
  const from = 'FROM (';
  return `${from}${sql.slice(from.length)}) SELECT * REPLACE (${casts.join(', ')})`;
}

/** `STRUCT(INTEGER, VARCHAR)`, as of `row(1, 'x')`, with "1" and "2" for names: without, one field would hide the other. */
export function withFieldNames(dbType: string): string {
  if (!/STRUCT\([A-Z]/.test(dbType)) return dbType;
  const tokens = scanSql(dbType);
  const text = (index: number) => textOf(dbType, tokens[index]);
  const counts: (number | undefined)[] = [];
  let named = '';
  let from = 0;
  tokens.forEach((token, index) => {
    const before = text(index - 1);
    const opens = before === '(' && text(index - 2) === 'STRUCT';
    if (before === '(') counts.push(opens ? 0 : undefined);
    const count = counts.at(-1);
    if (count !== undefined && (opens || before === ',')) {
      counts[counts.length - 1] = count + 1;
      const next = tokens[index + 1];
      const isType = token.kind === 'word' && (next?.kind === 'symbol' || text(index + 1) === 'WITH');
      named += dbType.slice(from, token.start) + (isType ? `"${count + 1}" ` : '');
      from = token.start;
    }
    if (text(index) === ')') counts.pop();
  });
  return named + dbType.slice(from);
}

/** Whether a column's text is that of a wide integer. */
export const isWideInteger = (dbType: string | undefined): boolean =>
  dbType === 'UHUGEINT' || dbType === 'BIGNUM';

/** Digits as a number while it is exact. */
export const wideIntegerCell = (text: string | null): Cell =>
  text === null ? null : integerCell(BigInt(text));
