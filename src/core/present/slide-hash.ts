/** What stands after the `#` of an address while a slide is shown. `index` counts from 0, an address from 1. */
export const slideHash = (index: number): string => `#slide=${index + 1}`;

/** The slide that an address names (`#slide=3` or `#/3`), from 0; undefined where it names none of `total`. */
export function slideOfHash(hash: string, total: number): number | undefined {
  const [, digits = ''] = /^#(?:slide=|\/)(\d{1,6})$/u.exec(hash) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= total ? number - 1 : undefined;
}
