import { decimalText } from '../base/cells.js';
import { ExactDecimal, finite, readDecimal, type Operand } from './values.js';

/** What arithmetic takes: doubles, and decimals that a double would round. */
export type Numeric = number | ExactDecimal;

export const isNumeric = (value: Operand): value is Numeric =>
  typeof value === 'number' || value instanceof ExactDecimal;

/** A decimal as an integer and the number of its digits that are decimals. */
interface Scaled {
  unscaled: bigint;
  scale: number;
}

/** The nearest double. */
export const doubleOf = (value: Numeric): number => (typeof value === 'number' ? value : Number(value.text));

/** Adds with every digit; what a double holds exactly is a number again. */
export function addExactly(values: readonly Numeric[]): Numeric | null {
  const terms = values.map(scaledOf);
  const scale = terms.reduce((most, term) => Math.max(most, term.scale), 0);
  return numericOf(
    terms.reduce((sum, term) => sum + at(term, scale), 0n),
    scale,
  );
}

export function negated(value: Numeric): Numeric {
  if (typeof value === 'number') return 0 - value;
  return new ExactDecimal(value.text.startsWith('-') ? value.text.slice(1) : `-${value.text}`);
}

/** A product of whole numbers keeps every digit; any other is one of doubles. */
export function multiplied(left: Numeric, right: Numeric): Numeric | null {
  if (typeof left === 'number' && typeof right === 'number') return finite(left * right);
  const [one, other] = [scaledOf(left), scaledOf(right)];
  return one.scale === 0 && other.scale === 0
    ? numericOf(one.unscaled * other.unscaled, 0)
    : finite(doubleOf(left) * doubleOf(right));
}

/** −1, 0 or 1, as exact as the numbers are. */
export function compareNumbers(left: Numeric, right: Numeric): number {
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -1 : left > right ? 1 : 0;
  const [one, other] = [scaledOf(left), scaledOf(right)];
  const scale = Math.max(one.scale, other.scale);
  const difference = at(one, scale) - at(other, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export type Rounding = 'floor' | 'ceil' | 'half away from zero';

/** Rounds to so many decimals, or below zero to tens and hundreds. */
export function roundedExactly(value: ExactDecimal, digits: number, how: Rounding): Numeric | null {
  const { unscaled, scale } = scaledOf(value);
  if (scale <= digits) return value;
  const unit = 10n ** BigInt(scale - digits);
  const rest = ((unscaled % unit) + unit) % unit;
  const below = unscaled - rest;
  const isUp =
    rest > 0n &&
    (how === 'ceil' ||
      (how === 'half away from zero' && (unscaled > 0n ? rest * 2n >= unit : rest * 2n > unit)));
  return numericOf(isUp ? below + unit : below, scale);
}

function scaledOf(value: Numeric): Scaled {
  const [digits = '', power = '0'] = (typeof value === 'number' ? String(value) : value.text).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const scale = decimals.length - Number(power);
  const unscaled = BigInt(whole + decimals);
  return scale < 0 ? { unscaled: unscaled * 10n ** BigInt(-scale), scale: 0 } : { unscaled, scale };
}

const at = ({ unscaled, scale }: Scaled, wanted: number): bigint => unscaled * 10n ** BigInt(wanted - scale);

/** Zeros at the end of the decimals are no digits that a double would have to hold. */
function numericOf(unscaled: bigint, scale: number): Numeric | null {
  const text = decimalText(unscaled, scale);
  return readDecimal(scale > 0 ? text.replace(/\.?0+$/, '') : text) ?? null;
}
