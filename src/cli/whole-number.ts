import { UsageError } from './usage-error.js';

/** The number that an option was given; undefined where it was not. */
export function wholeNumber(
  text: string | undefined,
  option: string,
  most: number,
  least = 0,
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} takes a whole number from ${least} to ${most}, not "${text}".`);
}
