import { nameOf } from '../../../core/query/sql-name.js';
import { scanSql, textOf } from '../../../core/query/sql-text.js';
import type { TableSchema } from '../../../core/query/types.js';

/**
 * Names of a query that neither the tables nor the query itself has, as far as its text tells: tables it reads, and whatever
 * stands in double quotes. For where no engine is at hand that would know.
 */
export function unknownNames(sql: string, tables: readonly TableSchema[]): string[] {
  const tokens = scanSql(sql);
  const text = (at: number): string => textOf(sql, tokens[at]);
  const known = new Set(
    tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)].map(folded)),
  );
  const isName = (at: number): boolean => tokens[at]?.kind === 'quoted' || tokens[at]?.kind === 'word';
  const unknown = new Set<string>();
  // What the query names itself: aliases, tables of WITH, and what stands behind the parenthesis of a subquery.
  tokens.forEach((_, at) => {
    const own = /^as$/i.test(text(at - 1)) || text(at - 1) === ')' || /^as$/i.test(text(at + 1));
    if (isName(at) && own) known.add(folded(text(at)));
  });
  tokens.forEach((token, at) => {
    const reads = /^(?:from|join)$/i.test(text(at - 1)) && isName(at) && text(at + 1) !== '(';
    if ((token.kind === 'quoted' || reads) && !known.has(folded(text(at)))) {
      // `FROM "sales" "s"`: an alias without AS.
      if (token.kind === 'quoted' && isName(at - 1) && known.has(folded(text(at - 1))))
        known.add(folded(text(at)));
      else unknown.add(nameOf(text(at)));
    }
  });
  return [...unknown];
}

const folded = (text: string): string => nameOf(text).toLowerCase();
