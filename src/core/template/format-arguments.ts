import { isValid } from './intl-cache.js';
import type { NumberStyle } from './number-formats.js';
import { problemAt, type Span } from './template-error.js';
import { ExactDecimal, typeName, type Operand } from './values.js';

export interface FormatArgument extends Span {
  readonly kind: 'number' | 'string' | 'word';
  readonly text: string;
  /** `one="# order"` names its string. */
  readonly name?: string;
}

/** A format's name with its arguments, as the parser read them. */
export type FormatCall = Span & { readonly name: string; readonly args: readonly FormatArgument[] };

export function reject(at: Span, message: string, hint: string): never {
  throw problemAt('ARGUMENT', at, message, hint);
}

export function numberIn(value: Operand, call: FormatCall): number | ExactDecimal {
  if (typeof value === 'number' || value instanceof ExactDecimal) return value;
  const hint =
    typeof value === 'string'
      ? 'Format first, or convert the column to a number in the SQL query.'
      : 'Use a condition: x ? "yes" : "no".';
  throw problemAt('TYPE', call, `${call.name} needs a number, not ${typeName(value)}.`, hint);
}

export const doubleIn = (value: Operand, call: FormatCall): number => {
  const number = numberIn(value, call);
  return typeof number === 'number' ? number : Number(number.text);
};

export function takeCount(call: FormatCall, least: number, most: number, usage: string): void {
  if (call.args.length >= least && call.args.length <= most) return;
  throw problemAt(
    'ARGUMENT_COUNT',
    call,
    `${call.name} takes ${least === most ? least : `${least} to ${most}`} arguments, not ${call.args.length}.`,
    `Write ${usage}.`,
  );
}

export interface NumberArguments extends NumberStyle {
  code?: string;
}

/** Reads `[:digits][,flag …]` in any order. */
export function numberStyle(call: FormatCall, flags: readonly string[]): NumberArguments {
  const style: NumberArguments = {};
  for (const arg of call.args) {
    if (arg.kind === 'number') {
      const digits = Number(arg.text);
      if (!Number.isInteger(digits) || digits < 0 || digits > 8)
        reject(arg, `Digits must be 0 to 8, not ${arg.text}.`, `Write ${call.name}:2.`);
      if (!flags.includes('digits')) reject(arg, `${call.name} takes no digits.`, `Write number:${digits}.`);
      style.digits = digits;
    } else if (
      arg.kind === 'word' &&
      (arg.text === 'signed' || arg.text === 'compact') &&
      flags.includes(arg.text)
    ) {
      style[arg.text] = true;
    } else if (flags.includes('code') && /^[A-Za-z]{3}$/.test(arg.text) && isValid('currency', arg.text)) {
      style.code = arg.text.toUpperCase();
    } else {
      reject(
        arg,
        `${call.name} does not take "${arg.text}".`,
        flags.length ? `It takes ${flags.join(', ')}.` : `Write ${call.name} alone.`,
      );
    }
  }
  return style;
}

export const words = (call: FormatCall, allowed: readonly string[]): string | undefined => {
  takeCount(call, 0, 1, `${call.name}:${allowed[0] ?? ''}`);
  const [arg] = call.args;
  if (!arg) return undefined;
  if (arg.kind === 'word' && allowed.includes(arg.text)) return arg.text;
  return reject(arg, `${call.name} does not know "${arg.text}".`, `Known: ${allowed.join(', ')}.`);
};

export const strings = (call: FormatCall): string[] =>
  call.args.map((arg) =>
    arg.kind === 'string'
      ? arg.text
      : reject(arg, `${call.name} takes quoted text.`, `Write ${call.name}:"${arg.text}".`),
  );
