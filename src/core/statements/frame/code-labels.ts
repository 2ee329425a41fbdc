/** `3`, `02`, `60+`, `<1 year`, `18-34`, `3-5 years`, `under 25`: a number, or a range of them, whatever of. */
const NUMBER =
  /^(?:(?:[<>≤≥]=?|under|over|up to|below|above)\s?)?\d{1,6}(?:[.,]\d{1,2})?(?:\s?(?:[-–—]|to)\s?\d{1,6}(?:[.,]\d{1,2})?)?\s?\+?(?:\s\p{Ll}{1,8}\.?)?$/iu;
/** `P3`, `S-11`, `B`: a letter with or without a number. Quarters, halves and weeks are times. */
const CODE = /^(?![QHW]\d{1,2}$)\p{Lu}(?:[-\s]?\d{1,7})?$/u;
const YEAR = /^(?:19|20)\d\d$/;
/** Letters that stand for what everyone reads in them. */
const SEX = /^(?:sex|gender)$/i;
const MOST_WITHOUT = 0.4;

/** Whether one label does. */
export const isCode = (label: string, noun: string): boolean =>
  NUMBER.test(label) || (CODE.test(label) && !SEX.test(noun));

/** Whether labels say little without what they are labels of: "parity 3", "age group 18-34", "priority P3". */
export function areCodes(labels: readonly unknown[], noun: string): boolean {
  const texts = labels.filter((label) => typeof label === 'string');
  if (texts.length === 0 || texts.length < labels.length || texts.every((text) => YEAR.test(text)))
    return false;
  return texts.filter((text) => !isCode(text, noun)).length <= MOST_WITHOUT * texts.length;
}
