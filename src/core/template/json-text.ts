import { own } from './own.js';

/** Lists and objects deeper than this are no cells, and cyclic ones end here. */
const MAX_DEPTH = 32;

/** A list or struct cell as JSON, made of own data properties only: `toJSON` and getters are never called. */
export function jsonText(cell: object, depth = 0): string | null {
  if (depth > MAX_DEPTH) return null;
  const list = Array.isArray(cell);
  const parts: string[] = [];
  for (const key of Object.keys(cell)) {
    const value = own(cell as Record<string, unknown>, key);
    const text = typeof value === 'object' && value !== null ? jsonText(value, depth + 1) : scalarText(value);
    if (text === null) return null;
    parts.push(list ? text : `${JSON.stringify(key)}:${text}`);
  }
  return list ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : 'null';
