import { DeckError } from '../errors.js';
import type { Frame } from './frame.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';

/** A scale that shapes can be placed on. Throws `invalid` for values that lie farther apart than a number can say. */
export function finiteScale(
  frame: Frame,
  values: readonly (number | null)[],
  wanted: number,
  zero: boolean,
): ValueScale {
  const scale = valueScale(values, wanted, zero);
  if (Number.isFinite(scale.max - scale.min)) return scale;
  throw new DeckError('invalid', `The values of this ${frame.spec.type} are outside what can be drawn.`, {
    hint: 'Scale or round the values in the SQL, or show them as a table.',
  });
}
