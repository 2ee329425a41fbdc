import type { Cell, ColumnType } from './rows.js';

/** An integer as a number while every double near it is exact, else its digits. */
export function integerCell(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** A decimal as a number while its unscaled integer is within 2^53 − 1, else its exact digits. */
export function decimalCell(unscaled: bigint, scale: number): number | string {
  const digits = decimalText(unscaled, scale);
  return Number.isSafeInteger(Number(unscaled)) ? Number(digits) : digits;
}

/** An unscaled integer with its decimal point: (1250, 2) → `12.50`. */
export function decimalText(unscaled: bigint, scale: number): string {
  if (scale === 0) return String(unscaled);
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** JSON has no NaN, no infinities and no zero below zero. */
export function floatCell(value: number): number | null {
  return Number.isFinite(value) ? value || 0 : null;
}

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
}

/** Sets an own property whatever its name is: assigning `__proto__` would change the prototype instead. */
export function setOwn<T>(target: Record<string, T>, name: string, value: T): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[name] = value;
  }
}

/** Map entries: an object where all keys are text, else a list of `[key, value]` pairs. */
export function mapCell(entries: [Cell, Cell][]): Cell {
  if (!entries.every(([key]) => typeof key === 'string')) return entries;
  const object: Record<string, Cell> = {};
  for (const [key, value] of entries) setOwn(object, key as string, value);
  return object;
}

/** The engine's type name → the type that charts and templates see. */
export function columnTypeOf(dbType: string): ColumnType {
  const base = /^[A-Z_0-9 ]+/i.exec(dbType)?.[0].trim().toUpperCase() ?? '';
  if (
    dbType.endsWith(']') ||
    base === 'STRUCT' ||
    base === 'MAP' ||
    base === 'UNION' ||
    base === 'INTERVAL'
  ) {
    return 'json';
  }
  if (/^(U?(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)|BIGNUM|FLOAT|DOUBLE|DECIMAL)$/.test(base))
    return 'number';
  if (base === 'BOOLEAN') return 'boolean';
  if (base === 'DATE') return 'date';
  return base.startsWith('TIMESTAMP') ? 'datetime' : 'string';
}
