import { isParticiple } from './quantity-names.js';

/** `3`, `02`, `60+`, `<1 year`, `18-34`, `3-5 years`, `under 25`: a number, or a range of them, whatever of. */
const NUMBER =
  /^(?:(?:[<>≤≥]=?|under|over|up to|below|above)\s?)?\d{1,6}(?:[.,]\d{1,2})?(?:\s?(?:[-–—]|to)\s?\d{1,6}(?:[.,]\d{1,2})?)?\s?\+?(?:\s?%|\s\p{Ll}{1,8}\.?)?$/u;
/** `P3`, `S-11`, `B`: a letter with or without a number. Quarters, halves and weeks are times. */
const CODE = /^(?![QHW]\d{1,2}$)\p{Lu}(?:[-\s]?\d{1,7})?$/u;
/** An answer, whatever was asked. */
const ANSWER = /^(?:yes|no|ja|nein|oui|non|sí|si|sim|não|nao|nee)$/iu;
/** How much, whatever of: "risk high", "patient experience above". */
const LEVEL =
  /^(?:(?:very |extremely )?(?:high|low|good|poor|bad)|medium|moderate|average|fair|excellent|above|below|same(?: as)?)$/i;
/** `2025`, `2024-25`: years, and those that begin in one and end in the next. */
const YEAR = /^(?:19|20)\d\d(?:\s?[-–/]\s?\d{2,4})?(?!\d)/;
/** Letters that stand for what everyone reads in them. */
const SEX = /^(?:sex|gender)$/i;
const MOST_WITHOUT = 0.4;

/** Whether one label does. */
export const isCode = (label: string, noun: string): boolean =>
  !YEAR.test(label) &&
  (NUMBER.test(label) || ANSWER.test(label) || LEVEL.test(label) || (CODE.test(label) && !SEX.test(noun)));

/** Whether labels say little without what they are labels of: "parity 3", "age group 18-34", "priority P3". */
export function areCodes(labels: readonly unknown[], noun: string): boolean {
  const texts = labels.filter((label) => typeof label === 'string');
  if (texts.length === 0 || texts.length < labels.length) return false;
  return texts.filter((text) => !isCode(text, noun)).length <= MOST_WITHOUT * texts.length;
}

/** What the yes and the no of a column are called. */
export interface FlagNames {
  yes: string;
  no: string;
}

/** Groups by yes and no as things: `is_returned` parts returned orders from orders not returned; undefined for other labels. */
export function flagNames(labels: readonly unknown[], noun: string, things: string): FlagNames | undefined {
  const isFlag =
    labels.length > 0 && labels.every((label) => typeof label === 'boolean' || label === 0 || label === 1);
  const [, verb = '', what = ''] = /^(?:(is|was|are|has|have|had) )?(.+)$/i.exec(noun) ?? [];
  if (!isFlag || things === '' || what === '') return undefined;
  if (/^ha/i.test(verb)) return { yes: `${things} with ${what}`, no: `${things} without ${what}` };
  if (isParticiple(what)) return { yes: `${what} ${things}`, no: `${things} not ${what}` };
  return verb === '' ? undefined : { yes: `${what} ${things}`, no: `other ${things}` };
}
