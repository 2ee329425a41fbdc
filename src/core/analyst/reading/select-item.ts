/**
 * What SQL computes under an alias, as text: `SUM(amount)` for `value` in `SELECT region AS category, SUM(amount) AS value …`.
 * Reads backwards from the last `AS alias` to the comma or SELECT before it at the same depth; undefined where there is none.
 */
export function selectItem(sql: string, alias: string): string | undefined {
  const escaped = alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = [...sql.matchAll(new RegExp(`\\bas\\s+(?:"${escaped}"|${escaped}\\b)`, 'gi'))];
  // What a query inside calls the same is another value.
  const found = named.findLast(({ index }) => depthAt(sql, index) === 0) ?? named.at(-1);
  if (!found) return undefined;
  const before = sql.slice(0, found.index);
  let depth = 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const char = before[i];
    if (char === '"' || char === "'") i = Math.max(0, before.lastIndexOf(char, i - 1));
    else if (char === ')') depth += 1;
    else if (char === '(') depth -= 1;
    else if (depth === 0 && char === ',') return before.slice(i + 1).trim();
    if (depth < 0) return undefined;
    if (depth === 0 && /\bselect(\s+distinct)?\s$/i.test(before.slice(Math.max(0, i - 20), i + 1))) {
      return before.slice(i + 1).trim();
    }
  }
  return undefined;
}

/** How many brackets are open at a place of the SQL. */
function depthAt(sql: string, at: number): number {
  const code = sql.slice(0, at).replace(/"[^"]*"|'[^']*'/g, '');
  return (code.match(/\(/g)?.length ?? 0) - (code.match(/\)/g)?.length ?? 0);
}

export type Aggregation =
  'count' | 'distinct' | 'sum' | 'average' | 'median' | 'maximum' | 'minimum' | 'ratio' | 'none';

const AGGREGATIONS: [RegExp, Aggregation][] = [
  [/^count\s*\(\s*distinct\b|^approx_count_distinct\b/i, 'distinct'],
  [/^count(_if)?\s*\(/i, 'count'],
  [/^(avg|mean)\s*\(/i, 'average'],
  [/^(median|quantile\w*|percentile\w*|mode)\s*\(/i, 'median'],
  [/^max\s*\(/i, 'maximum'],
  [/^min\s*\(/i, 'minimum'],
  [/^f?sum\s*\(/i, 'sum'],
];

/** How a select item condenses rows, and the column inside where it is a plain one. */
export function aggregationOf(item: string): { aggregation: Aggregation; inner?: string } {
  const bare = unwrapped(item);
  if (/\bover\s*\(/i.test(bare)) return { aggregation: 'ratio' };
  for (const [pattern, aggregation] of AGGREGATIONS) {
    if (!pattern.test(bare)) continue;
    // A number scales; anything else under the line makes a ratio.
    const divisors = [...bare.matchAll(/\/\s*([^\s,)]+)/g)].map((match) => match[1] ?? '');
    if (divisors.some((divisor) => !/^[\d._]+$/.test(divisor))) return { aggregation: 'ratio' };
    const named = /\(\s*(?:distinct\s+)?(?:"([^"]+)"|([^\s"()*,+\-/]+))\s*(?:::\w+)?\s*\)/i.exec(bare);
    const inner = named?.[1] ?? named?.[2];
    return inner === undefined ? { aggregation } : { aggregation, inner };
  }
  if (/\b(count|sum|avg)\s*\(/i.test(bare) && bare.includes('/')) return { aggregation: 'ratio' };
  const plain = /^(?:"([^"]+)"|([\p{L}_][\p{L}\p{N}_.]*))(?:::\w+(?:\([\d, ]*\))?)?$/u.exec(bare);
  const column = plain?.[1] ?? plain?.[2];
  return column === undefined || /^(?:null|true|false|current_\w+)$/i.test(column)
    ? { aggregation: 'none' }
    : { aggregation: 'none', inner: column };
}

/** Without ROUND, CAST and brackets around the whole. */
function unwrapped(item: string): string {
  let text = item.trim();
  for (;;) {
    const inner =
      /^(?:round|cast|try_cast|coalesce|floor|ceil)?\s*\(\s*((?:avg|mean|sum|count|min|max|median|quantile\w*|\().*)$/is.exec(
        text,
      )?.[1];
    if (inner === undefined || inner === text) return text;
    text = inner;
  }
}

/** The first table that the SQL reads, for naming what its rows are. */
export function firstTable(sql: string): string | undefined {
  const match = /\bfrom\s+(?:"([^"]+)"|([\p{L}_][\p{L}\p{N}_.]*))/iu.exec(sql);
  return match?.[1] ?? match?.[2]?.split('.').at(-1);
}
