import type { Amount, Amounts } from '../views/amounts.js';
import type { Slot } from '../types.js';

/** Slots for one category: its value, and its name. */
export const valueOf = (
  { measure }: Pick<Amounts, 'measure'>,
  { of, value }: Pick<Amount, 'of' | 'value'>,
): Slot => ({
  as: 'value',
  expr: of,
  measure,
  value,
});

export const nameOf = ({ dimension }: Pick<Amounts, 'dimension'>, { name }: Pick<Amount, 'name'>): Slot => ({
  as: 'name',
  expr: name,
  dimension,
});

export const namesOf = (
  { dimension }: Pick<Amounts, 'dimension'>,
  some: readonly Pick<Amount, 'name'>[],
): Slot => ({
  as: 'names',
  exprs: some.map(({ name }) => name),
  dimension,
});

/** The part that amounts have in the sum of all. */
export const shareOf = (
  { sum, total }: Pick<Amounts, 'sum' | 'total'>,
  some: readonly Pick<Amount, 'of' | 'value'>[],
  digits = 0,
): Slot => ({
  as: 'percent',
  digits,
  value: some.reduce((held, { value }) => held + value, 0) / total,
  expr:
    some.length === 1
      ? `${some[0]?.of ?? ''} / ${sum}`
      : `(${some.map(({ of }) => of).join(' + ')}) / ${sum}`,
});

export const countOf = ({ dimension }: Pick<Amounts, 'dimension'>, expr: string): Slot => ({
  as: 'count',
  expr,
  of: dimension,
});
