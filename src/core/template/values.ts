import type { Value } from './types.js';

/** A number too long for a double, as its exact decimal text: printed, added and compared with every digit. */
export class ExactDecimal {
  constructor(readonly text: string) {}
}

/** What expressions compute with. */
export type Operand = Value | ExactDecimal;

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,4})?$/;

/** Reads a numeric column's text: a number where the unscaled integer fits 2^53 − 1, else the exact decimal; undefined for other text. */
export function readDecimal(text: string): number | null | ExactDecimal | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const unscaled = text
    .replace(/[eE].*$/, '')
    .replace(/[+\-.]/g, '')
    .replace(/^0+/, '');
  if (unscaled.length < 16 || Number(unscaled) <= Number.MAX_SAFE_INTEGER) return finite(Number(text));
  return /[eE]/.test(text) ? finite(Number(text)) : new ExactDecimal(text.replace(/^\+/, ''));
}

/** Infinities and NaN are null; minus zero is zero. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}

/** The public form: an exact decimal is its text. */
export function toValue(operand: Operand): Value {
  return operand instanceof ExactDecimal ? operand.text : operand;
}

export function typeName(operand: Operand): string {
  if (operand === null) return 'null';
  if (operand instanceof ExactDecimal) return 'a number';
  return typeof operand === 'string' ? 'text' : `a ${typeof operand}`;
}
