import type { Source } from './ast.js';
import { isQuery } from './parse-operand.js';
import type { TokenReader, VisibleCte } from './token-reader.js';

const JOINS = new Set(
  'NATURAL ASOF POSITIONAL CROSS LEFT RIGHT FULL INNER OUTER SEMI ANTI ANY GLOBAL ARRAY JOIN STRAIGHT_JOIN'.split(
    ' ',
  ),
);

/** What stands behind FROM: tables, subqueries and functions, with their joins. Conditions of joins are read and dropped. */
export function parseFrom(reader: TokenReader): Source[] {
  let sources = parseSource(reader);
  for (;;) {
    if (reader.accept(',')) {
      // A comma may stand behind the last one.
      if (!reader.isAtEnd()) sources.push(...parseSource(reader));
    } else if (isJoin(reader)) {
      const words = new Set<string>();
      for (; JOINS.has(reader.key()); reader.at += 1) words.add(reader.key());
      const added = parseSource(reader);
      if (words.has('RIGHT') || words.has('FULL')) sources = sources.map(optional);
      sources.push(...(words.has('LEFT') || words.has('FULL') ? added.map(optional) : added));
      if (reader.accept('ON')) reader.expressionUntil(() => isJoin(reader));
      else if (reader.key() === 'USING' && reader.key(1) === '(')
        reader.at = (reader.tokens[reader.at + 1]?.close ?? reader.at) + 1;
    } else return sources;
  }
}

const optional = (source: Source): Source => ({ ...source, optional: true });

function isJoin(reader: TokenReader): boolean {
  let ahead = 0;
  while (ahead < 4 && JOINS.has(reader.key(ahead))) ahead += 1;
  return ahead > 0 && /JOIN$/.test(reader.key(ahead - 1));
}

/** One source, or all of those in brackets around a join. */
function parseSource(reader: TokenReader): Source[] {
  reader.accept('LATERAL');
  // FROM s: sales
  const prefix = reader.key(1) === ':' ? reader.name({ reserved: false }) : undefined;
  if (prefix !== undefined) reader.at += 1;
  const found = isBracketedJoin(reader)
    ? reader.deeper(() => reader.inBrackets(() => parseFrom(reader)))
    : [oneSource(reader)];
  if (found === undefined) reader.isBroken = true;
  const [only] = found ?? [];
  if (!only || found?.length !== 1) {
    reader.accept('AS');
    reader.name({ reserved: false });
    return found ?? [];
  }
  const source = withAlias(reader, prefix === undefined ? only : { ...only, alias: prefix });
  return [reader.is('PIVOT', 'UNPIVOT') ? reshaped(reader, source) : source];
}

const isBracketedJoin = (reader: TokenReader): boolean => reader.key() === '(' && !isQuery(reader, 1);

function oneSource(reader: TokenReader): Source {
  if (reader.key() === '(') {
    const query = reader.inBrackets(() => reader.grammar.query(reader));
    return { query, reshaped: false };
  }
  if (reader.key() === 'VALUES') {
    reader.skip();
    return { reshaped: false };
  }
  const { token } = reader;
  if (token?.kind === 'string') {
    reader.at += 1;
    const file = token.value.split(/[/\\]/).at(-1)?.split('.')[0] ?? '';
    return file === '' ? { reshaped: false } : { table: file, alias: file, reshaped: false };
  }
  const path: string[] = [];
  do {
    const name = reader.name({ reserved: path.length > 0 });
    if (name === undefined) break;
    path.push(name);
  } while (reader.accept('.'));
  const name = path.at(-1);
  if (name === undefined) {
    if (token?.kind === 'parameter') reader.at += 1;
    else reader.isBroken = true;
    return { reshaped: false };
  }
  if (reader.key() === '(') {
    // A table function, such as range(10) or read_csv('…'), has no name that says what its rows are.
    reader.at = (reader.token?.close ?? reader.at) + 1;
    if (reader.accept('WITH')) reader.accept('ORDINALITY');
    return { alias: name, reshaped: false };
  }
  const cte = path.length === 1 ? cteOf(reader, name) : undefined;
  if (!cte) return { table: name, alias: name, reshaped: false };
  return {
    alias: name,
    reshaped: false,
    ...(cte.query ? { query: cte.query } : {}),
    ...(cte.columns ? { columns: cte.columns } : {}),
  };
}

function cteOf(reader: TokenReader, name: string): VisibleCte | undefined {
  let cte = reader.ctes;
  while (cte && cte.name !== name.toLowerCase()) cte = cte.before;
  return cte;
}

/** The alias of a source with the names of its columns, and TABLESAMPLE behind it. */
function withAlias(reader: TokenReader, source: Source): Source {
  reader.accept('FINAL');
  const isNamed = reader.accept('AS');
  const alias = isNamed || !isJoin(reader) ? reader.name({ reserved: isNamed }) : undefined;
  const columns = alias !== undefined && reader.key() === '(' ? columnNames(reader) : undefined;
  const made = { ...source, ...(alias === undefined ? {} : { alias }), ...(columns ? { columns } : {}) };
  reader.accept('FINAL');
  if (!reader.is('TABLESAMPLE')) return made;
  reader.at += 1;
  return { ...made, sample: parseSample(reader) };
}

/** `(a, b)` as names. */
export function columnNames(reader: TokenReader): string[] {
  return reader.inBrackets((close) => {
    const names: string[] = [];
    while (reader.at < close) {
      const name = reader.name({ reserved: true });
      if (name !== undefined) names.push(name);
      reader.skipTo(close, ',');
    }
    return names;
  });
}

/** `10 PERCENT (bernoulli)`, `reservoir(100 ROWS) REPEATABLE (42)`, `100` */
export function parseSample(reader: TokenReader): { count?: number } {
  const from = reader.at;
  while (
    reader.token &&
    (reader.key() === '' ||
      reader.is('(', 'PERCENT', 'ROWS', '%', 'REPEATABLE', 'RESERVOIR', 'BERNOULLI', 'SYSTEM'))
  )
    reader.at = (reader.token.close ?? reader.at) + 1;
  const taken = reader.tokens.slice(from, reader.at);
  const count = taken.find(({ kind }) => kind === 'number')?.value;
  const isPart = taken.some(
    ({ key }) => key === 'PERCENT' || key === '%' || key === 'SYSTEM' || key === 'BERNOULLI',
  );
  return count === undefined || isPart ? {} : { count: Number(count) };
}

/** `PIVOT (…)` behind a source: other columns from the same rows. */
function reshaped(reader: TokenReader, source: Source): Source {
  reader.at += 1;
  while (reader.token && !reader.is('(') && !reader.isAtEnd()) reader.at += 1;
  if (reader.key() === '(') reader.at = (reader.token?.close ?? reader.at) + 1;
  return withAlias(reader, { ...source, reshaped: true });
}
