/** How a value is quoted in a message: short, and harmless whatever it holds. */
export function shown(cell: unknown): string {
  let text: string | undefined;
  try {
    text = typeof cell === 'bigint' ? String(cell) : JSON.stringify(cell);
  } catch {
    text = undefined;
  }
  text ??= kindOf(cell);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** What a value is, for "… is a list, but must be an object". */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a Date';
  if (value instanceof Promise) return 'a Promise';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'a number' : String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
