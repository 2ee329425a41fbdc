import { cellOf } from '../chart/cells.js';
import type { Source } from '../deck/types.js';
import { startOf } from '../statements/frame/text-periods.js';

/** Words of eight languages that keep what they name, and that leave it out. */
const ONLY =
  /(?<![\p{L}])(?:only|just|nur|lediglich|seulement|uniquement|solo|sólo|solamente|únicamente|só|somente|apenas|فقط)(?![\p{L}])|だけ|のみ|只看|仅|只/giu;
const WITHOUT =
  /(?<![\p{L}])(?:without|excluding|exclude|except|leave out|ohne|außer|sans|sauf|hors|sin|excepto|salvo|sem|exceto|بدون|باستثناء)(?![\p{L}])|を除いて|を除く|以外|不含|除去|除外|去掉|排除/giu;
/** What may stand beside them in a wish that is nothing but a filter. */
const FILLERS =
  /(?<![\p{L}])(?:show|please|the|and|or|for|of|in|from|rows?|zeige?|bitte|die|der|das|den|und|oder|für|im|aus|montrer?|s'il vous plaît|le|la|les|et|ou|pour|en|mostrar|muestra|mostre|por favor|el|los|las|y|o|de|para|e|os|as|أظهر|من|في|و|أو)(?![\p{L}])|を|の|と|や|で|表示|显示|年|和|或|[\s,.;:!?"'“”„«»、，。・-]+/giu;
const YEAR = /(?<![\p{L}\p{N}])(?:19|20)\d\d(?![\p{L}\p{N}])/gu;
/** Scripts that part words by nothing. */
const UNPARTED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const PART_OF_WORD = `(?!${UNPARTED})[\\p{L}\\p{N}]`;

const MOST_NAMES = 50;

interface Named {
  column: string;
  values: string[];
}

/**
 * The SQL of a source with the filter that a wish asks for: "only North", "without Test", "nur 2025". It names cells of one column, or a
 * year of its times. Undefined where the wish asks for anything else, where the source has no SQL, or where the filter would leave no row
 * out, or none in.
 */
export function filteredSql(wish: string, { sql, columns, data }: Source): string | undefined {
  const text = wish.normalize('NFKC');
  const keeps = text.search(ONLY) >= 0;
  const drops = text.search(WITHOUT) >= 0;
  if (keeps === drops || sql.trim() === '' || !data) return undefined;
  const named = yearIn(text, { columns, data }) ?? cellsIn(text, { columns, data });
  if (!named) return undefined;
  const left = named.rest.replace(ONLY, ' ').replace(WITHOUT, ' ').replace(FILLERS, '');
  const kept = data.rows.filter((row) => named.holds(cellOf(row, named.column)) === keeps).length;
  if (left !== '' || kept === 0 || kept === data.rows.length) return undefined;
  const column = `"${named.column.replaceAll('"', '""')}"`;
  const condition = named.condition(column, keeps);
  return `SELECT *\nFROM (\n${sql.trim().replace(/;\s*$/u, '')}\n) AS shown\nWHERE ${condition}`;
}

interface Filter {
  column: string;
  /** The wish without what was read. */
  rest: string;
  holds: (cell: unknown) => boolean;
  condition: (column: string, keeps: boolean) => string;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function inList(column: string, values: readonly string[], keeps: boolean): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return `${column} ${keeps ? '=' : '<>'} ${literal(only)}`;
  return `${column} ${keeps ? 'IN' : 'NOT IN'} (${values.map(literal).join(', ')})`;
}

/** Cells of one column of text, the longest names first: "New York" before "York". */
function cellsIn(text: string, { columns, data }: Pick<Source, 'columns' | 'data'>): Filter | undefined {
  const found = columns.flatMap(({ name: column, type }): (Named & { rest: string })[] => {
    if (type !== 'string') return [];
    const cells = new Set((data?.rows ?? []).map((row) => cellOf(row, column)));
    const names = [...cells].filter((cell): cell is string => typeof cell === 'string' && cell.trim() !== '');
    const values: string[] = [];
    let rest = text;
    for (const name of names.sort((a, b) => b.length - a.length)) {
      const without = rest.replace(nameIn(name), ' ');
      if (without === rest) continue;
      rest = without;
      values.push(name);
    }
    return values.length > 0 && values.length <= MOST_NAMES ? [{ column, values, rest }] : [];
  });
  // Names that two columns have say not which is meant.
  const [first, second] = found.sort((a, b) => a.rest.length - b.rest.length);
  if (!first || second?.rest.length === first.rest.length) return undefined;
  const { column, values, rest } = first;
  const hasNull = (data?.rows ?? []).some((row) => cellOf(row, column) === null);
  return {
    column,
    rest,
    holds: (cell) => typeof cell === 'string' && values.includes(cell),
    condition: (name, keeps) =>
      keeps || !hasNull ? inList(name, values, keeps) : `(${name} IS NULL OR ${inList(name, values, keeps)})`,
  };
}

/** A name as a word by itself, where scripts part words. */
function nameIn(name: string): RegExp {
  const plain = name.normalize('NFKC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isUnparted = new RegExp(UNPARTED, 'u').test(name);
  return new RegExp(isUnparted ? plain : `(?<!${PART_OF_WORD})${plain}(?!${PART_OF_WORD})`, 'giu');
}

const isYear = (cell: unknown): boolean => typeof cell === 'number' && /^(?:19|20)\d\d$/.test(String(cell));

/** One year of the times of a column. */
function yearIn(text: string, { columns, data }: Pick<Source, 'columns' | 'data'>): Filter | undefined {
  const years = new Set(text.match(YEAR));
  const [year] = years;
  if (years.size !== 1 || year === undefined) return undefined;
  const rest = text.replace(YEAR, ' ');
  for (const { name: column, type } of columns) {
    const cells = (data?.rows ?? []).map((row) => cellOf(row, column));
    const isOf = (cell: unknown): boolean =>
      typeof cell === 'number' ? String(cell) === year : typeof cell === 'string' && yearOf(cell) === year;
    if (type === 'date' || type === 'datetime')
      return {
        column,
        rest,
        holds: isOf,
        condition: (name, keeps) => {
          const own = `${name} >= DATE '${year}-01-01' AND ${name} < DATE '${Number(year) + 1}-01-01'`;
          return keeps ? own : `NOT (${own})`;
        },
      };
    if (type === 'number' && cells.some(isOf) && cells.every(isYear))
      return {
        column,
        rest,
        holds: isOf,
        condition: (name, keeps) => `${name} ${keeps ? '=' : '<>'} ${year}`,
      };
    const periods = new Set(cells.filter((cell): cell is string => typeof cell === 'string' && isOf(cell)));
    if (type === 'string' && periods.size > 0)
      return { column, rest, holds: isOf, condition: (name, keeps) => inList(name, [...periods], keeps) };
  }
  return undefined;
}

/** The year of a period or a day as text; undefined where it is none. */
function yearOf(cell: string): string | undefined {
  const start = startOf(cell);
  return start === undefined ? undefined : String(new Date(start).getUTCFullYear());
}
