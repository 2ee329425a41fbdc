import { foldedName } from '../../../intake/roles/name-words.js';
import { isKnownUnit } from '../../../intake/columns/units.js';
import type { Measure } from '../../frame/measure.js';

/** Words that many names share without being of one thing. */
const GENERAL: ReadonlySet<string> = new Set(
  'total average mean median number count value values rate share level per of in the and day days hour hours minute minutes month year percent percentage date time index score'.split(
    ' ',
  ),
);

/**
 * One of two columns is made of the other, as its name says by having all words of the other: an amount and the same in euros, an age and
 * its group. That they go together is arithmetic.
 */
export function isMadeOf(a: string, b: string): boolean {
  const words = (name: string): string[] =>
    foldedName(name)
      .split(' ')
      .filter((word) => word.length > 2 && !GENERAL.has(word) && !isKnownUnit(word))
      .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  const [first, second] = [words(a), words(b)];
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  return short.length > 0 && short.every((word) => long.includes(word));
}

const QUANTITY =
  /(?:^| )(?:units?|quantit\p{L}+|qty|pieces|visitors|visits|nights|guests|tickets|kwh|mwh|consumption|electricity|gas|water|litres?|liters?|hours|days|seats|orders|items|area|sqm|menge|stück|besucher|nächte|verbrauch|quantité|visiteurs|cantidad|visitantes|quantidade)(?: |$)/iu;

/** Money and what it is paid for: price times quantity. */
export const isPriced = (a: Measure, b: Measure): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([money, thing]) => money?.format.startsWith('currency') && QUANTITY.test(foldedName(thing?.noun ?? '')),
  );
