import type { Call, Expression, SortItem, Window } from './ast.js';
import { bounded } from './expressions.js';
import { parseType } from './parse-type.js';
import type { TokenReader } from './token-reader.js';

/** Words between arguments: `EXTRACT(year FROM d)`, `SUBSTRING(x FROM 1 FOR 2)`. */
const SEPARATORS = ['FROM', 'FOR', 'USING', 'PLACING', 'SEPARATOR'];

/** Functions whose first argument is a word for a unit of time. */
const UNIT_FIRST = new Set(
  'extract datepart datetrunc datediff dateadd timestampdiff timestampadd'.split(' '),
);

/** A call whose name has been read, with FILTER, WITHIN GROUP and OVER behind it. */
export function parseCall(reader: TokenReader, written: string, from: number): Expression {
  const name = written.toLowerCase();
  if (name === 'cast' || name === 'try_cast') return castCall(reader, from);
  let inside = callArguments(reader);
  const [unit, ...others] = inside.args;
  if (UNIT_FIRST.has(name) && unit?.kind === 'column')
    inside = {
      ...inside,
      args: [{ kind: 'literal', value: unit.name, from: unit.from, to: unit.to }, ...others],
    };
  let parameters: readonly Expression[] = [];
  if (reader.key() === '(') {
    // ClickHouse: quantile(0.9)(x)
    parameters = inside.args;
    inside = callArguments(reader);
  }
  if (reader.accept('WITHIN', 'GROUP') && reader.key() === '(') {
    const order = reader.inBrackets((close) =>
      reader.accept('ORDER', 'BY') ? parseOrder(reader, close) : [],
    );
    parameters = inside.args;
    inside = { ...inside, args: order.map(({ expression }) => expression) };
  }
  let filter: Expression | undefined;
  if (reader.key() === 'FILTER' && reader.key(1) === '(') {
    reader.at += 1;
    filter = reader.inBrackets((close) => {
      reader.accept('WHERE');
      return reader.expressionUntil(() => reader.at >= close);
    });
  }
  if (reader.is('IGNORE', 'RESPECT') && reader.key(1) === 'NULLS') reader.at += 2;
  const over = reader.accept('OVER') ? windowOf(reader) : undefined;
  const call: Call = {
    kind: 'call',
    name,
    parameters,
    ...inside,
    ...(filter ? { filter } : {}),
    ...(over ? { over } : {}),
    ...reader.span(from),
  };
  return bounded(call);
}

function castCall(reader: TokenReader, from: number): Expression {
  const read = reader.inBrackets((close) => {
    const operand = reader.expressionUntil(() => reader.is('AS'));
    if (reader.accept('AS')) return { operand, type: parseType(reader) };
    reader.at = close;
    return { operand, type: '' };
  });
  return bounded({ kind: 'cast', ...read, ...reader.span(from) });
}

function callArguments(reader: TokenReader): Pick<Call, 'args' | 'distinct' | 'order'> {
  return reader.inBrackets((close) => {
    const args: Expression[] = [];
    let order: readonly SortItem[] = [];
    const distinct = reader.accept('DISTINCT');
    reader.accept('ALL');
    if (reader.is('BOTH', 'LEADING', 'TRAILING')) reader.at += 1;
    while (reader.at < close) {
      if (reader.accept('ORDER', 'BY')) {
        order = parseOrder(reader, close);
        break;
      }
      if (reader.is('IGNORE', 'RESPECT') && reader.key(1) === 'NULLS') reader.at += 2;
      // name := value
      if (reader.key(1) === ':=' || reader.key(1) === '=>') reader.at += 2;
      const before = reader.at;
      const ends = (): boolean => reader.is(...SEPARATORS, 'IGNORE', 'RESPECT') || reader.key() === 'ORDER';
      args.push(reader.expressionUntil(ends));
      if (reader.accept(',') || reader.at >= close) continue;
      if (reader.is(...SEPARATORS)) reader.at += 1;
      else if (reader.at === before) reader.skipTo(close, ',');
    }
    return { args, distinct, order };
  });
}

/** The keys of an ORDER BY, up to a token or another clause. */
export function parseOrder(reader: TokenReader, to: number): SortItem[] {
  const keys: SortItem[] = [];
  do {
    const expression = reader.expressionUntil(() =>
      reader.is('ASC', 'DESC', 'NULLS', 'ROWS', 'RANGE', 'GROUPS'),
    );
    const direction = reader.accept('DESC') ? 'desc' : 'asc';
    reader.accept('ASC');
    if (reader.accept('NULLS')) reader.at += 1;
    keys.push({ expression, direction });
  } while (reader.at < to && reader.accept(','));
  return keys;
}

/** What stands behind OVER: a name or a definition. */
function windowOf(reader: TokenReader): Window {
  if (reader.key() === '(') return parseWindow(reader);
  const name = reader.name({ reserved: true })?.toLowerCase() ?? '';
  // WINDOW comes after what it defines, so the window is filled in when it is met.
  const known = reader.windows.get(name) ?? { partition: [], order: [] };
  reader.windows.set(name, known);
  return known;
}

/** `(PARTITION BY … ORDER BY … ROWS …)` */
export function parseWindow(reader: TokenReader): Window {
  return reader.inBrackets((close) => {
    const first = reader.key();
    const isNamed = first !== '' && !['PARTITION', 'ORDER', 'ROWS', 'RANGE', 'GROUPS', ')'].includes(first);
    const base = isNamed ? windowOf(reader) : undefined;
    const partition: Expression[] = [...(base?.partition ?? [])];
    if (reader.accept('PARTITION', 'BY')) {
      do partition.push(reader.expressionUntil(() => reader.is('ROWS', 'RANGE', 'GROUPS')));
      while (reader.accept(','));
    }
    const order = reader.accept('ORDER', 'BY') ? parseOrder(reader, close) : (base?.order ?? []);
    const frame = reader.tokens
      .slice(reader.at, close)
      .map(({ key, value }) => key || value)
      .join(' ');
    return { partition, order, ...(frame === '' ? {} : { frame }) };
  });
}
